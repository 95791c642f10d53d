import { Box, Flex, Grid } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { NumberField, Select } from '../../fields/textFields.tsx'
import { SwitchField } from '../../fields/SwitchField.tsx'

/** The values of a form with rules; it may contain more. */
export interface RulesValues {
  /** `savedId`: the services' id, empty until the rule is saved. `value`: the number as typed. */
  rules: { savedId: string; roleCode: string; value: string; isActive: boolean }[]
}

export const newRule: RulesValues['rules'][number] = { savedId: '', roleCode: '', value: '0', isActive: true }

/** The highest number of approvals per day in a rule. */
const highestValue = 1_000_000

/** Returns the rules for the input: a rule without a number has no limit. */
export const ruleInputs = (rules: RulesValues['rules']) =>
  rules.map(({ roleCode, value, isActive }) => ({ roleCode, value: Number(value.trim() || 0), isActive }))

interface Props {
  form: UseFormReturn<RulesValues>
  roles: readonly { code: string; name: string; description: string }[]
  hint: string
  /** The text if there is no rule yet. */
  none: string
  /** Whether a saved rule keeps its role, because rules are stored by role. */
  isRoleFixed?: boolean
  /**
   * Deletes a saved rule at once. Rejects if that failed, after the user has been notified. If left out, the rule is
   * deleted with the save.
   */
  onDelete?: (savedId: string) => Promise<unknown>
  isDeleting: boolean
}

/** The roles that may approve and reject, and how often per day (decision D-102). */
export default function RuleRows({ form, roles, hint, none, isRoleFixed, onDelete, isDeleting }: Props) {
  const { t } = useTranslation(['review', 'shared'])
  const { control } = form
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' })
  const { errors } = useFormState({ control, name: 'rules' })
  const error = errors.rules?.root?.message ?? errors.rules?.message
  const rules = useWatch({ control, name: 'rules' })

  const removeSaved = async (index: number, savedId: string) => {
    const wasDirty = form.formState.isDirty
    try {
      await onDelete!(savedId)
    } catch {
      // The user has been notified; the rule stays.
      return
    }
    remove(index)
    // The rule has been deleted already: this is no unsaved change.
    if (!wasDirty) form.reset(form.getValues())
  }
  const isOnce = (code: unknown, values: RulesValues) =>
    !code || values.rules.filter(({ roleCode }) => roleCode === code).length < 2 || t('rules.duplicate')
  return (
    <Box>
      <Box color="fg.muted" marginBlockEnd="4" maxWidth="64ch">
        {hint}
      </Box>
      {fields.length === 0 && (
        <Box color="fg.muted" marginBlockEnd="3">
          {none}
        </Box>
      )}
      {fields.map((row, index) => {
        const role = roles.find(({ code }) => code === rules[index]?.roleCode)
        const name = role?.name ?? t('rules.number', { replace: { number: index + 1 } })
        const label = t('remove', { ns: 'shared', replace: { name } })
        const icon = <Trash2 size={14} aria-hidden />
        const isFixed = isRoleFixed && row.savedId !== ''
        return (
          <Box
            key={row.id}
            role="group"
            aria-label={t('rules.number', { replace: { number: index + 1 } })}
            border="1px solid"
            borderColor="border"
            borderRadius="8px"
            padding="3"
            marginBlockEnd="3"
          >
            <Grid templateColumns={{ base: '1fr', sm: '1fr 180px' }} gap="3" alignItems="start">
              <Select
                control={control}
                name={`rules.${index}.roleCode`}
                label={t('rules.role')}
                isRequired
                placeholder={t('rules.chooseRole')}
                rules={{ validate: isOnce, deps: fields.map((_, other) => `rules.${other}.roleCode` as const) }}
                options={roles
                  .filter(({ code }) => !isFixed || code === row.roleCode)
                  .map(({ code, name: roleName }) => ({ value: code, label: roleName }))}
              />
              <NumberField
                control={control}
                name={`rules.${index}.value`}
                label={t('rules.value')}
                hint={t('rules.valueHint')}
                min={0}
                max={highestValue}
                isWhole
              />
            </Grid>
            <Flex gap="4" alignItems="center" marginBlockStart="3">
              <SwitchField control={control} name={`rules.${index}.isActive`} label={t('rules.active')} />
              <Box flex="1" minWidth="0" color="fg.muted" fontSize="12.5px" overflowWrap="anywhere">
                {role?.description}
              </Box>
              {row.savedId && onDelete ? (
                <ConfirmButton
                  kind="quiet"
                  shape="square"
                  aria-label={label}
                  title={label}
                  disabled={isDeleting}
                  onConfirm={() => void removeSaved(index, row.savedId)}
                >
                  {icon}
                </ConfirmButton>
              ) : (
                <Button kind="quiet" shape="square" aria-label={label} title={label} onClick={() => remove(index)}>
                  {icon}
                </Button>
              )}
            </Flex>
          </Box>
        )
      })}
      <Button size="small" onClick={() => append(newRule)}>
        <Plus size={14} aria-hidden />
        {t('rules.add')}
      </Button>
      {error && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </Box>
  )
}

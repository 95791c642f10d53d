import { Box, Flex, Grid } from '@chakra-ui/react'
import { Plus, Trash2 } from 'lucide-react'
import { useFieldArray, useFormState, useWatch, type UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/Button.tsx'
import { ConfirmButton } from '../../../shared/ConfirmButton.tsx'
import { NumberField, Select } from '../../../shared/fields/textFields.tsx'
import { SwitchField } from '../../../shared/fields/SwitchField.tsx'
import { useAction } from '../../../shared/useAction.ts'
import { highestRuleValue, newRule, type FolderValues } from './folderValues.ts'
import type { RuleRows_query$key } from './__generated__/RuleRows_query.graphql.ts'
import type { RuleRowsDeleteMutation } from './__generated__/RuleRowsDeleteMutation.graphql.ts'

interface Props {
  form: UseFormReturn<FolderValues>
  /** null: the folder is not saved yet. */
  folderId: string | null
  query: RuleRows_query$key
}

/** Which roles may approve and reject in the folder, and how often a day (decision D-102). */
export default function RuleRows({ form, folderId, query }: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const { control } = form
  const { roleOptions } = useFragment(graphql`
    fragment RuleRows_query on Query {
      roleOptions { code name description }
    }
  `, query)
  const { fields, append, remove } = useFieldArray({ control, name: 'rules' })
  const { errors } = useFormState({ control, name: 'rules' })
  const error = errors.rules?.root?.message ?? errors.rules?.message
  const rules = useWatch({ control, name: 'rules' })
  const [deleteRule, isDeleting] = useAction<RuleRowsDeleteMutation>(graphql`
    mutation RuleRowsDeleteMutation($input: DeleteVerificationFolderRuleInput!) {
      deleteVerificationFolderRule(input: $input) { verificationFolder { id canReview ...FolderForm_folder } }
    }
  `, { success: t('rules.deleted'), failure: (error) => t('rules.deleteFailed', { replace: { reason: error.message || t('saveFailed') } }) })

  const removeSaved = async (index: number, ruleDatabaseId: string) => {
    const wasDirty = form.formState.isDirty
    try {
      await deleteRule({ input: { folderId: folderId!, ruleDatabaseId } })
    } catch {
      // The user has been told; the rule stays.
      return
    }
    remove(index)
    // It is gone for good: nothing of that is left to save.
    if (!wasDirty) form.reset(form.getValues())
  }
  const isOnce = (code: unknown, values: FolderValues) => !code || values.rules.filter(({ roleCode }) => roleCode === code).length < 2 || t('rules.duplicate')
  return (
    <Box>
      <Box color="fg.muted" marginBlockEnd="4" maxWidth="64ch">{t('rules.hint')}</Box>
      {fields.length === 0 && <Box color="fg.muted" marginBlockEnd="3">{t('rules.none')}</Box>}
      {fields.map((row, index) => {
        const role = roleOptions.find(({ code }) => code === rules[index]?.roleCode)
        const name = role?.name ?? t('rules.number', { replace: { number: index + 1 } })
        const label = t('remove', { ns: 'shared', replace: { name } })
        const icon = <Trash2 size={14} aria-hidden />
        return (
          <Box key={row.id} role="group" aria-label={t('rules.number', { replace: { number: index + 1 } })} border="1px solid" borderColor="border" borderRadius="8px" padding="3" marginBlockEnd="3">
            <Grid templateColumns={{ base: '1fr', sm: '1fr 180px' }} gap="3" alignItems="start">
              <Select
                control={control} name={`rules.${index}.roleCode`} label={t('rules.role')} isRequired placeholder={t('rules.chooseRole')}
                rules={{ validate: isOnce, deps: fields.map((_, other) => `rules.${other}.roleCode` as const) }}
                options={roleOptions.map(({ code, name: roleName }) => ({ value: code, label: roleName }))}
              />
              <NumberField control={control} name={`rules.${index}.value`} label={t('rules.value')} hint={t('rules.valueHint')} min={0} max={highestRuleValue} isWhole />
            </Grid>
            <Flex gap="4" alignItems="center" marginBlockStart="3">
              <SwitchField control={control} name={`rules.${index}.isActive`} label={t('rules.active')} />
              <Box flex="1" minWidth="0" color="fg.muted" fontSize="12.5px" overflowWrap="anywhere">{role?.description}</Box>
              {row.savedId && folderId
                ? <ConfirmButton kind="quiet" shape="square" aria-label={label} title={label} disabled={isDeleting} onConfirm={() => void removeSaved(index, row.savedId)}>{icon}</ConfirmButton>
                : <Button kind="quiet" shape="square" aria-label={label} title={label} onClick={() => remove(index)}>{icon}</Button>}
            </Flex>
          </Box>
        )
      })}
      <Button size="small" onClick={() => append(newRule)}><Plus size={14} aria-hidden />{t('rules.add')}</Button>
      {error && <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">{error}</Box>}
    </Box>
  )
}

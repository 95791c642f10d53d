import { Box } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button } from '../../../shared/ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { errorText } from '../../../shared/format/errorText.ts'
import type { RequestError } from '../../../shared/requestError.ts'
import RuleRows, { ruleInputs, type RulesValues } from '../../../shared/review/form/RuleRows.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useUnsavedGuard } from '../../../shared/hooks/useUnsavedGuard.tsx'
import type { RulesForm_query$key } from './__generated__/RulesForm_query.graphql.ts'
import type { RulesFormDeleteMutation } from './__generated__/RulesFormDeleteMutation.graphql.ts'
import type { RulesFormSaveMutation } from './__generated__/RulesFormSaveMutation.graphql.ts'

const ruleModule = 'GREETING'

interface Props {
  query: RulesForm_query$key
  onClose: () => void
  onChanged: () => void
}

/** The form for all rules. The role of a saved rule cannot be changed, and rules are deleted at once. */
export default function RulesForm({ query, onClose, onChanged }: Props) {
  const { t } = useTranslation(['inboundCandidates', 'shared'])
  const { companyRoles, roleRules } = useFragment(
    graphql`
    fragment RulesForm_query on Query {
      companyRoles @required(action: THROW) { code name description }
      roleRules(module: "GREETING") @required(action: THROW) { id roleCode value isActive }
    }
  `,
    query,
  )
  const form = useForm<RulesValues>({
    defaultValues: {
      rules: roleRules.map(({ id, roleCode, value, isActive }) => ({
        savedId: id,
        roleCode,
        value: String(value),
        isActive,
      })),
    },
  })
  const { isDirty } = form.formState
  const guard = useUnsavedGuard(
    () => isDirty,
    () => {},
  )
  // Shown in the dialog as well: assistive technology does not reach a toast outside an open dialog.
  const [failure, setFailure] = useState('')
  const failed = (key: 'saveFailed' | 'deleteFailed') => (error: RequestError) =>
    t(key, { replace: { message: errorText(error) } })
  const [save, isSaving] = useAction<RulesFormSaveMutation>(
    graphql`
    mutation RulesFormSaveMutation($input: SaveRoleRulesInput!) { saveRoleRules(input: $input) { rules { id value isActive } } }
  `,
    { success: t('saved'), failure: failed('saveFailed') },
  )
  const [remove, isDeleting] = useAction<RulesFormDeleteMutation>(
    graphql`
    mutation RulesFormDeleteMutation($input: DeleteRoleRuleInput!) { deleteRoleRule(input: $input) { deletedRoleRuleId } }
  `,
    { success: t('deleted'), failure: failed('deleteFailed') },
  )

  const submit = form.handleSubmit(async ({ rules }) => {
    // Without rules there is nothing to save: deleted ones have already been removed.
    if (rules.length > 0) {
      setFailure('')
      try {
        await save({ input: { rules: ruleInputs(rules).map((rule) => ({ ...rule, module: ruleModule })) } })
      } catch (error) {
        // The input is preserved.
        setFailure(failed('saveFailed')(error as RequestError))
        return
      }
      onChanged()
    }
    guard.release()
    onClose()
  })
  const deleteRule = async (id: string) => {
    setFailure('')
    await remove({ input: { id } }).catch((error: RequestError) => {
      setFailure(failed('deleteFailed')(error))
      throw error
    })
    onChanged()
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} style={{ display: 'contents' }}>
      <DrawerBody minHeight="320px">
        <RuleRows
          form={form}
          roles={companyRoles}
          hint={t('rulesHint')}
          none={t('noRules')}
          isRoleFixed
          onDelete={deleteRule}
          isDeleting={isDeleting}
        />
      </DrawerBody>
      <DrawerFooter>
        <Box role="alert" flexBasis="100%" color="status.red.fg" hidden={!failure}>
          {failure}
        </Box>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" type="submit" disabled={isSaving} aria-busy={isSaving}>
          {t('save')}
        </Button>
      </DrawerFooter>
      {guard.dialog}
    </form>
  )
}

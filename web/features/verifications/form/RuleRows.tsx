import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import SharedRuleRows, { type RulesValues } from '../../../shared/review/form/RuleRows.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import type { FolderValues } from './folderValues.ts'
import type { RuleRows_query$key } from './__generated__/RuleRows_query.graphql.ts'
import type { RuleRowsDeleteMutation } from './__generated__/RuleRowsDeleteMutation.graphql.ts'

interface Props {
  form: UseFormReturn<FolderValues>
  /** Null if the folder has not been saved yet. */
  folderId: string | null
  query: RuleRows_query$key
}

/** The roles that may approve and reject in the folder, and how often a day (decision D-102). */
export default function RuleRows({ form, folderId, query }: Props) {
  const { t } = useTranslation('verifications')
  const { companyRoles } = useFragment(
    graphql`
    fragment RuleRows_query on Query {
      companyRoles @required(action: THROW) { code name description }
    }
  `,
    query,
  )
  const [deleteRule, isDeleting] = useAction<RuleRowsDeleteMutation>(
    graphql`
    mutation RuleRowsDeleteMutation($input: DeleteVerificationFolderRuleInput!) {
      deleteVerificationFolderRule(input: $input) { verificationFolder { id canReview ...FolderForm_folder } }
    }
  `,
    {
      success: t('rules.deleted'),
      failure: (error) => t('rules.deleteFailed', { replace: { reason: getErrorTextOr(error, t('saveFailed')) } }),
    },
  )
  return (
    <SharedRuleRows
      // The rules are part of the folder's form; its other fields are not touched here.
      form={form as unknown as UseFormReturn<RulesValues>}
      roles={companyRoles}
      hint={t('rules.hint')}
      none={t('rules.none')}
      isDeleting={isDeleting}
      onDelete={folderId === null ? undefined : (ruleId) => deleteRule({ input: { folderId, ruleId } })}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import type { useDecisionApproveMutation } from './__generated__/useDecisionApproveMutation.graphql.ts'
import type { useDecisionRejectMutation } from './__generated__/useDecisionRejectMutation.graphql.ts'

export type Decision = 'APPROVE' | 'REJECT'

/** Approves or rejects the publication of a job. When `decide` rejects, the error has already been shown. */
export function useDecision() {
  const { t } = useTranslation('publishApprovals')
  const [approve, isApproving] = useAction<useDecisionApproveMutation>(
    graphql`
    mutation useDecisionApproveMutation($input: ApproveJobPublicationInput!) {
      approveJobPublication(input: $input) { publication { id status } }
    }
  `,
    { success: t('done.APPROVE') },
  )
  const [reject, isRejecting] = useAction<useDecisionRejectMutation>(
    graphql`
    mutation useDecisionRejectMutation($input: RejectJobPublicationInput!) {
      rejectJobPublication(input: $input) { publication { id status } }
    }
  `,
    { success: t('done.REJECT') },
  )
  const decide = (id: string, decision: Decision): Promise<unknown> =>
    decision === 'APPROVE' ? approve({ input: { id } }) : reject({ input: { id } })
  return [decide, isApproving || isRejecting] as const
}

import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../hooks/useAction.ts'
import type { useRequestAskMutation } from './__generated__/useRequestAskMutation.graphql.ts'
import type { useRequestWithdrawMutation } from './__generated__/useRequestWithdrawMutation.graphql.ts'

/** The actions of a job's owner for its approval: requesting it again, and withdrawing the request. */
export function useRequest(jobId: string, onChanged: () => void) {
  const { t } = useTranslation('jobApprovals')
  const [ask, isAsking] = useAction<useRequestAskMutation>(
    graphql`
    mutation useRequestAskMutation($input: AskJobApprovalInput!) {
      askJobApproval(input: $input) { job { id status approvalStatus ...ApprovalSection_job } }
    }
  `,
    { success: t('done.ASK') },
  )
  const [withdraw, isWithdrawing] = useAction<useRequestWithdrawMutation>(
    graphql`
    mutation useRequestWithdrawMutation($input: WithdrawJobApprovalInput!) {
      withdrawJobApproval(input: $input) { job { id status approvalStatus ...ApprovalSection_job } }
    }
  `,
    { success: t('done.WITHDRAW') },
  )
  const input = { jobId }
  return {
    ask: () => void ask({ input }).then(onChanged, onChanged),
    withdraw: () => void withdraw({ input }).then(onChanged, onChanged),
    isSending: isAsking || isWithdrawing,
  }
}

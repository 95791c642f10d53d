import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useMutationCall } from '../hooks/useAction.ts'
import { VerdictForm } from '../verdicts/VerdictForm.tsx'
import type { JobVerdictMutation } from './__generated__/JobVerdictMutation.graphql.ts'

const mutation = graphql`
  mutation JobVerdictMutation($input: DecideJobApprovalInput!) {
    decideJobApproval(input: $input) { job { id status approvalStatus ...ApprovalSection_job } }
  }
`

interface Props {
  stepId: string
  /** The version of the shown job: a decision on another version is refused. */
  version: number | null
  onDone: () => void
}

/** The form for the decision on a new job. */
export function JobVerdict({ stepId, version, onDone }: Props) {
  const { t } = useTranslation('jobApprovals')
  const [call, isSending] = useMutationCall()
  return (
    <VerdictForm
      hint={t('commentHint')}
      sayWhy={t('sayWhy')}
      isSending={isSending}
      onVerdict={async (verdict, comment, onFieldError) => {
        const input = { stepId, verdict, comment, version }
        const texts = { success: t(`done.${verdict}`) }
        // The error has been reported; the job shows its current state.
        await call<JobVerdictMutation>(mutation, { input }, texts, { onFieldError }).catch(() => undefined)
        onDone()
      }}
    />
  )
}

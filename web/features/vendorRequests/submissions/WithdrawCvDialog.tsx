import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../../shared/list/dialogs/QuestionDialog.tsx'
import { asMutation } from '../../../shared/list/typed.ts'
import type { WithdrawCvDialogMutation } from './__generated__/WithdrawCvDialogMutation.graphql.ts'

const mutation = asMutation<WithdrawCvDialogMutation>(graphql`
  mutation WithdrawCvDialogMutation($input: WithdrawVendorSubmissionInput!) {
    withdrawVendorSubmission(input: $input) { submission { id ...SubmissionsTable_submission } }
  }
`)

interface Props {
  id: string
  /** The candidate's name. */
  name: string
  onClose: () => void
}

/** Asks before a vendor withdraws a CV. */
export function WithdrawCvDialog({ id, name, onClose }: Props) {
  const { t } = useTranslation('vendorRequests')
  const [run, isRunning] = useAction<WithdrawCvDialogMutation>(mutation, { success: t('withdrawn') })
  return (
    <QuestionDialog
      title={t('withdrawCv')}
      question={t('withdrawQuestion', { replace: { name } })}
      hint={t('withdrawHint')}
      isDanger
      isRunning={isRunning}
      onConfirm={() => void run({ input: { id } }).then(onClose, onClose)}
      onClose={onClose}
    />
  )
}

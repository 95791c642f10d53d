import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { QuestionDialog } from '../../shared/list/dialogs/QuestionDialog.tsx'
import type { UserStatusDialogMutation } from './__generated__/UserStatusDialogMutation.graphql.ts'

interface Props {
  user: { readonly id: string; readonly fullName: string; readonly isActive: boolean }
  version: number
  onClose: (isChanged: boolean) => void
}

/** Asks before an account is disabled, which ends its sessions, or enabled again. */
export default function UserStatusDialog({ user: { id, fullName, isActive }, version, onClose }: Props) {
  const { t } = useTranslation('users')
  const [run, isRunning] = useAction<UserStatusDialogMutation>(
    graphql`
    mutation UserStatusDialogMutation($input: SetUserStatusInput!) {
      setUserStatus(input: $input) { user { id ...UsersPage_user ...UserDialog_user } }
    }
  `,
    { success: t(isActive ? 'disabled' : 'enabled', { replace: { name: fullName } }) },
  )
  // On failure the error has already been shown, and the list shows the current state.
  const done = () => onClose(true)
  return (
    <QuestionDialog
      title={t(isActive ? 'disable' : 'enable')}
      question={t(isActive ? 'disableQuestion' : 'enableQuestion', { replace: { name: fullName } })}
      hint={t(isActive ? 'disableHint' : 'enableHint')}
      isDanger={isActive}
      isRunning={isRunning}
      onConfirm={() => void run({ input: { id, version, isActive: !isActive } }).then(done, done)}
      onClose={() => onClose(false)}
    />
  )
}

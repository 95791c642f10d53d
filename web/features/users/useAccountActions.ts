import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import type { useAccountActionsPasswordMutation } from './__generated__/useAccountActionsPasswordMutation.graphql.ts'
import type { useAccountActionsSignOutMutation } from './__generated__/useAccountActionsSignOutMutation.graphql.ts'
import type { useAccountActionsVerifyMutation } from './__generated__/useAccountActionsVerifyMutation.graphql.ts'

/** Actions on an account, by its global id, that run without a dialog; a toast shows the result. */
export function useAccountActions() {
  const { t } = useTranslation('users')
  const [verify] = useAction<useAccountActionsVerifyMutation>(
    graphql`
    mutation useAccountActionsVerifyMutation($input: SendVerificationEmailInput!) {
      sendVerificationEmail(input: $input) { address }
    }
  `,
    { success: ({ sendVerificationEmail: { address } }) => t('verificationSent', { replace: { address } }) },
  )
  const [sendLink] = useAction<useAccountActionsPasswordMutation>(
    graphql`
    mutation useAccountActionsPasswordMutation($input: SendPasswordLinkInput!) {
      sendPasswordLink(input: $input) { address }
    }
  `,
    { success: ({ sendPasswordLink: { address } }) => t('passwordLinkSent', { replace: { address } }) },
  )
  const [signOut] = useAction<useAccountActionsSignOutMutation>(
    graphql`
    mutation useAccountActionsSignOutMutation($input: SignOutUserInput!) { signOutUser(input: $input) { user { id } } }
  `,
    { success: t('signedOut') },
  )
  return {
    verify: (id: string) => void verify({ input: { id } }).catch(() => {}),
    sendLink: (id: string, isInvitation: boolean) => void sendLink({ input: { id, isInvitation } }).catch(() => {}),
    signOut: (id: string) => void signOut({ input: { id } }).catch(() => {}),
  }
}

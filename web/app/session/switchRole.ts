import i18n from 'i18next'
import { commitMutation, graphql } from 'react-relay/hooks'
import { setLeavingUnconfirmed } from '../../shared/hooks/leaving.ts'
import { isPassing, RequestError } from '../../shared/requestError.ts'
import { toaster } from '../../shared/ui/toaster.tsx'
import { config } from '../config.ts'
import { currentEnvironment } from '../relay/provider.tsx'
import type { switchRoleMutation } from './__generated__/switchRoleMutation.graphql.ts'
import { keepNotice } from './notice.ts'
import { getCurrentPath, renewForRole, signIn, signInForRole, notifyRoleSwitched } from './tokens.ts'

/**
 * Switches to another role of the user: records the choice, renews the token, and reloads every tab, this one at
 * `returnTo`. Resolves only if the switch failed; the user has been notified by then.
 */
export async function switchRole(role: string, returnTo = getCurrentPath()): Promise<void> {
  try {
    await choose(role)
  } catch (error) {
    if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return
    // Only the services know that a role has been deleted; a request that did not reach them says nothing about it.
    toaster.error(i18n.t(isPassing(error) ? 'roleSwitchFailed' : 'roleDeleted'))
    return
  }
  setLeavingUnconfirmed(true)
  try {
    await renewAndReload(role, returnTo)
  } catch {
    toaster.error(i18n.t('roleSwitchFailed'))
  } finally {
    setLeavingUnconfirmed(false)
  }
}

async function renewAndReload(role: string, returnTo: string): Promise<void> {
  // A refresh token renews the role that it was issued for, and a provider on another site receives no cookie in a
  // frame.
  if (config.renewal === 'refresh-token') return signIn(returnTo, role)
  const isRenewed = await renewForRole().catch(() => signInForRole(role, returnTo))
  if (!isRenewed) throw new Error('The renewal brought no token')
  keepNotice('roleSwitched')
  notifyRoleSwitched()
  history.replaceState(null, '', returnTo)
  location.reload()
  return new Promise<never>(() => {})
}

function choose(roleCode: string): Promise<void> {
  return new Promise((resolve, reject) => {
    commitMutation<switchRoleMutation>(currentEnvironment(), {
      mutation: graphql`
        mutation switchRoleMutation($input: SwitchRoleInput!) {
          switchRole(input: $input) {
            roleCode
          }
        }
      `,
      variables: { input: { roleCode } },
      onCompleted: () => resolve(),
      onError: reject,
    })
  })
}

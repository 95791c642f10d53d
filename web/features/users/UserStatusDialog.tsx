import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import type { UserStatusDialogMutation } from './__generated__/UserStatusDialogMutation.graphql.ts'

interface Props {
  user: { readonly id: string; readonly fullName: string; readonly isActive: boolean }
  version: number
  onClose: (isChanged: boolean) => void
}

/** Asks before an account is disabled, which ends what it is signed in with, or enabled again. */
export default function UserStatusDialog({ user: { id, fullName, isActive }, version, onClose }: Props) {
  const { t } = useTranslation(['users', 'shared'])
  const [run, isRunning] = useAction<UserStatusDialogMutation>(
    graphql`
    mutation UserStatusDialogMutation($input: SetUserStatusInput!) {
      setUserStatus(input: $input) { user { id ...UsersPage_user ...UserDialog_user } }
    }
  `,
    { success: t(isActive ? 'disabled' : 'enabled', { replace: { name: fullName } }) },
  )
  // Failed: the user has been told, and the list shows what there is now.
  const confirm = () =>
    run({ input: { id, version, isActive: !isActive } }).then(
      () => onClose(true),
      () => onClose(true),
    )
  return (
    <Drawer place="center" width="440px" title={t(isActive ? 'disable' : 'enable')} onClose={() => onClose(false)}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">
          {t(isActive ? 'disableQuestion' : 'enableQuestion', { replace: { name: fullName } })}
        </Text>
        <Text color="fg.muted">{t(isActive ? 'disableHint' : 'enableHint')}</Text>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={() => onClose(false)}>{t('cancel', { ns: 'shared' })}</Button>
        <Button
          kind={isActive ? 'danger' : 'primary'}
          disabled={isRunning}
          aria-busy={isRunning}
          onClick={() => void confirm()}
        >
          {t(isActive ? 'disable' : 'enable')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

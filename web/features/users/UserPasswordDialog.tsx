import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { PasswordField } from '../../shared/passwords/PasswordField.tsx'
import type { UserPasswordDialogMutation } from './__generated__/UserPasswordDialogMutation.graphql.ts'

const change = asMutation<UserPasswordDialogMutation>(graphql`
  mutation UserPasswordDialogMutation($input: SetUserPasswordInput!) {
    setUserPassword(input: $input) { user { id } }
  }
`)

interface Values {
  next: string
  current: string
}
const fields = { newPassword: 'next', currentPassword: 'current' } as const
const secrets = ['next', 'current'] as const

interface Props {
  user: {
    readonly id: string
    readonly userName: string
    readonly fullName: string
    readonly email: string | null | undefined
  }
  onClose: (isChanged: boolean) => void
}

/** Sets the password of a user, which requires the administrator's own password (decision D-117). */
export default function UserPasswordDialog({ user: { id, userName, fullName, email }, onClose }: Props) {
  const { t } = useTranslation('users')
  return (
    <EntityDialog<Values>
      title={t('passwordOf', { replace: { name: fullName } })}
      draft={`user-password:${userName}`}
      isNew={false}
      values={{ next: '', current: '' }}
      fields={fields}
      secrets={secrets}
      save={({ next, current }) => saveBy(change, { input: { id, newPassword: next, currentPassword: current } })}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Text color="fg.muted">{t('setPasswordHint')}</Text>
          <PasswordField
            control={control}
            name="next"
            label={t('newPassword')}
            hint={t('passwordRule')}
            isRequired
            about={[userName, fullName, email ?? '']}
          />
          <PasswordField
            control={control}
            name="current"
            label={t('ownPassword')}
            hint={t('ownPasswordHint')}
            isRequired
            isCurrent
          />
        </>
      )}
    </EntityDialog>
  )
}

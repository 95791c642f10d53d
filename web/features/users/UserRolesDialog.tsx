import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { UserRolesDialogMutation } from './__generated__/UserRolesDialogMutation.graphql.ts'

const change = asMutation<UserRolesDialogMutation>(graphql`
  mutation UserRolesDialogMutation($input: SetUserRolesInput!) {
    setUserRoles(input: $input) { user { id ...UsersPage_user ...UserDialog_user } }
  }
`)
const fields = { roleCodes: 'roles' } as const

interface Props {
  user: { readonly id: string; readonly userName: string; readonly fullName: string }
  held: readonly string[]
  roles: readonly { readonly code: string; readonly name: string }[]
  /** Whether these are the current user's own roles. */
  isOwn: boolean
  onClose: (isChanged: boolean) => void
}

/** The roles of a user. */
export default function UserRolesDialog({ user: { id, userName, fullName }, held, roles, isOwn, onClose }: Props) {
  const { t } = useTranslation('users')
  return (
    <EntityDialog<{ roles: readonly string[] }>
      title={t('rolesOf', { replace: { name: fullName } })}
      draft={`user-roles:${userName}`}
      isNew={false}
      values={{ roles: held }}
      fields={fields}
      save={({ roles: roleCodes }) => saveBy(change, { input: { id, roleCodes } })}
      minHeight="220px"
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <Text color="fg.muted">{t(isOwn ? 'ownRolesHint' : 'rolesChangeHint')}</Text>
          <PickMany
            control={control}
            name="roles"
            label={t('roles')}
            hint={t('rolesHint')}
            isRequired
            options={roles.map(({ code, name }) => ({ value: code, label: name }))}
          />
        </>
      )}
    </EntityDialog>
  )
}

import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { isAccountInput } from '../../../common/patterns.ts'
import { getCatalogueText } from '../../shared/format/catalogue.ts'
import { DepartmentPicker } from '../../shared/fields/DepartmentPicker.tsx'
import { PickMany } from '../../shared/fields/PickMany.tsx'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { PasswordField } from '../../shared/passwords/PasswordField.tsx'
import { LivingFields } from './LivingFields.tsx'
import { personOf, plainName, type UserValues } from './userValues.ts'
import { useSession } from '../../shared/session/session.ts'
import type { UserDialog_user$key } from './__generated__/UserDialog_user.graphql.ts'
import type { UserDialogCreateMutation } from './__generated__/UserDialogCreateMutation.graphql.ts'
import type { UserDialogUpdateMutation } from './__generated__/UserDialogUpdateMutation.graphql.ts'
import type { UserDialogVersionQuery } from './__generated__/UserDialogVersionQuery.graphql.ts'

const create = asMutation<UserDialogCreateMutation>(graphql`
  mutation UserDialogCreateMutation($input: CreateUserInput!) {
    createUser(input: $input) { user { id ...UsersPage_user } }
  }
`)
const update = asMutation<UserDialogUpdateMutation>(graphql`
  mutation UserDialogUpdateMutation($input: UpdateUserInput!) {
    updateUser(input: $input) { user { id ...UsersPage_user ...UserDialog_user } }
  }
`)
const versionQuery = graphql`
  query UserDialogVersionQuery($userName: String!) {
    user(userName: $userName) @required(action: THROW) { account @required(action: THROW) { version } }
  }
`
const fields = {
  roleCodes: 'roles',
  title: 'jobTitle',
  departmentId: 'department',
  phoneExtension: 'extension',
  phoneExtensionPassword: 'extensionPassword',
} as const
const secrets = ['password', 'extensionPassword'] as const

interface Props {
  /** Null for a new record. */
  user: UserDialog_user$key | null
  roles: readonly { readonly code: string; readonly name: string }[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a user: their data, and for a new user the sign-in data. */
export default function UserDialog({ user: key, roles, onClose }: Props) {
  const { t } = useTranslation(['users', 'list', 'fieldErrors'])
  const environment = useRelayEnvironment()
  const { companyName } = useSession()
  const user = useFragment(
    graphql`
    fragment UserDialog_user on User @throwOnFieldError {
      id userName fullName email title
      department { id databaseId name }
      account { version givenName familyName phone language timeZone phoneExtension }
    }
  `,
    key,
  )
  const { familyName = '', givenName = '', phone = null, version = 0 } = user?.account ?? {}
  const fullName = user && user.fullName !== plainName(familyName, givenName) ? user.fullName : ''
  const save = async (typed: UserValues, overwrites: boolean) => {
    const { userName, password, roles: roleCodes } = typed
    if (!user) {
      return saveBy(create, {
        input: { ...personOf(typed), userName: userName.trim(), password: password || null, roleCodes },
      })
    }
    // Overwriting another user's change requires the current version.
    const now = overwrites
      ? await fetchQuery<UserDialogVersionQuery>(environment, versionQuery, { userName: user.userName })
          .toPromise()
          .catch(() => undefined)
      : undefined
    return saveBy(update, { input: { ...personOf(typed), id: user.id, version: now?.user.account.version ?? version } })
  }
  return (
    <EntityDialog<UserValues>
      title={`${t(user ? 'edit' : 'create', { ns: 'list' })}: ${t('user')}`}
      draft={`user:${user?.userName ?? 'new'}`}
      isNew={!user}
      values={{
        userName: '',
        password: '',
        roles: [],
        familyName,
        givenName,
        fullName,
        email: user?.email ?? '',
        phone: phone ?? '',
        jobTitle: user?.title ?? '',
        language: user?.account?.language ?? '',
        timeZone: user?.account?.timeZone ?? '',
        extension: user?.account?.phoneExtension ?? '',
        extensionPassword: '',
        department: user?.department
          ? { value: user.department.id, databaseId: user.department.databaseId, label: user.department.name }
          : null,
      }}
      fields={fields}
      secrets={secrets}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="familyName" label={t('familyName')} maxLength={100} />
          <TextField control={control} name="givenName" label={t('givenName')} isRequired maxLength={100} />
          <TextField control={control} name="fullName" label={t('fullName')} hint={t('fullNameHint')} maxLength={200} />
          {!user && (
            <>
              <TextField
                control={control}
                name="userName"
                label={t('userName')}
                hint={t('userNameHint')}
                isRequired
                maxLength={100}
                rules={{
                  validate: (name) => isAccountInput(String(name)) || getCatalogueText('fieldErrors', 'USER_NAME'),
                }}
              />
              <PasswordField
                control={control}
                name="password"
                label={t('password')}
                hint={t('passwordHint')}
                about={[companyName]}
              />
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
          <TextField
            control={control}
            name="email"
            label={t('email')}
            hint={user ? t('emailHint') : undefined}
            maxLength={250}
          />
          <TextField control={control} name="phone" label={t('phone')} maxLength={30} />
          <TextField control={control} name="jobTitle" label={t('jobTitle')} maxLength={100} />
          <DepartmentPicker control={control} name="department" label={t('department')} />
          <LivingFields control={control} hasExtension={Boolean(user?.account?.phoneExtension)} />
        </>
      )}
    </EntityDialog>
  )
}

import {
  KeyRound,
  LockKeyhole,
  LogOut,
  MailCheck,
  MailPlus,
  Pencil,
  Phone,
  Shield,
  ShieldOff,
  Trash2,
  UserCheck,
  UserX,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DepartmentFilter } from '../../shared/fields/DepartmentFilter.tsx'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, flagFilter, searchFilter, selectFilter, type ListFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import UserImportButton from './import/UserImportButton.tsx'
import { usersSource, userStatuses } from './preload.ts'
import ResetSecondFactorDialog from './ResetSecondFactorDialog.tsx'
import { useAccountActions } from './useAccountActions.ts'
import { userColumns } from './userColumns.tsx'
import UserDialog from './UserDialog.tsx'
import UserPasswordDialog from './UserPasswordDialog.tsx'
import UserRolesDialog from './UserRolesDialog.tsx'
import UserStatusDialog from './UserStatusDialog.tsx'
import type { UsersPage_user$data, UsersPage_user$key } from './__generated__/UsersPage_user.graphql.ts'
import type { UsersPageDeleteMutation } from './__generated__/UsersPageDeleteMutation.graphql.ts'
import type { UsersPageQuery } from './__generated__/UsersPageQuery.graphql.ts'

const query = asQuery<UsersPageQuery>(graphql`
  query UsersPageQuery($query: String, $filter: UserFilter!, $page: Int, $size: Int!, $after: String) {
    departments @catch(to: NULL) { id databaseId name }
    companyRoles @catch(to: NULL) { code name }
    userAccounts(query: $query, filter: $filter, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...UsersPage_user ...UserDialog_user }
    }
  }
`)
const row = asFragment<UsersPage_user$key>(graphql`
  fragment UsersPage_user on User {
    id userName fullName email title isActive
    department { name }
    account { version phone phoneExtension roleCodes isEmailVerified hasSecondFactor createdAt roles { name } }
  }
`)
const remove = asMutation<UsersPageDeleteMutation>(graphql`
  mutation UsersPageDeleteMutation($input: DeleteUserInput!) {
    deleteUser(input: $input) { deletedUserId }
  }
`)

type Data = UsersPageQuery['response']

/** A filter by one of the company's departments and those below it. */
const byDepartment = (label: string): ListFilter<string, Data> => ({
  control: ({ value, set, data }) => (
    <DepartmentFilter label={label} value={value} departments={data?.departments ?? null} onChange={set} />
  ),
})

/** The company's users and their accounts (000/2.2). */
export default function UsersPage() {
  const { t } = useTranslation(['users', 'list'])
  const { user: viewer } = useSession()
  const { verify, sendLink, signOut } = useAccountActions()
  const isOwn = ({ userName }: { userName: string }) => userName === viewer.userName.toLowerCase()
  return (
    <ListScreen
      {...usersSource}
      list="users"
      title={t('title')}
      query={query}
      row={row}
      connection={({ userAccounts }) => userAccounts}
      filters={{
        keyword: searchFilter(t('keyword')),
        role: selectFilter(t('role'), t('allRoles'), (data: Data) =>
          (data.companyRoles ?? []).map(({ code, name }) => ({ value: code, label: name })),
        ),
        status: choicesFilter(
          t('status'),
          userStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ),
        department: byDepartment(t('department')),
        calls: flagFilter(t('withExtension'), Phone),
      }}
      columns={userColumns(t)}
      nameOf={({ fullName }) => fullName}
      empty={{ hint: t('noneHint') }}
      tools={({ refresh }) => <UserImportButton onImported={refresh} />}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'UserDialogCreateMutation',
        dialog: ({ data, close }) => <UserDialog user={null} roles={data?.companyRoles ?? []} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'UserDialogUpdateMutation',
          isDefault: true,
          appliesTo: ({ account }) => account !== null,
          dialog: ({ node, close }) => <UserDialog user={node} roles={[]} onClose={close} />,
        },
        {
          label: t('changeRoles'),
          icon: Shield,
          operation: 'UserRolesDialogMutation',
          appliesTo: ({ account }) => account !== null,
          dialog: ({ row: user, data, close }) => (
            <UserRolesDialog
              user={user}
              held={user.account?.roleCodes ?? []}
              roles={data.companyRoles ?? []}
              isOwn={isOwn(user)}
              onClose={close}
            />
          ),
        },
        {
          label: t('disable'),
          icon: UserX,
          operation: 'UserStatusDialogMutation',
          isInMenu: true,
          appliesTo: ({ isActive, account }) => isActive && account !== null,
          refusal: (user) => (isOwn(user) ? t('ownAccount') : undefined),
          dialog: ({ row: user, close }) => (
            <UserStatusDialog user={user} version={user.account!.version} onClose={close} />
          ),
        },
        {
          label: t('enable'),
          icon: UserCheck,
          operation: 'UserStatusDialogMutation',
          isInMenu: true,
          appliesTo: ({ isActive, account }) => !isActive && account !== null,
          dialog: ({ row: user, close }) => (
            <UserStatusDialog user={user} version={user.account!.version} onClose={close} />
          ),
        },
        {
          label: t('sendVerification'),
          icon: MailCheck,
          operation: 'useAccountActionsVerifyMutation',
          isInMenu: true,
          appliesTo: ({ account }) => account !== null && !account?.isEmailVerified,
          refusal: ({ email }) => (email ? undefined : t('noAddress')),
          run: ({ id }) => verify(id),
        },
        ...[false, true].map((isInvitation) => ({
          label: t(isInvitation ? 'invite' : 'sendPasswordLink'),
          icon: isInvitation ? MailPlus : KeyRound,
          operation: 'useAccountActionsPasswordMutation' as const,
          isInMenu: true,
          appliesTo: ({ isActive, account }: UsersPage_user$data) => isActive && account !== null,
          refusal: ({ email }: UsersPage_user$data) => (email ? undefined : t('noAddress')),
          run: ({ id }: UsersPage_user$data) => sendLink(id, isInvitation),
        })),
        {
          label: t('setPassword'),
          icon: LockKeyhole,
          operation: 'UserPasswordDialogMutation',
          isInMenu: true,
          appliesTo: ({ isActive, account }) => isActive && account !== null,
          refusal: (user) => (isOwn(user) ? t('ownInProfile') : undefined),
          dialog: ({ row: user, close }) => <UserPasswordDialog user={user} onClose={close} />,
        },
        {
          label: t('signOut'),
          icon: LogOut,
          operation: 'useAccountActionsSignOutMutation',
          isInMenu: true,
          appliesTo: ({ isActive, account }) => isActive && account !== null,
          run: ({ id }) => signOut(id),
        },
        {
          label: t('resetFactor'),
          icon: ShieldOff,
          operation: 'ResetSecondFactorDialogMutation',
          isInMenu: true,
          appliesTo: ({ account }) => account?.hasSecondFactor === true,
          refusal: (user) => (isOwn(user) ? t('ownInProfile') : undefined),
          dialog: ({ row: user, close }) => <ResetSecondFactorDialog user={user} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'UsersPageDeleteMutation',
          isInMenu: true,
          refusal: (user) => (isOwn(user) ? t('ownAccount') : undefined),
          dialog: ({ row: { id, fullName }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={fullName}
              hint={t('deleteHint')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}

import type { TFunction } from 'i18next'
import { formatDateTime } from '../../shared/format/dates.ts'
import type { ListColumn } from '../../shared/list/listTypes.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import type { UsersPage_user$data } from './__generated__/UsersPage_user.graphql.ts'

/** Returns the columns of the list of users. */
export function userColumns(t: TFunction<['users', 'list']>): ListColumn<UsersPage_user$data>[] {
  const statusOf = (isActive: boolean) => t(`statuses.${isActive ? 'ACTIVE' : 'DISABLED'}`)
  return [
    { key: 'name', label: t('fullName'), text: ({ fullName }) => fullName },
    { key: 'userName', label: t('userName'), text: ({ userName }) => userName },
    { key: 'email', label: t('email'), text: ({ email }) => email },
    {
      key: 'verified',
      label: t('verified'),
      text: ({ email, account }) => email && t(account?.isEmailVerified ? 'isVerified' : 'notVerified'),
    },
    { key: 'department', label: t('department'), text: ({ department }) => department?.name },
    {
      key: 'roles',
      label: t('roles'),
      text: ({ account }) => (account?.roles?.map(({ name }) => name) ?? account?.roleCodes)?.join(', '),
      width: '240px',
    },
    {
      key: 'status',
      label: t('status'),
      text: ({ isActive }) => statusOf(isActive),
      cell: ({ isActive }) => <StatusTag color={isActive ? 'green' : 'neutral'}>{statusOf(isActive)}</StatusTag>,
    },
    {
      key: 'secondFactor',
      label: t('secondFactor'),
      text: ({ account }) => account && t(account.hasSecondFactor ? 'factorOn' : 'factorOff'),
      isHiddenAtFirst: true,
    },
    { key: 'phone', label: t('phone'), text: ({ account }) => account?.phone, isHiddenAtFirst: true },
    { key: 'extension', label: t('extension'), text: ({ account }) => account?.phoneExtension, isHiddenAtFirst: true },
    { key: 'jobTitle', label: t('jobTitle'), text: ({ title }) => title, isHiddenAtFirst: true },
    {
      key: 'created',
      label: t('created'),
      text: ({ account }) => account?.createdAt && formatDateTime(account.createdAt),
      align: 'number',
      isHiddenAtFirst: true,
    },
  ]
}

import { Copy, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import CompareRoles from './CompareRoles.tsx'
import { rolesSource } from './preload.ts'
import RoleDialog from './RoleDialog.tsx'
import type { RolesPage_role$key } from './__generated__/RolesPage_role.graphql.ts'
import type { RolesPageDeleteMutation } from './__generated__/RolesPageDeleteMutation.graphql.ts'
import type { RolesPageQuery } from './__generated__/RolesPageQuery.graphql.ts'

const query = asQuery<RolesPageQuery>(graphql`
  query RolesPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    permissionModules @catch(to: NULL) { module names { en vi ja } isActive permissions }
    roles(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...RolesPage_role ...RoleDialog_role }
    }
  }
`)
const row = asFragment<RolesPage_role$key>(graphql`
  fragment RolesPage_role on Role { id code name description isExternal isSecondFactorRequired isProtected userCount permissions updatedAt }
`)
const remove = asMutation<RolesPageDeleteMutation>(graphql`
  mutation RolesPageDeleteMutation($input: DeleteRoleInput!) {
    deleteRole(input: $input) { deletedRoleId }
  }
`)

/** The company's roles and their permissions (000/6). */
export default function RolesPage() {
  const { t } = useTranslation(['roles', 'list'])
  const { can } = useSession()
  const kindOf = (isExternal: boolean) => t(isExternal ? 'external' : 'internal')
  return (
    <ListScreen
      {...rolesSource}
      list="roles"
      title={t('title')}
      query={query}
      row={row}
      connection={({ roles }) => roles}
      filters={{ keyword: searchFilter(t('keyword')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'code', label: t('code'), text: ({ code }) => code },
        { key: 'description', label: t('description'), text: ({ description }) => description, width: '280px' },
        {
          key: 'kind',
          label: t('kind'),
          text: ({ isExternal }) => kindOf(isExternal),
          cell: ({ isExternal }) => <StatusTag color={isExternal ? 'orange' : 'blue'}>{kindOf(isExternal)}</StatusTag>,
        },
        {
          key: 'users',
          label: t('users'),
          text: ({ userCount }) => userCount,
          cell: ({ code, name, userCount }) =>
            can('User:ListUser') && userCount > 0 ? (
              <Link
                to={`/users?role=${encodeURIComponent(code)}`}
                aria-label={t('whoHolds', { count: userCount, replace: { name, count: userCount } })}
              >
                {userCount}
              </Link>
            ) : (
              userCount
            ),
          align: 'end',
        },
        { key: 'permissions', label: t('permissions'), text: ({ permissions }) => permissions.length, align: 'end' },
        {
          key: 'secondFactor',
          label: t('secondFactor'),
          text: ({ isSecondFactorRequired }) => (isSecondFactorRequired ? t('isRequired') : ''),
          isHiddenAtFirst: true,
        },
        {
          key: 'updated',
          label: t('updated'),
          text: ({ updatedAt }) => formatDateTime(updatedAt),
          align: 'number',
          isHiddenAtFirst: true,
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'RoleDialogCreateMutation',
        dialog: ({ data, close }) => (
          <RoleDialog record={null} modules={data?.permissionModules ?? []} onClose={close} />
        ),
      }}
      bulk={({ chosen }) => <CompareRoles roles={chosen} />}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'RoleDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <RoleDialog record={node} modules={data.permissionModules ?? []} onClose={close} />
          ),
        },
        {
          label: t('copy'),
          icon: Copy,
          operation: 'RoleDialogCreateMutation',
          dialog: ({ node, data, close }) => (
            <RoleDialog record={node} isCopy modules={data.permissionModules ?? []} onClose={close} />
          ),
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'RolesPageDeleteMutation',
          refusal: ({ isProtected, userCount }) => {
            if (isProtected) return t('isProtected')
            return userCount > 0 ? t('isHeld', { count: userCount }) : undefined
          },
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={name}
              hint={t('deleteHint')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}

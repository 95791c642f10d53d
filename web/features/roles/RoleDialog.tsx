import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { TagsInput } from '../../shared/fields/TagsInput.tsx'
import { TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { PermissionField } from '../../shared/permissions/PermissionField.tsx'
import type { Module } from '../../shared/permissions/permissions.ts'
import type { RoleDialog_role$key } from './__generated__/RoleDialog_role.graphql.ts'
import type { RoleDialogCreateMutation } from './__generated__/RoleDialogCreateMutation.graphql.ts'
import type { RoleDialogUpdateMutation } from './__generated__/RoleDialogUpdateMutation.graphql.ts'
import type { RoleDialogVersionQuery } from './__generated__/RoleDialogVersionQuery.graphql.ts'

const create = asMutation<RoleDialogCreateMutation>(graphql`
  mutation RoleDialogCreateMutation($input: CreateRoleInput!) {
    createRole(input: $input) { role { id ...RolesPage_role } }
  }
`)
const update = asMutation<RoleDialogUpdateMutation>(graphql`
  mutation RoleDialogUpdateMutation($input: UpdateRoleInput!) {
    updateRole(input: $input) { role { id ...RolesPage_role ...RoleDialog_role } }
  }
`)
const versionQuery = graphql`
  query RoleDialogVersionQuery($databaseId: ID!) {
    role(databaseId: $databaseId) @required(action: THROW) { version }
  }
`

/** The values of the role form. */
interface RoleValues {
  code: string
  name: string
  description: string
  isExternal: boolean
  isSecondFactorRequired: boolean
  groups: readonly string[]
  permissions: readonly string[]
}

interface Props {
  /** Null for a new record. */
  record: RoleDialog_role$key | null
  /** Whether the new role is a copy of `record`. */
  isCopy?: boolean
  modules: readonly Module[]
  onClose: (isChanged: boolean) => void
}

/** The dialog for a role: its name and its permissions. */
export default function RoleDialog({ record: key, isCopy = false, modules, onClose }: Props) {
  const { t } = useTranslation(['roles', 'list'])
  const environment = useRelayEnvironment()
  const { can } = useSession()
  const source = useFragment(
    graphql`
    fragment RoleDialog_role on Role @throwOnFieldError {
      id databaseId version code name description permissions isExternal isSecondFactorRequired groups isProtected
    }
  `,
    key,
  )
  const role = isCopy ? null : source
  const before: readonly string[] = role?.permissions ?? []
  // Users cannot grant a permission that they do not hold, and administrators keep all of theirs.
  const maySwitch = (permission: string) => (before.includes(permission) ? !role?.isProtected : can(permission))
  // The vendors' role always belongs to external users, the administrators' role never.
  const isMarked = !role || (!role.isProtected && role.code.toLowerCase() !== 'vendor')
  const save = async (values: RoleValues, overwrites: boolean) => {
    const { code, name, description, isExternal, isSecondFactorRequired, groups, permissions } = values
    const input = { name: name.trim(), description: description.trim(), permissions }
    if (!role)
      return saveBy(create, {
        input: {
          ...input,
          code: code.trim(),
          isExternal: isExternal || null,
          isSecondFactorRequired: isSecondFactorRequired || null,
          groups: groups.length > 0 ? groups : null,
        },
      })
    // Overwriting another user's change requires the current version.
    const now = overwrites
      ? await fetchQuery<RoleDialogVersionQuery>(environment, versionQuery, { databaseId: role.databaseId })
          .toPromise()
          .catch(() => undefined)
      : undefined
    return saveBy(update, {
      input: {
        ...input,
        id: role.id,
        version: now?.role.version ?? role.version,
        isExternal: isExternal === role.isExternal ? null : isExternal,
        isSecondFactorRequired: isSecondFactorRequired === role.isSecondFactorRequired ? null : isSecondFactorRequired,
        groups: groups.join('\n') === role.groups.join('\n') ? null : groups,
      },
    })
  }
  return (
    <EntityDialog<RoleValues>
      title={`${t(role ? 'edit' : 'create', { ns: 'list' })}: ${t('role')}`}
      draft={`role:${role?.databaseId ?? (source ? `copy-${source.databaseId}` : 'new')}`}
      isNew={!role}
      values={{
        code: '',
        name: role?.name ?? (source ? t('copyOf', { replace: { name: source.name } }).slice(0, 100) : ''),
        description: source?.description ?? '',
        isExternal: source?.isExternal ?? false,
        isSecondFactorRequired: source?.isSecondFactorRequired ?? false,
        groups: role?.groups ?? [],
        permissions: (source?.permissions ?? []).filter((permission) => role || can(permission)),
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {role && <Text color="fg.muted">{t(role.isProtected ? 'protectedHint' : 'changeHint')}</Text>}
          <TextField control={control} name="name" label={t('name')} isRequired maxLength={100} />
          {!role && (
            <TextField
              control={control}
              name="code"
              label={t('code')}
              hint={t('codeHint')}
              isRequired
              maxLength={50}
              rules={{ validate: (code) => /^[A-Za-z][A-Za-z0-9]{1,49}$/.test(String(code).trim()) || t('codeWrong') }}
            />
          )}
          <TextArea control={control} name="description" label={t('description')} maxLength={500} rows={2} />
          {isMarked && (
            <SwitchField control={control} name="isExternal" label={t('isExternal')} hint={t('isExternalHint')} />
          )}
          <SwitchField
            control={control}
            name="isSecondFactorRequired"
            label={t('isSecondFactorRequired')}
            hint={t('isSecondFactorRequiredHint')}
          />
          <TagsInput control={control} name="groups" label={t('groups')} hint={t('groupsHint')} />
          <PermissionField
            control={control}
            name="permissions"
            label={t('permissions')}
            modules={modules}
            before={before}
            maySwitch={maySwitch}
          />
        </>
      )}
    </EntityDialog>
  )
}

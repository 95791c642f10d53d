import { permissionKeys, type PermissionKey } from '../../core/contract/permissionKeys.ts'
import {
  holdersByKey,
  listRoles,
  roleById,
  roleNames,
  rolesByIds,
  rolesByCodes,
} from '../../core/identity/roles/roles.ts'
import { companyModules } from '../../core/identity/roles/companyModules.ts'
import { createRole, deleteRole, updateRole } from '../../core/identity/roles/roleWrites.ts'
import { implement, type Route } from '../../core/http/routes.ts'
import {
  modulePermissions,
  ownRoles,
  permissionForCompany,
  roleByIds,
  roleCreate,
  roleDelete,
  roleGet,
  roleList,
  roleLookup,
  roleSettingDelete,
  roleSettings,
  roleSettingsByModule,
  roleSettingsSave,
  roleUpdate,
} from './contract.ts'
import { deleteSetting, listSettings, saveSettings } from './settings.ts'
import './tables.ts'

/** Splits a permission key, which consists of a module, a colon and an action. */
function permissionOf(key: PermissionKey) {
  const [module = '', action = ''] = key.split(':')
  return { key, module, action }
}
const permissions = permissionKeys.map(permissionOf)

export const routes: Route[] = [
  implement(roleList, ({ body: { keyword = '', ...paging } }, { cache, db }) => listRoles(cache, db, keyword, paging)),
  implement(roleByIds, ({ body }, { cache, db }) => rolesByIds(cache, db, body.ids)),
  implement(roleGet, ({ params }, { cache, db }) => roleById(cache, db, params.id)),
  implement(roleCreate, async ({ body: { code, ...input } }, { cache, db, caller }) =>
    roleById(cache, db, await createRole(db, caller, code, input)),
  ),
  implement(roleUpdate, async ({ params, body: { version, ...input } }, { cache, db, caller }) => {
    await updateRole(db, caller, params.id, version, input)
    return roleById(cache, db, params.id)
  }),
  implement(roleDelete, async ({ params }, { db }) => {
    await deleteRole(db, params.id)
    return { ok: true }
  }),
  implement(roleLookup, (_input, { cache, db }) => roleNames(cache, db)),
  implement(ownRoles, async (_input, { cache, db, caller, directory }) => {
    const account = await directory.account(caller.userName)
    return rolesByCodes(
      cache,
      db,
      (account?.roles ?? []).map(({ name }) => name),
    )
  }),
  implement(roleSettings, (_input, { cache, db }) => listSettings(cache, db)),
  implement(roleSettingsByModule, ({ query }, { cache, db }) => listSettings(cache, db, query.module)),
  implement(roleSettingsSave, ({ body }, { cache, db }) => db.transaction((tx) => saveSettings(cache, tx, body))),
  implement(roleSettingDelete, async ({ params }, { db }) => {
    await db.transaction((tx) => deleteSetting(tx, params.id))
    return { ok: true }
  }),
  implement(modulePermissions, async (_input, { cache, db }) =>
    (await companyModules(cache, db))
      .filter(({ isOwn }) => !isOwn)
      .map(({ code, names, icon, isActive, keys }) => ({
        module: code,
        names,
        icon,
        active: isActive,
        permissions: keys.map((key) => permissionOf(key as PermissionKey)),
      })),
  ),
  implement(permissionForCompany, async (_input, { cache, db }) => {
    const holders = await holdersByKey(cache, db)
    return permissions.map((permission) => ({ ...permission, roles: holders.get(permission.key) ?? [] }))
  }),
]

import { randomUUID } from 'node:crypto'
import { reportCacheChange, type CompanyCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { roleNames } from '../../core/identity/roles/roles.ts'
import type { RoleSetting } from './roleShapes.ts'
import { required } from '../../core/http/fieldTexts.ts'

export interface NewSetting {
  module: string
  roleCode: string
  type?: string | null
  value: number
  active: boolean
}

/** What a rule limits unless the caller names it: approvals and rejections per day. */
const defaultType = 'approval'

const settingKind = 'role settings'
const read = (db: CompanyDb) =>
  db
    .from('role_setting')
    .select([
      'role_setting.id',
      'role_setting.module',
      'role_setting.role_code as roleCode',
      'role_setting.type',
      'role_setting.value',
      'role_setting.active',
    ])
    .orderBy('role_setting.module')
    .execute()

/** Returns the rules of all modules or of one, by module and role name. */
export async function listSettings(cache: CompanyCache, db: CompanyDb, module?: string): Promise<RoleSetting[]> {
  const [rows, roles] = [await cache.read(db, settingKind, read), await roleNames(cache, db)]
  const wanted = module === undefined ? rows : rows.filter((row) => row.module === module)
  const modules = [...new Set(wanted.map((row) => row.module))]
  // A rule whose role was just deleted is left out until the cache is updated.
  return modules.flatMap((one) =>
    roles.flatMap((role) =>
      wanted
        .filter((row) => row.module === one && row.roleCode === role.code)
        .map((row) => ({ ...row, roleName: role.name, roleDescription: role.description })),
    ),
  )
}

/** Creates or updates rules, one per role and module, and returns them. */
export async function saveSettings(
  cache: CompanyCache,
  db: CompanyDb,
  settings: readonly NewSetting[],
): Promise<RoleSetting[]> {
  const named = settings.map(({ module, roleCode }) => JSON.stringify([module.trim(), roleCode]))
  if (new Set(named).size < named.length) throw badInput({ roleCode: [createMessage('DUPLICATE_ROLE')] })
  if (settings.some(({ module }) => !module.trim())) throw badInput({ module: [required] })
  const roles = new Set((await roleNames(cache, db)).map(({ code }) => code))
  const unknown = settings.filter(({ roleCode }) => !roles.has(roleCode)).map(({ roleCode }) => roleCode)
  if (unknown.length > 0) throw badInput({ roleCode: [createMessage('UNKNOWN_ROLES', { names: unknown.join(', ') })] })

  const rows = settings.map(({ module, roleCode, type, value, active }) => ({
    id: randomUUID(),
    module: module.trim(),
    role_code: roleCode,
    type: type?.trim() || defaultType,
    value,
    active,
  }))
  await db
    .insert('role_setting', rows)
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'module', 'role_code'])
        .doUpdateSet((row) => ({
          type: row.ref('excluded.type'),
          value: row.ref('excluded.value'),
          active: row.ref('excluded.active'),
        })),
    )
    .execute()
  await reportCacheChange(db, settingKind)
  const saved = new Set(named)
  return (await listSettings(cache, db)).filter(({ module, roleCode }) => saved.has(JSON.stringify([module, roleCode])))
}

/** Deletes a rule of the company. Throws 404 if the id is unknown. */
export async function deleteSetting(db: CompanyDb, id: string): Promise<void> {
  const gone = await db
    .delete('role_setting')
    .where('role_setting.id', '=', id)
    .returning('role_setting.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  await reportCacheChange(db, settingKind)
}

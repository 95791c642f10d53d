import { randomUUID } from 'node:crypto'
import { changed, type CompanyCache } from '../../core/cache.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { say } from '../../core/contract/messages.ts'
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

/** What a rule limits where the caller does not say it: approvals and rejections of a day. */
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

/** The rules of all modules or of one, by module and role name. */
export async function listSettings(cache: CompanyCache, db: CompanyDb, module?: string): Promise<RoleSetting[]> {
  const [rows, roles] = [await cache.read(db, settingKind, read), await roleNames(cache, db)]
  const wanted = module === undefined ? rows : rows.filter((row) => row.module === module)
  const modules = [...new Set(wanted.map((row) => row.module))]
  // A rule whose role has just gone is left out until the cache hears of it.
  return modules.flatMap((one) =>
    roles.flatMap((role) =>
      wanted
        .filter((row) => row.module === one && row.roleCode === role.code)
        .map((row) => ({ ...row, roleName: role.name, roleDescription: role.description })),
    ),
  )
}

/** Creates or updates rules, one a role and module; answers them. */
export async function saveSettings(
  cache: CompanyCache,
  db: CompanyDb,
  settings: readonly NewSetting[],
): Promise<RoleSetting[]> {
  const named = settings.map(({ module, roleCode }) => JSON.stringify([module.trim(), roleCode]))
  if (new Set(named).size < named.length) throw badInput({ roleCode: [say('DUPLICATE_ROLE')] })
  if (settings.some(({ module }) => !module.trim())) throw badInput({ module: [required] })
  const roles = new Set((await roleNames(cache, db)).map(({ code }) => code))
  const unknown = settings.filter(({ roleCode }) => !roles.has(roleCode)).map(({ roleCode }) => roleCode)
  if (unknown.length > 0) throw badInput({ roleCode: [say('UNKNOWN_ROLES', { names: unknown.join(', ') })] })

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
  await changed(db, settingKind)
  const saved = new Set(named)
  return (await listSettings(cache, db)).filter(({ module, roleCode }) => saved.has(JSON.stringify([module, roleCode])))
}

/** Deletes a rule of the company; 404 for every other. */
export async function deleteSetting(db: CompanyDb, id: string): Promise<void> {
  const gone = await db
    .delete('role_setting')
    .where('role_setting.id', '=', id)
    .returning('role_setting.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  await changed(db, settingKind)
}

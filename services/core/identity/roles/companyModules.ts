import { sql, type ColumnType, type Generated } from 'kysely'
import { moduleNames } from '../../../../common/moduleNames.ts'
import { reportCacheChange, type CompanyCache } from '../../cache.ts'
import type { Language } from '../../contract/languages.ts'
import { permissionKeys } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTable, CreatedAt } from '../../database/tables.ts'
import { unscoped } from '../../database/unscoped.ts'
import { reportRightsChange } from '../../events/rights.ts'
import { roleChanged } from '../identityCache.ts'

export type Texts = Record<Language, string>

/** A company's settings for a module; a module without a row has the product's defaults. */
export interface CompanyModuleTable extends CompanyTable {
  code: string
  /** Whether the company created it: a link, or a text. It has no permissions. */
  is_own: Generated<boolean>
  is_active: Generated<boolean>
  /**
   * Permission keys that roles lost when the module was switched off, by role id. They are restored when it is switched
   * on.
   */
  kept_keys: ColumnType<Record<string, string[]>, string | undefined, string>
  /** The company's own texts; '' where the product's are used. */
  names: ColumnType<Partial<Texts>, string | undefined, string>
  descriptions: ColumnType<Partial<Texts>, string | undefined, string>
  icon: Generated<string>
  link: Generated<string>
  place: number | null
  version: Generated<number>
  updated_at: CreatedAt
}

declare module '../../database/tables.ts' {
  interface CompanyTables {
    company_module: CompanyModuleTable
  }
}

export interface CompanyModule {
  code: string
  isOwn: boolean
  isActive: boolean
  names: Texts
  descriptions: Texts
  icon: string
  link: string
  /** The sort key of the list of modules. */
  place: number
  /** 0 until the company changes the module. */
  version: number
  keys: readonly string[]
}

/** Modules that cannot be switched off: without them nobody could switch a module on again, or assign a role. */
export const neededModules: readonly string[] = ['Module', 'Role', 'User', 'UserProfile']

const keysByModule = Map.groupBy(permissionKeys, (key) => key.slice(0, key.indexOf(':')))
/** The product's modules in their order. */
const codes = [...keysByModule.keys()]
/** The distance between two modules, so that others can be inserted. */
const step = 10

const filled = (own: Partial<Texts>, [en, vi, ja]: readonly [string, string, string]): Texts => ({
  en: own.en || en,
  vi: own.vi || vi,
  ja: own.ja || ja,
})
const none = ['', '', ''] as const

const readModules = async (db: CompanyDb): Promise<CompanyModule[]> => {
  const rows = await db.from('company_module').selectAll().execute()
  const byCode = new Map(rows.map((row) => [row.code, row]))
  const own = rows.filter(({ is_own: isOwn }) => isOwn).map(({ code }) => code)
  return [...codes, ...own.toSorted()]
    .map((code, at): CompanyModule => {
      const row = byCode.get(code)
      const names = row?.names ?? {}
      // A company's own module only has the names that the company has entered, so another language is used if one is
      // missing.
      const any = names.en || names.vi || names.ja || code
      return {
        code,
        isOwn: row?.is_own ?? false,
        isActive: row?.is_active ?? true,
        names: filled(names, moduleNames[code] ?? [any, any, any]),
        descriptions: filled(row?.descriptions ?? {}, none),
        icon: row?.icon ?? '',
        link: row?.link ?? '',
        place: row?.place ?? (at + 1) * step,
        version: row?.version ?? 0,
        keys: keysByModule.get(code) ?? [],
      }
    })
    .toSorted((one, other) => one.place - other.place)
}

const cacheKind = 'modules'

/** Returns all modules with the company's settings, in order. */
export const companyModules = (cache: CompanyCache, db: CompanyDb): Promise<CompanyModule[]> =>
  cache.read(db, cacheKind, readModules)

/** Reports, in the caller's transaction, that a module has changed. */
export const modulesChanged = (db: CompanyDb): Promise<void> => reportCacheChange(db, cacheKind)

/**
 * Removes the permission keys of a module from every role of the company, and returns them by role id. Must run within
 * a transaction.
 */
export async function removeModuleKeys(db: CompanyDb, code: string): Promise<Record<string, string[]>> {
  const keys: readonly string[] = keysByModule.get(code) ?? []
  const roles = await unscoped(db)
    .selectFrom('role')
    .select(['id', 'name', 'keys'])
    .where('company_id', '=', db.companyId)
    .orderBy('id')
    .forUpdate()
    .execute()
  const holding = roles.filter((role) => role.keys.some((key) => keys.includes(key)))
  for (const { id, keys: held } of holding)
    await putKeys(
      db,
      id,
      held.filter((key) => !keys.includes(key)),
    )
  if (holding.length > 0) {
    await roleChanged(db)
    await reportRightsChange(db, { roles: holding.map(({ name }) => name) })
  }
  return Object.fromEntries(holding.map(({ id, keys: held }) => [id, held.filter((key) => keys.includes(key))]))
}

/**
 * Restores the permission keys that roles lost with a module; deleted roles are skipped. Must run within a transaction.
 */
export async function restoreModuleKeys(db: CompanyDb, kept: Record<string, string[]>): Promise<void> {
  const ids = Object.keys(kept)
  if (ids.length === 0) return
  const roles = await unscoped(db)
    .selectFrom('role')
    .select(['id', 'keys'])
    .where('company_id', '=', db.companyId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .execute()
  for (const { id, keys } of roles) await putKeys(db, id, [...new Set([...keys, ...kept[id]!])])
  await roleChanged(db)
}

const putKeys = (db: CompanyDb, id: string, keys: readonly string[]) =>
  unscoped(db)
    .updateTable('role')
    .set({ keys: [...keys], version: sql<number>`version + 1`, updated_at: new Date() })
    .where('id', '=', id)
    .where('company_id', '=', db.companyId)
    .execute()

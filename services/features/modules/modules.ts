import { moduleIcons } from '../../../common/moduleIcons.ts'
import { fold } from '../../../common/text.ts'
import type { CompanyCache } from '../../core/cache.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused, stale } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { newId } from '../../core/ids.ts'
import {
  companyModules,
  restoreModuleKeys,
  modulesChanged,
  neededModules,
  removeModuleKeys,
  type CompanyModule,
} from '../../core/identity/roles/companyModules.ts'
import { holdersByKey } from '../../core/identity/roles/roles.ts'
import type { AppModule, appModuleCreate, appModuleList } from './contract.ts'

type Input = BodyOf<typeof appModuleCreate>

const toModule = ({ keys, isActive, ...module }: CompanyModule, holders: Map<string, string[]>): AppModule => ({
  ...module,
  active: isActive,
  isNeeded: neededModules.includes(module.code),
  permissions: keys.map((key) => ({ key, action: key.slice(key.indexOf(':') + 1), roles: holders.get(key) ?? [] })),
})

async function modules(cache: CompanyCache, db: CompanyDb): Promise<AppModule[]> {
  const holders = await holdersByKey(cache, db)
  return (await companyModules(cache, db)).map((module) => toModule(module, holders))
}

/** Returns one page of the company's modules by folded name, code, description or action, in their order. */
export async function listModules(
  cache: CompanyCache,
  db: CompanyDb,
  { pageIndex, pageSize, keyword = '', active }: BodyOf<typeof appModuleList>,
) {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  const rows = (await modules(cache, db)).filter((module) => {
    const { code, names, descriptions, permissions } = module
    const text = fold(
      [code, ...Object.values(names), ...Object.values(descriptions), ...permissions.map(({ action }) => action)].join(
        ' ',
      ),
    )
    return (active === undefined || module.active === active) && words.every((word) => text.includes(word))
  })
  return {
    data: rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize),
    totalItem: rows.length,
    pageIndex,
    pageSize,
  }
}

/** Returns a module of the company. Throws 404 if the code is unknown. */
export async function moduleByCode(cache: CompanyCache, db: CompanyDb, code: string): Promise<AppModule> {
  const module = (await modules(cache, db)).find((one) => one.code === code)
  if (!module) throw notFound()
  return module
}

const isLink = (text: string) => /^\/(?!\/)/.test(text) || (/^https?:\/\/[^\s/]/i.test(text) && URL.canParse(text))

/** Checks the fields of a form and returns them as columns. */
function columnsOf({ names, descriptions, icon, link = '', place }: Input, isOwn: boolean) {
  const trimmed = (texts: Input['names']) =>
    JSON.stringify(Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, text.trim()])))
  const address = link.trim()
  if (isOwn && !Object.values(names).some((name) => name.trim())) throw badInput({ names: [required] })
  if (address && !(isOwn && isLink(address))) throw badInput({ link: [createMessage('LINK')] })
  if (icon && !moduleIcons.includes(icon)) throw badInput({ icon: [createMessage('NOT_IN_LIST')] })
  return {
    names: trimmed(names),
    descriptions: trimmed(descriptions),
    icon,
    link: address,
    ...(place !== undefined && { place }),
  }
}

/** Adds a module of the company and returns its code. */
export async function createModule(db: CompanyDb, input: Input): Promise<string> {
  const code = newId()
  const columns = columnsOf(input, true)
  await db.transaction(async (tx) => {
    await tx.insert('company_module', { place: null, ...columns, code, is_own: true }).execute()
    await modulesChanged(tx)
  })
  return code
}

/**
 * Changes the row of a module, which is created if missing. Throws 404 if the code is unknown, and 599 if the row has
 * changed since the caller read it.
 */
async function change(
  db: CompanyDb,
  known: AppModule,
  version: number,
  work: (tx: CompanyDb, row: { kept_keys: Record<string, string[]>; is_active: boolean }) => Promise<object>,
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx
      .insert('company_module', { code: known.code, place: null, version: 0 })
      .onConflict((conflict) => conflict.columns(['company_id', 'code']).doNothing())
      .execute()
    const row = await tx
      .from('company_module')
      .select(['version', 'kept_keys', 'is_active'])
      .where('code', '=', known.code)
      .forUpdate()
      .executeTakeFirst()
    if (!row) throw notFound()
    if (row.version !== version) throw stale('The module has been changed meanwhile')
    await tx
      .update('company_module')
      .set({ ...(await work(tx, row)), version: version + 1, updated_at: new Date() })
      .where('code', '=', known.code)
      .execute()
    await modulesChanged(tx)
  })
}

export const updateModule = (db: CompanyDb, known: AppModule, version: number, input: Input): Promise<void> => {
  const columns = columnsOf(input, known.isOwn)
  return change(db, known, version, async () => columns)
}

/** Switches a module on or off. Does nothing if it is already so. */
export async function setActive(db: CompanyDb, known: AppModule, version: number, isActive: boolean): Promise<void> {
  if (!isActive && known.isNeeded) throw refused('MODULE_NEEDED', 'Administrators cannot do without this module')
  await change(db, known, version, async (tx, row) => {
    if (row.is_active === isActive) return {}
    if (isActive) {
      await restoreModuleKeys(tx, row.kept_keys)
      return { is_active: true, kept_keys: '{}' }
    }
    return { is_active: false, kept_keys: JSON.stringify(await removeModuleKeys(tx, known.code)) }
  })
}

/** Deletes a module of the company. */
export async function deleteModule(db: CompanyDb, known: AppModule): Promise<void> {
  if (!known.isOwn) throw refused('MODULE_OF_PRODUCT', 'Only modules of the company can be deleted')
  await db.transaction(async (tx) => {
    await tx.delete('company_module').where('code', '=', known.code).where('is_own', '=', true).execute()
    await modulesChanged(tx)
  })
}

import { moduleIcons } from '../../../common/moduleIcons.ts'
import { createMessage } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { modulesChanged } from '../../core/identity/roles/companyModules.ts'
import { lockList } from '../lookups/words/details.ts'
import { listPlaced, placedByIds, type Placed, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, updateWord } from '../lookups/words/writes.ts'
import { longestIcon, type MenuIcon, type MenuIconUsage } from './contract.ts'

const kind = 'icon'
const kinds = [kind] as const

const shown = ({ id, name, data }: Placed): MenuIcon => ({ id, name, icon: String(data.icon ?? '') })

/** Returns one page of the icons, in name order. */
export async function listIcons(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<MenuIcon>> {
  const page = await listPlaced(db, kinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns one icon. Throws 404 if the id is unknown. */
export async function iconById(db: CompanyDb, id: string): Promise<MenuIcon> {
  const [found] = await placedByIds(db, kinds, [id])
  if (!found) throw notFound()
  return shown(found)
}

/** Returns how many modules of the company use each of the icons. */
export async function usageOfIcons(db: CompanyDb, ids: readonly string[]): Promise<MenuIconUsage[]> {
  const icons = (await placedByIds(db, kinds, ids)).map(shown)
  const rows = await db.from('company_module').select(['icon']).where('icon', '!=', '').execute()
  return icons.map(({ id, icon }) => ({ id, modules: rows.filter((row) => row.icon === icon).length }))
}

const icons: WordList<typeof kind> = {
  kinds,
  longest: longestIcon,
  async demandUnused(db, id) {
    const modules = (await usageOfIcons(db, [id]))[0]?.modules ?? 0
    if (modules > 0) throw refused('ICON_IN_USE', `${modules} modules carry it`, { count: String(modules) })
  },
  // Modules store the icon itself, so a new name changes nothing in them.
  carryOver: async () => {},
}

/**
 * Returns the data of an icon besides its name. Throws 400 if the product cannot draw the icon or the list already has
 * it.
 */
async function detailsOf(db: CompanyDb, icon: string, ownId: string | undefined) {
  if (!moduleIcons.includes(icon)) throw badInput({ icon: [createMessage('NOT_IN_LIST')] })
  const { data } = await listPlaced(db, kinds, '', { pageIndex: 0, pageSize: 1000 })
  if (data.map(shown).some((one) => one.id !== ownId && one.icon === icon))
    throw badInput({ icon: [createMessage('TAKEN')] })
  return { data: { icon } }
}

interface Sent {
  name: string
  icon: string
}

/** Adds an icon and returns its id. Must run within a transaction. */
export async function createIcon(db: CompanyDb, { name, icon }: Sent): Promise<string> {
  await lockList(db, kind)
  return createWord(db, icons, kind, name, await detailsOf(db, icon, undefined))
}

/** Changes an icon and the modules that use it. Throws 404 if the id is unknown. Must run within a transaction. */
export async function updateIcon(db: CompanyDb, id: string, { name, icon }: Sent): Promise<void> {
  await lockList(db, kind)
  const before = await iconById(db, id)
  await updateWord(db, icons, id, name, await detailsOf(db, icon, id))
  if (before.icon === icon) return
  await db.update('company_module').set({ icon }).where('company_module.icon', '=', before.icon).execute()
  await modulesChanged(db)
}

/** Deletes an icon that no module uses. */
export const deleteIcon = (db: CompanyDb, id: string): Promise<void> => deleteWord(db, icons, id)

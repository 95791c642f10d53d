import type { CompanyCache } from '../../cache.ts'
import { readByKey } from '../../cacheByKey.ts'
import type { PermissionKey } from '../../contract/permissionKeys.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { page, type Page } from '../../http/paging.ts'
import { fold } from '../../../../common/text.ts'
import { accountByUserName, type Account } from './accounts.ts'
import { identityCacheKeys, identityCacheLimits } from '../identityCache.ts'
import { holdersOf, type Holder, type HolderFilter } from '../roles/holders.ts'
import { wordPattern } from '../../like.ts'

/** A person as everyone in the company may see them. */
export interface DirectoryUser {
  id: string
  userName: string
  fullName: string
  email: string | null
  title: string | null
  departmentId: string | null
  status: 'active' | 'disabled'
  /** Changes with the picture; null without one. */
  avatarVersion: string | null
}

/** What everyone in the company sees of a person. */
export const summaryColumns = [
  'app_user.id',
  'app_user.user_name as userName',
  'app_user.full_name as fullName',
  'app_user.email',
  'app_user.title',
  'app_user.department_id as departmentId',
  'app_user.status',
  'app_user.avatar_version as avatarVersion',
] as const

export interface UserPage {
  data: DirectoryUser[]
  totalItem: number
  pageIndex: number
  pageSize: number
  isEstimate?: boolean
}

/** The users of one company; features reach identity only through this. */
export interface CompanyDirectory {
  /** Active people one of whose roles holds the key, in name order. */
  holders(
    key: PermissionKey,
    filter: HolderFilter,
    paging: { pageIndex: number; pageSize: number },
  ): Promise<Page<Holder>>
  /** The account with its roles, active or disabled. */
  account(userName: string): Promise<Account | undefined>
  /** The users with these names, deleted ones too, since records name them; unknown names are left out. */
  byUserNames(userNames: readonly string[]): Promise<DirectoryUser[]>
  /** Users by folded name, user name or e-mail, in name order. */
  search(keyword: string, paging: { pageIndex: number; pageSize: number }): Promise<UserPage>
}

/** What search looks into: a leading space lets a pattern ask for the beginning of a word. */
export const searchText = (...parts: (string | null)[]) =>
  ` ${fold(parts.filter((part) => part).join(' '))
    .replace(/\s+/g, ' ')
    .trim()}`

/** The directory of the handle's company. */
export function companyDirectory(cache: CompanyCache, scoped: CompanyDb): CompanyDirectory {
  const { companyId } = scoped
  const db = unscoped(scoped)
  const people = () => db.selectFrom('app_user').select(summaryColumns).where('company_id', '=', companyId)

  return {
    // Searched and paged like `search`: from the database.
    holders: (key, filter, paging) => holdersOf(db, companyId, key, filter, paging),

    // Decides whether a token is still good, so it asks the database: not even a moment behind another instance.
    async account(userName) {
      const account = await accountByUserName(db, userName)
      return account?.companyId === companyId ? account : undefined
    },

    async byUserNames(userNames) {
      const names = userNames.map((name) => name.toLowerCase())
      return readByKey(
        cache,
        scoped,
        { kind: identityCacheKeys.summaries, most: identityCacheLimits.people },
        names,
        async (missing) =>
          new Map((await people().where('user_name', 'in', missing).execute()).map((user) => [user.userName, user])),
      )
    },

    // Pages of a search are as many as there are words and people: they stay with the database and its index.
    async search(keyword, paging) {
      const words = fold(keyword).split(/\s+/).filter(Boolean)
      let query = people().where('is_machine', '=', false).where('status', '=', 'active')
      for (const word of words) query = query.where('search_text', 'like', wordPattern(word))
      return page(query.orderBy('full_name', (order) => order.collate('und-x-icu')).orderBy('id'), paging)
    },
  }
}

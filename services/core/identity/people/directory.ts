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

/** The part of a person that everyone in the company may see. */
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

/** The columns of a person that everyone in the company may see. */
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

/** The users of one company. Features access identity only through this. */
export interface CompanyDirectory {
  /** Returns active users with a role that holds the key, in name order. */
  holders(
    key: PermissionKey,
    filter: HolderFilter,
    paging: { pageIndex: number; pageSize: number },
  ): Promise<Page<Holder>>
  /** Returns the account with its roles, active or disabled. */
  account(userName: string): Promise<Account | undefined>
  /**
   * Returns the users with these names, including deleted ones, because records name them; unknown names are left out.
   */
  byUserNames(userNames: readonly string[]): Promise<DirectoryUser[]>
  /** Searches users by folded name, user name or e-mail, in name order. */
  search(keyword: string, paging: { pageIndex: number; pageSize: number }): Promise<UserPage>
}

/** Returns the text that is searched. Its leading space lets a pattern match the beginning of a word. */
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
    // Reads the database, because results are searched and paged like those of `search`.
    holders: (key, filter, paging) => holdersOf(db, companyId, key, filter, paging),

    // Reads the database, because this decides whether a token is still valid and must not lag behind another instance.
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

    // There are too many different pages of searches to cache, so the database and its index serve them.
    async search(keyword, paging) {
      const words = fold(keyword).split(/\s+/).filter(Boolean)
      let query = people().where('is_machine', '=', false).where('status', '=', 'active')
      for (const word of words) query = query.where('search_text', 'like', wordPattern(word))
      return page(query.orderBy('full_name', (order) => order.collate('und-x-icu')).orderBy('id'), paging)
    },
  }
}

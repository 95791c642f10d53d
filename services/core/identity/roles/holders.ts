import { sql, type Kysely } from 'kysely'
import type { PermissionKey } from '../../contract/permissionKeys.ts'
import type { Database } from '../../database/tables.ts'
import { page, type Page, type Paging } from '../../http/paging.ts'
import { fold } from '../../../../common/text.ts'
import { wordPattern } from '../../like.ts'

export interface HolderFilter {
  keyword?: string
  /** Only these users. */
  among?: readonly string[]
  /** Not this user. */
  except?: string
}

export interface Holder {
  userName: string
  fullName: string
}

/** Returns active users of a company with a role that holds the key, in name order. */
export function holdersOf(
  db: Kysely<Database>,
  companyId: string,
  key: PermissionKey,
  { keyword = '', among, except }: HolderFilter,
  paging: Paging,
): Promise<Page<Holder>> {
  let query = db
    .selectFrom('app_user')
    .select(['app_user.user_name as userName', 'app_user.full_name as fullName'])
    .where('app_user.company_id', '=', companyId)
    .where('app_user.is_machine', '=', false)
    .where('app_user.status', '=', 'active')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('user_role')
          .innerJoin('role', (on) =>
            on.onRef('role.company_id', '=', 'user_role.company_id').onRef('role.name', '=', 'user_role.role'),
          )
          .select(sql.lit(1).as('one'))
          .whereRef('user_role.user_id', '=', 'app_user.id')
          .where('role.company_id', '=', companyId)
          .where(sql<boolean>`${key} = any(role.keys)`),
      ),
    )
  if (among) query = query.where('app_user.user_name', 'in', among.length > 0 ? [...among] : [''])
  if (except) query = query.where('app_user.user_name', '<>', except)
  for (const word of fold(keyword).split(/\s+/).filter(Boolean)) {
    query = query.where('app_user.search_text', 'like', wordPattern(word))
  }
  return page(query.orderBy('app_user.full_name', (order) => order.collate('und-x-icu')).orderBy('app_user.id'), paging)
}

import { byFlag, byText, listSource } from '../../../shared/list/listAddress.ts'
import { conditionsParam } from '../filters/conditions.ts'
import { toFilter } from '../filters/toQuery.ts'
import type { Lookups } from '../filters/useLookups.ts'

/** What the rows can be sorted by: as the address and the services say it, and as the query does. */
export const sorts = {
  createdDate: 'CREATED_AT',
  updatedDate: 'UPDATED_AT',
  lastActivity: 'LAST_ACTIVITY_AT',
  name: 'NAME',
  experienceYear: 'EXPERIENCE_YEARS',
} as const

/** What the list of candidates asks for, by what the filters offer; `folderId`: only those of this folder, by its global id. */
export const candidatesSource = (lookups: Lookups, folderId: string | null) =>
  listSource({
    params: { q: byText, f: { param: conditionsParam }, followed: byFlag },
    sorts,
    variables: ({ q, f, followed, orderBy, page, size }) => ({
      query: q.trim() || null,
      filter: toFilter({ f, followed }, lookups, folderId),
      orderBy,
      page,
      size,
    }),
  })

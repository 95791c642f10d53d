import { flagFilterParam, textFilterParam, listSource } from '../../../shared/list/listAddress.ts'
import { conditionsParam } from '../filters/conditions.ts'
import { toFilter } from '../filters/toQuery.ts'
import type { Lookups } from '../filters/useLookups.ts'

/** The sort orders: their names in the address and the services, and in the query. */
export const sorts = {
  createdDate: 'CREATED_AT',
  updatedDate: 'UPDATED_AT',
  lastActivity: 'LAST_ACTIVITY_AT',
  name: 'NAME',
  experienceYear: 'EXPERIENCE_YEARS',
} as const

/**
 * The data for the list of candidates, depending on the available filters. `folderId` restricts it to a folder, by its
 * global id.
 */
export const candidatesSource = (lookups: Lookups, folderId: string | null) =>
  listSource({
    params: { q: textFilterParam, f: { param: conditionsParam }, followed: flagFilterParam },
    sorts,
    variables: ({ q, f, followed, orderBy, page, size }) => ({
      query: q.trim() || null,
      filter: toFilter({ f, followed }, lookups, folderId),
      orderBy,
      page,
      size,
    }),
  })

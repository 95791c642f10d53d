import { choiceParam, readParams } from '../../shared/hooks/urlState.ts'
import { byChoices, byText, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import type { Preload } from '../../shared/relay/routeQuery.ts'
import configQuery, { type ConfigsTabQuery } from './__generated__/ConfigsTabQuery.graphql.ts'
import vendorQuery, { type VendorsTabQuery } from './__generated__/VendorsTabQuery.graphql.ts'

/** The tabs of the page of vendors (001/2.6/1). */
export const tabs = ['vendors', 'configs'] as const
/** The tab that is open. */
export const tabShape = { tab: choiceParam(tabs) }
export const statuses = ['ACTIVE', 'INACTIVE'] as const

/** What either tab asks for. */
export const source = listSource({
  sizes: [10, 20, 50],
  params: { keyword: byText, status: byChoices(statuses) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    filter: status.length > 0 ? { statuses: status } : null,
    page,
    size,
  }),
})

const preload: Preload = (place) =>
  readParams(tabShape, place.search).tab === 'configs'
    ? preloadList(asQuery<ConfigsTabQuery>(configQuery), source)(place)
    : preloadList(asQuery<VendorsTabQuery>(vendorQuery), source)(place)
export default preload

import { choiceParam, readParams } from '../../shared/hooks/urlState.ts'
import { choicesFilterParam, textFilterParam, listSource, preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import type { Preload } from '../../shared/relay/routeQuery.ts'
import { placementSource } from './placements/source.ts'
import placementQuery, { type PlacementsTabQuery } from './placements/__generated__/PlacementsTabQuery.graphql.ts'
import { reportSource } from './report/source.ts'
import reportQuery, { type ReportTabQuery } from './report/__generated__/ReportTabQuery.graphql.ts'
import configQuery, { type ConfigsTabQuery } from './__generated__/ConfigsTabQuery.graphql.ts'
import vendorQuery, { type VendorsTabQuery } from './__generated__/VendorsTabQuery.graphql.ts'

/** The tabs of the page of vendors: the first two are specified (001/2.6/1), the others are additions. */
export const tabs = ['vendors', 'configs', 'placements', 'report'] as const
/** The open tab. */
export const tabShape = { tab: choiceParam(tabs) }
export const statuses = ['ACTIVE', 'INACTIVE'] as const

/** The query source for the tabs of vendors and of persons in charge. */
export const source = listSource({
  sizes: [10, 20, 50],
  params: { keyword: textFilterParam, status: choicesFilterParam(statuses) },
  variables: ({ keyword, status, page, size }) => ({
    query: keyword.trim() || null,
    filter: status.length > 0 ? { statuses: status } : null,
    page,
    size,
  }),
})

const preloads: Record<(typeof tabs)[number], Preload> = {
  vendors: preloadList(asQuery<VendorsTabQuery>(vendorQuery), source),
  configs: preloadList(asQuery<ConfigsTabQuery>(configQuery), source),
  placements: preloadList(asQuery<PlacementsTabQuery>(placementQuery), placementSource),
  report: preloadList(asQuery<ReportTabQuery>(reportQuery), reportSource),
}

const preload: Preload = (place) => preloads[readParams(tabShape, place.search).tab ?? tabs[0]](place)
export default preload

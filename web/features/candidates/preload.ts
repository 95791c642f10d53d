import { readParams } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Place, type RouteQuery } from '../../shared/relay/routeQuery.ts'
import lookupsQuery, { type useLookupsQuery } from './filters/__generated__/useLookupsQuery.graphql.ts'
import { conditionsParam } from './filters/conditions.ts'
import type { Lookups } from './filters/useLookups.ts'
import { candidatesSource } from './list/source.ts'
import listQuery, { type CandidateListQuery } from './list/__generated__/CandidateListQuery.graphql.ts'

/** Returns the query for the options of the candidate filters. */
export const preloadLookups = ({ can }: Place): RouteQuery =>
  routeQuery<useLookupsQuery>(lookupsQuery, { hasStages: can('JobRequest:InterviewManage') }, 'store-or-network')

const noLookups: Lookups = { fields: [], fieldOf: () => undefined, globalIdOf: () => undefined, isMissing: () => false }
const rows = preloadList(asQuery<CandidateListQuery>(listQuery), candidatesSource(noLookups, null))

/** The data for the list of candidates. */
export default function preload(place: Place): readonly RouteQuery[] {
  const { f } = readParams({ f: conditionsParam }, place.search)
  // Only the lookups contain the known conditions and their global ids.
  return [preloadLookups(place), ...(f.length > 0 ? [] : rows(place))]
}

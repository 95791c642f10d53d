import { readParams, textParam } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { collectedSource } from './source.ts'
import listQuery, { type CollectedCandidateListQuery } from './__generated__/CollectedCandidateListQuery.graphql.ts'
import channelsQuery, {
  type CollectedCandidatesPageQuery,
} from './__generated__/CollectedCandidatesPageQuery.graphql.ts'

const rows = preloadList(asQuery<CollectedCandidateListQuery>(listQuery), collectedSource([]))

/** What Greeting asks for: the channels, and the collected candidates. */
const preload: Preload = (place) => {
  const asked = routeQuery<CollectedCandidatesPageQuery>(channelsQuery, {}, 'store-or-network')
  // The global ids of the channels come with the channels.
  return readParams({ channels: textParam }, place.search).channels ? [asked] : [asked, ...rows(place)]
}
export default preload

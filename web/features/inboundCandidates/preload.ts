import { readParams, textParam } from '../../shared/hooks/urlState.ts'
import { preloadList } from '../../shared/list/listAddress.ts'
import { asQuery } from '../../shared/list/typed.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import { inboundSource } from './source.ts'
import listQuery, { type InboundCandidateListQuery } from './__generated__/InboundCandidateListQuery.graphql.ts'
import channelsQuery, { type InboundCandidatesPageQuery } from './__generated__/InboundCandidatesPageQuery.graphql.ts'

const rows = preloadList(asQuery<InboundCandidateListQuery>(listQuery), inboundSource([]))

/** The data for Greeting: the channels and the inbound candidates. */
const preload: Preload = (place) => {
  const asked = routeQuery<InboundCandidatesPageQuery>(channelsQuery, {}, 'store-or-network')
  // The global ids for a channel filter are only known once the channels are loaded.
  return readParams({ channels: textParam }, place.search).channels ? [asked] : [asked, ...rows(place)]
}
export default preload

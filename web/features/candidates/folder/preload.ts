import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import { preloadLookups } from '../preload.ts'
import query, { type TalentFolderPageQuery } from './__generated__/TalentFolderPageQuery.graphql.ts'

/** What the page of a talent folder asks for; its rows wait for the folder's global id. */
const preload: Preload = (place) => [
  routeQuery<TalentFolderPageQuery>(query, { id: place.params.id ?? '' }),
  preloadLookups(place),
]
export default preload

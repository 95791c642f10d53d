import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import { preloadLookups } from '../preload.ts'
import query, { type TalentFolderPageQuery } from './__generated__/TalentFolderPageQuery.graphql.ts'

/** The data for the page of a talent folder. Its rows wait for the folder's global id. */
const preload: Preload = (place) => [
  routeQuery<TalentFolderPageQuery>(query, { id: place.params.id ?? '' }),
  preloadLookups(place),
]
export default preload

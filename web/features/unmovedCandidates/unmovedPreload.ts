import { readParams } from '../../shared/hooks/urlState.ts'
import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type UnmovedCandidatesQuery } from './__generated__/UnmovedCandidatesQuery.graphql.ts'
import { shape, shownCount } from './source.ts'

/** The data for the card of unmoved candidates. */
const preload: Preload = ({ search }) => [
  routeQuery<UnmovedCandidatesQuery>(query, { days: readParams(shape, search).unmoved, count: shownCount }),
]
export default preload

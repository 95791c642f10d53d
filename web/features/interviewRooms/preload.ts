import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type RoomsTabQuery } from './__generated__/RoomsTabQuery.graphql.ts'

const preload: Preload = () => [routeQuery<RoomsTabQuery>(query, {})]
export default preload

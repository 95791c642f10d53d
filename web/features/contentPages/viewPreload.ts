import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type ContentViewQuery } from './__generated__/ContentViewQuery.graphql.ts'

const preload: Preload = ({ params }) => [routeQuery<ContentViewQuery>(query, { code: params.code ?? '' })]
export default preload

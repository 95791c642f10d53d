import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type FirstStepsPageQuery } from './__generated__/FirstStepsPageQuery.graphql.ts'

const preload: Preload = () => [routeQuery<FirstStepsPageQuery>(query, {})]
export default preload

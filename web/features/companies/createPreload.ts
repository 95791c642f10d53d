import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type CompanyCreatePageQuery } from './__generated__/CompanyCreatePageQuery.graphql.ts'

const preload: Preload = () => [routeQuery<CompanyCreatePageQuery>(query, {})]
export default preload

import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type RequisitionSettingsPageQuery } from './__generated__/RequisitionSettingsPageQuery.graphql.ts'

/** The data for the settings of job approvals. */
const preload: Preload = () => [routeQuery<RequisitionSettingsPageQuery>(query, {})]
export default preload

import { routeQuery, type Preload } from '../../../shared/relay/routeQuery.ts'
import query, { type RequisitionSettingsPageQuery } from './__generated__/RequisitionSettingsPageQuery.graphql.ts'

/** What the settings of the approvals ask for. */
const preload: Preload = () => [routeQuery<RequisitionSettingsPageQuery>(query, {})]
export default preload

import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type NotificationSettingPageQuery } from './__generated__/NotificationSettingPageQuery.graphql.ts'

/** The data for the notification settings. */
const preload: Preload = () => [routeQuery<NotificationSettingPageQuery>(query, {}, 'network-only')]
export default preload

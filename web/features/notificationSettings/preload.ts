import { routeQuery, type Preload } from '../../shared/relay/routeQuery.ts'
import query, { type NotificationSettingPageQuery } from './__generated__/NotificationSettingPageQuery.graphql.ts'

/** What the page of one's own notifications asks for. */
const preload: Preload = () => [routeQuery<NotificationSettingPageQuery>(query, {}, 'network-only')]
export default preload

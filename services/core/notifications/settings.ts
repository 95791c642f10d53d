import type { Selectable } from 'kysely'
import { dayIn, momentIn } from '../../../common/timeZones.ts'
import { mandatoryTopics, topicNames, type NotificationTopic } from '../contract/notifications.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Json } from '../database/tables.ts'

/** The ways by which somebody is told. */
export interface Ways {
  inbox: boolean
  /** A message to the browsers that have allowed it. */
  push: boolean
  /** A mail at once. */
  mail: boolean
  /** A line in the mail of the next morning. */
  digest: boolean
}

/** Minutes of the day, on the clock of the reader. From 22:00 to 07:00 runs over midnight. */
export interface Quiet {
  from: number
  to: number
}

export interface NotificationSettingTable extends CompanyTable {
  user_name: string
  /** What somebody has chosen; a topic that is not there is as at first. */
  topics: Json<Partial<Record<NotificationTopic, Ways>>>
  quiet_from: number | null
  quiet_to: number | null
  updated_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    notification_setting: NotificationSettingTable
  }
}

export interface NotificationSetting {
  topics: Record<NotificationTopic, Ways>
  quiet: Quiet | null
}

/** How people are told until they choose otherwise. */
const atFirst: Ways = { inbox: true, push: true, mail: false, digest: false }

function toSetting(row: Selectable<NotificationSettingTable> | undefined): NotificationSetting {
  const topics = Object.fromEntries(
    topicNames.map((topic) => {
      const ways = row?.topics[topic] ?? atFirst
      return [topic, mandatoryTopics.includes(topic) ? { ...ways, inbox: true } : ways]
    }),
  ) as Record<NotificationTopic, Ways>
  const quiet = row?.quiet_from != null && row.quiet_to != null ? { from: row.quiet_from, to: row.quiet_to } : null
  return { topics, quiet }
}

/** How each of the users wants to be told; by user names in lower case. */
export async function notificationSettings(
  db: CompanyDb,
  userNames: readonly string[],
): Promise<Map<string, NotificationSetting>> {
  const rows = await db
    .from('notification_setting')
    .selectAll('notification_setting')
    .where('user_name', 'in', userNames)
    .execute()
  const byName = new Map(rows.map((row) => [row.user_name, row]))
  return new Map(userNames.map((userName) => [userName, toSetting(byName.get(userName))]))
}

/** Keeps how a user wants to be told. */
export async function saveNotificationSetting(
  db: CompanyDb,
  userName: string,
  { topics, quiet }: NotificationSetting,
): Promise<void> {
  const columns = {
    topics: JSON.stringify(topics),
    quiet_from: quiet?.from ?? null,
    quiet_to: quiet?.to ?? null,
    updated_at: new Date(),
  }
  await db
    .insert('notification_setting', { user_name: userName.toLowerCase(), ...columns })
    .onConflict((conflict) => conflict.columns(['company_id', 'user_name']).doUpdateSet(columns))
    .execute()
}

const dayMs = 86_400_000

/** When the quiet hours that it is now end, for who lives in the zone; null outside of them. */
export function quietEnd(quiet: Quiet | null, zone: string, now: Date): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  // Those that began yesterday may still run.
  for (const daysAgo of [1, 0]) {
    const day = dayIn(zone, new Date(now.getTime() - daysAgo * dayMs))
    const lastDay = quiet.to > quiet.from ? day : dayIn(zone, new Date(now.getTime() - (daysAgo - 1) * dayMs))
    const [from, to] = [momentIn(zone, day, quiet.from), momentIn(zone, lastDay, quiet.to)]
    if (from && to && from <= now && now < to) return to
  }
  return null
}

/** The latest moment when clocks in the zone showed so many minutes of a day. */
export function latestAt(zone: string, minutes: number, now: Date): Date {
  for (const daysAgo of [0, 1]) {
    const moment = momentIn(zone, dayIn(zone, new Date(now.getTime() - daysAgo * dayMs)), minutes)
    if (moment && moment <= now) return moment
  }
  return new Date(now.getTime() - dayMs)
}

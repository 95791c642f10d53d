import type { Selectable } from 'kysely'
import { dayIn, momentIn } from '../../../common/timeZones.ts'
import { mandatoryTopics, topicNames, type NotificationTopic } from '../contract/notifications.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Json } from '../database/tables.ts'

/** The ways in which a user is notified. */
export interface NotificationWays {
  inbox: boolean
  /** A message to the browsers that have allowed it. */
  push: boolean
  /** An immediate mail. */
  mail: boolean
  /** A line in the mail of the next morning. */
  digest: boolean
}

/** Minutes of the day in the reader's time zone. A period from 22:00 to 07:00 runs over midnight. */
export interface QuietHours {
  from: number
  to: number
}

export interface NotificationSettingTable extends CompanyTable {
  user_name: string
  /** The user's choices; an absent topic has the default. */
  topics: Json<Partial<Record<NotificationTopic, NotificationWays>>>
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
  topics: Record<NotificationTopic, NotificationWays>
  quiet: QuietHours | null
}

/** How users are notified until they choose otherwise. */
const atFirst: NotificationWays = { inbox: true, push: true, mail: false, digest: false }

function toSetting(row: Selectable<NotificationSettingTable> | undefined): NotificationSetting {
  const topics = Object.fromEntries(
    topicNames.map((topic) => {
      const ways = row?.topics[topic] ?? atFirst
      return [topic, mandatoryTopics.includes(topic) ? { ...ways, inbox: true } : ways]
    }),
  ) as Record<NotificationTopic, NotificationWays>
  const quiet = row?.quiet_from != null && row.quiet_to != null ? { from: row.quiet_from, to: row.quiet_to } : null
  return { topics, quiet }
}

/** Returns the notification settings of the users, by user name in lower case. */
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

/** Stores the notification settings of a user. */
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

/** Returns when the present quiet hours of a user in the time zone end; null outside of quiet hours. */
export function quietEnd(quiet: QuietHours | null, zone: string, now: Date): Date | null {
  if (!quiet || quiet.from === quiet.to) return null
  // Quiet hours that began yesterday may still be running.
  for (const daysAgo of [1, 0]) {
    const day = dayIn(zone, new Date(now.getTime() - daysAgo * dayMs))
    const lastDay = quiet.to > quiet.from ? day : dayIn(zone, new Date(now.getTime() - (daysAgo - 1) * dayMs))
    const [from, to] = [momentIn(zone, day, quiet.from), momentIn(zone, lastDay, quiet.to)]
    if (from && to && from <= now && now < to) return to
  }
  return null
}

/** Returns the latest moment when clocks in the zone showed this minute of the day. */
export function latestAt(zone: string, minutes: number, now: Date): Date {
  for (const daysAgo of [0, 1]) {
    const moment = momentIn(zone, dayIn(zone, new Date(now.getTime() - daysAgo * dayMs)), minutes)
    if (moment && moment <= now) return moment
  }
  return new Date(now.getTime() - dayMs)
}

import { createMessage } from '../../core/contract/messages.ts'
import { mandatoryTopics, topicNames } from '../../core/contract/notifications.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { badInput } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { notificationMails } from '../../core/notifications/sendMails.ts'
import {
  notificationSettings,
  saveNotificationSetting,
  type NotificationSetting as Setting,
} from '../../core/notifications/settings.ts'
import { notificationSettingGet, notificationSettingSave, type NotificationSetting } from './contract.ts'

export const periodic = notificationMails()

const minutesOf = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3))
const clockOf = (minutes: number) =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

async function own({ db, caller }: RequestContext): Promise<Setting> {
  const userName = caller.userName.toLowerCase()
  return (await notificationSettings(db, [userName])).get(userName)!
}

const toAnswer = ({ topics, quiet }: Setting): NotificationSetting => ({
  topics: topicNames.map((topic) => ({ topic, ...topics[topic], isMandatory: mandatoryTopics.includes(topic) })),
  quietFrom: quiet && clockOf(quiet.from),
  quietTo: quiet && clockOf(quiet.to),
})

/** Returns the quiet hours of a form. Throws if only one end is set, or if both are the same. */
function quietOf({ quietFrom, quietTo }: BodyOf<typeof notificationSettingSave>): Setting['quiet'] {
  if (!quietFrom && !quietTo) return null
  if (!quietFrom) throw badInput({ quietFrom: [required] })
  if (!quietTo) throw badInput({ quietTo: [required] })
  if (quietFrom === quietTo) throw badInput({ quietTo: [createMessage('SAME_TIME')] })
  return { from: minutesOf(quietFrom), to: minutesOf(quietTo) }
}

async function save(context: RequestContext, body: BodyOf<typeof notificationSettingSave>) {
  const quiet = quietOf(body)
  const { topics } = await own(context)
  for (const { topic, ...ways } of body.topics) topics[topic] = ways
  await saveNotificationSetting(context.db, context.caller.userName, { topics, quiet })
  return toAnswer(await own(context))
}

export const routes: Route[] = [
  implement(notificationSettingGet, async (_input, context) => toAnswer(await own(context))),
  implement(notificationSettingSave, ({ body }, context) => save(context, body)),
]

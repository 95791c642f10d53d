import { Type, type Static } from 'typebox'
import { notificationTopics, topicNames } from '../../core/contract/notifications.ts'
import { operation } from '../../core/contract/operation.ts'
import { Nullable, openEnum } from '../../core/contract/shapes.ts'

// Re-exported for the gateway, which imports contracts only.
export { notificationTopics }

const Ways = {
  inbox: Type.Boolean({ description: 'whether it appears in the inbox' }),
  push: Type.Boolean({ description: 'whether it is sent to the browsers that have allowed it' }),
  mail: Type.Boolean({ description: 'whether it is mailed at once' }),
  digest: Type.Boolean({
    description: 'whether it is a line in the mail of the next morning; not if it is mailed at once',
  }),
}
const Clock = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'HH:mm in the time zone of the caller',
})
const Shown = Nullable(Type.String({ description: 'HH:mm in the time zone of the caller; null: no quiet hours' }))

/** How a user is notified of each topic. The specification names the page, but defines neither calls nor shapes. */
export const NotificationSetting = Type.Object({
  topics: Type.Array(
    Type.Object({
      topic: openEnum(Type.Enum(topicNames)),
      ...Ways,
      isMandatory: Type.Boolean({ description: 'whether it always appears in the inbox' }),
    }),
  ),
  quietFrom: Shown,
  quietTo: Shown,
})
export type NotificationSetting = Static<typeof NotificationSetting>

const base = {
  service: 'accounts',
  origin: 'ours',
  path: '/accounts/notification-setting',
  access: 'everyRole',
} as const

export const notificationSettingGet = operation({
  ...base,
  id: 'notificationSettingGet',
  method: 'GET',
  effect: 'read',
  answer: NotificationSetting,
  doc: 'Returns how the caller is notified of each topic, and their quiet hours. The default for topics without a setting is inbox and push.',
  place: '000/2.2/31, 000/2.11/1',
})

export const notificationSettingSave = operation({
  ...base,
  id: 'notificationSettingSave',
  method: 'POST',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    topics: Type.Array(Type.Object({ topic: Type.Enum(topicNames), ...Ways }), {
      maxItems: topicNames.length,
      description: 'each topic at most once; omitted topics stay as they are',
    }),
    quietFrom: Nullable(Clock),
    quietTo: Nullable(Clock),
  }),
  answer: NotificationSetting,
  doc:
    'Stores how the caller is notified of these topics, and their quiet hours. During quiet hours nothing is ' +
    'sent to browsers, and mails wait until they end. Both ends or neither must be set. A mandatory topic stays ' +
    'in the inbox.',
  place: '000/2.2/31, 000/2.11/1',
})

import { Type, type Static } from 'typebox'
import { notificationTopics, topicNames } from '../../core/contract/notifications.ts'
import { operation } from '../../core/contract/operation.ts'
import { Nullable, openWords } from '../../core/contract/shapes.ts'

// Passed on for the gateway, which imports contracts only.
export { notificationTopics }

const Ways = {
  inbox: Type.Boolean({ description: 'in the inbox' }),
  push: Type.Boolean({ description: 'a message to the browsers that have allowed it' }),
  mail: Type.Boolean({ description: 'a mail at once' }),
  digest: Type.Boolean({ description: 'a line in the mail of the next morning; a mail at once comes instead of it' }),
}
const Clock = Type.String({
  pattern: '^([01][0-9]|2[0-3]):[0-5][0-9]$',
  description: 'HH:mm on the clock of the caller',
})
const Shown = Nullable(Type.String({ description: 'HH:mm on the clock of the caller; null: no quiet hours' }))

/** How somebody is told of what. The specification names the page, and neither calls nor shapes. */
export const NotificationSetting = Type.Object({
  topics: Type.Array(
    Type.Object({
      topic: openWords(Type.Enum(topicNames)),
      ...Ways,
      isMandatory: Type.Boolean({ description: 'stays in the inbox' }),
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
  doc: 'How the caller is told of each topic, and their quiet hours; what they have not chosen is as at first: inbox and push.',
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
      description: 'each at most once; the others stay as they are',
    }),
    quietFrom: Nullable(Clock),
    quietTo: Nullable(Clock),
  }),
  answer: NotificationSetting,
  doc:
    'Keeps how the caller is told of these topics, and when not: in quiet hours nothing goes to browsers, and mails wait for their end. Both ends or ' +
    'neither. A mandatory topic stays in the inbox.',
  place: '000/2.2/31, 000/2.11/1',
})

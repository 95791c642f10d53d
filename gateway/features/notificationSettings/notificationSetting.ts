import {
  notificationSettingGet,
  notificationSettingSave,
  notificationTopics,
  type NotificationSetting as Setting,
} from '../../../services/features/notificationSettings/contract.ts'
import type { NotificationTopic } from '../../../services/core/contract/notifications.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Viewer } from '../users/viewer.ts'

const Topic = enumOf<NotificationTopic>('NotificationTopic', 'The topic of a notification.', notificationTopics)

type Choice = Setting['topics'][number] & { topic: NotificationTopic }

const NotificationChoice = builder
  .objectRef<Choice>('NotificationChoice')
  .implement({
    description: 'How the viewer is notified about a topic.',
    fields: (t) => ({
      topic: t.expose('topic', { type: Topic, description: 'The topic of the notifications.' }),
      isInInbox: t.exposeBoolean('inbox', { description: 'Whether they appear in the inbox.' }),
      isPushed: t.exposeBoolean('push', { description: 'Whether they are pushed to browsers that have allowed it.' }),
      isMailed: t.exposeBoolean('mail', { description: 'Whether they are e-mailed at once.' }),
      isInDigest: t.exposeBoolean('digest', {
        description: 'Whether they are in the e-mail of the next morning, unless e-mailed at once.',
      }),
      isMandatory: t.exposeBoolean('isMandatory', { description: 'Whether they cannot be removed from the inbox.' }),
    }),
  })

const NotificationSetting = builder.objectRef<Setting>('NotificationSetting').implement({
  description: 'How the viewer is notified about each topic, and their quiet hours.',
  fields: (t) => ({
    choices: t.field({
      type: [NotificationChoice],
      extensions: { listSize: Object.keys(notificationTopics).length },
      description: 'One choice for each topic.',
      // Leaves out topics of the services that cannot be shown here.
      resolve: ({ topics }) => topics.filter((one): one is Choice => Object.hasOwn(notificationTopics, one.topic)),
    }),
    quietFrom: t.exposeString('quietFrom', {
      nullable: true,
      description: "Start of the quiet hours: HH:mm in the viewer's local time; null if there are none.",
    }),
    quietTo: t.exposeString('quietTo', {
      nullable: true,
      description: 'End of the quiet hours; on the next day if earlier than the start.',
    }),
  }),
})

builder.objectField(Viewer, 'notificationSetting', (t) =>
  t.field({
    type: NotificationSetting,
    operation: notificationSettingGet,
    nullable: true,
    description:
      'How the viewer is notified about each topic, and their quiet hours; null if the services do not store it.',
    resolve: (_viewer, _args, { rest }) =>
      orInstead(
        rest,
        notificationSettingGet,
        () => rest.call(notificationSettingGet),
        async () => null,
      ),
  }),
)

const ChoiceInput = builder.inputType('NotificationChoiceInput', {
  description: 'How the viewer wants to be notified about a topic.',
  fields: (t) => ({
    topic: t.field({ type: Topic, required: true, description: 'The topic of the notifications.' }),
    isInInbox: t.boolean({
      required: true,
      description: 'Whether they appear in the inbox; mandatory topics always do.',
    }),
    isPushed: t.boolean({ required: true, description: 'Whether they are pushed to browsers that have allowed it.' }),
    isMailed: t.boolean({ required: true, description: 'Whether they are e-mailed at once.' }),
    isInDigest: t.boolean({ required: true, description: 'Whether they are in the e-mail of the next morning.' }),
  }),
})

mutation('updateNotificationSetting', {
  description:
    'Changes how the viewer is notified about topics, and their quiet hours; topics that are not listed stay unchanged.',
  operation: notificationSettingSave,
  input: (t) => ({
    choices: t.field({ type: [ChoiceInput], required: true, description: 'The topics, each at most once.' }),
    quietFrom: t.string({
      description: "Start of the quiet hours: HH:mm in the viewer's local time; null for no quiet hours.",
    }),
    quietTo: t.string({ description: 'End of the quiet hours: HH:mm; both times are required, or neither.' }),
  }),
  payload: (t: PayloadFields<{ setting: Setting }>) => ({
    setting: t.expose('setting', { type: NotificationSetting, description: 'The setting after the change.' }),
  }),
  resolve: async ({ choices, quietFrom, quietTo }, { rest }) => ({
    setting: await rest.call(notificationSettingSave, {
      body: {
        topics: choices.map(({ topic, isInInbox, isPushed, isMailed, isInDigest }) => ({
          topic,
          inbox: isInInbox,
          push: isPushed,
          mail: isMailed,
          digest: isInDigest,
        })),
        quietFrom: quietFrom || null,
        quietTo: quietTo || null,
      },
    }),
  }),
})

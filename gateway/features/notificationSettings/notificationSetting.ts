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

const Topic = enumOf<NotificationTopic>('NotificationTopic', 'What notifications are about.', notificationTopics)

type Choice = Setting['topics'][number] & { topic: NotificationTopic }

const NotificationChoice = builder
  .objectRef<Choice>('NotificationChoice')
  .implement({
    description: 'How the viewer is told of a topic.',
    fields: (t) => ({
      topic: t.expose('topic', { type: Topic, description: 'What it is about.' }),
      isInInbox: t.exposeBoolean('inbox', { description: 'In the inbox.' }),
      isPushed: t.exposeBoolean('push', { description: 'As a message to the browsers that have allowed it.' }),
      isMailed: t.exposeBoolean('mail', { description: 'By a mail at once.' }),
      isInDigest: t.exposeBoolean('digest', {
        description: 'In the mail of the next morning; a mail at once comes instead.',
      }),
      isMandatory: t.exposeBoolean('isMandatory', { description: 'It stays in the inbox.' }),
    }),
  })

const NotificationSetting = builder.objectRef<Setting>('NotificationSetting').implement({
  description: 'How the viewer is told of what, and when not.',
  fields: (t) => ({
    choices: t.field({
      type: [NotificationChoice],
      extensions: { listSize: Object.keys(notificationTopics).length },
      description: 'Each topic once.',
      // A topic that only the services have is nothing that could be shown.
      resolve: ({ topics }) => topics.filter((one): one is Choice => Object.hasOwn(notificationTopics, one.topic)),
    }),
    quietFrom: t.exposeString('quietFrom', {
      nullable: true,
      description: "When the quiet hours begin: HH:mm on the viewer's clock; null without any.",
    }),
    quietTo: t.exposeString('quietTo', {
      nullable: true,
      description: 'When they end; before their beginning: on the next day.',
    }),
  }),
})

builder.objectField(Viewer, 'notificationSetting', (t) =>
  t.field({
    type: NotificationSetting,
    operation: notificationSettingGet,
    nullable: true,
    description: 'How the viewer is told of what, and when not; null where the services do not keep it.',
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
  description: 'How the viewer wants to be told of a topic.',
  fields: (t) => ({
    topic: t.field({ type: Topic, required: true, description: 'What it is about.' }),
    isInInbox: t.boolean({ required: true, description: 'In the inbox; mandatory topics stay there.' }),
    isPushed: t.boolean({ required: true, description: 'As a message to the browsers that have allowed it.' }),
    isMailed: t.boolean({ required: true, description: 'By a mail at once.' }),
    isInDigest: t.boolean({ required: true, description: 'In the mail of the next morning.' }),
  }),
})

mutation('updateNotificationSetting', {
  description: 'Changes how the viewer is told of topics, and their quiet hours; topics that are not named stay.',
  operation: notificationSettingSave,
  input: (t) => ({
    choices: t.field({ type: [ChoiceInput], required: true, description: 'Topics, each at most once.' }),
    quietFrom: t.string({ description: "HH:mm on the viewer's clock; none for no quiet hours." }),
    quietTo: t.string({ description: 'HH:mm; both ends or neither.' }),
  }),
  payload: (t: PayloadFields<{ setting: Setting }>) => ({
    setting: t.expose('setting', { type: NotificationSetting, description: 'The choice as it is now.' }),
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

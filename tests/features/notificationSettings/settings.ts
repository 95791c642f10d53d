import { mandatoryTopics, topicNames } from '../../../services/core/contract/notifications.ts'
import type { NotificationSetting } from '../../../services/features/notificationSettings/contract.ts'

/** The settings of a user: the defaults, with quiet nights. */
export const setting: NotificationSetting = {
  topics: topicNames.map((topic) => ({
    topic,
    inbox: true,
    push: true,
    mail: false,
    digest: false,
    isMandatory: mandatoryTopics.includes(topic),
  })),
  quietFrom: '22:00',
  quietTo: '07:00',
}

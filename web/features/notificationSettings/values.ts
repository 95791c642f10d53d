import type { NotificationSettingForm_setting$data } from './__generated__/NotificationSettingForm_setting.graphql.ts'
import type { NotificationSettingFormMutation } from './__generated__/NotificationSettingFormMutation.graphql.ts'

/** The channels of notifications, in the order of the page. */
export const ways = ['isInInbox', 'isPushed', 'isMailed', 'isInDigest'] as const
export type Way = (typeof ways)[number]

type Input = NotificationSettingFormMutation['variables']['input']
export type Topic = Input['choices'][number]['topic']

/** The values of the form. */
export interface SettingValues {
  choices: Record<Topic, Record<Way, boolean>>
  isQuiet: boolean
  quietFrom: string
  quietTo: string
}

/** The initial quiet hours. */
const quietAtFirst = { quietFrom: '22:00', quietTo: '07:00' }

export const valuesOf = ({ choices, quietFrom, quietTo }: NotificationSettingForm_setting$data): SettingValues => ({
  choices: Object.fromEntries(
    choices.map(({ topic, isInInbox, isPushed, isMailed, isInDigest }) => [
      topic,
      { isInInbox, isPushed, isMailed, isInDigest },
    ]),
  ) as SettingValues['choices'],
  isQuiet: quietFrom != null,
  quietFrom: quietFrom ?? quietAtFirst.quietFrom,
  quietTo: quietTo ?? quietAtFirst.quietTo,
})

export const inputOf = ({ choices, isQuiet, quietFrom, quietTo }: SettingValues): Input => ({
  choices: (Object.keys(choices) as Topic[]).map((topic) => ({ topic, ...choices[topic] })),
  quietFrom: isQuiet ? quietFrom : null,
  quietTo: isQuiet ? quietTo : null,
})

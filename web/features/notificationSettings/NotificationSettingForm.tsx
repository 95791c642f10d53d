import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useWatch } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TimeField } from '../../shared/fields/dates/TimeField.tsx'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { saveBy, useRecordForm } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { TopicChoice } from './TopicChoice.tsx'
import { inputOf, valuesOf, type SettingValues } from './values.ts'
import type { NotificationSettingForm_setting$key } from './__generated__/NotificationSettingForm_setting.graphql.ts'
import type { NotificationSettingFormMutation } from './__generated__/NotificationSettingFormMutation.graphql.ts'

const update = asMutation<NotificationSettingFormMutation>(graphql`
  mutation NotificationSettingFormMutation($input: UpdateNotificationSettingInput!) {
    updateNotificationSetting(input: $input) { setting { quietFrom } }
  }
`)

interface Props {
  setting: NotificationSettingForm_setting$key
  onSaved: () => void
}

/** The topics with the channels of their notifications, and the quiet hours. */
export function NotificationSettingForm({ setting: key, onSaved }: Props) {
  const { t } = useTranslation(['notificationSettings', 'list'])
  const { user } = useSession()
  const setting = useFragment(
    graphql`
    fragment NotificationSettingForm_setting on NotificationSetting @throwOnFieldError {
      quietFrom quietTo
      choices { topic isInInbox isPushed isMailed isInDigest isMandatory }
    }
  `,
    key,
  )
  const { form, isSending, onSubmit, questions } = useRecordForm<SettingValues>(
    {
      draft: 'notification-setting',
      isNew: false,
      values: valuesOf(setting),
      save: (values) => saveBy(update, { input: inputOf(values) }),
    },
    onSaved,
  )
  const { control } = form
  const isQuiet = useWatch({ control, name: 'isQuiet' })
  const isPushRefused = 'Notification' in window && Notification.permission === 'denied'
  return (
    <chakra.form noValidate aria-label={t('title')} display="grid" gap="6" onSubmit={onSubmit}>
      <Box border="1px solid" borderColor="border" borderRadius="10px" overflow="hidden">
        {setting.choices.map(({ topic, isMandatory }) => (
          <TopicChoice key={topic} control={control} topic={topic} isMandatory={isMandatory} />
        ))}
      </Box>
      <Box display="grid" gap="1" color="fg.muted" fontSize="13px">
        <Text>{t('digestHint')}</Text>
        <Text>{user.email ? t('mailsTo', { replace: { address: user.email } }) : t('noAddress')}</Text>
        {isPushRefused && <Text color="status.orange.fg">{t('pushRefused')}</Text>}
      </Box>
      <Box as="section" display="grid" gap="3" aria-label={t('quiet')}>
        <SwitchField control={control} name="isQuiet" label={t('quiet')} hint={t('quietHint')} />
        {isQuiet && (
          <Flex gap="4" wrap="wrap">
            {(['quietFrom', 'quietTo'] as const).map((name) => (
              <Box key={name} width="160px">
                <TimeField control={control} name={name} label={t(name)} />
              </Box>
            ))}
          </Flex>
        )}
      </Box>
      <Box>
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('save', { ns: 'list' })}
        </Button>
      </Box>
      {questions}
    </chakra.form>
  )
}

import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useController, useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ways, type SettingValues, type Topic, type Way } from './values.ts'

interface Props {
  control: Control<SettingValues>
  topic: Topic
  /** Whether the topic always appears in the inbox. */
  isMandatory: boolean
}

/** A topic with the channels of its notifications. */
export function TopicChoice({ control, topic, isMandatory }: Props) {
  const { t } = useTranslation('notificationSettings')
  return (
    <Flex
      as="fieldset"
      border="0"
      borderBlockEnd="1px solid"
      borderColor="border"
      _last={{ borderBlockEnd: '0' }}
      margin="0"
      padding="3"
      gap="3"
      wrap="wrap"
      alignItems="center"
    >
      <chakra.legend float="left" flex="1 1 260px" padding="0" minWidth="0">
        <Text as="span" display="block" fontWeight="600">
          {t(`topics.${topic}`)}
        </Text>
        <Text as="span" display="block" color="fg.muted" fontSize="12.5px" fontWeight="400">
          {t(`topicHints.${topic}`)}
          {isMandatory && ` ${t('isMandatory')}`}
        </Text>
      </chakra.legend>
      <Flex gap="1" wrap="wrap">
        {ways.map((way) => (
          <WayBox key={way} control={control} topic={topic} way={way} isFixed={isMandatory && way === 'isInInbox'} />
        ))}
      </Flex>
    </Flex>
  )
}

interface WayProps {
  control: Control<SettingValues>
  topic: Topic
  way: Way
  isFixed: boolean
}

function WayBox({ control, topic, way, isFixed }: WayProps) {
  const { t } = useTranslation('notificationSettings')
  const {
    field: { ref, name, value, onBlur, onChange },
  } = useController({ control, name: `choices.${topic}.${way}` })
  const isMailed = useWatch({ control, name: `choices.${topic}.isMailed` })
  // What is mailed at once is not repeated in the morning digest.
  const isOff = isFixed || (way === 'isInDigest' && isMailed)
  return (
    <chakra.label
      display="flex"
      gap="2"
      alignItems="center"
      width="120px"
      minHeight="6"
      cursor={isOff ? 'not-allowed' : 'pointer'}
      color={isOff ? 'fg.muted' : 'fg'}
      fontSize="13px"
    >
      <chakra.input
        type="checkbox"
        ref={ref}
        name={name}
        checked={value && !(way === 'isInDigest' && isMailed)}
        disabled={isOff}
        accentColor="accent"
        width="16px"
        height="16px"
        onBlur={onBlur}
        onChange={(event) => onChange(event.target.checked)}
      />
      <Box as="span">{t(`ways.${way}`)}</Box>
    </chakra.label>
  )
}

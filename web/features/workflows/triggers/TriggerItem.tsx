import { Box, Flex } from '@chakra-ui/react'
import { Bell, CornerDownRight, Mail, MessageSquareText, Zap } from 'lucide-react'
import type { ComponentProps } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { useTranslation } from 'react-i18next'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { triggerText } from './triggerText.ts'
import type { TriggerItem_trigger$key } from './__generated__/TriggerItem_trigger.graphql.ts'

const icons = {
  SEND_EMAIL: Mail,
  ASK_FEEDBACK: MessageSquareText,
  NOTIFY_USERS: Bell,
  MOVE_TO_STATUS: CornerDownRight,
  OTHER: Zap,
}

interface Props extends ComponentProps<typeof Flex> {
  trigger: TriggerItem_trigger$key
  nameOf: (stepId: string) => string | undefined
}

/** A trigger as a sentence in a list, followed by the children. */
export function TriggerItem({ trigger: key, nameOf, children, ...rest }: Props) {
  const { t } = useTranslation('workflows')
  const trigger = useFragment(
    graphql`
    fragment TriggerItem_trigger on WorkflowTrigger { kind isPaused ...triggerText_trigger }
  `,
    key,
  )
  const Icon = icons[trigger.kind]
  return (
    <Flex
      as="li"
      alignItems="flex-start"
      gap="2"
      padding="2"
      border="1px solid"
      borderColor="border"
      borderRadius="8px"
      bg="bg"
      {...rest}
    >
      <Box color="fg.muted" paddingBlockStart="3px" flexShrink={0}>
        <Icon size={14} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {triggerText(t, trigger, nameOf)}
      </Box>
      {trigger.isPaused && <StatusTag color="orange">{t('paused')}</StatusTag>}
      {children}
    </Flex>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { Bell, CornerDownRight, Mail, MessageSquareText, X, Zap } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { triggerText } from './triggerText.ts'
import type { TriggerItem_trigger$key } from './__generated__/TriggerItem_trigger.graphql.ts'
import type { TriggerItemDetachMutation } from './__generated__/TriggerItemDetachMutation.graphql.ts'

const icons = {
  SEND_EMAIL: Mail,
  ASK_FEEDBACK: MessageSquareText,
  NOTIFY_USERS: Bell,
  MOVE_TO_STATUS: CornerDownRight,
  OTHER: Zap,
}

interface Props {
  trigger: TriggerItem_trigger$key
  stepId: string
  nameOf: (stepId: string) => string | undefined
  /** Shown in the view: without what changes it. */
  isReadOnly?: boolean
}

/** One trigger as a sentence. */
export function TriggerItem({ trigger: key, stepId, nameOf, isReadOnly = false }: Props) {
  const { t } = useTranslation('workflows')
  const can = useCan()
  const trigger = useFragment(
    graphql`
    fragment TriggerItem_trigger on WorkflowTrigger { id kind ...triggerText_trigger }
  `,
    key,
  )
  const [detach, isDetaching] = useAction<TriggerItemDetachMutation>(
    graphql`
    mutation TriggerItemDetachMutation($input: DetachWorkflowTriggerInput!) {
      detachWorkflowTrigger(input: $input) { deletedWorkflowTriggerId step { id triggers { id ...TriggerItem_trigger } } }
    }
  `,
    { success: t('deleted') },
  )
  const Icon = icons[trigger.kind]
  const text = triggerText(t, trigger, nameOf)
  return (
    <Flex
      as="li"
      alignItems="flex-start"
      gap="2"
      padding="2"
      border="1px solid"
      borderColor="border"
      borderRadius="8px"
      aria-busy={isDetaching || undefined}
    >
      <Box color="fg.muted" paddingBlockStart="3px" flexShrink={0}>
        <Icon size={14} aria-hidden />
      </Box>
      <Box flex="1" minWidth="0" overflowWrap="anywhere">
        {text}
      </Box>
      {!isReadOnly && can('TriggerItemDetachMutation') && (
        <ConfirmButton
          kind="quiet"
          size="small"
          shape="square"
          aria-label={`${t('detach')}: ${text}`}
          title={t('detach')}
          question={t('detachQuestion')}
          disabled={isDetaching}
          onConfirm={() => void detach({ input: { stepId, triggerId: trigger.id } }).catch(() => undefined)}
        >
          <X size={14} aria-hidden />
        </ConfirmButton>
      )}
    </Flex>
  )
}

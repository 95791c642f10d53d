import { Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useCan } from '../../shared/hooks/useCan.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import type { InterviewActions_interview$key } from './__generated__/InterviewActions_interview.graphql.ts'
import type { InterviewActionsCancelMutation } from './__generated__/InterviewActionsCancelMutation.graphql.ts'
import type { InterviewActionsCloseMutation } from './__generated__/InterviewActionsCloseMutation.graphql.ts'

const open = new Set(['PLANNED', 'INVITED', 'CONFIRMED'])

/** The actions of planners on an interview: change it, cancel it, and record how it went. */
export function InterviewActions({
  interview: key,
  onChange,
}: {
  interview: InterviewActions_interview$key
  onChange: () => void
}) {
  const { t } = useTranslation('interviews')
  const [now] = useState(() => Date.now())
  const can = useCan()
  const { id, version, state, startsAt } = useFragment(
    graphql`
    fragment InterviewActions_interview on Interview { id version state startsAt }
  `,
    key,
  )
  const [cancel, isCancelling] = useAction<InterviewActionsCancelMutation>(
    graphql`
    mutation InterviewActionsCancelMutation($input: CancelInterviewInput!) {
      cancelInterview(input: $input) { interview { id ...InterviewActions_interview ...InterviewView_interview } }
    }
  `,
    { success: t('cancelled') },
  )
  const [close, isClosing] = useAction<InterviewActionsCloseMutation>(
    graphql`
    mutation InterviewActionsCloseMutation($input: CloseInterviewInput!) {
      closeInterview(input: $input) { interview { id ...InterviewActions_interview ...InterviewView_interview } }
    }
  `,
    { success: t('closed') },
  )
  if (!can('InterviewActionsCancelMutation') || state === 'CANCELLED') return null
  const isOpen = open.has(state)
  const isSending = isCancelling || isClosing
  const hasBegun = Date.parse(startsAt) <= now
  const say = (isHeld: boolean) => void close({ input: { id, version, isHeld } }).catch(() => {})
  return (
    <Flex gap="2" flexWrap="wrap" marginBlockEnd="4">
      {isOpen && <Button onClick={onChange}>{t('change')}</Button>}
      {hasBegun && state !== 'DONE' && (
        <Button disabled={isSending} onClick={() => say(true)}>
          {t('wasHeld')}
        </Button>
      )}
      {hasBegun && state !== 'NO_SHOW' && (
        <Button disabled={isSending} onClick={() => say(false)}>
          {t('didNotCome')}
        </Button>
      )}
      {isOpen && (
        <ConfirmButton
          disabled={isSending}
          question={t('cancelQuestion')}
          onConfirm={() => void cancel({ input: { id, version } }).catch(() => {})}
        >
          {t('cancel')}
        </ConfirmButton>
      )}
    </Flex>
  )
}

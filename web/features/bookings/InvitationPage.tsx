import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams, useSearchParams } from 'react-router'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useHeading } from '../../shared/hooks/useHeading.ts'
import { browserZone } from '../../shared/session/timeZone.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Facts } from './Facts.tsx'
import type { InvitationPageMutation } from './__generated__/InvitationPageMutation.graphql.ts'
import type { InvitationPageQuery } from './__generated__/InvitationPageQuery.graphql.ts'

const choices = ['accepted', 'declined'] as const
type Choice = (typeof choices)[number]

/**
 * The page on which an invited person accepts or declines. The address may preselect the answer; only the button
 * submits it.
 */
export default function InvitationPage() {
  const { t } = useTranslation('bookings')
  const { token = '' } = useParams()
  const [search] = useSearchParams()
  const asked = choices.find((choice) => choice === search.get('response'))
  const [attempt, setAttempt] = useState(0)
  const [chosen, setChosen] = useState<Choice | null>(asked ?? null)
  const [isMoved, setMoved] = useState(false)
  const heading = useHeading()
  const { invitation } = useLazyLoadQuery<InvitationPageQuery>(
    graphql`
      query InvitationPageQuery($token: String!) {
        invitation(token: $token) @required(action: THROW) {
          readerName
          isCandidate
          title
          companyName
          jobTitle
          candidateName
          people
          startAt
          endAt
          zone
          room
          place
          link
          state
          isOpen
          response
          sequence
        }
      }
    `,
    { token },
    { fetchPolicy: 'network-only', fetchKey: attempt },
  )
  const [reply, isReplying] = useAction<InvitationPageMutation>(graphql`
    mutation InvitationPageMutation($input: ReplyToInvitationInput!) {
      replyToInvitation(input: $input) {
        invitation {
          state
          isOpen
          response
        }
      }
    }
  `)

  const answer = async (choice: Choice) => {
    setMoved(false)
    const input = { token, isAccepted: choice === 'accepted', sequence: invitation.sequence }
    await reply({ input }, { isHandled: ({ code }) => code === 'CONFLICT' }).then(
      () => setChosen(null),
      (error: { code?: string }) => error.code === 'CONFLICT' && setMoved(true),
    )
    // Reloads the answer, or the changed time.
    setAttempt((number) => number + 1)
  }
  const { isOpen, state, response, isCandidate, companyName, jobTitle, candidateName } = invitation
  const status =
    state === 'CANCELLED'
      ? t('invitation.cancelled')
      : !isOpen
        ? t('invitation.over')
        : response === 'ACCEPTED'
          ? t('invitation.isAccepted')
          : response === 'DECLINED'
            ? t('invitation.isDeclined')
            : null
  return (
    <Box display="grid" gap="4">
      <Box>
        <h1 tabIndex={-1} ref={heading}>
          {invitation.title}
        </h1>
        <p>
          {isCandidate
            ? t('invitation.atCompany', { replace: { company: companyName, job: jobTitle } })
            : t('invitation.withCandidate', { replace: { candidate: candidateName, job: jobTitle } })}
        </p>
      </Box>
      <Facts {...invitation} zones={[browserZone(), invitation.zone]} />
      <Box role="status">
        {isMoved && <p>{t('invitation.moved')}</p>}
        {status && <strong>{status}</strong>}
      </Box>
      {isOpen && chosen === null && (
        <Flex gap="3" flexWrap="wrap">
          {response !== 'ACCEPTED' && (
            <Button kind="primary" onClick={() => setChosen('accepted')}>
              {t('invitation.accept')}
            </Button>
          )}
          {response !== 'DECLINED' && <Button onClick={() => setChosen('declined')}>{t('invitation.decline')}</Button>}
        </Flex>
      )}
      {isOpen && chosen !== null && (
        <Box role="group" aria-label={t('invitation.confirm')} display="grid" gap="3">
          <p>{t(chosen === 'accepted' ? 'invitation.askAccept' : 'invitation.askDecline')}</p>
          <Flex gap="3" flexWrap="wrap">
            <Button kind="primary" disabled={isReplying} onClick={() => void answer(chosen)}>
              {t(chosen === 'accepted' ? 'invitation.yesAccept' : 'invitation.yesDecline')}
            </Button>
            <Button onClick={() => setChosen(null)}>{t('back')}</Button>
          </Flex>
        </Box>
      )}
      {isOpen && <p>{t('invitation.mayChange')}</p>}
    </Box>
  )
}

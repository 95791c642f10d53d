import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { Mail, Pencil, Phone } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link, useLocation, useNavigate } from 'react-router'
import { phoneNumber } from '../../../common/phoneNumber.ts'
import { Button } from '../../shared/ui/Button.tsx'
import CallControl, { useCanCall } from '../../shared/calls/CallControl.tsx'
import { CandidateNeighbours } from '../../shared/candidates/CandidateNeighbours.tsx'
import { lastCandidates } from '../../shared/candidates/lastCandidates.ts'
import CandidatePhoto from '../../shared/candidates/CandidatePhoto.tsx'
import CandidateStatusTag from '../../shared/candidates/CandidateStatusTag.tsx'
import OngoingCall from '../../shared/calls/OngoingCall.tsx'
import FollowButton from '../../shared/candidates/FollowButton.tsx'
import LabelTags from '../../shared/candidates/LabelTags.tsx'
import { ConfirmButton } from '../../shared/ui/ConfirmButton.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { phoneText } from '../../shared/format/phones.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { toaster } from '../../shared/ui/toaster.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { useUndo } from '../../shared/hooks/useUndo.ts'
import CandidateActions from './CandidateActions.tsx'
import CurrentJobs from './CurrentJobs.tsx'
import type { CandidateHeader_candidate$key } from './__generated__/CandidateHeader_candidate.graphql.ts'
import type { CandidateHeaderDeleteMutation } from './__generated__/CandidateHeaderDeleteMutation.graphql.ts'
import type { CandidateHeaderRestoreMutation } from './__generated__/CandidateHeaderRestoreMutation.graphql.ts'

const ContactLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '6',
    color: 'accent.fg',
    textDecoration: 'none',
    overflowWrap: 'anywhere',
    _hover: { textDecoration: 'underline' },
  },
})

/** The candidate's name, contacts, state and actions. */
export default function CandidateHeader({ candidate: key }: { candidate: CandidateHeader_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const canCall = useCanCall()
  const navigate = useNavigate()
  const { search } = useLocation()
  const candidate = useFragment(
    graphql`
    fragment CandidateHeader_candidate on Candidate {
      id databaseId name jobTitle phones emails isBlacklisted isRecentLeaver lastActivityAt canEdit canDelete
      owner { fullName }
      followers { userName }
      status { name }
      labels { id }
      ...CandidatePhoto_candidate
      ...CandidateStatusTag_candidate
      ...FollowButton_candidate
      ...LabelTags_candidate
      ...CandidateActions_candidate
      ...OngoingCall_candidate
      ...CurrentJobs_candidate
    }
  `,
    key,
  )
  return (
    <Box as="header">
      <Flex gap="3" wrap="wrap" alignItems="flex-start" justifyContent="space-between">
        <Flex gap="3" minWidth="0" alignItems="flex-start">
          <CandidatePhoto candidate={candidate} size="56px" />
          <Box minWidth="0">
            <Flex gap="2" wrap="wrap" alignItems="center">
              <Heading as="h1" tabIndex={-1} outline="none" fontSize="24px" lineHeight="30px" overflowWrap="anywhere">
                {candidate.name}
              </Heading>
              {candidate.status && <CandidateStatusTag candidate={candidate} />}
              {candidate.isBlacklisted && <StatusTag color="red">{t('blacklisted')}</StatusTag>}
              {candidate.isRecentLeaver && <StatusTag color="orange">{t('terminal')}</StatusTag>}
              <OngoingCall candidate={candidate} />
            </Flex>
            {candidate.jobTitle && <Box color="fg.muted">{candidate.jobTitle}</Box>}
            <CurrentJobs candidate={candidate} />
          </Box>
        </Flex>
        <Flex gap="2" wrap="wrap" alignItems="center">
          <CandidateNeighbours
            databaseId={candidate.databaseId}
            rows={lastCandidates()}
            // The tab stays open: users who read CVs continue with the next CV.
            onGo={(databaseId) =>
              void navigate({ pathname: `/candidates/view/${databaseId}`, search }, { replace: true })
            }
          />
          <FollowButton candidate={candidate} hasText />
          <CandidateActions candidate={candidate} />
          {candidate.canEdit && (
            <Button asChild>
              <Link to={`/candidates/${candidate.databaseId}`}>
                <Pencil size={14} aria-hidden />
                {t('edit')}
              </Link>
            </Button>
          )}
          {candidate.canDelete && <DeleteButton id={candidate.id} name={candidate.name} />}
        </Flex>
      </Flex>
      <Flex columnGap="5" rowGap="1" wrap="wrap" marginBlockStart="2" alignItems="center">
        {candidate.phones.map((phone) =>
          canCall ? (
            <CallControl
              key={phone}
              subject={{ candidateId: candidate.id, name: candidate.name }}
              phone={phone}
              hasNumber
            />
          ) : (
            <ContactLink
              key={phone}
              href={`tel:${phoneNumber(phone)}`}
              title={t('call', { replace: { phone: phoneText(phone) } })}
            >
              <Phone size={14} aria-hidden />
              {phoneText(phone)}
            </ContactLink>
          ),
        )}
        {candidate.emails.map((email) => (
          <ContactLink key={email} href={`mailto:${email}`} title={t('mail', { replace: { email } })}>
            <Mail size={14} aria-hidden />
            {email}
          </ContactLink>
        ))}
      </Flex>
      <Flex
        columnGap="5"
        rowGap="1"
        wrap="wrap"
        marginBlockStart="1"
        color="fg.muted"
        fontSize="12px"
        alignItems="center"
      >
        <span>
          {t('owner')}: {candidate.owner?.fullName ?? t('noOwner')}
        </span>
        {candidate.followers && <span>{t('followers', { count: candidate.followers.length })}</span>}
        {candidate.lastActivityAt && (
          <span>
            {t('lastActivity')}: {formatDateTime(candidate.lastActivityAt)}
          </span>
        )}
        {candidate.labels && candidate.labels.length > 0 && <LabelTags candidate={candidate} isWrapped />}
      </Flex>
    </Box>
  )
}

/** Deletes the candidate after a confirmation. Undo is offered on the page to which the user then goes. */
function DeleteButton({ id, name }: { id: string; name: string }) {
  const { t } = useTranslation('candidateDetails')
  const navigate = useNavigate()
  const offerUndo = useUndo()
  const [remove, isRemoving] = useAction<CandidateHeaderDeleteMutation>(graphql`
    mutation CandidateHeaderDeleteMutation($input: DeleteCandidateInput!) {
      deleteCandidate(input: $input) { deletedCandidateId }
    }
  `)
  const [restore] = useAction<CandidateHeaderRestoreMutation>(graphql`
    mutation CandidateHeaderRestoreMutation($input: RestoreCandidateInput!) {
      restoreCandidate(input: $input) { candidate { id databaseId ...CandidateHeader_candidate } }
    }
  `)
  const undo = async () => {
    const {
      restoreCandidate: { candidate },
    } = await restore({ input: { id } })
    toaster.success(t('restored'))
    void navigate(`/candidates/view/${candidate.databaseId}`)
  }
  const run = async () => {
    await remove({ input: { id } })
    void navigate('/candidates')
    offerUndo(t('deleted'), () => void undo().catch(() => {}))
  }
  return (
    <ConfirmButton
      kind="danger"
      disabled={isRemoving}
      question={t('deleteQuestion', { replace: { name } })}
      onConfirm={() => void run().catch(() => {})}
    >
      {t('delete')}
    </ConfirmButton>
  )
}

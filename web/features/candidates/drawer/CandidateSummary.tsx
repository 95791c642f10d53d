import { Box, Flex, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Link } from 'react-router'
import { Button } from '../../../shared/ui/Button.tsx'
import CallControl, { useCanCall } from '../../../shared/calls/CallControl.tsx'
import OngoingCall from '../../../shared/calls/OngoingCall.tsx'
import CandidatePhoto from '../../../shared/candidates/CandidatePhoto.tsx'
import CandidateStatusTag from '../../../shared/candidates/CandidateStatusTag.tsx'
import FollowButton from '../../../shared/candidates/FollowButton.tsx'
import LabelTags from '../../../shared/candidates/LabelTags.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { phoneText } from '../../../shared/format/phones.ts'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { useRecent } from '../../../shared/recent.ts'
import { useSession } from '../../../shared/session/session.ts'
import CandidateMarks from '../CandidateMarks.tsx'
import { drawerPath, editPath, viewPath } from '../paths.ts'
import { recentCandidates } from '../recentCandidates.ts'
import { PlaceLine } from '../list/PlaceLine.tsx'
import LastNotes from './LastNotes.tsx'
import type { CandidateSummaryQuery } from './__generated__/CandidateSummaryQuery.graphql.ts'

interface Props {
  databaseId: string
  attempt: number
  /** Whether the summary shows the name, because the drawer's title does not. */
  hasName: boolean
  /** Called if the candidate was merged into another one. */
  onMerged: (name: string, into: string) => void
}

/** The most important facts about a candidate, and links to more. */
export default function CandidateSummary({ databaseId, attempt, hasName, onMerged }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const { can, user } = useSession()
  const canCall = useCanCall()
  const hasNotes = can(['Candidate:ReadCandidate', 'Candidate:AddNote', 'DPS:ListDPS'])
  const { candidate } = useLazyLoadQuery<CandidateSummaryQuery>(
    graphql`
    query CandidateSummaryQuery($databaseId: ID!, $hasNotes: Boolean!) {
      candidate(databaseId: $databaseId) {
        id databaseId name jobTitle phones emails website address jobRank experienceYears skills desiredWorkLocations createdAt lastActivityAt cv { path } canEdit
        owner { fullName }
        channel { name }
        folders { folder { id databaseId name } }
        mergedInto { databaseId }
        ...CandidateMarks_candidate
        ...CandidatePhoto_candidate
        ...CandidateStatusTag_candidate
        ...LabelTags_candidate
        ...FollowButton_candidate
        ...OngoingCall_candidate
        openPlaces @catch(to: NULL) { id ...PlaceLine_place }
        ...LastNotes_candidate @include(if: $hasNotes) @alias(as: "withNotes")
      }
    }
  `,
    { databaseId, hasNotes },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  const into = candidate?.mergedInto?.databaseId
  const lead = useEffectEvent(() => {
    if (candidate && into) onMerged(candidate.name, into)
  })
  useEffect(() => {
    if (into) lead()
  }, [into])
  useRecent(user.userName, recentCandidates, drawerPath(databaseId), into ? null : candidate?.name)
  if (!candidate)
    return (
      <DrawerBody>
        <EmptyState kind="unused" hint={t('gone')} />
      </DrawerBody>
    )
  const fact = (label: string, value: ReactNode) => (
    <>
      <chakra.dt color="fg.muted">{label}</chakra.dt>
      <chakra.dd margin="0" minWidth="0" overflowWrap="anywhere">
        {value === '' || value == null || value === false || (Array.isArray(value) && value.length === 0) ? '—' : value}
      </chakra.dd>
    </>
  )
  const newTab = t('opensInNewTab', { ns: 'shared' })
  const folders = (candidate.folders ?? []).flatMap(({ folder }) => folder ?? [])
  return (
    <>
      <DrawerBody display="grid" gap="5" alignContent="start">
        <Flex gap="2" flexWrap="wrap" alignItems="center">
          {hasName && (
            <Box as="h2" fontWeight="600" fontSize="16px" width="100%">
              {candidate.name}
            </Box>
          )}
          <CandidatePhoto candidate={candidate} size="40px" />
          <CandidateStatusTag candidate={candidate} />
          <CandidateMarks candidate={candidate} />
          <OngoingCall candidate={candidate} />
          <Box marginInlineStart="auto">
            <FollowButton candidate={candidate} hasText />
          </Box>
        </Flex>
        <Box as="dl" display="grid" gridTemplateColumns="minmax(110px, auto) 1fr" columnGap="4" rowGap="2">
          {fact(t('columns.jobTitle'), candidate.jobTitle)}
          {fact(
            t('columns.phones'),
            candidate.phones.map((phone) => (
              <Flex key={phone} alignItems="center" gap="1">
                {phoneText(phone)}
                {canCall && <CallControl subject={{ candidateId: candidate.id, name: candidate.name }} phone={phone} />}
              </Flex>
            )),
          )}
          {fact(
            t('columns.emails'),
            candidate.emails.map((email) => (
              <Box key={email}>
                <Mail href={`mailto:${email}`}>{email}</Mail>
              </Box>
            )),
          )}
          {fact(t('columns.owner'), candidate.owner?.fullName)}
          {fact(t('columns.channel'), candidate.channel?.name)}
          {fact(t('columns.jobRank'), candidate.jobRank)}
          {fact(t('columns.experience'), candidate.experienceYears)}
          {fact(t('columns.skills'), candidate.skills.join(', '))}
          {fact(t('columns.locations'), candidate.desiredWorkLocations.join(', '))}
          {fact(t('columns.labels'), <LabelTags candidate={candidate} isWrapped />)}
          {candidate.openPlaces &&
            fact(
              t('columns.jobStage'),
              candidate.openPlaces.map((place) => (
                <Box key={place.id}>
                  <PlaceLine place={place} />
                </Box>
              )),
            )}
          {can('TalentManagement:TalentManagement') &&
            fact(
              t('foldersOf'),
              folders.map(({ id, databaseId: folder, name }) => (
                <Box key={id}>
                  <FolderLink to={`/candidates/talent-management/view/${folder}`}>{name}</FolderLink>
                </Box>
              )),
            )}
          {fact(t('columns.created'), formatDateTime(candidate.createdAt))}
          {fact(t('columns.lastActivity'), formatDateTime(candidate.lastActivityAt))}
          {fact(
            t('cv'),
            candidate.cv && can('Candidate:ReadCandidate') && (
              <Mail
                href={`/view-file-cv?filePathKey=${encodeURIComponent(candidate.cv.path)}`}
                target="_blank"
                rel="noopener"
              >
                {t('openCv')} {newTab}
              </Mail>
            ),
          )}
        </Box>
        {candidate.withNotes && <LastNotes candidate={candidate.withNotes} />}
      </DrawerBody>
      <DrawerFooter>
        {candidate.canEdit && can('Candidate:UpdateCandidate') ? (
          <LinkButton to={editPath(candidate.databaseId)}>{t('edit')}</LinkButton>
        ) : (
          <span />
        )}
        {can('Candidate:ReadCandidate') && (
          <LinkButton kind="primary" to={viewPath(candidate.databaseId)}>
            {t('openFull')}
          </LinkButton>
        )}
      </DrawerFooter>
    </>
  )
}

const FolderLink = chakra(Link, { base: { color: 'accent.fg', textDecoration: 'underline' } })
const Mail = chakra('a', { base: { color: 'accent.fg', textDecoration: 'underline' } })
/** A link with the look of a button. */
const LinkButton = ({ to, kind, children }: { to: string; kind?: 'primary'; children: ReactNode }) => (
  <Button asChild kind={kind} type={undefined}>
    <Link to={to}>{children}</Link>
  </Button>
)

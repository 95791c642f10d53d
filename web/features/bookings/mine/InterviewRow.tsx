import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatZonedTime } from '../../../shared/format/zonedTimes.ts'
import { useSession } from '../../../shared/session/session.ts'
import type { InterviewRow_interview$key } from './__generated__/InterviewRow_interview.graphql.ts'

/** One of the user's interviews: time, people, place and links. */
export function InterviewRow({ interview: key, zone }: { interview: InterviewRow_interview$key; zone: string }) {
  const { t } = useTranslation('bookings')
  const { can } = useSession()
  const interview = useFragment(
    graphql`
      fragment InterviewRow_interview on MyInterview {
        title
        startAt
        endAt
        room
        place
        link
        response
        candidateName
        candidate {
          databaseId
        }
        jobTitle
        focus
      }
    `,
    key,
  )
  const { title, startAt, endAt, room, place, link, response, candidateName, candidate, jobTitle } = interview
  const answer =
    response === 'ACCEPTED' ? t('mine.accepted') : response === 'DECLINED' ? t('mine.declined') : t('mine.needsAction')
  const where = [room, place].filter(Boolean).join(', ')
  return (
    <Flex as="li" columnGap="3" flexWrap="wrap">
      <Box whiteSpace="nowrap" fontWeight="600">
        {formatZonedTime(startAt, zone)}–{formatZonedTime(endAt, zone)}
      </Box>
      <Box flex="1 1 180px" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="500">
          {title}
          {' · '}
          {candidate && can('Candidate:ReadCandidate') ? (
            <Link to={`/candidates/view/${candidate.databaseId}`}>{candidateName}</Link>
          ) : (
            candidateName
          )}
        </Box>
        <Box fontSize="12px" color="fg.muted">
          {[jobTitle, where, answer].filter(Boolean).join(' · ')}
        </Box>
        {interview.focus.length > 0 && <Box fontSize="12px">{interview.focus.join(', ')}</Box>}
        {link && /^https?:\/\//i.test(link) && (
          <Box color="accent.fg" fontSize="13px">
            <a href={link} target="_blank" rel="noreferrer noopener">
              {t('mine.join')}
            </a>
          </Box>
        )}
      </Box>
    </Flex>
  )
}

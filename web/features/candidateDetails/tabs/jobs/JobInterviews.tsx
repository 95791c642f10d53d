import { Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../../../shared/format/dates.ts'
import { InterviewState } from '../../../../shared/interviewStates/InterviewState.tsx'
import { useSession } from '../../../../shared/session/session.ts'
import type { JobInterviews_place$key } from './__generated__/JobInterviews_place.graphql.ts'

/** The candidate's interviews for one job, and a link to plan another. */
export function JobInterviews({ place: key }: { place: JobInterviews_place$key }) {
  const { t } = useTranslation('candidateDetails')
  const { can } = useSession()
  const { interviews, candidate, job, isRejected } = useFragment(
    graphql`
      fragment JobInterviews_place on JobCandidate {
        isRejected
        candidate { databaseId }
        job { databaseId status }
        interviews { id databaseId title state startsAt }
      }
    `,
    key,
  )
  const isRunning = job?.status === 'OPEN' || job?.status === 'ON_HOLD'
  return (
    <Flex direction="column" gap="1" alignItems="flex-start" minWidth="0" paddingBlockEnd="1.5">
      {interviews?.map(({ id, databaseId, title, state, startsAt }) => (
        <Flex key={id} gap="2" alignItems="center" flexWrap="wrap">
          <Link to={`/interviews/${databaseId}`}>
            {title} · {formatDateTime(startsAt)}
          </Link>
          <InterviewState state={state} />
        </Flex>
      ))}
      {isRunning && !isRejected && candidate && can('JobRequest:InterviewManage') && (
        <Link to={`/interviews/create?job=${job.databaseId}&candidate=${candidate.databaseId}`}>
          {t('planInterview')}
        </Link>
      )}
    </Flex>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { CalendarClock } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { ColorTag } from '../../shared/candidates/ColorTag.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { useSession } from '../../shared/session/session.ts'
import type { CurrentJobs_candidate$key } from './__generated__/CurrentJobs_candidate.graphql.ts'

/** The largest number of jobs shown; the jobs tab lists all of them. */
const maxJobs = 3
const isToCome = ({ state, startsAt }: { state: string; startsAt: string }) =>
  ['PLANNED', 'INVITED', 'CONFIRMED'].includes(state) && Date.parse(startsAt) > Date.now()

/** The open jobs of the candidate, the stage in each, and what comes next. */
export default function CurrentJobs({ candidate: key }: { candidate: CurrentJobs_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { can } = useSession()
  const { jobs } = useFragment(
    graphql`
      fragment CurrentJobs_candidate on Candidate {
        jobs {
          jobCandidate { isRejected daysInStage stage { name color } interviews { databaseId title state startsAt } }
          job { id databaseId title status }
        }
      }
    `,
    key,
  )
  const running = (jobs ?? []).filter(
    ({ job, jobCandidate }) =>
      jobCandidate && !jobCandidate.isRejected && (job?.status === 'OPEN' || job?.status === 'ON_HOLD'),
  )
  if (running.length === 0) return null
  const path = can('JobRequest:InterviewManage') ? '/jobs/interview' : '/jobs'
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="1" marginBlockStart="2" aria-label={t('currentJobs')}>
      {running.slice(0, maxJobs).map(({ job, jobCandidate }) => {
        const { stage, daysInStage, interviews } = jobCandidate!
        const next = interviews?.filter(isToCome).sort((one, other) => one.startsAt.localeCompare(other.startsAt))[0]
        return (
          <li key={job!.id}>
            <Flex columnGap="2.5" rowGap="1" wrap="wrap" alignItems="center" css={{ '& a': { fontWeight: '600' } }}>
              <Link to={`${path}/${job!.databaseId}`}>{job!.title}</Link>
              {stage && <ColorTag color={stage.color}>{stage.name}</ColorTag>}
              <Box color="fg.muted">{t('daysInStage', { count: daysInStage })}</Box>
              {next && (
                <Flex gap="1.5" alignItems="center">
                  <CalendarClock size={14} aria-hidden />
                  <Link to={`/interviews/${next.databaseId}`}>
                    {next.title} · {formatDateTime(next.startsAt)}
                  </Link>
                </Flex>
              )}
            </Flex>
          </li>
        )
      })}
      {running.length > maxJobs && (
        <Box as="li" color="fg.muted">
          {t('moreJobs', { count: running.length - maxJobs })}
        </Box>
      )}
    </Box>
  )
}

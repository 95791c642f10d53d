import { Box } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { ConfirmButton } from '../../../shared/ui/ConfirmButton.tsx'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { PartFailed } from '../../../shared/ui/ErrorState.tsx'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import { Table, type Column } from '../../../shared/table/Table.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useSession } from '../../../shared/session/session.ts'
import { JobInterviews } from './jobs/JobInterviews.tsx'
import { JobStage } from './jobs/JobStage.tsx'
import type { JobsTab_candidate$key } from './__generated__/JobsTab_candidate.graphql.ts'
import type { JobsTabRemoveMutation } from './__generated__/JobsTabRemoveMutation.graphql.ts'

/** Colours of 000/4: Open green, Closed red, On Hold blue, Filled cyan. */
const colors = {
  OPEN: 'green',
  CLOSED: 'red',
  ON_HOLD: 'blue',
  FILLED: 'cyan',
  OTHER: 'neutral',
} as const satisfies Record<string, StatusColor>

/** The jobs to which the candidate was added. */
export default function JobsTab({ candidate: key }: { candidate: JobsTab_candidate$key }) {
  const { t } = useTranslation('candidateDetails')
  const { id, databaseId, jobs, canAddToJob } = useFragment(
    graphql`
    fragment JobsTab_candidate on Candidate {
      id databaseId canAddToJob
      jobs { addedAt addedBy { fullName } jobCandidate { id ...JobStage_place ...JobInterviews_place } job { id databaseId title status statusName department { name } } }
    }
  `,
    key,
  )
  const [remove, isRemoving] = useAction<JobsTabRemoveMutation>(
    graphql`
    mutation JobsTabRemoveMutation($input: RemoveCandidatesFromJobInput!) {
      removeCandidatesFromJob(input: $input) { candidates { id ...JobsTab_candidate ...TimelineTab_candidate } }
    }
  `,
    { success: t('removedFromJob') },
  )
  const { can } = useSession()
  const mayManage = can('JobRequest:InterviewManage')
  const mayCompare = mayManage || can('JobRequest:InterviewFeedBackView')
  if (!jobs) return <PartFailed />
  if (jobs.length === 0) return <EmptyState kind="unused" hint={t('noJobs')} />
  const columns: Column[] = [
    { key: 'title', label: t('jobColumns.title') },
    { key: 'status', label: t('jobColumns.status') },
    { key: 'stage', label: t('jobColumns.stage') },
    { key: 'added', label: t('jobColumns.added') },
    ...(canAddToJob ? [{ key: 'actions', label: t('fileColumns.actions') }] : []),
  ]
  return (
    <Table label={t('tabs.jobs')} columns={columns}>
      {jobs.map(({ job, jobCandidate, addedAt, addedBy }, place) => (
        <tr key={job?.id ?? place}>
          <td>
            {job ? (
              <Link to={mayManage ? `/jobs/interview/${job.databaseId}` : `/jobs/${job.databaseId}`}>
                {[job.title, job.department?.name].filter(Boolean).join(' · ')}
              </Link>
            ) : (
              t('hiddenJob')
            )}
            {job && mayCompare && (
              <Box fontSize="12px" lineHeight="24px" css={{ '& a': { display: 'inline-block' } }}>
                <Link to={`/scorecards/${job.databaseId}/${databaseId}`}>{t('feedback')}</Link>
              </Box>
            )}
          </td>
          <td>
            {job && (
              <StatusTag color={colors[job.status]}>{job.statusName ?? t(`jobStatuses.${job.status}`)}</StatusTag>
            )}
          </td>
          <td>
            {jobCandidate ? (
              <>
                <JobStage place={jobCandidate} />
                <JobInterviews place={jobCandidate} />
              </>
            ) : (
              '—'
            )}
          </td>
          <td>{[addedBy?.fullName, formatDateTime(addedAt)].filter(Boolean).join(' · ')}</td>
          {canAddToJob && (
            <td>
              {job && (
                <ConfirmButton
                  size="small"
                  kind="quiet"
                  disabled={isRemoving}
                  question={t('removeFromJobQuestion', { replace: { title: job.title } })}
                  onConfirm={() => void remove({ input: { jobId: job.id, ids: [id] } }).catch(() => {})}
                >
                  {t('removeFromJob')}
                </ConfirmButton>
              )}
            </td>
          )}
        </tr>
      ))}
    </Table>
  )
}

import { Box, Flex, Heading, chakra } from '@chakra-ui/react'
import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../../shared/format/dates.ts'
import { countOrDash } from '../../../shared/format/numbers.ts'
import { ApprovalSection } from '../../../shared/jobApprovals/ApprovalSection.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { RichText } from '../../../shared/richText/RichText.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { editPath, listPath, pipelinePath } from '../paths.ts'
import { publicationColors, statusColors } from '../statuses.ts'
import JobHistory from './JobHistory.tsx'
import { salaryText } from './salaryText.ts'
import type { JobSummaryQuery } from './__generated__/JobSummaryQuery.graphql.ts'

const Facts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(110px, max-content) minmax(0, 1fr)' },
    columnGap: '4',
    rowGap: { base: '0.5', sm: '1.5' },
    '& dt': { color: 'fg.muted' },
    '& dd': { margin: 0, overflowWrap: 'anywhere', marginBlockEnd: { base: '1.5', sm: 0 } },
  },
})

interface Props {
  databaseId: string
  attempt: number
  /** Called with the job's title. */
  onTitle: (title: string) => void
  /** Called when the approval has changed and the job has to be reloaded. */
  onChanged: () => void
}

/** The details and history of a job. */
export default function JobSummary({ databaseId, attempt, onTitle, onChanged }: Props) {
  const { t } = useTranslation('jobs')
  const session = useSession()
  const { job } = useScreenQuery<JobSummaryQuery>(
    graphql`
    query JobSummaryQuery($id: ID!) {
      job(databaseId: $id) {
        id databaseId title status statusName publicationStatus isArchived priority priorityName skills locations openDate dueDate
        totalCount submittedCount offerCount openingsRemaining
        description qualification benefit salaryFrom salaryTo hashtags closeReason closeNote version
        salaryType { name } salaryCurrency { name } employmentType { name } industry { name } experienceLevel { name }
        category { name } rank { name } department { name }
        owner { userName fullName } hiringTeam { userName fullName }
        ...JobHistory_job
        ...ApprovalSection_job
      }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt, fetchPolicy: 'store-and-network' },
  )
  const tell = useEffectEvent(onTitle)
  const title = job?.title
  useEffect(() => {
    if (title) tell(title)
  }, [title])
  if (!job)
    return (
      <DrawerBody>
        <EmptyState kind="unused" title={t('gone')} />
      </DrawerBody>
    )
  const people = [job.totalCount, job.submittedCount, job.offerCount, job.openingsRemaining].map(countOrDash)
  const hashtags = job.hashtags.length > 0 && (
    <Flex gap="2" flexWrap="wrap">
      {job.hashtags.map((word) => (
        <Link key={word} to={`${listPath}?hashtag=${encodeURIComponent(word)}`}>
          #{word}
        </Link>
      ))}
    </Flex>
  )
  const facts: Record<string, ReactNode> = {
    [t('columns.department')]: job.department?.name,
    [t('columns.category')]: job.category?.name,
    [t('columns.rank')]: job.rank?.name,
    [t('columns.priority')]: job.priorityName ?? t(`priorities.${job.priority}`),
    [t('fields.employmentType')]: job.employmentType?.name,
    [t('fields.experienceLevel')]: job.experienceLevel?.name,
    [t('fields.industry')]: job.industry?.name,
    [t('people')]: t('peopleOf', {
      replace: { total: people[0], submitted: people[1], offer: people[2], lack: people[3] },
    }),
    [t('fields.salary')]: salaryText(job),
    [t('fields.openDate')]: job.openDate && formatDate(job.openDate),
    [t('fields.dueDate')]: job.dueDate && formatDate(job.dueDate),
    [t('columns.skills')]: job.skills.join(', '),
    [t('columns.locations')]: job.locations.join(', '),
    [t('hashtag')]: hashtags,
    [t('columns.owner')]: job.owner?.fullName,
    [t('fields.hiringTeam')]: job.hiringTeam.map(({ fullName }) => fullName).join(', '),
    [t('close.reason')]: job.closeReason && t(`close.reasons.${job.closeReason}`),
    [t('close.note')]: job.closeNote,
  }
  return (
    <>
      <DrawerBody display="grid" gap="5" alignContent="start">
        <Flex gap="2" flexWrap="wrap">
          <StatusTag color={statusColors[job.status]}>{job.statusName ?? t(`statuses.${job.status}`)}</StatusTag>
          {job.publicationStatus && (
            <StatusTag color={publicationColors[job.publicationStatus]}>
              {t('publicationOf', { replace: { status: t(`publications.${job.publicationStatus}`) } })}
            </StatusTag>
          )}
          {job.isArchived && <StatusTag color="magenta">{t('archived')}</StatusTag>}
        </Flex>
        <ApprovalSection job={job} onChanged={onChanged} />
        <Facts>
          {Object.entries(facts)
            .filter(([, value]) => value)
            .map(([label, value]) => (
              <Box key={label} display="contents">
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Box>
            ))}
        </Facts>
        {(['description', 'qualification', 'benefit'] as const).map(
          (name) =>
            job[name] && (
              <Box as="section" key={name}>
                <Heading as="h3" fontSize="14px" fontWeight="600" marginBlockEnd="2">
                  {t(`fields.${name}`)}
                </Heading>
                <RichText html={job[name]} kind="job" />
              </Box>
            ),
        )}
        <JobHistory job={job} />
      </DrawerBody>
      {(session.can('JobRequest:InterviewManage') || session.can('JobRequest:UpdateJobRequest')) && (
        <DrawerFooter>
          {session.can('JobRequest:InterviewManage') && (
            <Link to={pipelinePath(job.databaseId)} target="_blank" rel="noreferrer">
              {t('actions.view')}
            </Link>
          )}
          {session.can('JobRequest:UpdateJobRequest') && <Link to={editPath(job.databaseId)}>{t('actions.edit')}</Link>}
        </DrawerFooter>
      )}
    </>
  )
}

import { chakra } from '@chakra-ui/react'
import type { TFunction } from 'i18next'
import { Flame } from 'lucide-react'
import { Link } from 'react-router'
import { formatDate } from '../../../shared/format/dates.ts'
import { countOrDash } from '../../../shared/format/numbers.ts'
import type { ListColumn } from '../../../shared/list/listTypes.ts'
import { FirstOfMany } from '../../../shared/table/FirstOfMany.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { drawerPath, pipelinePath } from '../paths.ts'
import { publicationColors, statusColors } from '../statuses.ts'
import type { jobsSource } from './source.ts'
import type { JobsPage_job$data as Job } from './__generated__/JobsPage_job.graphql.ts'

type Column = ListColumn<Job, keyof NonNullable<(typeof jobsSource)['sorts']> & string>

const HotMark = chakra(Flame, {
  base: { display: 'inline', verticalAlign: '-2px', marginInlineEnd: '1', color: 'status.orange.fg' },
})

/** Returns a column with a number of people, aligned so that the numbers of all rows line up. */
const people = (
  key: 'total' | 'submitted' | 'offer' | 'lack',
  label: string,
  of: (job: Job) => number | null | undefined,
): Column => ({ key, label, text: of, sort: key, align: 'end', cell: (job) => countOrDash(of(job)) })

/**
 * Returns the text of a status. A status that only the services know has the services' name; a new job on hold shows
 * that it awaits approval.
 */
const statusText = (t: TFunction<'jobs'>, { status, statusName, approvalStatus }: Job) =>
  approvalStatus === 'PENDING' ? t('awaitsApproval') : (statusName ?? t(`statuses.${status}`))

/**
 * Returns the columns of the list of jobs (000/2.10/1), with the numbers of people where they are visible without
 * scrolling. If `managesInterviews` is set, the title links to the pipeline, otherwise to the drawer.
 */
export const jobColumns = (t: TFunction<'jobs'>, managesInterviews: boolean): Column[] => [
  {
    key: 'id',
    label: t('columns.id'),
    text: ({ databaseId }) => databaseId,
    align: 'number',
    cell: ({ databaseId }) => <span className="muted">{databaseId.slice(0, 8)}</span>,
  },
  {
    key: 'title',
    label: t('columns.title'),
    text: ({ title }) => title,
    sort: 'title',
    isFixed: true,
    cell: (job) => <Title job={job} isPipeline={managesInterviews} hot={t('tabs.HOT')} />,
  },
  { key: 'category', label: t('columns.category'), text: ({ category }) => category?.name },
  { key: 'rank', label: t('columns.rank'), text: ({ rank }) => rank?.name },
  {
    key: 'priority',
    label: t('columns.priority'),
    text: ({ priority, priorityName }) => priorityName ?? t(`priorities.${priority}`),
    sort: 'priority',
  },
  {
    key: 'status',
    label: t('columns.status'),
    text: (job) => statusText(t, job),
    sort: 'status',
    cell: (job) => <StatusTag color={statusColors[job.status]}>{statusText(t, job)}</StatusTag>,
  },
  people('total', t('columns.total'), ({ totalCount }) => totalCount),
  people('submitted', t('columns.submitted'), ({ submittedCount }) => submittedCount),
  people('offer', t('columns.offer'), ({ offerCount }) => offerCount),
  people('lack', t('columns.lack'), ({ openingsRemaining }) => openingsRemaining),
  {
    key: 'publication',
    label: t('columns.publication'),
    text: ({ publicationStatus: status }) => status && t(`publications.${status}`),
    cell: ({ publicationStatus: status }) =>
      status ? <StatusTag color={publicationColors[status]}>{t(`publications.${status}`)}</StatusTag> : '—',
  },
  {
    key: 'skills',
    label: t('columns.skills'),
    text: ({ skills }) => skills.join(', '),
    cell: ({ skills }) => <FirstOfMany values={skills} />,
  },
  { key: 'department', label: t('columns.department'), text: ({ department }) => department?.name },
  {
    key: 'locations',
    label: t('columns.locations'),
    text: ({ locations }) => locations.join(', '),
    cell: ({ locations }) => <FirstOfMany values={locations} />,
  },
  {
    key: 'owner',
    label: t('columns.owner'),
    text: ({ owner }) => owner?.fullName,
    isHiddenAtFirst: true,
    cell: ({ owner }) => owner?.userName ?? '—',
  },
  {
    key: 'due',
    label: t('columns.due'),
    text: ({ dueDate }) => formatDate(dueDate),
    sort: 'dueDate',
    align: 'number',
    isHiddenAtFirst: true,
  },
  {
    key: 'created',
    label: t('columns.created'),
    text: ({ createdAt }) => formatDate(createdAt),
    sort: 'createdDate',
    align: 'number',
    isHiddenAtFirst: true,
  },
]

/**
 * Returns the columns with the title first, because on phones the first column stays visible while the others scroll.
 */
export const titleFirst = (columns: readonly Column[]): Column[] => [
  ...columns.filter(({ key }) => key === 'title'),
  ...columns.filter(({ key }) => key !== 'title'),
]

/** The mark stands before the title, because a long title is truncated at its end. */
function Title({ job, isPipeline, hot }: { job: Job; isPipeline: boolean; hot: string }) {
  return (
    <>
      {job.highlights.includes('HOT') && <HotMark size={14} role="img" aria-label={hot} />}
      {isPipeline ? (
        <Link className="strong" to={pipelinePath(job.databaseId)} target="_blank" rel="noreferrer">
          {job.title}
        </Link>
      ) : (
        <Link className="strong" to={drawerPath(job.databaseId)}>
          {job.title}
        </Link>
      )}
    </>
  )
}

import { Box } from '@chakra-ui/react'
import { Archive, UserRound } from 'lucide-react'
import { lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DepartmentFilter } from '../../../shared/fields/DepartmentFilter.tsx'
import { choiceParam, textParam, useUrlState } from '../../../shared/hooks/urlState.ts'
import { useMedia } from '../../../shared/hooks/useMedia.ts'
import {
  choicesFilter,
  flagFilter,
  searchFilter,
  selectFilter,
  type ListFilter,
} from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asQuery } from '../../../shared/list/typed.ts'
import { useSession } from '../../../shared/session/session.ts'
import { panelProps, Tabs } from '../../../shared/ui/Tabs.tsx'
import { createPath } from '../paths.ts'
import { statuses, tabs, type JobTab } from '../statuses.ts'
import { useJobActions } from './actions.tsx'
import { jobColumns, titleFirst } from './columns.tsx'
import { jobsSource } from './source.ts'
import type { JobsPage_job$key } from './__generated__/JobsPage_job.graphql.ts'
import type { JobsPageQuery } from './__generated__/JobsPageQuery.graphql.ts'

const JobDrawer = lazy(() => import('../drawer/JobDrawer.tsx'))

const query = asQuery<JobsPageQuery>(graphql`
  query JobsPageQuery($query: String, $filter: JobFilter!, $orderBy: JobOrder!, $page: Int, $size: Int!, $after: String) {
    departments @catch(to: NULL) { id databaseId name }
    jobCategories @catch(to: NULL) { id name }
    jobRanks @catch(to: NULL) { id name }
    jobHashtags @catch(to: NULL)
    jobs(query: $query, filter: $filter, orderBy: $orderBy, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobsPage_job }
    }
  }
`)
const row = asFragment<JobsPage_job$key>(graphql`
  fragment JobsPage_job on Job {
    id databaseId title status statusName priority priorityName highlights publicationStatus approvalStatus isArchived skills locations openDate dueDate
    totalCount submittedCount offerCount openingsRemaining createdAt
    category { name }
    rank { name }
    department { name }
    owner { userName fullName }
  }
`)
const live = {
  subscription: graphql`
    subscription JobsPageSubscription { jobsChanged { unchangedMs } }
  `,
  variables: {},
}

/** The tabs above the list are the control of this filter. */
const byTab: ListFilter<JobTab | null> = { control: () => null }
/** A filter by one of the company's departments. */
const byDepartment = (label: string): ListFilter<string, JobsPageQuery['response']> => ({
  control: ({ value, set, data }) => (
    <DepartmentFilter label={label} value={value} departments={data?.departments ?? null} onChange={set} />
  ),
})
const tabShape = { tab: choiceParam(tabs), page: textParam }

/** The company's jobs (000/2.10). */
export default function JobsPage() {
  const { t } = useTranslation(['jobs', 'list', 'shared'])
  const session = useSession()
  const [{ tab }, set] = useUrlState(tabShape)
  const [changes, setChanges] = useState(0)
  const actions = useJobActions(() => setChanges((before) => before + 1))
  const isPhone = useMedia('(max-width: 767px)')
  const columns = jobColumns(t, session.can('JobRequest:InterviewManage'))
  const selected = tab || 'ALL'
  const named = (list: readonly { id: string; name: string }[] | null | undefined) =>
    (list ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('tabs.label')}
          prefix="jobs-"
          selected={selected}
          tabs={(['ALL', ...tabs] as const).map((key) => ({ key, label: t(`tabs.${key}`) }))}
          onSelect={(key) => set({ tab: key === 'ALL' ? null : key, page: '' })}
        />
      </Box>
      <Box {...panelProps(selected, 'jobs-')}>
        <ListScreen
          {...jobsSource}
          list="jobs"
          title={t('title')}
          query={query}
          row={row}
          connection={({ jobs }) => jobs}
          live={live}
          changes={changes}
          filters={{
            tab: byTab,
            q: searchFilter(t('keyword')),
            status: choicesFilter(
              t('columns.status'),
              statuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
            ),
            department: byDepartment(t('columns.department')),
            category: selectFilter(t('columns.category'), t('allCategories'), (data: JobsPageQuery['response']) =>
              named(data.jobCategories),
            ),
            rank: selectFilter(t('columns.rank'), t('allRanks'), (data: JobsPageQuery['response']) =>
              named(data.jobRanks),
            ),
            hashtag: selectFilter(t('hashtag'), t('allHashtags'), (data: JobsPageQuery['response']) =>
              (data.jobHashtags ?? []).map((word) => ({ value: word, label: `#${word}` })),
            ),
            mine: flagFilter(t('mine'), UserRound),
            archived: flagFilter(t('archived'), Archive),
          }}
          columns={isPhone ? titleFirst(columns) : columns}
          nameOf={({ title }) => title}
          empty={{ hint: t('noneHint') }}
          create={session.can('JobRequest:CreateJobRequest') ? { label: t('create'), to: createPath } : undefined}
          actions={actions.list}
          drawer={{
            param: 'job',
            idOf: ({ databaseId }) => databaseId,
            content: ({ id, close }) => <JobDrawer key={id} databaseId={id} onClose={close} />,
          }}
        />
      </Box>
      {actions.dialog}
    </>
  )
}

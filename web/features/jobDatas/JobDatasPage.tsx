import { Box } from '@chakra-ui/react'
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import type { ListColumn } from '../../shared/list/listTypes.ts'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { useNameColumn } from '../../shared/words/useNameColumn.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import JobDataDialog from './JobDataDialog.tsx'
import JobDataMerge from './JobDataMerge.tsx'
import { hasDefault, isOnJobs, isOrdered, kinds } from './kinds.ts'
import { jobDatasSource, kindShape } from './preload.ts'
import type { JobDatasPage_item$data, JobDatasPage_item$key } from './__generated__/JobDatasPage_item.graphql.ts'
import type { JobDatasPageDeleteMutation } from './__generated__/JobDatasPageDeleteMutation.graphql.ts'
import type { JobDatasPageQuery } from './__generated__/JobDatasPageQuery.graphql.ts'

const query = asQuery<JobDatasPageQuery>(graphql`
  query JobDatasPageQuery($filter: JobDataItemFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    jobDataItems(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...JobDatasPage_item ...JobDataDialog_item }
    }
  }
`)
const row = asFragment<JobDatasPage_item$key>(graphql`
  fragment JobDatasPage_item on JobDataItem { id name symbol isDefault place jobCount }
`)
const remove = asMutation<JobDatasPageDeleteMutation>(graphql`
  mutation JobDatasPageDeleteMutation($input: DeleteJobDataItemInput!) {
    deleteJobDataItem(input: $input) { deletedJobDataItemId }
  }
`)

/** Switching lists resets the page and the search. */
const tabShape = { ...kindShape, page: textParam, keyword: textParam }
type Row = JobDatasPage_item$data
interface MergeProps {
  row: Row
  close: (isChanged: boolean) => void
}

/**
 * The company's lists for jobs, with a tab for each. Entries of lists that jobs do not use can be deleted, but not
 * merged (000/2.2).
 */
export default function JobDatasPage() {
  const { t } = useTranslation(['jobDatas', 'list', 'words'])
  const nameColumn = useNameColumn()
  const [{ kind: chosen }, set] = useUrlState(tabShape)
  const kind = chosen ?? kinds[0]
  const count = useUses()
  const optional: Record<'place' | 'symbol' | 'jobs', ListColumn<Row>> = {
    place: { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
    symbol: { key: 'symbol', label: t('symbol'), text: ({ symbol }) => symbol },
    jobs: { key: 'jobs', label: t('jobs'), text: ({ jobCount }) => count(jobCount ?? undefined), align: 'end' },
  }
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('lists')}
          prefix="job-datas-"
          selected={kind}
          tabs={kinds.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          onSelect={(key) => set({ kind: key === kinds[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(kind, 'job-datas-')}>
        <ListScreen
          key={kind}
          {...jobDatasSource(kind)}
          list="jobDatas"
          title={t('title')}
          query={query}
          row={row}
          connection={({ jobDataItems }) => jobDataItems}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            hasDefault(kind) ? nameColumn : { key: 'name', label: t('name'), text: ({ name }: Row) => name },
            ...(kind === 'SALARY_CURRENCY' ? [optional.symbol] : []),
            ...(isOrdered(kind) ? [optional.place] : []),
            ...(isOnJobs(kind) ? [optional.jobs] : []),
          ]}
          nameOf={({ name }) => name}
          empty={{ hint: t('noneHint') }}
          create={{
            label: t('create', { ns: 'list' }),
            operation: 'JobDataDialogCreateMutation',
            dialog: ({ close }) => <JobDataDialog kind={kind} item={null} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'JobDataDialogUpdateMutation',
              isDefault: true,
              dialog: ({ node, close }) => <JobDataDialog kind={kind} item={node} onClose={close} />,
            },
            ...(isOnJobs(kind)
              ? [
                  {
                    label: t('merge', { ns: 'words' }),
                    icon: Merge,
                    operation: 'JobDataMergeMutation' as const,
                    dialog: ({ row: item, close }: MergeProps) => (
                      <JobDataMerge kind={kind} item={item} onClose={close} />
                    ),
                  },
                ]
              : []),
            {
              label: t('delete', { ns: 'list' }),
              icon: Trash2,
              operation: 'JobDatasPageDeleteMutation',
              refusal: ({ jobCount }) => (jobCount ? t('inUse') : undefined),
              dialog: ({ row: { id, name }, close }) => (
                <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
              ),
            },
          ]}
        />
      </Box>
    </>
  )
}

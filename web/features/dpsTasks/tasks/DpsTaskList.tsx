import { Pencil, Trash2 } from 'lucide-react'
import { lazy } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../../shared/list/filters.tsx'
import { ListScreen } from '../../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../../shared/list/typed.ts'
import { useSession } from '../../../shared/session/session.ts'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { FirstOfMany } from '../../../shared/table/FirstOfMany.tsx'
import { tasksSource } from '../source.ts'
import { statusColors } from '../statuses.ts'
import { openJobFilter } from './openJobFilter.tsx'
import { TaskName } from './TaskName.tsx'
import type { DpsTaskList_task$key } from './__generated__/DpsTaskList_task.graphql.ts'
import type { DpsTaskListDeleteMutation } from './__generated__/DpsTaskListDeleteMutation.graphql.ts'
import type { DpsTaskListQuery } from './__generated__/DpsTaskListQuery.graphql.ts'

const DpsTaskDrawer = lazy(() => import('../edit/DpsTaskDrawer.tsx'))

const query = asQuery<DpsTaskListQuery>(graphql`
  query DpsTaskListQuery($type: ID!, $hasType: Boolean!, $query: String, $job: ID, $page: Int, $size: Int!, $after: String) {
    dpsSearch(databaseId: $type) @include(if: $hasType) { name }
    openJobs @catch(to: NULL) { databaseId title }
    dpsTasks(query: $query, filter: { searchDatabaseId: $type, openJobDatabaseId: $job }, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...DpsTaskList_task }
    }
  }
`)
const row = asFragment<DpsTaskList_task$key>(graphql`
  fragment DpsTaskList_task on DpsTask {
    id databaseId name candidate { databaseId } phones emails status statusName note canDelete
    owner { userName fullName }
  }
`)
const remove = asMutation<DpsTaskListDeleteMutation>(graphql`
  mutation DpsTaskListDeleteMutation($input: DeleteDpsTaskInput!) { deleteDpsTask(input: $input) { deletedDpsTaskId } }
`)

interface Props {
  /** The id of the stored search in the services; '' for all tasks. */
  type: string
  /** Whether the tasks of another search are being loaded. */
  isBusy: boolean
}

/** The tasks of one stored search, or all tasks (001/2.8). */
export default function DpsTaskList({ type, isBusy }: Props) {
  const { t } = useTranslation(['dpsTasks', 'list', 'shared'])
  const mayRead = useSession().can('Candidate:ReadCandidate')
  return (
    <ListScreen
      {...tasksSource(type)}
      list="dpsTasks"
      title={t('title')}
      tableTitle={t('tasks')}
      failed={t('listFailed')}
      query={query}
      row={row}
      isBusy={isBusy}
      owner={({ dpsSearch }) => dpsSearch?.name}
      connection={({ dpsSearch, dpsTasks }) => (type === '' || dpsSearch ? dpsTasks : null)}
      filters={{ q: searchFilter(t('keyword')), job: openJobFilter }}
      columns={[
        { key: 'number', label: t('columns.number'), text: (_task, number) => number, align: 'number' },
        {
          key: 'name',
          label: t('columns.name'),
          text: ({ name }) => name,
          isFixed: true,
          cell: (task) => <TaskName task={task} isLink={mayRead} />,
        },
        {
          key: 'phones',
          label: t('columns.phones'),
          text: ({ phones }) => phones.join(', '),
          align: 'number',
          cell: ({ phones }) => <FirstOfMany values={phones} />,
        },
        {
          key: 'emails',
          label: t('columns.emails'),
          text: ({ emails }) => emails.join(', '),
          align: 'number',
          cell: ({ emails }) => <FirstOfMany values={emails} />,
        },
        {
          key: 'owner',
          label: t('columns.owner'),
          text: ({ owner }) => owner?.fullName,
          cell: ({ owner }) => owner?.userName ?? '—',
        },
        {
          key: 'status',
          label: t('columns.status'),
          text: ({ status, statusName }) => statusName ?? t(`status.${status}`),
          cell: ({ status, statusName }) => (
            <StatusTag color={statusColors[status]}>{statusName ?? t(`status.${status}`)}</StatusTag>
          ),
        },
        { key: 'note', label: t('columns.note'), text: ({ note }) => note },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noTasksHint'), gone: t('typeGone') }}
      actionsLabel={t('columns.actions')}
      actions={[
        { label: t('edit'), icon: Pencil, operation: 'DpsTaskFormMutation', isDefault: true, opensDrawer: true },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'DpsTaskListDeleteMutation',
          appliesTo: ({ canDelete }) => canDelete,
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={name}
              failure={() => t('deleteFailed')}
              onClose={close}
            />
          ),
        },
      ]}
      drawer={{
        param: 'task',
        params: ['tab'],
        idOf: ({ databaseId }) => databaseId,
        content: ({ id, refresh, close }) => (
          <DpsTaskDrawer key={id} databaseId={id} onClose={close} onChanged={refresh} />
        ),
      }}
    />
  )
}

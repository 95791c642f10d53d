import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { choicesFilter, searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag, type StatusColor } from '../../shared/ui/StatusTag.tsx'
import { rufRecordsSource } from './preload.ts'
import RufRecordDialog from './RufRecordDialog.tsx'
import { rufStatuses } from './statuses.ts'
import type { RufRecordStatus, RufRecordsPage_record$key } from './__generated__/RufRecordsPage_record.graphql.ts'
import type { RufRecordsPageDeleteMutation } from './__generated__/RufRecordsPageDeleteMutation.graphql.ts'
import type { RufRecordsPageQuery } from './__generated__/RufRecordsPageQuery.graphql.ts'

const query = asQuery<RufRecordsPageQuery>(graphql`
  query RufRecordsPageQuery($query: String, $filter: RufRecordFilter!, $orderBy: RufRecordOrder!, $page: Int, $size: Int!, $after: String) {
    rufRecords(query: $query, filter: $filter, orderBy: $orderBy, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...RufRecordsPage_record ...RufRecordDialog_record }
    }
  }
`)
const row = asFragment<RufRecordsPage_record$key>(graphql`
  fragment RufRecordsPage_record on RufRecord { id name status note candidate { databaseId } candidateName createdAt createdBy { fullName } }
`)
const remove = asMutation<RufRecordsPageDeleteMutation>(graphql`
  mutation RufRecordsPageDeleteMutation($input: DeleteRufRecordInput!) { deleteRufRecord(input: $input) { deletedRufRecordId } }
`)

const colors: Record<RufRecordStatus, StatusColor> = {
  OPEN: 'blue',
  IN_PROGRESS: 'orange',
  DONE: 'green',
  CANCELLED: 'red',
}

/** The company's RUF records (decision D-62). */
export default function RufRecordsPage() {
  const { t } = useTranslation(['rufRecords', 'list'])
  return (
    <ListScreen
      {...rufRecordsSource}
      list="rufs"
      title={t('title')}
      query={query}
      row={row}
      connection={({ rufRecords }) => rufRecords}
      filters={{
        keyword: searchFilter(t('keyword')),
        status: choicesFilter(
          t('status'),
          rufStatuses.map((value) => ({ value, label: t(`statuses.${value}`) })),
        ),
      }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name, sort: 'name' },
        {
          key: 'status',
          label: t('status'),
          text: ({ status }) => t(`statuses.${status}`),
          sort: 'status',
          cell: ({ status }) => <StatusTag color={colors[status]}>{t(`statuses.${status}`)}</StatusTag>,
        },
        {
          key: 'candidate',
          label: t('candidate'),
          text: ({ candidateName }) => candidateName,
          cell: ({ candidate, candidateName }) =>
            candidate ? <Link to={`/candidates/view/${candidate.databaseId}`}>{candidateName}</Link> : '—',
        },
        { key: 'note', label: t('note'), text: ({ note }) => note },
        { key: 'createdBy', label: t('createdBy'), text: ({ createdBy }) => createdBy?.fullName },
        {
          key: 'createdAt',
          label: t('createdAt'),
          text: ({ createdAt }) => formatDateTime(createdAt),
          sort: 'createdDate',
          align: 'number',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'RufRecordDialogCreateMutation',
        dialog: ({ close }) => <RufRecordDialog ruf={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'RufRecordDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <RufRecordDialog ruf={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'RufRecordsPageDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

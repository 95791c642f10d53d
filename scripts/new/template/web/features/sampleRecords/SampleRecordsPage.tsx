import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatDateTime } from '../../shared/format/dates.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { sampleRecordsSource } from './preload.ts'
import SampleRecordDialog from './SampleRecordDialog.tsx'
import type { SampleRecordsPage_sampleRecord$key } from './__generated__/SampleRecordsPage_sampleRecord.graphql.ts'
import type { SampleRecordsPageDeleteMutation } from './__generated__/SampleRecordsPageDeleteMutation.graphql.ts'
import type { SampleRecordsPageQuery } from './__generated__/SampleRecordsPageQuery.graphql.ts'

const query = asQuery<SampleRecordsPageQuery>(graphql`
  query SampleRecordsPageQuery($query: String, $orderBy: SampleRecordOrder!, $page: Int, $size: Int!, $after: String) {
    sampleRecords(query: $query, orderBy: $orderBy, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...SampleRecordsPage_sampleRecord ...SampleRecordDialog_sampleRecord }
    }
  }
`)
const row = asFragment<SampleRecordsPage_sampleRecord$key>(graphql`
  fragment SampleRecordsPage_sampleRecord on SampleRecord { id name note createdAt createdBy { fullName } }
`)
const remove = asMutation<SampleRecordsPageDeleteMutation>(graphql`
  mutation SampleRecordsPageDeleteMutation($input: DeleteSampleRecordInput!) {
    deleteSampleRecord(input: $input) { deletedSampleRecordId }
  }
`)

/** Lists the sample records of the company. */
export default function SampleRecordsPage() {
  const { t } = useTranslation(['sampleRecords', 'list'])
  return (
    <ListScreen
      {...sampleRecordsSource}
      list="sampleRecords"
      title={t('title')}
      query={query}
      row={row}
      connection={({ sampleRecords }) => sampleRecords}
      filters={{ keyword: searchFilter(t('keyword')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name, sort: 'name' },
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
        operation: 'SampleRecordDialogCreateMutation',
        dialog: ({ close }) => <SampleRecordDialog sampleRecord={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          isDefault: true,
          operation: 'SampleRecordDialogUpdateMutation',
          dialog: ({ node, close }) => <SampleRecordDialog sampleRecord={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'SampleRecordsPageDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

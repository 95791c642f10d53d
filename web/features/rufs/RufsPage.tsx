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
import { rufsSource } from './preload.ts'
import RufDialog from './RufDialog.tsx'
import { rufStatuses } from './statuses.ts'
import type { RufStatus, RufsPage_ruf$key } from './__generated__/RufsPage_ruf.graphql.ts'
import type { RufsPageDeleteMutation } from './__generated__/RufsPageDeleteMutation.graphql.ts'
import type { RufsPageQuery } from './__generated__/RufsPageQuery.graphql.ts'

const query = asQuery<RufsPageQuery>(graphql`
  query RufsPageQuery($filter: RufFilter!, $sort: RufSort!, $page: Int!, $size: Int!) {
    rufs(filter: $filter, sort: $sort, first: $size, page: $page) {
      paging { ...Pager_paging }
      nodes { id ...RufsPage_ruf ...RufDialog_ruf }
    }
  }
`)
const row = asFragment<RufsPage_ruf$key>(graphql`
  fragment RufsPage_ruf on Ruf { id name status note candidateDatabaseId candidateName createdAt createdBy { fullName } }
`)
const remove = asMutation<RufsPageDeleteMutation>(graphql`
  mutation RufsPageDeleteMutation($input: DeleteRufInput!) { deleteRuf(input: $input) { deletedRufId } }
`)

const colors: Record<RufStatus, StatusColor> = { OPEN: 'blue', IN_PROGRESS: 'orange', DONE: 'green', CANCELLED: 'red' }

/** The RUF records of the company (decision D-62). */
export default function RufsPage() {
  const { t } = useTranslation(['rufs', 'list'])
  return (
    <ListScreen
      {...rufsSource}
      list="rufs"
      title={t('title')}
      query={query}
      row={row}
      connection={({ rufs }) => rufs}
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
          cell: ({ candidateDatabaseId: id, candidateName }) =>
            id ? <Link to={`/candidates/view/${id}`}>{candidateName}</Link> : '—',
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
      empty={{ title: t('none'), hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'RufDialogCreateMutation',
        dialog: ({ close }) => <RufDialog ruf={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'RufDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <RufDialog ruf={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'RufsPageDeleteMutation',
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

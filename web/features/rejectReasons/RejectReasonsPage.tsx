import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { useNameColumn } from '../../shared/words/useNameColumn.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import { rejectReasonsSource } from './preload.ts'
import RejectReasonDialog from './RejectReasonDialog.tsx'
import RejectReasonMerge from './RejectReasonMerge.tsx'
import type { RejectReasonsPage_reason$key } from './__generated__/RejectReasonsPage_reason.graphql.ts'
import type { RejectReasonsPageDeleteMutation } from './__generated__/RejectReasonsPageDeleteMutation.graphql.ts'
import type { RejectReasonsPageQuery } from './__generated__/RejectReasonsPageQuery.graphql.ts'

const query = asQuery<RejectReasonsPageQuery>(graphql`
  query RejectReasonsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    emailTemplates @catch(to: NULL) { id name }
    rejectReasons(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...RejectReasonsPage_reason ...RejectReasonDialog_reason }
    }
  }
`)
const row = asFragment<RejectReasonsPage_reason$key>(graphql`
  fragment RejectReasonsPage_reason on RejectReason { id name isDefault place candidateCount emailTemplate { name } }
`)
const remove = asMutation<RejectReasonsPageDeleteMutation>(graphql`
  mutation RejectReasonsPageDeleteMutation($input: DeleteRejectReasonInput!) {
    deleteRejectReason(input: $input) { deletedRejectReasonId }
  }
`)

/** The reasons for rejecting candidates, with the suggested e-mails (decision D-118). */
export default function RejectReasonsPage() {
  const { t } = useTranslation(['rejectReasons', 'list', 'words'])
  const nameColumn = useNameColumn()
  const count = useUses()
  return (
    <ListScreen
      {...rejectReasonsSource}
      list="rejectReasons"
      title={t('title')}
      query={query}
      row={row}
      connection={({ rejectReasons }) => rejectReasons}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        nameColumn,
        { key: 'template', label: t('template'), text: ({ emailTemplate }) => emailTemplate?.name },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
        {
          key: 'candidates',
          label: t('candidates'),
          text: ({ candidateCount }) => count(candidateCount ?? undefined),
          align: 'end',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'RejectReasonDialogCreateMutation',
        dialog: ({ data, close }) =>
          data && <RejectReasonDialog reason={null} templates={data.emailTemplates} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'RejectReasonDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, data, close }) => (
            <RejectReasonDialog reason={node} templates={data.emailTemplates} onClose={close} />
          ),
        },
        {
          label: t('merge', { ns: 'words' }),
          icon: Merge,
          operation: 'RejectReasonMergeMutation',
          dialog: ({ row: reason, close }) => <RejectReasonMerge reason={reason} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'RejectReasonsPageDeleteMutation',
          refusal: ({ candidateCount }) => (candidateCount ? t('inUse') : undefined),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

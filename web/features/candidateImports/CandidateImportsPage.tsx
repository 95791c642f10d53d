import { FolderOpen, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { CvImportLink } from '../../shared/cvs/CvImportLink.tsx'
import { formatDateTime } from '../../shared/format/dates.ts'
import { formatCount } from '../../shared/format/numbers.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { importName, isWorking, statusColors } from './importStates.ts'
import { importPath } from './paths.ts'
import { importsSource } from './preload.ts'
import StartDialog from './StartDialog.tsx'
import type { CandidateImportsPage_import$key } from './__generated__/CandidateImportsPage_import.graphql.ts'
import type { CandidateImportsPageDeleteMutation } from './__generated__/CandidateImportsPageDeleteMutation.graphql.ts'
import type { CandidateImportsPageQuery } from './__generated__/CandidateImportsPageQuery.graphql.ts'

const query = asQuery<CandidateImportsPageQuery>(graphql`
  query CandidateImportsPageQuery($page: Int, $size: Int!, $after: String) {
    candidateImports(first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CandidateImportsPage_import }
    }
  }
`)
const row = asFragment<CandidateImportsPage_import$key>(graphql`
  fragment CandidateImportsPage_import on CandidateImport {
    id databaseId kind fileName archiveName status rowCount createdCount completedCount existingCount failedCount createdAt
  }
`)
const remove = asMutation<CandidateImportsPageDeleteMutation>(graphql`
  mutation CandidateImportsPageDeleteMutation($input: DeleteCandidateImportInput!) {
    deleteCandidateImport(input: $input) { deletedCandidateImportId }
  }
`)

/** The user's imports of candidates from other trackers. */
export default function CandidateImportsPage() {
  const { t } = useTranslation(['candidateImports', 'list'])
  return (
    <ListScreen
      {...importsSource}
      list="candidateImports"
      title={t('title')}
      query={query}
      row={row}
      connection={({ candidateImports }) => candidateImports}
      columns={[
        { key: 'file', label: t('file'), text: (one) => importName(one, t) },
        {
          key: 'status',
          label: t('status'),
          text: ({ status }) => t(`statuses.${status}`),
          cell: ({ status }) => <StatusTag color={statusColors[status]}>{t(`statuses.${status}`)}</StatusTag>,
        },
        { key: 'archive', label: t('archive'), text: ({ archiveName }) => archiveName },
        { key: 'rows', label: t('rows'), text: ({ rowCount }) => formatCount(rowCount), align: 'end' },
        { key: 'created', label: t('outcomes.CREATED'), text: (one) => formatCount(one.createdCount), align: 'end' },
        {
          key: 'completed',
          label: t('outcomes.COMPLETED'),
          text: (one) => formatCount(one.completedCount),
          align: 'end',
        },
        { key: 'existing', label: t('outcomes.EXISTING'), text: (one) => formatCount(one.existingCount), align: 'end' },
        { key: 'failed', label: t('outcomes.FAILED'), text: (one) => formatCount(one.failedCount), align: 'end' },
        {
          key: 'createdAt',
          label: t('createdAt'),
          text: ({ createdAt }) => formatDateTime(createdAt),
          align: 'number',
        },
      ]}
      nameOf={(one) => importName(one, t)}
      tools={() => <CvImportLink />}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('start'),
        operation: 'ColumnsFormCheckMutation',
        dialog: ({ close }) => <StartDialog onClose={() => close(false)} />,
      }}
      actions={[
        { label: t('open'), icon: FolderOpen, isDefault: true, to: ({ databaseId }) => importPath(databaseId) },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'CandidateImportsPageDeleteMutation',
          appliesTo: ({ status }) => !isWorking(status),
          dialog: ({ row: { id, ...one }, close }) => (
            <DeleteDialog
              mutation={remove}
              variables={{ input: { id } }}
              name={importName(one, t)}
              hint={t('deleteHint')}
              onClose={close}
            />
          ),
        },
      ]}
    />
  )
}

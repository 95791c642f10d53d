import { Box, Flex } from '@chakra-ui/react'
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { ColorTag } from '../../shared/candidates/ColorTag.tsx'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { useNameColumn } from '../../shared/words/useNameColumn.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import CandidateDataDialog from './CandidateDataDialog.tsx'
import CandidateDataMerge from './CandidateDataMerge.tsx'
import { isStatus, kinds } from './kinds.ts'
import { candidateDatasSource, kindShape } from './preload.ts'
import type {
  CandidateDatasPage_item$data,
  CandidateDatasPage_item$key,
} from './__generated__/CandidateDatasPage_item.graphql.ts'
import type { CandidateDatasPageDeleteMutation } from './__generated__/CandidateDatasPageDeleteMutation.graphql.ts'
import type { CandidateDatasPageQuery } from './__generated__/CandidateDatasPageQuery.graphql.ts'

const query = asQuery<CandidateDatasPageQuery>(graphql`
  query CandidateDatasPageQuery($filter: CandidateDataItemFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    candidateDataItems(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...CandidateDatasPage_item ...CandidateDataDialog_item }
    }
  }
`)
const row = asFragment<CandidateDatasPage_item$key>(graphql`
  fragment CandidateDatasPage_item on CandidateDataItem { id name color isDefault place candidateCount }
`)
const remove = asMutation<CandidateDatasPageDeleteMutation>(graphql`
  mutation CandidateDatasPageDeleteMutation($input: DeleteCandidateDataItemInput!) {
    deleteCandidateDataItem(input: $input) { deletedCandidateDataItemId }
  }
`)

/** Switching lists resets the page and the search. */
const tabShape = { ...kindShape, page: textParam, keyword: textParam }
type Row = CandidateDatasPage_item$data

/** The statuses and the labels of candidates, a tab for each (000/2.2). */
export default function CandidateDatasPage() {
  const { t } = useTranslation(['candidateDatas', 'list', 'words'])
  const nameColumn = useNameColumn()
  const [{ kind: chosen }, set] = useUrlState(tabShape)
  const kind = chosen ?? kinds[0]
  const count = useUses()
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('lists')}
          prefix="candidate-datas-"
          selected={kind}
          tabs={kinds.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          onSelect={(key) => set({ kind: key === kinds[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(kind, 'candidate-datas-')}>
        <ListScreen
          key={kind}
          {...candidateDatasSource(kind)}
          list="candidateDatas"
          title={t('title')}
          query={query}
          row={row}
          connection={({ candidateDataItems }) => candidateDataItems}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            {
              ...nameColumn,
              cell: ({ name, color, isDefault }) => (
                <Flex gap="2" alignItems="center">
                  <ColorTag color={color}>{name}</ColorTag>
                  {isDefault && <StatusTag color="blue">{t('isDefault', { ns: 'words' })}</StatusTag>}
                </Flex>
              ),
            },
            ...(isStatus(kind)
              ? [{ key: 'place', label: t('place'), text: ({ place }: Row) => place, align: 'number' as const }]
              : []),
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
            operation: 'CandidateDataDialogCreateMutation',
            dialog: ({ close }) => <CandidateDataDialog kind={kind} item={null} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'CandidateDataDialogUpdateMutation',
              isDefault: true,
              dialog: ({ node, close }) => <CandidateDataDialog kind={kind} item={node} onClose={close} />,
            },
            {
              label: t('merge', { ns: 'words' }),
              icon: Merge,
              operation: 'CandidateDataMergeMutation',
              dialog: ({ row: item, close }) => <CandidateDataMerge kind={kind} item={item} onClose={close} />,
            },
            {
              label: t('delete', { ns: 'list' }),
              icon: Trash2,
              operation: 'CandidateDatasPageDeleteMutation',
              refusal: ({ candidateCount }) => (candidateCount ? t('inUse') : undefined),
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

import { Box } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { useNameColumn } from '../../shared/words/useNameColumn.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import { isOrdered, kinds } from './kinds.ts'
import { kindShape, referenceItemsSource } from './preload.ts'
import ReferenceDialog from './ReferenceDialog.tsx'
import type {
  ReferenceItemsPage_item$data,
  ReferenceItemsPage_item$key,
} from './__generated__/ReferenceItemsPage_item.graphql.ts'
import type { ReferenceItemsPageDeleteMutation } from './__generated__/ReferenceItemsPageDeleteMutation.graphql.ts'
import type { ReferenceItemsPageQuery } from './__generated__/ReferenceItemsPageQuery.graphql.ts'

const query = asQuery<ReferenceItemsPageQuery>(graphql`
  query ReferenceItemsPageQuery($filter: ReferenceItemFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    referenceItems(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ReferenceItemsPage_item ...ReferenceDialog_item }
    }
  }
`)
const row = asFragment<ReferenceItemsPage_item$key>(graphql`
  fragment ReferenceItemsPage_item on ReferenceItem { id name code isDefault place cityCount country { name } }
`)
const remove = asMutation<ReferenceItemsPageDeleteMutation>(graphql`
  mutation ReferenceItemsPageDeleteMutation($input: DeleteReferenceItemInput!) {
    deleteReferenceItem(input: $input) { deletedReferenceItemId }
  }
`)

/** Switching lists resets the page and the search. */
const tabShape = { ...kindShape, page: textParam, keyword: textParam }
type Row = ReferenceItemsPage_item$data

/** Countries, cities, levels of education and types of companies, with a tab for each list. */
export default function ReferenceItemsPage() {
  const { t } = useTranslation(['referenceItems', 'list', 'words'])
  const [{ kind: chosen }, set] = useUrlState(tabShape)
  const kind = chosen ?? kinds[0]
  const nameColumn = useNameColumn()
  const count = useUses()
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('lists')}
          prefix="reference-"
          selected={kind}
          tabs={kinds.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          onSelect={(key) => set({ kind: key === kinds[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(kind, 'reference-')}>
        <ListScreen
          key={kind}
          {...referenceItemsSource(kind)}
          list="referenceItems"
          title={t('title')}
          query={query}
          row={row}
          connection={({ referenceItems }) => referenceItems}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            nameColumn,
            ...(kind === 'COUNTRY'
              ? [
                  { key: 'code', label: t('code'), text: ({ code }: Row) => code },
                  {
                    key: 'cities',
                    label: t('kinds.CITY'),
                    text: ({ cityCount }: Row) => count(cityCount ?? undefined),
                    align: 'end' as const,
                  },
                ]
              : []),
            ...(kind === 'CITY'
              ? [{ key: 'country', label: t('words.COUNTRY'), text: ({ country }: Row) => country?.name }]
              : []),
            ...(isOrdered(kind)
              ? [{ key: 'place', label: t('place'), text: ({ place }: Row) => place, align: 'number' as const }]
              : []),
          ]}
          nameOf={({ name }) => name}
          empty={{ hint: t('noneHint') }}
          create={{
            label: t('create', { ns: 'list' }),
            operation: 'ReferenceDialogCreateMutation',
            dialog: ({ close }) => <ReferenceDialog kind={kind} item={null} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'ReferenceDialogUpdateMutation',
              isDefault: true,
              dialog: ({ node, close }) => <ReferenceDialog kind={kind} item={node} onClose={close} />,
            },
            {
              label: t('delete', { ns: 'list' }),
              icon: Trash2,
              operation: 'ReferenceItemsPageDeleteMutation',
              refusal: ({ cityCount }) => (cityCount ? t('inUse') : undefined),
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

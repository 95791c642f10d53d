import { Box } from '@chakra-ui/react'
import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { hiredKey } from '../../../common/stageKeys.ts'
import { ColorTag } from '../../shared/candidates/ColorTag.tsx'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import { isStatus, kinds } from './kinds.ts'
import { kindShape, stageItemsSource } from './preload.ts'
import StageDialog from './StageDialog.tsx'
import type { StageItemsPage_item$data, StageItemsPage_item$key } from './__generated__/StageItemsPage_item.graphql.ts'
import type { StageItemsPageDeleteMutation } from './__generated__/StageItemsPageDeleteMutation.graphql.ts'
import type { StageItemsPageQuery } from './__generated__/StageItemsPageQuery.graphql.ts'

const query = asQuery<StageItemsPageQuery>(graphql`
  query StageItemsPageQuery($filter: StageItemFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    stageItems(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...StageItemsPage_item ...StageDialog_stage }
    }
  }
`)
const row = asFragment<StageItemsPage_item$key>(graphql`
  fragment StageItemsPage_item on StageItem { id key name color place isEnd isBuiltIn useCount group { name } }
`)
const remove = asMutation<StageItemsPageDeleteMutation>(graphql`
  mutation StageItemsPageDeleteMutation($input: DeleteStageItemInput!) {
    deleteStageItem(input: $input) { deletedStageItemId }
  }
`)

/** Switching lists resets the page and the search. */
const tabShape = { ...kindShape, page: textParam, keyword: textParam }
type Row = StageItemsPage_item$data

/** Returns what a status means for a candidate. */
const meaningOf = ({ key, isEnd }: Row) => (key === hiredKey ? 'hired' : isEnd ? 'ends' : 'goesOn')

/** The statuses of workflows and their groups, with a tab for each list. */
export default function StageItemsPage() {
  const { t } = useTranslation(['stageItems', 'list', 'words'])
  const [{ kind: chosen }, set] = useUrlState(tabShape)
  const kind = chosen ?? kinds[0]
  const count = useUses()
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('lists')}
          prefix="stages-"
          selected={kind}
          tabs={kinds.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          onSelect={(key) => set({ kind: key === kinds[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(kind, 'stages-')}>
        <ListScreen
          key={kind}
          {...stageItemsSource(kind)}
          list="stageItems"
          title={t('title')}
          query={query}
          row={row}
          connection={({ stageItems }) => stageItems}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            {
              key: 'name',
              label: t('name'),
              text: ({ name }) => name,
              cell: ({ name, color }) => (color ? <ColorTag color={color}>{name}</ColorTag> : name),
            },
            ...(kind === 'WORKFLOW_STATUS'
              ? [{ key: 'group', label: t('words.STATUS_GROUP'), text: ({ group }: Row) => group?.name }]
              : []),
            { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
            ...(isStatus(kind)
              ? [{ key: 'isEnd', label: t('meaning'), text: (stage: Row) => t(meaningOf(stage)) }]
              : []),
            {
              key: 'uses',
              label: t(isStatus(kind) ? 'workflows' : 'statuses'),
              text: ({ useCount }) => count(useCount ?? undefined),
              align: 'end',
            },
          ]}
          nameOf={({ name }) => name}
          empty={{ hint: t(`hints.${kind}`) }}
          create={{
            label: t('create', { ns: 'list' }),
            operation: 'StageDialogCreateMutation',
            dialog: ({ close }) => <StageDialog kind={kind} stage={null} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'StageDialogUpdateMutation',
              isDefault: true,
              dialog: ({ node, close }) => <StageDialog kind={kind} stage={node} onClose={close} />,
            },
            {
              label: t('delete', { ns: 'list' }),
              icon: Trash2,
              operation: 'StageItemsPageDeleteMutation',
              refusal: ({ isBuiltIn, useCount }) => {
                if (isBuiltIn) return t('builtIn')
                return useCount ? t(isStatus(kind) ? 'inUse' : 'notEmpty') : undefined
              },
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

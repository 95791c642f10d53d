import { Box } from '@chakra-ui/react'
import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { textParam, useUrlState } from '../../shared/hooks/urlState.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { panelProps, Tabs } from '../../shared/ui/Tabs.tsx'
import { useUses } from '../../shared/words/useUses.ts'
import KeywordDialog from './KeywordDialog.tsx'
import KeywordMerge from './KeywordMerge.tsx'
import { isCarried, kinds } from './kinds.ts'
import { keywordsSource, kindShape } from './preload.ts'
import type {
  KeywordsPage_keyword$data,
  KeywordsPage_keyword$key,
} from './__generated__/KeywordsPage_keyword.graphql.ts'
import type { KeywordsPageDeleteMutation } from './__generated__/KeywordsPageDeleteMutation.graphql.ts'
import type { KeywordsPageQuery } from './__generated__/KeywordsPageQuery.graphql.ts'

const query = asQuery<KeywordsPageQuery>(graphql`
  query KeywordsPageQuery($filter: KeywordFilter!, $query: String, $page: Int, $size: Int!, $after: String) {
    keywords(filter: $filter, query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...KeywordsPage_keyword ...KeywordDialog_keyword }
    }
  }
`)
const row = asFragment<KeywordsPage_keyword$key>(graphql`
  fragment KeywordsPage_keyword on Keyword { id name usage { candidateCount jobCount } }
`)
const remove = asMutation<KeywordsPageDeleteMutation>(graphql`
  mutation KeywordsPageDeleteMutation($input: DeleteKeywordInput!) {
    deleteKeyword(input: $input) { deletedKeywordId }
  }
`)

/** Switching lists resets the page and the search. */
const tabShape = { ...kindShape, page: textParam, keyword: textParam }
interface MergeProps {
  row: KeywordsPage_keyword$data
  close: (isChanged: boolean) => void
}

/**
 * The company's lists of keywords, with a tab for each. Keywords of lists that candidates and jobs do not use can be
 * deleted, but not merged.
 */
export default function KeywordsPage() {
  const { t } = useTranslation(['keywords', 'list', 'words'])
  const [{ kind: chosen }, set] = useUrlState(tabShape)
  const kind = chosen ?? kinds[0]
  const count = useUses()
  return (
    <>
      <Box paddingInline={{ base: '3', md: '5' }} paddingBlockStart="2">
        <Tabs
          label={t('lists')}
          prefix="keywords-"
          selected={kind}
          tabs={kinds.map((key) => ({ key, label: t(`kinds.${key}`) }))}
          onSelect={(key) => set({ kind: key === kinds[0] ? null : key, page: '', keyword: '' })}
        />
      </Box>
      <Box {...panelProps(kind, 'keywords-')}>
        <ListScreen
          key={kind}
          {...keywordsSource(kind)}
          list="keywords"
          title={t('title')}
          query={query}
          row={row}
          connection={({ keywords }) => keywords}
          filters={{ keyword: searchFilter(t('search')) }}
          columns={[
            { key: 'name', label: t('name'), text: ({ name }) => name },
            ...(isCarried(kind)
              ? [
                  {
                    key: 'candidates',
                    label: t('candidates'),
                    text: ({ usage }: KeywordsPage_keyword$data) => count(usage?.candidateCount),
                    align: 'end' as const,
                  },
                  {
                    key: 'jobs',
                    label: t('jobs'),
                    text: ({ usage }: KeywordsPage_keyword$data) => count(usage?.jobCount),
                    align: 'end' as const,
                  },
                ]
              : []),
          ]}
          nameOf={({ name }) => name}
          empty={{ hint: t('noneHint') }}
          create={{
            label: t('create', { ns: 'list' }),
            operation: 'KeywordDialogCreateMutation',
            dialog: ({ close }) => <KeywordDialog kind={kind} keyword={null} onClose={close} />,
          }}
          actions={[
            {
              label: t('edit', { ns: 'list' }),
              icon: Pencil,
              operation: 'KeywordDialogUpdateMutation',
              isDefault: true,
              dialog: ({ node, close }) => <KeywordDialog kind={kind} keyword={node} onClose={close} />,
            },
            ...(isCarried(kind)
              ? [
                  {
                    label: t('merge', { ns: 'words' }),
                    icon: Merge,
                    operation: 'KeywordMergeMutation' as const,
                    dialog: ({ row: keyword, close }: MergeProps) => (
                      <KeywordMerge kind={kind} keyword={keyword} onClose={close} />
                    ),
                  },
                ]
              : []),
            {
              label: t('delete', { ns: 'list' }),
              icon: Trash2,
              operation: 'KeywordsPageDeleteMutation',
              refusal: ({ usage }) => (usage && usage.candidateCount + usage.jobCount > 0 ? t('inUse') : undefined),
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

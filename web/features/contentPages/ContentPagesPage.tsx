import { BookOpen, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import ContentPageDialog from './ContentPageDialog.tsx'
import { contentPagesSource } from './preload.ts'
import type { ContentPagesPage_page$key } from './__generated__/ContentPagesPage_page.graphql.ts'
import type { ContentPagesPageDeleteMutation } from './__generated__/ContentPagesPageDeleteMutation.graphql.ts'
import type { ContentPagesPageQuery } from './__generated__/ContentPagesPageQuery.graphql.ts'

const query = asQuery<ContentPagesPageQuery>(graphql`
  query ContentPagesPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    viewer @catch(to: NULL) { company { isPlatform } }
    contentPages(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ContentPagesPage_page ...ContentPageDialog_page }
    }
  }
`)
const row = asFragment<ContentPagesPage_page$key>(graphql`
  fragment ContentPagesPage_page on ContentPage { id code title canManage }
`)
const remove = asMutation<ContentPagesPageDeleteMutation>(graphql`
  mutation ContentPagesPageDeleteMutation($input: DeleteContentPageInput!) {
    deleteContentPage(input: $input) { deletedContentPageId }
  }
`)

/** The platform's content pages, managed by the platform company and readable by everyone (002/2.9, decision D-108). */
export default function ContentPagesPage() {
  const { t } = useTranslation(['contentPages', 'list'])
  return (
    <ListScreen
      {...contentPagesSource}
      list="contentPages"
      title={t('title')}
      query={query}
      row={row}
      connection={({ contentPages }) => contentPages}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'code', label: t('code'), text: ({ code }) => code },
        { key: 'title', label: t('pageTitle'), text: ({ title }) => title },
      ]}
      nameOf={({ title }) => title}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'ContentPageDialogCreateMutation',
        isOffered: (data) => data?.viewer?.company?.isPlatform === true,
        dialog: ({ close }) => <ContentPageDialog page={null} onClose={close} />,
      }}
      actions={[
        { label: t('read'), icon: BookOpen, to: ({ code }) => `/content/${encodeURIComponent(code)}` },
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'ContentPageDialogUpdateMutation',
          isDefault: true,
          appliesTo: ({ canManage }) => canManage,
          dialog: ({ node, close }) => <ContentPageDialog page={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'ContentPagesPageDeleteMutation',
          appliesTo: ({ canManage }) => canManage,
          dialog: ({ row: { id, title }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={title} onClose={close} />
          ),
        },
      ]}
    />
  )
}

import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { formatCount } from '../../shared/format/numbers.ts'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import EmailTokenDialog from './EmailTokenDialog.tsx'
import { emailTokensSource } from './preload.ts'
import type { EmailTokensPage_token$key } from './__generated__/EmailTokensPage_token.graphql.ts'
import type { EmailTokensPageDeleteMutation } from './__generated__/EmailTokensPageDeleteMutation.graphql.ts'
import type { EmailTokensPageQuery } from './__generated__/EmailTokensPageQuery.graphql.ts'

const query = asQuery<EmailTokensPageQuery>(graphql`
  query EmailTokensPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyEmailTemplateTokens(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...EmailTokensPage_token ...EmailTokenDialog_token }
    }
  }
`)
const row = asFragment<EmailTokensPage_token$key>(graphql`
  fragment EmailTokensPage_token on EmailTemplateToken { id name description value isOwn templateCount }
`)
const remove = asMutation<EmailTokensPageDeleteMutation>(graphql`
  mutation EmailTokensPageDeleteMutation($input: DeleteEmailTemplateTokenInput!) {
    deleteEmailTemplateToken(input: $input) { deletedEmailTemplateTokenId }
  }
`)

/** The placeholders of e-mail templates: those of the product, and those of the company with their values (000/2.2). */
export default function EmailTokensPage() {
  const { t } = useTranslation(['emailTokens', 'list'])
  return (
    <ListScreen
      {...emailTokensSource}
      list="emailTokens"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyEmailTemplateTokens }) => companyEmailTemplateTokens}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'description', label: t('description'), text: ({ description }) => description },
        {
          key: 'value',
          label: t('value'),
          text: ({ value, isOwn }) => (isOwn ? value : t('byProduct')),
          width: '280px',
        },
        {
          key: 'templates',
          label: t('templates'),
          text: ({ templateCount }) => (templateCount == null ? null : formatCount(templateCount)),
          align: 'end',
        },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'EmailTokenDialogCreateMutation',
        dialog: ({ close }) => <EmailTokenDialog token={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'EmailTokenDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <EmailTokenDialog token={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'EmailTokensPageDeleteMutation',
          refusal: ({ isOwn, templateCount }) => (isOwn ? (templateCount ? t('inUse') : undefined) : t('ofProduct')),
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

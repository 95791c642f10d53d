import { Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import ContactDialog from './ContactDialog.tsx'
import { contactsSource } from './preload.ts'
import type { ContactsPage_contact$key } from './__generated__/ContactsPage_contact.graphql.ts'
import type { ContactsPageDeleteMutation } from './__generated__/ContactsPageDeleteMutation.graphql.ts'
import type { ContactsPageQuery } from './__generated__/ContactsPageQuery.graphql.ts'

const query = asQuery<ContactsPageQuery>(graphql`
  query ContactsPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    contactMessages(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...ContactsPage_contact ...ContactDialog_contact }
    }
  }
`)
const row = asFragment<ContactsPage_contact$key>(graphql`
  fragment ContactsPage_contact on ContactMessage { id fullName email content userAgent userName }
`)
const remove = asMutation<ContactsPageDeleteMutation>(graphql`
  mutation ContactsPageDeleteMutation($input: DeleteContactMessageInput!) {
    deleteContactMessage(input: $input) { deletedContactMessageId }
  }
`)

/** Messages to the operators of the platform (002/2.8, decision D-108). */
export default function ContactsPage() {
  const { t } = useTranslation(['contacts', 'list'])
  return (
    <ListScreen
      {...contactsSource}
      list="contacts"
      title={t('title')}
      query={query}
      row={row}
      connection={({ contactMessages }) => contactMessages}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'fullName', label: t('fullName'), text: ({ fullName }) => fullName },
        { key: 'email', label: t('email'), text: ({ email }) => email },
        { key: 'content', label: t('content'), text: ({ content }) => content, width: '360px' },
        { key: 'userAgent', label: t('userAgent'), text: ({ userAgent }) => userAgent },
        { key: 'userName', label: t('userName'), text: ({ userName }) => userName },
      ]}
      nameOf={({ fullName }) => fullName}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'ContactDialogCreateMutation',
        dialog: ({ close }) => <ContactDialog contact={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'ContactDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <ContactDialog contact={node} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'ContactsPageDeleteMutation',
          dialog: ({ row: { id, fullName }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={fullName} onClose={close} />
          ),
        },
      ]}
    />
  )
}

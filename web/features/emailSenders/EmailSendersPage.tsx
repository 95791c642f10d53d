import { Merge, Pencil, Trash2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { DeleteDialog } from '../../shared/list/dialogs/DeleteDialog.tsx'
import { searchFilter } from '../../shared/list/filters.tsx'
import { ListScreen } from '../../shared/list/ListScreen.tsx'
import { asFragment, asMutation, asQuery } from '../../shared/list/typed.ts'
import { StatusTag } from '../../shared/ui/StatusTag.tsx'
import EmailSenderDialog from './EmailSenderDialog.tsx'
import EmailSenderMerge from './EmailSenderMerge.tsx'
import { emailSendersSource } from './preload.ts'
import type { EmailSendersPage_sender$key } from './__generated__/EmailSendersPage_sender.graphql.ts'
import type { EmailSendersPageDeleteMutation } from './__generated__/EmailSendersPageDeleteMutation.graphql.ts'
import type { EmailSendersPageQuery } from './__generated__/EmailSendersPageQuery.graphql.ts'

const query = asQuery<EmailSendersPageQuery>(graphql`
  query EmailSendersPageQuery($query: String, $page: Int, $size: Int!, $after: String) {
    companyEmailSenders(query: $query, first: $size, page: $page, after: $after) @required(action: THROW) {
      paging { ...Pager_paging }
      pageInfo { hasNextPage endCursor }
      nodes { id ...EmailSendersPage_sender ...EmailSenderDialog_sender }
    }
  }
`)
const row = asFragment<EmailSendersPage_sender$key>(graphql`
  fragment EmailSendersPage_sender on EmailSender { id name email isDefault place templateCount }
`)
const remove = asMutation<EmailSendersPageDeleteMutation>(graphql`
  mutation EmailSendersPageDeleteMutation($input: DeleteEmailSenderInput!) {
    deleteEmailSender(input: $input) { deletedEmailSenderId }
  }
`)

/** The addresses from which e-mail is sent, in their order. */
export default function EmailSendersPage() {
  const { t } = useTranslation(['emailSenders', 'list', 'words'])
  return (
    <ListScreen
      {...emailSendersSource}
      list="emailSenders"
      title={t('title')}
      query={query}
      row={row}
      connection={({ companyEmailSenders }) => companyEmailSenders}
      filters={{ keyword: searchFilter(t('search')) }}
      columns={[
        { key: 'name', label: t('name'), text: ({ name }) => name },
        { key: 'email', label: t('email'), text: ({ email }) => email },
        {
          key: 'default',
          label: t('default'),
          text: ({ isDefault }) => (isDefault ? t('default') : ''),
          cell: ({ isDefault }) => isDefault && <StatusTag color="blue">{t('default')}</StatusTag>,
        },
        { key: 'place', label: t('place'), text: ({ place }) => place, align: 'number' },
        { key: 'templates', label: t('templates'), text: ({ templateCount }) => templateCount, align: 'number' },
      ]}
      nameOf={({ name }) => name}
      empty={{ hint: t('noneHint') }}
      create={{
        label: t('create', { ns: 'list' }),
        operation: 'EmailSenderDialogCreateMutation',
        dialog: ({ close }) => <EmailSenderDialog sender={null} onClose={close} />,
      }}
      actions={[
        {
          label: t('edit', { ns: 'list' }),
          icon: Pencil,
          operation: 'EmailSenderDialogUpdateMutation',
          isDefault: true,
          dialog: ({ node, close }) => <EmailSenderDialog sender={node} onClose={close} />,
        },
        {
          label: t('merge', { ns: 'words' }),
          icon: Merge,
          operation: 'EmailSenderMergeMutation',
          dialog: ({ row: sender, close }) => <EmailSenderMerge sender={sender} onClose={close} />,
        },
        {
          label: t('delete', { ns: 'list' }),
          icon: Trash2,
          operation: 'EmailSendersPageDeleteMutation',
          refusal: ({ isDefault, templateCount }) => {
            if (isDefault) return t('isDefault')
            return templateCount ? t('inUse') : undefined
          },
          dialog: ({ row: { id, name }, close }) => (
            <DeleteDialog mutation={remove} variables={{ input: { id } }} name={name} onClose={close} />
          ),
        },
      ]}
    />
  )
}

import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextArea, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { ContactDialog_contact$key } from './__generated__/ContactDialog_contact.graphql.ts'
import type { ContactDialogCreateMutation } from './__generated__/ContactDialogCreateMutation.graphql.ts'
import type { ContactDialogUpdateMutation } from './__generated__/ContactDialogUpdateMutation.graphql.ts'

const create = asMutation<ContactDialogCreateMutation>(graphql`
  mutation ContactDialogCreateMutation($input: CreateContactMessageInput!) {
    createContactMessage(input: $input) { contactMessage { id ...ContactsPage_contact } }
  }
`)
const update = asMutation<ContactDialogUpdateMutation>(graphql`
  mutation ContactDialogUpdateMutation($input: UpdateContactMessageInput!) {
    updateContactMessage(input: $input) { contactMessage { id ...ContactsPage_contact ...ContactDialog_contact } }
  }
`)

interface Values {
  fullName: string
  email: string
  content: string
  userName: string
  userAgent: string
}
interface Props {
  /** Null for a new record. */
  contact: ContactDialog_contact$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for a message: its sender, the address for replies, and its text. */
export default function ContactDialog({ contact: key, onClose }: Props) {
  const { t } = useTranslation(['contacts', 'list'])
  const contact = useFragment(
    graphql`
    fragment ContactDialog_contact on ContactMessage { id databaseId fullName email content userName userAgent }
  `,
    key,
  )
  const save = ({ fullName, email, content, userName, userAgent }: Values) => {
    const fields = {
      fullName: fullName.trim(),
      email: email.trim(),
      content: content.trim(),
      userName: userName.trim() || null,
      userAgent: userAgent.trim() || null,
    }
    return contact ? saveBy(update, { input: { id: contact.id, ...fields } }) : saveBy(create, { input: fields })
  }
  return (
    <EntityDialog<Values>
      title={`${t(contact ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`contact:${contact?.databaseId ?? 'new'}`}
      isNew={!contact}
      values={{
        fullName: contact?.fullName ?? '',
        email: contact?.email ?? '',
        content: contact?.content ?? '',
        userName: contact?.userName ?? '',
        userAgent: contact?.userAgent ?? '',
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="fullName" label={t('fullName')} isRequired maxLength={200} />
          <TextField control={control} name="email" label={t('email')} isRequired maxLength={250} />
          <TextArea control={control} name="content" label={t('content')} isRequired maxLength={500} rows={5} />
          <TextField control={control} name="userName" label={t('userName')} maxLength={250} />
          <TextField control={control} name="userAgent" label={t('userAgent')} maxLength={500} />
        </>
      )}
    </EntityDialog>
  )
}

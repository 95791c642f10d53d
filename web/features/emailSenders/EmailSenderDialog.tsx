import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { NumberField, TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { EmailSenderDialog_sender$key } from './__generated__/EmailSenderDialog_sender.graphql.ts'
import type { EmailSenderDialogCreateMutation } from './__generated__/EmailSenderDialogCreateMutation.graphql.ts'
import type { EmailSenderDialogUpdateMutation } from './__generated__/EmailSenderDialogUpdateMutation.graphql.ts'

const create = asMutation<EmailSenderDialogCreateMutation>(graphql`
  mutation EmailSenderDialogCreateMutation($input: CreateEmailSenderInput!) {
    createEmailSender(input: $input) { emailSender { id ...EmailSendersPage_sender } }
  }
`)
const update = asMutation<EmailSenderDialogUpdateMutation>(graphql`
  mutation EmailSenderDialogUpdateMutation($input: UpdateEmailSenderInput!) {
    updateEmailSender(input: $input) { emailSender { id ...EmailSendersPage_sender ...EmailSenderDialog_sender } }
  }
`)

interface Values {
  name: string
  email: string
  isDefault: boolean
  place: string
}
interface Props {
  /** Null for a new record. */
  sender: EmailSenderDialog_sender$key | null
  onClose: (isChanged: boolean) => void
}

/** The dialog for an e-mail sender: its name, address and position, and whether it is the default. */
export default function EmailSenderDialog({ sender: key, onClose }: Props) {
  const { t } = useTranslation(['emailSenders', 'list'])
  const sender = useFragment(
    graphql`
    fragment EmailSenderDialog_sender on EmailSender { id databaseId name email isDefault place }
  `,
    key,
  )
  const save = ({ name, email, isDefault, place }: Values) => {
    const fields = {
      name: name.trim(),
      email: email.trim(),
      isDefault,
      place: place.trim() === '' ? null : Number(place),
    }
    return sender ? saveBy(update, { input: { id: sender.id, ...fields } }) : saveBy(create, { input: fields })
  }
  return (
    <EntityDialog<Values>
      title={`${t(sender ? 'edit' : 'create', { ns: 'list' })}: ${t('word')}`}
      draft={`emailSender:${sender?.databaseId ?? 'new'}`}
      isNew={!sender}
      values={{
        name: sender?.name ?? '',
        email: sender?.email ?? '',
        isDefault: sender?.isDefault ?? false,
        place: sender?.place == null ? '' : String(sender.place),
      }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} isRequired maxLength={100} />
          <TextField
            control={control}
            name="email"
            label={t('email')}
            hint={t(sender ? 'emailHint' : 'newEmailHint')}
            isRequired
            maxLength={250}
          />
          <NumberField control={control} name="place" label={t('place')} min={1} max={100_000} isWhole />
          {/* The default can only be passed to another sender, so the default itself has no switch. */}
          {!sender?.isDefault && (
            <SwitchField control={control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
          )}
        </>
      )}
    </EntityDialog>
  )
}

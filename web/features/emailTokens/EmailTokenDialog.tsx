import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { TextField } from '../../shared/fields/textFields.tsx'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import type { EmailTokenDialog_token$key } from './__generated__/EmailTokenDialog_token.graphql.ts'
import type { EmailTokenDialogCreateMutation } from './__generated__/EmailTokenDialogCreateMutation.graphql.ts'
import type { EmailTokenDialogUpdateMutation } from './__generated__/EmailTokenDialogUpdateMutation.graphql.ts'

const create = asMutation<EmailTokenDialogCreateMutation>(graphql`
  mutation EmailTokenDialogCreateMutation($input: CreateEmailTemplateTokenInput!) {
    createEmailTemplateToken(input: $input) { emailTemplateToken { id ...EmailTokensPage_token } }
  }
`)
const update = asMutation<EmailTokenDialogUpdateMutation>(graphql`
  mutation EmailTokenDialogUpdateMutation($input: UpdateEmailTemplateTokenInput!) {
    updateEmailTemplateToken(input: $input) { emailTemplateToken { id ...EmailTokensPage_token ...EmailTokenDialog_token } }
  }
`)

interface Values {
  name: string
  description: string
  value: string
}
interface Props {
  /** Null for a new record, which belongs to the company. */
  token: EmailTokenDialog_token$key | null
  onClose: (isChanged: boolean) => void
}

/**
 * The dialog for a placeholder: its name, which cannot be changed later, its description, and the value of a company
 * placeholder.
 */
export default function EmailTokenDialog({ token: key, onClose }: Props) {
  const { t } = useTranslation(['emailTokens', 'list'])
  const token = useFragment(
    graphql`
    fragment EmailTokenDialog_token on EmailTemplateToken { id databaseId name description value isOwn }
  `,
    key,
  )
  const save = (typed: Values) => {
    const description = typed.description.trim()
    const value = typed.value.trim()
    return token
      ? saveBy(update, { input: { id: token.id, description, value: value || null } })
      : saveBy(create, { input: { name: typed.name.trim(), description, value } })
  }
  return (
    <EntityDialog<Values>
      title={
        token ? `${t('edit', { ns: 'list' })}: ${token.name}` : `${t('create', { ns: 'list' })}: ${t('placeholder')}`
      }
      draft={`emailToken:${token?.databaseId ?? 'new'}`}
      isNew={!token}
      values={{ name: token?.name ?? '', description: token?.description ?? '', value: token?.value ?? '' }}
      save={save}
      onClose={onClose}
    >
      {({ control }) => (
        <>
          {!token && (
            <TextField control={control} name="name" label={t('name')} hint={t('nameHint')} isRequired maxLength={60} />
          )}
          <TextField control={control} name="description" label={t('description')} isRequired maxLength={200} />
          {(token?.isOwn ?? true) && (
            <TextField
              control={control}
              name="value"
              label={t('value')}
              hint={t('valueHint')}
              isRequired
              maxLength={500}
            />
          )}
        </>
      )}
    </EntityDialog>
  )
}

import { Box, Flex, SimpleGrid } from '@chakra-ui/react'
import { Eye, Send } from 'lucide-react'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useFragment, useRelayEnvironment } from 'react-relay/hooks'
import { SwitchField } from '../../shared/fields/SwitchField.tsx'
import { Select, TextField } from '../../shared/fields/textFields.tsx'
import { useAction } from '../../shared/hooks/useAction.ts'
import { EntityDialog } from '../../shared/list/dialogs/EntityDialog.tsx'
import { saveBy } from '../../shared/list/dialogs/useRecordForm.tsx'
import { asMutation } from '../../shared/list/typed.ts'
import { RichTextField } from '../../shared/richText/RichTextField.tsx'
import { Button } from '../../shared/ui/Button.tsx'
import TemplatePreview from './TemplatePreview.tsx'
import { inputOf, languages, valuesOf, type TemplateValues } from './templateValues.ts'
import type { EmailTemplateDialog_choices$key } from './__generated__/EmailTemplateDialog_choices.graphql.ts'
import type { EmailTemplateDialog_template$key } from './__generated__/EmailTemplateDialog_template.graphql.ts'
import type { EmailTemplateDialogCreateMutation } from './__generated__/EmailTemplateDialogCreateMutation.graphql.ts'
import type { EmailTemplateDialogTestMutation } from './__generated__/EmailTemplateDialogTestMutation.graphql.ts'
import type { EmailTemplateDialogUpdateMutation } from './__generated__/EmailTemplateDialogUpdateMutation.graphql.ts'
import type { EmailTemplateDialogVersionQuery } from './__generated__/EmailTemplateDialogVersionQuery.graphql.ts'

const create = asMutation<EmailTemplateDialogCreateMutation>(graphql`
  mutation EmailTemplateDialogCreateMutation($input: CreateEmailTemplateInput!) {
    createEmailTemplate(input: $input) { emailTemplate { id ...EmailTemplatesPage_template } }
  }
`)
const update = asMutation<EmailTemplateDialogUpdateMutation>(graphql`
  mutation EmailTemplateDialogUpdateMutation($input: UpdateEmailTemplateInput!) {
    updateEmailTemplate(input: $input) { emailTemplate { id ...EmailTemplatesPage_template ...EmailTemplateDialog_template } }
  }
`)
const versionQuery = graphql`
  query EmailTemplateDialogVersionQuery($id: ID!) {
    node(id: $id) @required(action: THROW) { ... on EmailTemplate { version } }
  }
`

interface Props {
  /** Null for a new record. */
  template: EmailTemplateDialog_template$key | null
  choices: EmailTemplateDialog_choices$key
  /** Whether a new template is created as a copy of this one. */
  isCopy?: boolean
  onClose: (isChanged: boolean) => void
}

/** The dialog for an e-mail template: its type, sender and text, with a preview and a test mail to the user. */
export default function EmailTemplateDialog({ template: key, choices, isCopy = false, onClose }: Props) {
  const { t } = useTranslation(['emailTemplates', 'list'])
  const environment = useRelayEnvironment()
  const template = useFragment(
    graphql`
    fragment EmailTemplateDialog_template on EmailTemplate {
      id databaseId version name language subject contents senderAddress senderName isDefault type { number }
    }
  `,
    key,
  )
  const data = useFragment(
    graphql`
    fragment EmailTemplateDialog_choices on Query {
      emailTemplateTypes @catch(to: NULL) { number name }
      emailSenders @catch(to: NULL) { name email isDefault }
      emailTemplateTokens @catch(to: NULL) { name description }
    }
  `,
    choices,
  )
  const types = data.emailTemplateTypes ?? []
  const senders = data.emailSenders ?? []
  const sender = senders.find(({ isDefault }) => isDefault) ?? senders[0]
  const isNew = !template || isCopy
  const values: TemplateValues = template
    ? valuesOf(template, isCopy ? t('copyOf', { replace: { name: template.name } }) : undefined)
    : {
        type: types[0] ? String(types[0].number) : '',
        name: '',
        language: 'EN',
        senderAddress: sender?.email ?? '',
        senderName: sender?.name ?? '',
        subject: '',
        contents: '',
        isDefault: false,
      }
  const save = async (typed: TemplateValues, overwrites: boolean) => {
    const input = inputOf(typed)
    if (!template || isCopy) return saveBy(create, { input })
    // Overwriting another user's change requires the current version.
    const now = overwrites
      ? await fetchQuery<EmailTemplateDialogVersionQuery>(environment, versionQuery, { id: template.id })
          .toPromise()
          .catch(() => undefined)
      : undefined
    const version = now?.node.version ?? template.version ?? 0
    return saveBy(update, { input: { ...input, id: template.id, version } })
  }
  return (
    <EntityDialog<TemplateValues>
      title={
        isNew ? `${t('create', { ns: 'list' })}: ${t('template')}` : `${t('edit', { ns: 'list' })}: ${template.name}`
      }
      draft={`emailTemplate:${isNew ? `new${template ? `:${template.databaseId}` : ''}` : template.databaseId}`}
      isNew={isNew}
      width="820px"
      values={values}
      save={save}
      onClose={onClose}
    >
      {(form) => (
        <>
          <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
            <TextField control={form.control} name="name" label={t('name')} isRequired maxLength={100} />
            <Select
              control={form.control}
              name="type"
              label={t('type')}
              isRequired
              options={types.map(({ number, name }) => ({ value: String(number), label: name }))}
            />
            <Select
              control={form.control}
              name="senderAddress"
              label={t('sender')}
              isRequired
              options={senders.map(({ name, email }) => ({ value: email, label: `${name} <${email}>` }))}
            />
            <TextField control={form.control} name="senderName" label={t('senderName')} maxLength={100} />
            <Select
              control={form.control}
              name="language"
              label={t('language')}
              isRequired
              options={languages.map((value) => ({ value, label: t(`languages.${value}`) }))}
            />
            <SwitchField control={form.control} name="isDefault" label={t('makeDefault')} hint={t('makeDefaultHint')} />
          </SimpleGrid>
          <TextField
            control={form.control}
            name="subject"
            label={t('subject')}
            hint={t('subjectHint')}
            isRequired
            maxLength={250}
          />
          <RichTextField
            control={form.control}
            name="contents"
            label={t('text')}
            kind="mail"
            isRequired
            maxLength={20_000}
            tokens={(data.emailTemplateTokens ?? []).map(({ name, description }) => ({ name, label: description }))}
          />
          <Trying form={form} />
        </>
      )}
    </EntityDialog>
  )
}

const letterFields = ['subject', 'contents', 'senderAddress', 'senderName'] as const

/** Shows the form's values as a mail, and sends it to the user. */
function Trying({ form }: { form: UseFormReturn<TemplateValues> }) {
  const { t } = useTranslation('emailTemplates')
  const [letter, setLetter] = useState<{ subject: string; contents: string } | null>(null)
  const [send, isSending] = useAction<EmailTemplateDialogTestMutation>(
    graphql`
    mutation EmailTemplateDialogTestMutation($input: SendTestEmailInput!) {
      sendTestEmail(input: $input) { recipient }
    }
  `,
    { success: ({ sendTestEmail }) => t('testSent', { replace: { address: sendTestEmail.recipient } }) },
  )
  const onFieldError = (field: string, message: string) => {
    const own = letterFields.find((name) => name === field)
    if (own) form.setError(own, { type: 'server', message }, { shouldFocus: true })
    return own !== undefined
  }
  const withLetter = async (then: (values: TemplateValues) => void) => {
    if (await form.trigger([...letterFields], { shouldFocus: true })) then(form.getValues())
  }
  const test = ({ subject, contents, senderAddress, senderName }: TemplateValues) =>
    void send({ input: { subject, contents, senderAddress, senderName } }, { onFieldError }).catch(() => undefined)
  return (
    <Box>
      <Flex gap="2" flexWrap="wrap">
        <Button onClick={() => void withLetter(({ subject, contents }) => setLetter({ subject, contents }))}>
          <Eye size={14} aria-hidden />
          {t('preview')}
        </Button>
        <Button disabled={isSending} aria-busy={isSending} onClick={() => void withLetter(test)}>
          <Send size={14} aria-hidden />
          {t('sendTest')}
        </Button>
      </Flex>
      {letter && <TemplatePreview letter={letter} onClose={() => setLetter(null)} />}
    </Box>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { NativeSelect } from '../../../../shared/fields/controls.tsx'
import EmailPreview from '../../../../shared/candidateEmails/EmailPreview.tsx'
import { Select, TextField } from '../../../../shared/fields/textFields.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../../shared/hooks/useDraft.ts'
import { RichTextField } from '../../../../shared/richText/RichTextField.tsx'
import { useSession } from '../../../../shared/session/session.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import MessageFiles, { type MessageFile } from './MessageFiles.tsx'
import type { MessageForm_candidate$key } from './__generated__/MessageForm_candidate.graphql.ts'
import type { MessageFormMutation } from './__generated__/MessageFormMutation.graphql.ts'
import type { MessageFormQuery } from './__generated__/MessageFormQuery.graphql.ts'

interface Values {
  toAddress: string
  jobId: string
  subject: string
  contents: string
}

interface Props {
  candidate: MessageForm_candidate$key
  onSent: () => void
  onCancel: () => void
}

/** A mail to the candidate, from a template or free; placeholders are filled when it is sent. */
export default function MessageForm({ candidate: key, onSent, onCancel }: Props) {
  const { t } = useTranslation('candidateDetails')
  const { user } = useSession()
  const { id, databaseId, name, emails, jobs } = useFragment(
    graphql`
    fragment MessageForm_candidate on Candidate { id databaseId name emails jobs { job { id title } } }
  `,
    key,
  )
  const { emailTemplates, emailTemplateTokens } = useLazyLoadQuery<MessageFormQuery>(
    graphql`
      query MessageFormQuery {
        emailTemplates @catch(to: NULL) { id name subject contents }
        emailTemplateTokens @catch(to: NULL) { name description }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  const draftKey = `${user.userName}:message:${databaseId}`
  const theirJobs = (jobs ?? []).flatMap(({ job }) => (job ? [job] : []))
  const form = useForm<Values>({
    defaultValues: {
      toAddress: emails[0] ?? '',
      jobId: theirJobs[0]?.id ?? '',
      subject: '',
      contents: '',
      ...readDraft<Values>(draftKey),
    },
  })
  useDraft(form, draftKey)
  const { control, handleSubmit, setError, setValue, getValues } = form
  const [files, setFiles] = useState<MessageFile[]>([])
  const [filesError, setFilesError] = useState('')
  const [preview, setPreview] = useState<Values | null>(null)
  // The editor takes its value once: another template is another editor.
  const [template, setTemplate] = useState('')
  const [send, isSending] = useAction<MessageFormMutation>(
    graphql`
    mutation MessageFormMutation($input: SendCandidateEmailInput!) {
      sendCandidateEmail(input: $input) { email { id } candidate { id lastActivityAt ...TimelineTab_candidate } }
    }
  `,
    { success: t('messages.onItsWay') },
  )
  const take = (templateId: string) => {
    const taken = emailTemplates?.find((one) => one.id === templateId)
    if (!taken) return
    setValue('subject', taken.subject)
    setValue('contents', taken.contents)
    setTemplate(templateId)
  }
  const onFieldError = (field: string, message: string) => {
    if (field === 'attachments') setFilesError(message)
    else if (field in getValues()) setError(field as keyof Values, { message })
    else return false
    return true
  }
  const submit = handleSubmit(async ({ toAddress, jobId, subject, contents }) => {
    setFilesError('')
    const attachments = files.map(({ path }) => path)
    const input = { candidateId: id, jobId: jobId || null, toAddress, subject: subject.trim(), contents, attachments }
    const answer = await send({ input }, { onFieldError }).catch(() => null)
    if (!answer) return // told already; what was typed stays
    clearDraft(draftKey)
    onSent()
  })
  return (
    <Box
      as="form"
      aria-label={t('messages.write')}
      display="grid"
      gap="4"
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding={{ base: '3', md: '4' }}
      onSubmit={(event) => void submit(event)}
    >
      {!!emailTemplates?.length && (
        <label>
          <Box as="span" display="block" fontWeight="600" fontSize="12.5px" marginBlockEnd="1">
            {t('messages.template')}
          </Box>
          <TemplateSelect options={emailTemplates} value={template} onChange={take} />
        </label>
      )}
      {emails.length > 1 && (
        <Select
          control={control}
          name="toAddress"
          label={t('messages.address')}
          isRequired
          options={emails.map((address) => ({ value: address, label: address }))}
        />
      )}
      {theirJobs.length > 0 && (
        <Select
          control={control}
          name="jobId"
          label={t('messages.job')}
          placeholder={t('messages.noJob')}
          options={theirJobs.map((job) => ({ value: job.id, label: job.title }))}
        />
      )}
      <TextField control={control} name="subject" label={t('messages.subject')} isRequired maxLength={250} />
      <RichTextField
        key={template}
        control={control}
        name="contents"
        label={t('messages.text')}
        kind="mail"
        isRequired
        maxLength={20_000}
        tokens={(emailTemplateTokens ?? []).map(({ name, description }) => ({ name, label: description }))}
      />
      <MessageFiles files={files} onChange={setFiles} error={filesError} />
      <Flex gap="2" flexWrap="wrap">
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('messages.send')}
        </Button>
        <Button onClick={() => setPreview(getValues())}>{t('messages.preview')}</Button>
        <Button
          onClick={() => {
            clearDraft(draftKey)
            onCancel()
          }}
        >
          {t('cancel')}
        </Button>
      </Flex>
      {preview && (
        <EmailPreview
          people={[{ id, name }]}
          letter={{ jobId: preview.jobId || null, subject: preview.subject, contents: preview.contents }}
          onClose={() => setPreview(null)}
        />
      )}
    </Box>
  )
}

interface TemplateProps {
  options: readonly { id: string; name: string }[]
  value: string
  onChange: (id: string) => void
}

function TemplateSelect({ options, value, onChange }: TemplateProps) {
  const { t } = useTranslation('candidateDetails')
  return (
    <NativeSelect value={value} onChange={({ target }) => onChange(target.value)}>
      <option value="">{t('messages.noTemplate')}</option>
      {options.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </NativeSelect>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import type { EmailFile } from '../../../../shared/candidateEmails/EmailFiles.tsx'
import { LetterFields } from '../../../../shared/candidateEmails/LetterFields.tsx'
import EmailPreview from '../../../../shared/candidateEmails/EmailPreview.tsx'
import { Select } from '../../../../shared/fields/textFields.tsx'
import { useAction } from '../../../../shared/hooks/useAction.ts'
import { clearDraft, readDraft, useDraft } from '../../../../shared/hooks/useDraft.ts'
import { useSession } from '../../../../shared/session/session.ts'
import { Button } from '../../../../shared/ui/Button.tsx'
import type { MessageForm_candidate$key } from './__generated__/MessageForm_candidate.graphql.ts'
import type { MessageFormMutation } from './__generated__/MessageFormMutation.graphql.ts'

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

/** The form for a mail to the candidate, from a template or free; placeholders are filled in when it is sent. */
export default function MessageForm({ candidate: key, onSent, onCancel }: Props) {
  const { t } = useTranslation(['candidateDetails', 'candidateEmails'])
  const { user } = useSession()
  const { id, databaseId, name, emails, jobs } = useFragment(
    graphql`
    fragment MessageForm_candidate on Candidate { id databaseId name emails jobs { job { id title } } }
  `,
    key,
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
  const { control, handleSubmit, setError, getValues } = form
  const [files, setFiles] = useState<EmailFile[]>([])
  const [filesError, setFilesError] = useState('')
  const [preview, setPreview] = useState<Values | null>(null)
  const [send, isSending] = useAction<MessageFormMutation>(
    graphql`
    mutation MessageFormMutation($input: SendCandidateEmailInput!) {
      sendCandidateEmail(input: $input) { email { id } candidate { id lastActivityAt ...TimelineTab_candidate } }
    }
  `,
    { success: t('messages.onItsWay') },
  )
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
    if (!answer) return // The error has already been shown; the input is preserved.
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
      <LetterFields form={form} files={files} onFiles={setFiles} filesError={filesError}>
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
            label={t('job', { ns: 'candidateEmails' })}
            placeholder={t('noJob', { ns: 'candidateEmails' })}
            options={theirJobs.map((job) => ({ value: job.id, label: job.title }))}
          />
        )}
      </LetterFields>
      <Flex gap="2" flexWrap="wrap">
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('messages.send')}
        </Button>
        <Button onClick={() => setPreview(getValues())}>{t('preview', { ns: 'candidateEmails' })}</Button>
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

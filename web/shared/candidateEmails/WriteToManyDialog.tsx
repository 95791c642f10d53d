import { Box, Text } from '@chakra-ui/react'
import { Suspense, useState } from 'react'
import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { OpenJobPicker } from '../candidates/OpenJobPicker.tsx'
import type { Option } from '../fields/ChoiceList.tsx'
import { Field } from '../fields/Field.tsx'
import { formatCount } from '../format/numbers.ts'
import { useAction } from '../hooks/useAction.ts'
import { useCan } from '../hooks/useCan.ts'
import { useUnsavedGuard } from '../hooks/useUnsavedGuard.tsx'
import { Button } from '../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ErrorBoundary } from '../ui/ErrorState.tsx'
import { toaster } from '../ui/toaster.tsx'
import type { EmailFile } from './EmailFiles.tsx'
import { LetterFields } from './LetterFields.tsx'
import { Recipients, type Addressee } from './Recipients.tsx'
import type { WriteToManyDialogMutation } from './__generated__/WriteToManyDialogMutation.graphql.ts'

interface Values {
  job: Option | null
  subject: string
  contents: string
}

interface Props {
  people: readonly Addressee[]
  /** The job that the e-mail is about; if it is left out, the user may choose one. */
  jobId?: string
  onClose: (isSent: boolean) => void
}

/**
 * A dialog that sends an e-mail to each of many candidates: first the content, then who receives it and who does not,
 * then it is sent.
 */
export default function WriteToManyDialog({ people, jobId, onClose }: Props) {
  const { t } = useTranslation(['candidateEmails', 'shared'])
  const form = useForm<Values>({ defaultValues: { job: null, subject: '', contents: '' } })
  const [files, setFiles] = useState<EmailFile[]>([])
  const [filesError, setFilesError] = useState('')
  const [isChecking, setChecking] = useState(false)
  const guard = useUnsavedGuard(() => form.formState.isDirty || files.length > 0)
  const close = () => guard.leave(() => onClose(false))
  // Read while rendering, so that the form tracks it.
  void form.formState.isDirty
  const mayChooseJob = useCan()('OpenJobPickerQuery') && jobId === undefined
  const [send, isSending] = useAction<WriteToManyDialogMutation>(graphql`
    mutation WriteToManyDialogMutation($input: SendCandidateEmailsInput!) {
      sendCandidateEmails(input: $input) { sentCount }
    }
  `)
  const letterOf = ({ job, subject, contents }: Values) => ({
    candidateIds: people.map(({ id }) => id),
    jobId: jobId ?? job?.value ?? null,
    subject: subject.trim(),
    contents,
  })
  const onFieldError = (field: string, message: string) => {
    if (field === 'attachments') setFilesError(message)
    else if (field === 'subject' || field === 'contents') form.setError(field, { message })
    else return false
    setChecking(false)
    return true
  }
  const submit = async () => {
    setFilesError('')
    const input = { ...letterOf(form.getValues()), attachments: files.map(({ path }) => path) }
    const answer = await send({ input }, { onFieldError }).catch(() => null)
    if (!answer) return // the error has been reported; the input stays
    const { sentCount } = answer.sendCandidateEmails
    toaster.success(t('onTheirWay', { count: sentCount, replace: { count: formatCount(sentCount) } }))
    guard.release()
    onClose(true)
  }
  const whom = people.length === 1 ? people[0]!.name : t('candidate.chosen', { ns: 'shared', count: people.length })
  return (
    <Drawer place="center" width="680px" title={`${t('write')}: ${whom}`} onClose={close}>
      <form
        noValidate
        aria-label={t('write')}
        hidden={isChecking}
        style={{ display: isChecking ? 'none' : 'contents' }}
        onSubmit={(event) => void form.handleSubmit(() => setChecking(true))(event)}
      >
        <DrawerBody display="grid" gap="4" alignContent="start" minHeight="420px">
          <ErrorBoundary>
            <Suspense fallback={<Box aria-busy bg="bg.muted" borderRadius="10px" height="280px" />}>
              <LetterFields form={form} files={files} onFiles={setFiles} filesError={filesError}>
                {mayChooseJob && <JobField form={form} />}
              </LetterFields>
            </Suspense>
          </ErrorBoundary>
          <Text color="fg.muted" fontSize="12px">
            {t('hint')}
          </Text>
        </DrawerBody>
        <DrawerFooter>
          <Button onClick={close}>{t('cancel', { ns: 'shared' })}</Button>
          <Button kind="primary" type="submit">
            {t('nextStep')}
          </Button>
        </DrawerFooter>
      </form>
      {isChecking && (
        <Recipients
          people={people}
          letter={letterOf(form.getValues())}
          isSending={isSending}
          onBack={() => setChecking(false)}
          onSend={() => void submit()}
        />
      )}
      {guard.dialog}
    </Drawer>
  )
}

function JobField({ form: { control } }: { form: ReturnType<typeof useForm<Values>> }) {
  const { t } = useTranslation('candidateEmails')
  const { field } = useController({ control, name: 'job' })
  return (
    <Field label={t('job')}>
      {(aria) => (
        <OpenJobPicker
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
        />
      )}
    </Field>
  )
}

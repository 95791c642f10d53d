import { Box, Flex } from '@chakra-ui/react'
import { useMemo, useState } from 'react'
import { useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { Answers } from '../../../../../common/forms/answers.ts'
import { parseContents } from '../../../../../common/forms/contents.ts'
import { DatePicker } from '../../../../shared/fields/dates/DatePicker.tsx'
import { TextField } from '../../../../shared/fields/textFields.tsx'
import { dayEnd, dayOf } from '../../../../shared/format/dates.ts'
import { DynamicForm } from '../../../../shared/forms/DynamicForm.tsx'
import { useAnswers } from '../../../../shared/forms/useAnswers.ts'
import { useUnsavedGuard } from '../../../../shared/hooks/useUnsavedGuard.tsx'
import { RichTextField } from '../../../../shared/richText/RichTextField.tsx'
import { Button } from '../../../../shared/ui/Button.tsx'

/** The fields of an offer, as the mutations accept them. */
export interface OfferValues {
  answers: string
  subject: string
  message: string
  validUntil: string | null
}

interface Props {
  contents: string
  isLetter: boolean
  given?: OfferValues
  isSending: boolean
  /** Resolves to whether the offer was saved. */
  onSave: (values: OfferValues, onFieldError: (field: string, message: string) => boolean) => Promise<boolean>
  onSaved: () => void
  onCancel: () => void
}

const week = 7 * 86_400_000
const inAWeek = () => dayOf(new Date(Date.now() + week).toISOString())
/** The placeholders in the default texts. */
const tokens = ['Candidate_Name', 'Job_Title', 'Company_Name', 'Recruiter_Name', 'Recruiter_Email'] as const

/** Returns lines as the rich text of a mail, with placeholder elements in place of their names. */
const asRichText = (lines: string) =>
  lines
    .split('|')
    .map(
      (line) =>
        `<p>${line.replace(/\b[A-Z][a-z]+_[A-Z][a-z]+\b/g, (word) => `<span data-token="${word}">${word}</span>`)}</p>`,
    )
    .join('')

/** The questions of the offer's form, its last valid day, and the mail with which a letter is sent to the candidate. */
export function OfferForm({ contents, isLetter, given, isSending, onSave, onSaved, onCancel }: Props) {
  const { t } = useTranslation('offers')
  const { fields, columns } = useMemo(() => parseContents(contents), [contents])
  const form = useAnswers(fields, given && (JSON.parse(given.answers) as Answers))
  const [isTouched, setTouched] = useState(false)
  const { control, handleSubmit, setError, formState } = useForm({
    defaultValues: {
      validUntil: given?.validUntil ? dayOf(given.validUntil) : isLetter ? inAWeek() : '',
      subject: given?.subject || (isLetter ? t('defaultSubject') : ''),
      message: given?.message || (isLetter ? asRichText(t('defaultMessage')) : ''),
    },
  })
  const { isDirty } = formState
  const guard = useUnsavedGuard(() => isTouched || isDirty)
  const onFieldError = (field: string, message: string) => {
    if (field !== 'validUntil' && field !== 'subject' && field !== 'message') return false
    setError(field, { message })
    return true
  }
  const save = handleSubmit(async ({ validUntil, subject, message }) => {
    const isSaved = await onSave(
      {
        answers: JSON.stringify(form.answers),
        subject: subject.trim(),
        message,
        validUntil: validUntil ? dayEnd(validUntil) : null,
      },
      onFieldError,
    )
    if (!isSaved) return
    guard.release()
    onSaved()
  })
  return (
    <Box as="form" display="grid" gap="4" onSubmit={(event) => void save(event)}>
      <DynamicForm
        fields={fields}
        columns={columns}
        answers={form.answers}
        problems={form.problems}
        onAnswer={(key, answer) => {
          setTouched(true)
          form.set(key, answer)
        }}
      />
      <DatePicker control={control} name="validUntil" label={t('validUntil')} isRequired={isLetter} />
      {isLetter && (
        <>
          <TextField control={control} name="subject" label={t('subject')} isRequired maxLength={250} />
          <RichTextField
            control={control}
            name="message"
            label={t('message')}
            hint={t('messageHint')}
            kind="mail"
            isRequired
            maxLength={20_000}
            tokens={tokens.map((name) => ({ name, label: name }))}
          />
        </>
      )}
      <Flex gap="2" flexWrap="wrap">
        <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
          {t('save')}
        </Button>
        <Button onClick={() => guard.leave(onCancel)}>{t('cancel')}</Button>
      </Flex>
      {guard.dialog}
    </Box>
  )
}

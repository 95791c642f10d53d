import { useState, type ReactNode } from 'react'
import type { FieldPath, FieldValues, PathValue, UseFormReturn } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { NativeSelect } from '../fields/controls.tsx'
import { Field } from '../fields/Field.tsx'
import { TextField } from '../fields/textFields.tsx'
import { RichTextField } from '../richText/RichTextField.tsx'
import EmailFiles, { type EmailFile } from './EmailFiles.tsx'
import type { LetterFieldsQuery } from './__generated__/LetterFieldsQuery.graphql.ts'

interface Props<T extends FieldValues & Letter> {
  form: UseFormReturn<T>
  files: readonly EmailFile[]
  onFiles: (files: EmailFile[]) => void
  /** The error of the services for the files. */
  filesError: string
  /** Fields between the template and the subject: the recipients and the job. */
  children?: ReactNode
}

interface Letter {
  subject: string
  contents: string
}

/** The content of an e-mail to candidates, from a template or written freely, with placeholders and files. */
export function LetterFields<T extends FieldValues & Letter>({ form, files, onFiles, filesError, children }: Props<T>) {
  const { t } = useTranslation('candidateEmails')
  const { emailTemplates, emailTemplateTokens } = useLazyLoadQuery<LetterFieldsQuery>(
    graphql`
      query LetterFieldsQuery {
        emailTemplates @catch(to: NULL) { id name subject contents }
        emailTemplateTokens @catch(to: NULL) { name description }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  )
  // The editor reads its value only once, so each template gets a new editor.
  const [template, setTemplate] = useState('')
  const subject = 'subject' as FieldPath<T>
  const contents = 'contents' as FieldPath<T>
  const take = (id: string) => {
    const taken = emailTemplates?.find((one) => one.id === id)
    if (!taken) return
    form.setValue(subject, taken.subject as PathValue<T, FieldPath<T>>, { shouldDirty: true })
    form.setValue(contents, taken.contents as PathValue<T, FieldPath<T>>, { shouldDirty: true })
    setTemplate(id)
  }
  return (
    <>
      {!!emailTemplates?.length && (
        <Field label={t('template')}>
          {(aria) => (
            <NativeSelect {...aria} value={template} onChange={({ target }) => take(target.value)}>
              <option value="">{t('noTemplate')}</option>
              {emailTemplates.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </NativeSelect>
          )}
        </Field>
      )}
      {children}
      <TextField control={form.control} name={subject} label={t('subject')} isRequired maxLength={250} />
      <RichTextField
        key={template}
        control={form.control}
        name={contents}
        label={t('text')}
        kind="mail"
        isRequired
        maxLength={20_000}
        tokens={(emailTemplateTokens ?? []).map(({ name, description }) => ({ name, label: description }))}
      />
      <EmailFiles files={files} onChange={onFiles} error={filesError} />
    </>
  )
}

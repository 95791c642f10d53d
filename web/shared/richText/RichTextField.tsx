import { Box } from '@chakra-ui/react'
import { lazy, Suspense, useMemo } from 'react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import type { RichTextKind } from '../../../common/richText/kinds.ts'
import { richTextLength } from '../../../common/richText/text.ts'
import { Field } from '../fields/Field.tsx'
import type { FieldProps } from '../fields/textFields.tsx'
import { readHtml } from './readHtml.ts'
import type { TokenChoice } from './tokenChoice.ts'

const RichTextEditor = lazy(() => import('./editor/RichTextEditor.tsx'))

interface Props<T extends FieldValues> extends FieldProps<T> {
  /** What the text may contain. */
  kind: RichTextKind
  isRequired?: boolean
  /** The maximum number of readable characters, without the HTML around them. */
  maxLength?: number
  isDisabled?: boolean
  /** The placeholders that can be inserted into a text of the kind `mail`. */
  tokens?: readonly TokenChoice[]
}

/** A form field for rich text: its value is HTML, or '' if there is no readable text. */
export function RichTextField<T extends FieldValues>(props: Props<T>) {
  const { control, name, label, hint, rules, kind, isRequired, maxLength, isDisabled, tokens } = props
  const { t } = useTranslation('shared')
  const lengthOf = (html: unknown) => richTextLength(readHtml(String(html ?? ''), kind))
  const { field, fieldState } = useController({
    control,
    name,
    rules: {
      ...rules,
      validate: {
        required: (html: unknown) => !isRequired || String(html ?? '') !== '' || t('required'),
        length: (html: unknown) =>
          !maxLength || lengthOf(html) <= maxLength || t('tooLong', { replace: { max: maxLength } }),
        ...(typeof rules?.validate === 'object' ? rules.validate : rules?.validate ? { own: rules.validate } : {}),
      },
    },
  })
  const html = String(field.value ?? '')
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- of the text alone
  const length = useMemo(() => (maxLength ? lengthOf(html) : 0), [html])
  return (
    <Field
      label={label}
      hint={hint}
      isRequired={isRequired}
      error={fieldState.error?.message}
      aside={maxLength ? `${length} / ${maxLength}` : undefined}
    >
      {(aria) => (
        <Suspense fallback={<Waiting />}>
          <RichTextEditor
            {...aria}
            value={html}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            kind={kind}
            tokens={tokens}
            isDisabled={isDisabled}
          />
        </Suspense>
      )}
    </Field>
  )
}

/** A placeholder of the editor's height, so that nothing moves when the editor has loaded. */
function Waiting() {
  return (
    <Box aria-busy height="200px" borderRadius="8px" border="1px solid" borderColor="border.strong" bg="bg.subtle" />
  )
}

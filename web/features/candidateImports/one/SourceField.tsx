import { useTranslation } from 'react-i18next'
import { Input } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'

interface Props {
  hint: string
  error?: string
  value: string
  onValue: (source: string) => void
}

/** The source of an import's candidates. */
export function SourceField({ hint, error, value, onValue }: Props) {
  const { t } = useTranslation('candidateImports')
  return (
    <Field label={t('source')} hint={hint} error={error}>
      {(control) => (
        <Input {...control} maxLength={250} value={value} onChange={(event) => onValue(event.target.value)} />
      )}
    </Field>
  )
}

import { Box } from '@chakra-ui/react'
import { Lock } from 'lucide-react'
import { useId, useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { Input } from '../fields/controls.tsx'
import { takeFocus } from './focus.ts'
import PdfPages from './pages/PdfPages.tsx'
import { usePdf, type PdfState } from './usePdf.ts'

interface Props {
  file: Blob
  name: string
  words: readonly string[] | undefined
  find?: string | undefined
  onSave: () => void
  onFault: (cause: unknown) => void
}

/** A PDF: its pages, or the form for its password. */
export default function PdfDocument({ file, name, words, find, onSave, onFault }: Props) {
  const { t } = useTranslation('pdf')
  const opened = usePdf(file, onFault)
  if (opened.state === 'loading')
    return <div className="viewer-page viewer-waiting late" role="status" aria-label={t('document')} />
  if (opened.state === 'locked') return <PasswordForm {...opened} />
  return (
    <PdfPages
      key={opened.pdf.fingerprints[0]}
      pdf={opened.pdf}
      firstPage={opened.firstPage}
      name={name}
      words={words}
      find={find}
      onSave={onSave}
    />
  )
}

function PasswordForm({ isWrong, unlock }: Extract<PdfState, { state: 'locked' }>) {
  const { t } = useTranslation('pdf')
  const [password, setPassword] = useState('')
  const id = useId()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password) unlock(password)
  }
  return (
    <Box
      as="form"
      onSubmit={submit}
      display="grid"
      gap="3"
      justifyItems="start"
      width="min(360px, 100%)"
      margin="auto"
      padding="6"
    >
      <Box color="fg.muted">
        <Lock size={24} aria-hidden />
      </Box>
      <p>{t('locked')}</p>
      <Box width="100%">
        <label htmlFor={id}>{t('password')}</label>
        <Input
          id={id}
          type="password"
          autoComplete="off"
          ref={takeFocus}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
        />
        {isWrong && (
          <Box id={`${id}-wrong`} role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
            {t('wrongPassword')}
          </Box>
        )}
      </Box>
      <Button type="submit" kind="primary">
        {t('unlock')}
      </Button>
    </Box>
  )
}

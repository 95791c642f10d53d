import { Box, Text } from '@chakra-ui/react'
import { FileDown } from 'lucide-react'
import { Suspense, lazy, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { RequestError, reportError } from '../requestError.ts'
import { useSession } from '../session/session.ts'
import { useLatest } from '../hooks/useLatest.ts'
import type { ViewerProps } from './DocumentViewer.tsx'
import { DocumentFault, identityOf, openSource, type DocumentSource, type Opened } from './source.ts'
import { saveFile } from '../saveFile.ts'
import './pdf.css'

const PdfDocument = lazy(() => import('./PdfDocument.tsx'))
const HtmlFrame = lazy(() => import('./HtmlFrame.tsx'))

interface Props extends ViewerProps {
  source: DocumentSource
  minHeight: number
}

/**
 * Handles a failure in a form that every boundary and caller can show: a document that cannot be opened gets a plain
 * text.
 */
function useFailure(onError: ViewerProps['onError']) {
  const { t } = useTranslation('pdf')
  const [error, setError] = useState<Error | null>(null)
  const fail = useLatest((cause: unknown) => {
    const failure = cause instanceof DocumentFault ? new RequestError('BAD_INPUT', t(`faults.${cause.kind}`)) : cause
    const shown = failure instanceof Error ? failure : new Error(String(failure))
    setError(shown)
    onError?.(shown)
  })
  if (error && !onError) throw error
  return { error, fail, clear: () => setError(null) }
}

/** Opens the source and shows it according to its kind. */
export default function DocumentView({ source, name, words, find, onError, minHeight }: Props) {
  const { t } = useTranslation('pdf')
  const { request } = useSession()
  const { error, fail, clear } = useFailure(onError)
  const identity = identityOf(source)
  const [opened, setOpened] = useState<{ of: unknown; as: Opened } | null>(null)
  const [attempt, setAttempt] = useState(0)
  const load = useLatest((signal: AbortSignal) => openSource(source, request, signal))

  useEffect(() => {
    const leaving = new AbortController()
    load(leaving.signal).then(
      (as) => {
        if (!leaving.signal.aborted) setOpened({ of: identity, as })
      },
      (cause: unknown) => {
        if (!leaving.signal.aborted) fail(cause)
      },
    )
    return () => leaving.abort()
  }, [identity, attempt, load, fail])

  const retry = () => {
    clear()
    setOpened(null)
    setAttempt(attempt + 1)
  }
  const document = opened && opened.of === identity ? opened.as : null
  const original = 'original' in source ? source.original : undefined
  const save = async () => {
    const file = original
      ? await request(original).then((answer) => answer.blob())
      : document && document.kind !== 'frame'
        ? document.file
        : null
    if (file) saveFile(file, name)
  }
  const onSave = () => void save().catch(reportError)
  const waiting = <div className="viewer-page viewer-waiting late" role="status" aria-label={t('document')} />
  const isPages = document?.kind === 'pages' && !error
  return (
    <div
      className="viewer"
      style={{ minHeight: document?.kind === 'download' ? 0 : minHeight }}
      aria-busy={!document && !error}
    >
      {error && <ErrorState error={error} onRetry={retry} />}
      {!error && !document && waiting}
      <Suspense fallback={waiting}>
        {isPages && (
          <PdfDocument file={document.file} name={name} words={words} find={find} onSave={onSave} onFault={fail} />
        )}
        {!error && document?.kind === 'frame' && (
          <HtmlFrame html={document.html} name={name} onSave={original ? onSave : undefined} />
        )}
      </Suspense>
      {!error && document?.kind === 'download' && (
        <Box display="grid" justifyItems="center" gap="3" paddingBlock="12" paddingInline="4" textAlign="center">
          <Text color="fg.muted">{t('noPreview')}</Text>
          <Button onClick={onSave}>
            <FileDown size={16} aria-hidden />
            {t('downloadFile')}
          </Button>
        </Box>
      )}
    </div>
  )
}

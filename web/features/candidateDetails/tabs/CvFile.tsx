import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { DocumentViewer } from '../../../shared/pdf/DocumentViewer.tsx'
import { sourceOfFile } from '../../../shared/pdf/source.ts'
import { downloadPath } from '../../../shared/files/streams.ts'

interface Props {
  /** The path of the file in the services' store. */
  path: string
  name: string
  /** The words to highlight. */
  words?: readonly string[]
  /** The text at which the CV opens. */
  find?: string | undefined
}

/** A stored CV in the viewer. If it cannot be shown, the reason is shown instead. */
export default function CvFile({ path, name, words, find }: Props) {
  const { t } = useTranslation('candidateDetails')
  const [attempt, setAttempt] = useState(0)
  const [error, setError] = useState<Error | null>(null)
  const retry = () => {
    setError(null)
    setAttempt(attempt + 1)
  }
  if (error && error.name !== 'DocumentFault') return <ErrorState error={error} title={t('cvFailed')} onRetry={retry} />
  return (
    <DocumentViewer
      key={attempt}
      source={
        /\.pdf$/i.test(path)
          ? { type: 'path', path: downloadPath('candidateViewFileCv', { filePathKey: path }) }
          : sourceOfFile(path)
      }
      name={name}
      words={words}
      find={find}
      onError={setError}
    />
  )
}

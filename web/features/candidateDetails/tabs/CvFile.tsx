import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorState } from '../../../shared/ui/ErrorState.tsx'
import { DocumentViewer } from '../../../shared/pdf/DocumentViewer.tsx'
import { sourceOfFile } from '../../../shared/pdf/source.ts'
import { downloadPath } from '../../../shared/files/streams.ts'

interface Props {
  /** Path of the file in the services' store. */
  path: string
  name: string
  /** Words to be lit. */
  words?: readonly string[]
  /** A text that the CV opens at. */
  find?: string | undefined
}

/** A stored CV in the viewer; what keeps it from being shown is said in its place. */
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

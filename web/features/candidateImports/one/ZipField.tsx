import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { upload } from '../../../shared/files/streams.ts'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { useSession } from '../../../shared/session/session.ts'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { zipProblem } from '../files.ts'
import type { ZipFieldQuery } from './__generated__/ZipFieldQuery.graphql.ts'

const again = graphql`
  query ZipFieldQuery($id: ID!) { candidateImport(databaseId: $id) { ...CandidateImportPage_import } }
`

/** The ZIP of CVs that belongs to the file; a new upload replaces it. */
export function ZipField({ databaseId, archiveName }: { databaseId: string; archiveName: string | null }) {
  const { t } = useTranslation('candidateImports')
  const session = useSession()
  const environment = useRelayEnvironment()
  const [error, setError] = useState('')
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  const take = async (file: File) => {
    const problem = zipProblem(file, t)
    setError(problem)
    if (problem || sent !== null) return
    const { signal } = (stop.current = new AbortController())
    setSent(0)
    try {
      await upload(session, 'candidateImportArchive', { fields: { id: databaseId }, file, signal, onProgress: setSent })
      await fetchQuery<ZipFieldQuery>(
        environment,
        again,
        { id: databaseId },
        { fetchPolicy: 'network-only' },
      ).toPromise()
    } catch (thrown) {
      if (!signal.aborted) setError(getErrorTextOr(thrown, t('zipFailed')))
    }
    if (!signal.aborted) setSent(null)
  }
  return (
    <Box display="grid" gap="1.5">
      <Text fontSize="12.5px" fontWeight="600" overflowWrap="anywhere">
        {archiveName ? `${t('zip')}: ${archiveName}` : t('zipOptional')}
      </Text>
      <FileDrop
        label={t('zip')}
        accept=".zip,application/zip"
        hint={t('zipHint')}
        error={error}
        onFile={(file) => void take(file)}
      />
      {sent !== null && <ProgressBar value={sent} label={t('sending')} />}
    </Box>
  )
}

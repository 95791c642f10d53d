import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { asCsv } from '../../shared/csv/csvFile.ts'
import { FileDrop } from '../../shared/files/FileDrop.tsx'
import { upload } from '../../shared/files/streams.ts'
import { getErrorTextOr } from '../../shared/format/errorText.ts'
import { randomId } from '../../shared/format/randomId.ts'
import { RequestError } from '../../shared/requestError.ts'
import { useSession } from '../../shared/session/session.ts'
import { Button } from '../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../shared/ui/Drawer.tsx'
import { ProgressBar } from '../../shared/ui/ProgressBar.tsx'
import { toaster } from '../../shared/ui/toaster.tsx'
import { zipProblem } from './files.ts'
import { importPath } from './paths.ts'

const maxBytes = 20 * 1_048_576

/** Accepts the CSV of another tracker with its optional ZIP of CVs, and opens the page of the import. */
export default function StartDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['candidateImports', 'imports', 'shared'])
  const session = useSession()
  const navigate = useNavigate()
  const [csv, setCsv] = useState<File | null>(null)
  const [zip, setZip] = useState<File | null>(null)
  const [errors, setErrors] = useState({ csv: '', zip: '' })
  // The share of bytes sent; null if nothing is being sent.
  const [sent, setSent] = useState<number | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // Reused for a retry after no response, so that the file is not imported twice.
  const attempt = useRef(randomId())

  const chooseCsv = (file: File) => {
    attempt.current = randomId()
    setCsv(file)
    const isCsv = /\.csv$/i.test(file.name)
    const problem = !isCsv ? t('notCsv', { ns: 'imports' }) : file.size > maxBytes ? t('csvTooLarge') : ''
    setErrors((before) => ({ ...before, csv: problem }))
  }
  const chooseZip = (file: File) => {
    setZip(file)
    setErrors((before) => ({ ...before, zip: zipProblem(file, t) }))
  }
  const send = async () => {
    if (sent !== null) return
    if (!csv) return setErrors((before) => ({ ...before, csv: t('chooseCsv') }))
    if (errors.csv || errors.zip) return
    const { signal } = (stop.current = new AbortController())
    setSent(0)
    try {
      const { id } = await upload(session, 'candidateImportUpload', {
        fields: {},
        file: asCsv(csv),
        idempotencyKey: attempt.current,
        signal,
      })
      if (zip)
        await upload(session, 'candidateImportArchive', {
          fields: { id },
          file: zip,
          signal,
          onProgress: setSent,
        }).catch((thrown: unknown) => {
          // The import exists: the ZIP can be sent again on its page.
          if (!signal.aborted) toaster.error(getErrorTextOr(thrown, t('zipFailed')))
        })
      if (!signal.aborted) void navigate(importPath(id))
    } catch (thrown) {
      if (signal.aborted) return
      if (thrown instanceof RequestError && !thrown.isUnanswered) attempt.current = randomId()
      setErrors((before) => ({ ...before, csv: getErrorTextOr(thrown, t('failed', { ns: 'imports' })) }))
      setSent(null)
    }
  }
  return (
    <Drawer place="center" width="600px" title={t('startTitle')} onClose={onClose}>
      <DrawerBody display="grid" gap="4" alignContent="start">
        <Text color="fg.muted">{t('about')}</Text>
        <Part title={t('csv')} file={csv}>
          <FileDrop label={t('csv')} accept=".csv,text/csv" hint={t('csvHint')} error={errors.csv} onFile={chooseCsv} />
        </Part>
        <Part title={t('zipOptional')} file={zip}>
          <FileDrop
            label={t('zip')}
            accept=".zip,application/zip"
            hint={t('zipHint')}
            error={errors.zip}
            onFile={chooseZip}
          />
        </Part>
        {sent !== null && <ProgressBar value={zip ? sent : null} label={t('sending')} />}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button
          kind="primary"
          aria-busy={sent !== null}
          aria-disabled={sent !== null || undefined}
          onClick={() => void send()}
        >
          {t(sent === null ? 'next' : 'sending')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

function Part({ title, file, children }: { title: string; file: File | null; children: ReactNode }) {
  return (
    <Box display="grid" gap="1.5">
      <Text fontSize="12.5px" fontWeight="600" overflowWrap="anywhere">
        {file ? `${title}: ${file.name}` : title}
      </Text>
      {children}
    </Box>
  )
}

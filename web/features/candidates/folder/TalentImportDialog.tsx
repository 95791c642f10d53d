import { Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { asCsv } from '../../../shared/csv/csvFile.ts'
import type { CsvReport } from '../../../shared/csv/csvCheck.ts'
import ImportReport from '../../../shared/csv/ImportReport.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { randomId } from '../../../shared/format/randomId.ts'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { download, upload } from '../../../shared/files/streams.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { checkTalentCsv } from './checkTalentCsv.ts'

const maxBytes = 5 * 1_048_576

interface Props {
  folder: { databaseId: string; name: string }
  onClose: () => void
  onStarted: () => void
}

/** Accepts one CSV and uploads it; the services process it in the background. */
export default function TalentImportDialog({ folder, onClose, onStarted }: Props) {
  const { t } = useTranslation(['candidates', 'shared'])
  const session = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<CsvReport | null>(null)
  const [error, setError] = useState('')
  const [isSending, setSending] = useState(false)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // Reused for a retry after no response, so that the file is not imported twice.
  const attempt = useRef('')

  const problemOf = (chosen: File) =>
    !/\.csv$/i.test(chosen.name) ? t('import.notCsv') : chosen.size > maxBytes ? t('import.tooLarge') : ''
  const choose = async (chosen: File) => {
    const own = (attempt.current = randomId())
    setFile(chosen)
    setReport(null)
    const problem = problemOf(chosen)
    setError(problem)
    if (problem) return
    const bytes = await chosen.arrayBuffer()
    // Another file was chosen while this one was being read.
    if (attempt.current !== own) return
    const checked = checkTalentCsv(new Uint8Array(bytes))
    if ('error' in checked) setError(t(`import.${checked.error}`))
    else setReport(checked)
  }
  const send = async () => {
    if (isSending) return
    if (!file) return setError(t('import.chooseFile'))
    if (problemOf(file)) return setError(problemOf(file))
    // Problems with the columns are shown in the report.
    if (!report || report.problems.length > 0) return
    setSending(true)
    setError('')
    stop.current = new AbortController()
    const { signal } = stop.current
    try {
      await upload(session, 'talentImportCsv', {
        fields: { folderId: folder.databaseId },
        file: asCsv(file),
        idempotencyKey: attempt.current,
        signal,
      })
      toaster.success(t('import.uploaded'))
      onStarted()
    } catch (thrown) {
      if (signal.aborted) return
      // A response means the server has decided: the next attempt needs a new key.
      if (thrown instanceof RequestError && !thrown.isUnanswered) attempt.current = randomId()
      setError(getErrorTextOr(thrown, t('import.failed')))
      toaster.error(t('import.failed'))
      setSending(false)
    }
  }
  const sample = async () => {
    try {
      saveFile(await download(session, 'talentSampleCsv', { query: {}, body: {} }), 'sample.csv')
    } catch (thrown) {
      toaster.error(getErrorTextOr(thrown, t('exportFailed', { ns: 'shared' })))
    }
  }
  return (
    <Drawer
      place="center"
      width="760px"
      title={t('import.title', { replace: { folder: folder.name } })}
      onClose={onClose}
    >
      <DrawerBody display="grid" gap="3" alignContent="start">
        <FileDrop
          label={t('import.file')}
          accept=".csv,text/csv"
          hint={t('import.hint')}
          error={error}
          onFile={(chosen) => void choose(chosen)}
        />
        {file && (
          <Text overflowWrap="anywhere" fontWeight="600">
            {file.name}
          </Text>
        )}
        {report && <ImportReport report={report} />}
        <Button kind="quiet" justifySelf="start" onClick={() => void sample()}>
          {t('import.sample')}
        </Button>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" aria-busy={isSending} aria-disabled={isSending || undefined} onClick={() => void send()}>
          {t(isSending ? 'import.sending' : 'import.send')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

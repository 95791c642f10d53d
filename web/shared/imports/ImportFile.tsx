import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asCsv } from '../csv/csvFile.ts'
import { FileDrop } from '../files/FileDrop.tsx'
import { download, upload } from '../files/streams.ts'
import type { Uploads } from '../files/streams.generated.ts'
import { getErrorTextOr } from '../format/errorText.ts'
import { formatCount } from '../format/numbers.ts'
import { randomId } from '../format/randomId.ts'
import { RowErrors } from './RowErrors.tsx'
import { RequestError } from '../requestError.ts'
import { saveFile } from '../saveFile.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toaster } from '../ui/toaster.tsx'

const mostBytes = 1_048_576
type Check = Uploads['userImportCheck']['answer']

/** The operations of one kind of import. */
export interface ImportCalls {
  check: 'userImportCheck' | 'departmentImportCheck'
  send: 'accountImport' | 'departmentImportStart'
  sample: 'accountImportSample' | 'departmentsImportSample'
  /** The file name of the sample. */
  sampleName: string
}

interface Props {
  calls: ImportCalls
  /** A description of the import and of its file format. */
  about: string
  hint: string
  /** Returns the label of the button that creates this many records. */
  sendText: (count: number) => string
  /** Called when the file was accepted, with the services' id of its import. */
  onSent: (importId: string) => void
  onClose: () => void
}

/** Takes one CSV, has the services check it, and sends it after the user has seen the result of the check. */
export function ImportFile({ calls, about, hint, sendText, onSent, onClose }: Props) {
  const { t } = useTranslation(['imports', 'shared'])
  const session = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [check, setCheck] = useState<Check | null>(null)
  const [error, setError] = useState('')
  // Services that do not support the check still accept a file.
  const [isUnchecked, setUnchecked] = useState(false)
  const [state, setState] = useState<'checking' | 'sending' | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // The same key for a second attempt after no response, so that the file is not imported twice.
  const attempt = useRef('')

  /** Runs a call that is aborted by the next one and when the dialog closes. */
  const run = async (now: 'checking' | 'sending', call: (signal: AbortSignal) => Promise<void>) => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setState(now)
    setError('')
    try {
      await call(signal)
    } catch (thrown) {
      if (signal.aborted) return
      // A response settled the attempt, so the next one gets a new key.
      if (thrown instanceof RequestError && !thrown.isUnanswered) attempt.current = randomId()
      if (now === 'checking' && thrown instanceof RequestError && thrown.status === 404) setUnchecked(true)
      else setError(getErrorTextOr(thrown, t('failed')))
    }
    if (!signal.aborted) setState(null)
  }
  const choose = (chosen: File) => {
    stop.current?.abort()
    setState(null)
    setCheck(null)
    setUnchecked(false)
    setFile(chosen)
    attempt.current = randomId()
    if (!/\.csv$/i.test(chosen.name)) return setError(t('notCsv'))
    if (chosen.size > mostBytes) return setError(t('tooLarge'))
    void run('checking', async (signal) => {
      setCheck(await upload(session, calls.check, { fields: {}, file: asCsv(chosen), signal }))
    })
  }
  const send = () =>
    run('sending', async (signal) => {
      const idempotencyKey = attempt.current
      const { id } = await upload(session, calls.send, { fields: {}, file: asCsv(file!), idempotencyKey, signal })
      onSent(id)
    })
  const sample = async () => {
    try {
      saveFile(await download(session, calls.sample, { query: {}, body: {} }), calls.sampleName)
    } catch (thrown) {
      toaster.error(getErrorTextOr(thrown, t('exportFailed', { ns: 'shared' })))
    }
  }
  const created = check?.totalCreated ?? 0
  const isWhole = check !== null && check.total > 0
  return (
    <>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Text color="fg.muted">{about}</Text>
        <FileDrop label={t('file')} accept=".csv,text/csv" hint={hint} error={error} onFile={choose} />
        <Button kind="quiet" justifySelf="start" onClick={() => void sample()}>
          {t('sample')}
        </Button>
        <Box display="grid" gap="2" aria-live="polite">
          {file && (
            <Text overflowWrap="anywhere" fontWeight="600">
              {file.name}
            </Text>
          )}
          {state === 'checking' && <ProgressBar value={null} label={t('checking')} />}
          {isWhole && (
            <Text fontVariantNumeric="tabular-nums">
              {t('counts', {
                replace: {
                  total: formatCount(check.total),
                  created: formatCount(created),
                  existed: formatCount(check.totalExisted),
                  failed: formatCount(check.totalFailed),
                },
              })}
            </Text>
          )}
          {isWhole && created === 0 && <Text color="fg.muted">{t('nothing')}</Text>}
          {check && <RowErrors isOpen errors={check.errors} count={check.total > 0 ? check.totalFailed : null} />}
        </Box>
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
        <Button
          kind="primary"
          disabled={created === 0 && !isUnchecked}
          aria-busy={state === 'sending'}
          aria-disabled={state !== null || undefined}
          onClick={() => state === null && void send()}
        >
          {state === 'sending' ? t('sending') : created > 0 ? sendText(created) : t('open')}
        </Button>
      </DrawerFooter>
    </>
  )
}

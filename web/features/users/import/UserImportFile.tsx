import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { asCsv } from '../../../shared/csv/csvFile.ts'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { download, upload } from '../../../shared/files/streams.ts'
import type { Uploads } from '../../../shared/files/streams.generated.ts'
import { saidText } from '../../../shared/format/errorText.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { randomId } from '../../../shared/format/randomId.ts'
import { RowErrors } from '../../../shared/imports/RowErrors.tsx'
import { RequestError } from '../../../shared/requestError.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'

const mostBytes = 1_048_576
type Check = Uploads['userImportCheck']['answer']

interface Props {
  /** The file has been taken: the services' id of its import. */
  onSent: (importId: string) => void
  onClose: () => void
}

/** Takes one CSV, lets the services check it, and sends it when the user has seen what will become of it. */
export default function UserImportFile({ onSent, onClose }: Props) {
  const { t } = useTranslation(['users', 'shared'])
  const session = useSession()
  const [file, setFile] = useState<File | null>(null)
  const [check, setCheck] = useState<Check | null>(null)
  const [error, setError] = useState('')
  // Services that check no file still take one.
  const [isUnchecked, setUnchecked] = useState(false)
  const [state, setState] = useState<'checking' | 'sending' | null>(null)
  const stop = useRef<AbortController>(null)
  useEffect(() => () => stop.current?.abort(), [])
  // The same for a second attempt after no answer: the file is not imported twice.
  const attempt = useRef('')

  /** Runs a call that the next one, and the end of the dialog, stop. */
  const run = async (now: 'checking' | 'sending', call: (signal: AbortSignal) => Promise<void>) => {
    stop.current?.abort()
    const { signal } = (stop.current = new AbortController())
    setState(now)
    setError('')
    try {
      await call(signal)
    } catch (thrown) {
      if (signal.aborted) return
      // An answer was a decision: the next attempt is another one.
      if (thrown instanceof RequestError && !thrown.isUnanswered) attempt.current = randomId()
      if (now === 'checking' && thrown instanceof RequestError && thrown.status === 404) setUnchecked(true)
      else setError(saidText(thrown, t('import.failed')))
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
    if (!/\.csv$/i.test(chosen.name)) return setError(t('import.notCsv'))
    if (chosen.size > mostBytes) return setError(t('import.tooLarge'))
    void run('checking', async (signal) => {
      setCheck(await upload(session, 'userImportCheck', { fields: {}, file: asCsv(chosen), signal }))
    })
  }
  const send = () =>
    run('sending', async (signal) => {
      const idempotencyKey = attempt.current
      const { id } = await upload(session, 'accountImport', { fields: {}, file: asCsv(file!), idempotencyKey, signal })
      onSent(id)
    })
  const sample = async () => {
    try {
      saveFile(await download(session, 'accountImportSample', { query: {}, body: {} }), 'users-sample.csv')
    } catch (thrown) {
      toaster.error(saidText(thrown, t('exportFailed', { ns: 'shared' })))
    }
  }
  const created = check?.totalCreated ?? 0
  const isWhole = check !== null && check.total > 0
  return (
    <>
      <DrawerBody display="grid" gap="3" alignContent="start">
        <Text color="fg.muted">{t('import.about')}</Text>
        <FileDrop
          label={t('import.file')}
          accept=".csv,text/csv"
          hint={t('import.hint')}
          error={error}
          onFile={choose}
        />
        <Button kind="quiet" justifySelf="start" onClick={() => void sample()}>
          {t('import.sample')}
        </Button>
        <Box display="grid" gap="2" aria-live="polite">
          {file && (
            <Text overflowWrap="anywhere" fontWeight="600">
              {file.name}
            </Text>
          )}
          {state === 'checking' && <ProgressBar value={null} label={t('import.checking')} />}
          {isWhole && (
            <Text fontVariantNumeric="tabular-nums">
              {t('import.counts', {
                replace: {
                  total: formatCount(check.total),
                  created: formatCount(created),
                  existed: formatCount(check.totalExisted),
                  failed: formatCount(check.totalFailed),
                },
              })}
            </Text>
          )}
          {isWhole && created === 0 && <Text color="fg.muted">{t('import.nothing')}</Text>}
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
          {state === 'sending'
            ? t('import.sending')
            : created > 0
              ? t('import.send', { count: created, replace: { shown: formatCount(created) } })
              : t('import.open')}
        </Button>
      </DrawerFooter>
    </>
  )
}

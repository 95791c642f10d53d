import { Box, Flex, Text, chakra } from '@chakra-ui/react'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import type { CsvField } from '../../../shared/csv/columns.ts'
import { checkCsv, type CsvReport } from '../../../shared/csv/csvCheck.ts'
import ImportReport from '../../../shared/csv/ImportReport.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { asCsv } from '../../../shared/csv/csvFile.ts'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { getErrorTextOr } from '../../../shared/format/errorText.ts'
import { FileDrop } from '../../../shared/files/FileDrop.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { randomId } from '../../../shared/format/randomId.ts'
import { RequestError } from '../../../shared/requestError.ts'
import { useSession } from '../../../shared/session/session.ts'
import { upload } from '../../../shared/files/streams.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { findRefusalReason } from './csvFile.ts'

interface Props {
  folder: { databaseId: string; name: string; fields: readonly CsvField[] }
  channels: readonly { databaseId: string; name: string }[]
  onClose: () => void
  /** Called with the databaseId of the import that was queued for an accepted file. */
  onStarted: (importId: string) => void
}

interface Chosen {
  file: File
  report: CsvReport
}

/** Lets the user choose a CSV, check the result in advance and upload it. */
export default function ImportDialog({ folder, channels, onClose, onStarted }: Props) {
  const { t } = useTranslation(['verifications', 'review'])
  const session = useSession()
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const [refusal, setRefusal] = useState('')
  const [title, setTitle] = useState('')
  const [channel, setChannel] = useState('')
  const [sent, setSent] = useState<number | null>(null)
  const running = useRef<AbortController>(undefined)
  const attempt = useRef({ of: '', key: '' })

  const take = async (file: File) => {
    setChosen(null)
    setSent(null)
    const reason = findRefusalReason(file)
    if (reason) return setRefusal(`${t('import.refused')} ${t(`import.reasons.${reason}`)}`)
    setRefusal('')
    const report = checkCsv(new Uint8Array(await file.arrayBuffer()), folder.fields)
    if ('error' in report) return setRefusal(`${t('import.unreadable')} ${t(`import.reasons.${report.error}`)}`)
    setChosen({ file, report })
    setTitle(file.name.replace(/\.csv$/i, '').slice(0, 250))
  }
  const send = async () => {
    if (!chosen) return
    const fields = {
      title: title.trim() || chosen.file.name.slice(0, 250),
      verificationId: folder.databaseId,
      ...(channel && { recChannelId: channel }),
    }
    const of = JSON.stringify([fields, chosen.file.name, chosen.file.size, chosen.file.lastModified])
    if (attempt.current.of !== of) attempt.current = { of, key: randomId() }
    running.current = new AbortController()
    setSent(0)
    setRefusal('')
    try {
      const { id: importId } = await upload(session, 'verificationImportCreate', {
        fields,
        file: asCsv(chosen.file),
        idempotencyKey: attempt.current.key,
        onProgress: setSent,
        signal: running.current.signal,
      })
      toaster.success(t('import.uploaded'))
      onStarted(importId)
    } catch (error) {
      setSent(null)
      if (!(error instanceof RequestError && error.isUnanswered)) attempt.current.of = ''
      if (running.current.signal.aborted) return
      if (error instanceof RequestError && error.code === 'UNAUTHENTICATED') return session.signInAgain()
      // A response concerns the file; no response, or a server error, concerns the request (decision D-96).
      const isRefused =
        error instanceof RequestError &&
        ['BAD_INPUT', 'TOO_LARGE', 'REFUSED', 'CONFLICT', 'NOT_FOUND', 'FORBIDDEN'].includes(error.code)
      const text = t(isRefused ? 'import.refused' : 'import.failed')
      toaster.error(text)
      const details =
        error instanceof RequestError
          ? [...new Set([getErrorTextOr(error, ''), ...Object.values(error.fields).flat()])].filter(Boolean).join(' ')
          : ''
      setRefusal(
        [
          text,
          details,
          error instanceof RequestError &&
            error.requestId &&
            t('requestId', { ns: 'shared', replace: { id: error.requestId } }),
        ]
          .filter(Boolean)
          .join(' '),
      )
    }
  }
  const close = () => {
    running.current?.abort()
    onClose()
  }
  const isSending = sent !== null
  const canSend = chosen !== null && chosen.report.problems.length === 0
  return (
    <Drawer
      place="center"
      width="760px"
      title={t('import.title', { replace: { folder: folder.name } })}
      onClose={close}
    >
      <DrawerBody display="grid" gap="4" alignContent="start">
        {!isSending && (
          <FileDrop
            label={t('import.file')}
            accept=".csv,text/csv,application/vnd.ms-excel"
            hint={t('import.hint')}
            error={refusal}
            onFile={take}
          />
        )}
        {chosen && (
          <>
            <Text overflowWrap="anywhere">
              <b>{chosen.file.name}</b> ·{' '}
              {t('import.size', { replace: { kilobytes: Math.ceil(chosen.file.size / 1024) } })}
            </Text>
            {isSending ? (
              <Box display="grid" gap="2" aria-live="polite">
                <ProgressBar value={sent} label={t('import.sending')} />
                <chakra.span color="fg.muted">
                  {t('import.sending')} {Math.round(sent * 100)}%
                </chakra.span>
              </Box>
            ) : (
              <>
                <Flex gap="3" wrap="wrap">
                  <Box flex="2 1 220px">
                    <Field label={t('import.titleField')}>
                      {(aria) => (
                        <Input
                          {...aria}
                          value={title}
                          maxLength={250}
                          onChange={(event) => setTitle(event.target.value)}
                        />
                      )}
                    </Field>
                  </Box>
                  <Box flex="1 1 180px">
                    <Field label={t('form.channel', { ns: 'review' })}>
                      {(aria) => (
                        <NativeSelect {...aria} value={channel} onChange={(event) => setChannel(event.target.value)}>
                          <option value="">{t('import.noChannel')}</option>
                          {channels.map((option) => (
                            <option key={option.databaseId} value={option.databaseId}>
                              {option.name}
                            </option>
                          ))}
                        </NativeSelect>
                      )}
                    </Field>
                  </Box>
                </Flex>
                <ImportReport report={chosen.report} />
              </>
            )}
          </>
        )}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={close}>{t('cancel', { ns: 'shared' })}</Button>
        <Button kind="primary" disabled={!canSend || isSending} onClick={send}>
          {t('import.send')}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

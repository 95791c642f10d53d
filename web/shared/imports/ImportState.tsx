import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '../files/streams.ts'
import { errorText } from '../format/errorText.ts'
import { countOrDash, sumOf } from '../format/numbers.ts'
import { useLatest } from '../hooks/useLatest.ts'
import { whileLoading } from '../loading.ts'
import { saveFile } from '../saveFile.ts'
import { useSession } from '../session/session.ts'
import { Button } from '../ui/Button.tsx'
import { DrawerBody, DrawerFooter } from '../ui/Drawer.tsx'
import { ProgressBar } from '../ui/ProgressBar.tsx'
import { toaster } from '../ui/toaster.tsx'
import { RowErrors, type RowError } from './RowErrors.tsx'

/** An import, as its query and its subscription return it. */
export interface Imported {
  readonly id: string
  readonly databaseId: string
  readonly fileName: string
  readonly status: string
  readonly statusName: string | null | undefined
  readonly totalCount: number | null | undefined
  readonly createdCount: number | null | undefined
  readonly existingCount: number | null | undefined
  readonly failedCount: number | null | undefined
  readonly errors: readonly RowError[]
}

interface Props {
  /** null if it is no longer stored. */
  one: Imported | null | undefined
  failedRows: 'userImportFailedRows' | 'departmentImportFailedRows'
  /** Returns the text of the result, with its counts as text. */
  doneText: (counts: Record<'created' | 'existed' | 'failed', string>) => string
  /** Renders the component that follows the import while it runs. */
  watch: (id: string) => ReactNode
  /** Called when the import has ended and may have created records. */
  onImported: () => void
  onAnother: () => void
  onClose: () => void
}

const isRunning = ({ status }: Imported) => status === 'NEW' || status === 'IMPORTING'

/** One import while it runs, and its result: what it created, and which rows failed and why. */
export function ImportState({ one, onAnother, onClose, ...props }: Props) {
  const { t } = useTranslation(['imports', 'shared'])
  return (
    <>
      <DrawerBody display="grid" gap="3" alignContent="start">
        {one ? <State one={one} {...props} /> : <Text role="status">{t('gone')}</Text>}
      </DrawerBody>
      <DrawerFooter>
        {(!one || !isRunning(one)) && <Button onClick={onAnother}>{t('another')}</Button>}
        <Button kind="primary" onClick={onClose}>
          {t('close', { ns: 'shared' })}
        </Button>
      </DrawerFooter>
    </>
  )
}

type StateProps = Omit<Props, 'one' | 'onAnother' | 'onClose'> & { one: Imported }

function State({ one, failedRows, doneText, watch, onImported }: StateProps) {
  const { t } = useTranslation('imports')
  const session = useSession()
  const done = sumOf(one.createdCount, one.existingCount, one.failedCount)
  const hasEnded = !isRunning(one)
  // A short import may end before it was seen running: its records are still new to the list.
  const wasTold = useRef(false)
  const ended = useLatest(onImported)
  useEffect(() => {
    if (!hasEnded || wasTold.current) return
    wasTold.current = true
    ended()
  }, [hasEnded, ended])
  const save = async () => {
    try {
      saveFile(
        await whileLoading(download(session, failedRows, { query: { id: one.databaseId } })),
        `${one.fileName.replace(/\.csv$/i, '')}-failed.csv`,
      )
    } catch (error) {
      toaster.error(errorText(error))
    }
  }
  const counts = {
    created: countOrDash(one.createdCount),
    existed: countOrDash(one.existingCount),
    failed: countOrDash(one.failedCount),
  }
  const result = () => one.statusName ?? (one.status === 'FAILED' ? t('failedFile') : doneText(counts))
  return (
    <>
      {!hasEnded && watch(one.id)}
      <Text overflowWrap="anywhere" fontWeight="600">
        {one.fileName}
      </Text>
      {!hasEnded && (
        <>
          <ProgressBar
            label={t('of', { replace: { file: one.fileName } })}
            value={one.totalCount && done !== null ? done / one.totalCount : null}
          />
          <Text color="fg.muted">{t('mayClose')}</Text>
        </>
      )}
      <Text role="status" fontVariantNumeric="tabular-nums">
        {hasEnded
          ? result()
          : t('progress', { replace: { done: countOrDash(done), total: countOrDash(one.totalCount) } })}
      </Text>
      <RowErrors isOpen={hasEnded} errors={one.errors} count={one.status === 'FAILED' ? null : one.failedCount} />
      {hasEnded && !!one.failedCount && (
        <Box display="grid" gap="1" justifyItems="start">
          <Button onClick={() => void save()}>{t('download')}</Button>
          <Text color="fg.muted">{t('downloadHint')}</Text>
        </Box>
      )}
    </>
  )
}

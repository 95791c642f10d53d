import { Box, Flex, chakra } from '@chakra-ui/react'
import { CircleAlert, CircleCheck, CircleHelp, Download, X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { errorText } from '../../../shared/format/errorText.ts'
import { whileLoading } from '../../../shared/loading.ts'
import { countOrDash, formatCount, sumOf } from '../../../shared/format/numbers.ts'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { useSession } from '../../../shared/session/session.ts'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { formatAgo } from './formatAgo.ts'
import { downloadFailedRows } from './downloadFailedRows.ts'
import { computeProgress } from './computeProgress.ts'
import { resultText } from './resultText.ts'
import { useImportProgress } from './useImportProgress.ts'
import type { VerificationImportCard_import$key } from './__generated__/VerificationImportCard_import.graphql.ts'

const failure = { color: 'status.red.fg', Icon: CircleAlert }
/** The possible ends of an import that no longer runs. */
const ends = {
  NEW: failure,
  IMPORTING: failure,
  SUCCEEDED: { color: 'status.green.fg', Icon: CircleCheck },
  FAILED: failure,
  OTHER: { color: 'fg.muted', Icon: CircleHelp },
}

interface Props {
  batch: VerificationImportCard_import$key
  /** Whether the import was started on this page: its end is then announced even if it was never seen running. */
  isStartedHere?: boolean
  /** Whether the import is of a mail, so that its failed rows are not a file to correct. */
  isMail?: boolean
  onFinished: () => void
  /** Dismisses an ended import. */
  onClose?: () => void
}

/** An import: live progress with counts and rows per second, and at the end its result and the failed rows. */
export default function VerificationImportCard({
  batch: key,
  isStartedHere = false,
  isMail = false,
  onFinished,
  onClose,
}: Props) {
  const { t } = useTranslation(['verifications', 'shared'])
  const session = useSession()
  const [isDownloading, setDownloading] = useState(false)
  const batch = useFragment(
    graphql`
    fragment VerificationImportCard_import on VerificationImport {
      id databaseId fileName status statusName isRunning error createdBy { userName } createdAt startedAt
      processedCount totalCount newCount existingCount failedCount blockedByPolicyCount rowsPerSecond
    }
  `,
    key,
  )
  const failed = sumOf(batch.failedCount, batch.blockedByPolicyCount)
  const share = computeProgress(batch)
  const percent = Math.floor((share ?? 0) * 100)
  const who =
    batch.createdBy?.userName === session.user.userName ? t('import.byYou') : (batch.createdBy?.userName ?? '—')
  const download = async () => {
    setDownloading(true)
    try {
      await whileLoading(downloadFailedRows(session, batch.databaseId, batch.fileName))
    } catch (error) {
      toaster.error(errorText(error))
    }
    setDownloading(false)
  }
  const count = (number: number | null | undefined, text: 'new' | 'existing' | 'failedCount', color: string) =>
    !!number && (
      <chakra.span color={color}>{t(`import.${text}`, { replace: { count: formatCount(number) } })}</chakra.span>
    )
  const { color, Icon } = ends[batch.status]
  return (
    <Box
      as="section"
      aria-label={t('import.card', { replace: { file: batch.fileName } })}
      border="1px solid"
      borderColor="border"
      borderRadius="10px"
      padding="3"
      display="grid"
      gap="2"
    >
      {(batch.isRunning || isStartedHere) && (
        <Watch id={batch.id} isStartedHere={isStartedHere} onFinished={onFinished} />
      )}
      <Flex gap="2" alignItems="baseline" flexWrap="wrap">
        <b>{batch.isRunning ? t('import.importing', { replace: { file: batch.fileName } }) : batch.fileName}</b>
        <chakra.span color="fg.muted">
          {t(isMail ? 'mails.came' : 'import.started', {
            replace: { who, when: formatAgo(t, batch.startedAt ?? batch.createdAt) },
          })}
        </chakra.span>
        {batch.isRunning ? (
          <chakra.b marginInlineStart="auto" fontVariantNumeric="tabular-nums">
            {share === null ? '' : `${percent}%`}
          </chakra.b>
        ) : (
          onClose && (
            <Box marginInlineStart="auto">
              <IconButton size="small" label={t('close', { ns: 'shared' })} onClick={onClose}>
                <X size={14} aria-hidden />
              </IconButton>
            </Box>
          )
        )}
      </Flex>
      {batch.isRunning ? (
        <>
          <ProgressBar value={share} label={t('import.importing', { replace: { file: batch.fileName } })} />
          <Flex gap="4" flexWrap="wrap" color="fg.muted" fontVariantNumeric="tabular-nums">
            <span>{t('import.inProgress')}</span>
            {batch.totalCount != null && batch.totalCount > 0 && (
              <span>
                {t('import.rowsOf', {
                  replace: { done: countOrDash(batch.processedCount), total: formatCount(batch.totalCount) },
                })}
              </span>
            )}
            {batch.rowsPerSecond != null && (
              <span>{t('import.speed', { replace: { speed: formatCount(Math.round(batch.rowsPerSecond)) } })}</span>
            )}
            {count(batch.newCount, 'new', 'status.green.fg')}
            {count(batch.existingCount, 'existing', 'status.orange.fg')}
            {count(failed, 'failedCount', 'status.magenta.fg')}
          </Flex>
          {/* Announced in quarters only: a screen reader that announced every change would announce nothing else. */}
          <chakra.span srOnly aria-live="polite">
            {t('import.inProgress')} {percent - (percent % 25)}%
          </chakra.span>
        </>
      ) : (
        <Flex gap="3" alignItems="center" flexWrap="wrap" role="status">
          <Flex gap="2" alignItems="center" color={color}>
            <Icon size={16} aria-hidden />
            {resultText(t, batch)}
          </Flex>
          {batch.error && <chakra.span color="fg.muted">{t(`import.errors.${batch.error}`)}</chakra.span>}
          {!!batch.failedCount && !isMail && (
            <Button size="small" disabled={isDownloading} onClick={download}>
              <Download size={14} aria-hidden />
              {t('import.downloadFailed')}
            </Button>
          )}
        </Flex>
      )}
    </Box>
  )
}

function Watch({ id, isStartedHere, onFinished }: { id: string; isStartedHere: boolean; onFinished: () => void }) {
  useImportProgress(id, onFinished, isStartedHere)
  return null
}

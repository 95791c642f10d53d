import { Box, Flex, Text } from '@chakra-ui/react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { download } from '../../../shared/files/streams.ts'
import { localiseText } from '../../../shared/format/catalogue.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { errorText } from '../../../shared/format/errorText.ts'
import { formatCount } from '../../../shared/format/numbers.ts'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { QuestionDialog } from '../../../shared/list/dialogs/QuestionDialog.tsx'
import { whileLoading } from '../../../shared/loading.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { StatusTag } from '../../../shared/ui/StatusTag.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { hasRun, importName, isWorking, statusColors } from '../importStates.ts'
import type {
  CandidateImportKind,
  CandidateImportStatus,
  ImportStatus_import$key,
} from './__generated__/ImportStatus_import.graphql.ts'
import type { ImportStatusRunMutation } from './__generated__/ImportStatusRunMutation.graphql.ts'
import type { ImportStatusUndoMutation } from './__generated__/ImportStatusUndoMutation.graphql.ts'

const run = graphql`
  mutation ImportStatusRunMutation($input: RunCandidateImportInput!) {
    runCandidateImport(input: $input) { candidateImport { ...CandidateImportPage_import } }
  }
`
const undo = graphql`
  mutation ImportStatusUndoMutation($input: UndoCandidateImportInput!) {
    undoCandidateImport(input: $input) { candidateImport { ...CandidateImportPage_import } }
  }
`

/** The progress and results of an import, and the actions that are possible now. */
export function ImportStatus({ one: key }: { one: ImportStatus_import$key }) {
  const { t } = useTranslation(['candidateImports', 'fieldErrors'])
  const one = useFragment(
    graphql`
    fragment ImportStatus_import on CandidateImport @throwOnFieldError {
      id databaseId kind fileName archiveName status rowCount processedCount createdCount completedCount existingCount
      failedCount leftCount remarkedCount fileCount undoneCount keptCount createdAt
      errors { message messageDetails { code params } }
    }
  `,
    key,
  )
  const { status, rowCount, processedCount } = one
  const ofCvs = one.kind === 'CVS'
  const shownRows = { count: rowCount, replace: { shown: formatCount(rowCount) } }
  const isBusy = isWorking(status)
  const hasCounts = hasRun(one) || (status !== 'NEW' && status !== 'CHECKING' && status !== 'FAILED')
  const counts: [label: string, count: number, isAlways?: boolean][] = [
    [t('outcomes.CREATED'), one.createdCount, true],
    [t('outcomes.COMPLETED'), one.completedCount],
    [t('outcomes.EXISTING'), one.existingCount],
    [t('outcomes.FAILED'), one.failedCount],
    [t('outcomes.LEFT'), one.leftCount],
    [t('outcomes.UNDONE'), one.undoneCount],
    [t('outcomes.KEPT'), one.keptCount],
    [t('remarked'), one.remarkedCount],
    // In an import of CVs each row is a file.
    [t('cvFiles'), ofCvs ? 0 : one.fileCount],
  ]
  return (
    <Box as="section" aria-label={t('status')} display="grid" gap="3" maxWidth="960px">
      <Flex alignItems="center" gap="3" flexWrap="wrap">
        <Box minWidth="0" overflowWrap="anywhere" fontSize="15px" fontWeight="600">
          {importName(one, t)}
        </Box>
        <StatusTag color={statusColors[status]}>{t(`statuses.${status}`)}</StatusTag>
        <Actions one={one} />
      </Flex>
      <Text color="fg.muted" overflowWrap="anywhere">
        {[ofCvs ? t('cvs.count', shownRows) : t('rowsOf', shownRows), one.archiveName, formatDateTime(one.createdAt)]
          .filter(Boolean)
          .join(' · ')}
      </Text>
      {isBusy && (
        <>
          <ProgressBar
            label={t(`statuses.${status}`)}
            value={(status === 'CHECKING' && !ofCvs) || rowCount === 0 ? null : processedCount / rowCount}
          />
          <Text color="fg.muted">{t('mayLeave')}</Text>
        </>
      )}
      {one.errors.map(({ message, messageDetails }) => (
        <Text key={message} role="alert" color="status.red.fg">
          {localiseText(message, messageDetails)}
        </Text>
      ))}
      {hasCounts && (
        <Box role="group" aria-label={t('counts')}>
          <Box as="dl" display="flex" flexWrap="wrap" gap="3">
            {counts
              .filter(([, count, isAlways]) => isAlways || count > 0)
              .map(([label, count]) => (
                <Box
                  key={label}
                  border="1px solid"
                  borderColor="border"
                  borderRadius="10px"
                  paddingInline="3"
                  paddingBlock="2"
                  minWidth="110px"
                >
                  <Box as="dt" color="fg.muted" fontSize="12px">
                    {label}
                  </Box>
                  <Box as="dd" margin="0" fontSize="18px" fontWeight="600" fontVariantNumeric="tabular-nums">
                    {formatCount(count)}
                  </Box>
                </Box>
              ))}
          </Box>
        </Box>
      )}
      {status === 'CHECKED' && <Text color="fg.muted">{t(ofCvs ? 'cvs.checkedHint' : 'checkedHint')}</Text>}
      {hasRun(one) && <Text color="fg.muted">{t('undoHint')}</Text>}
    </Box>
  )
}

interface ActionsProps {
  one: {
    readonly id: string
    readonly databaseId: string
    readonly rowCount: number
    readonly kind: CandidateImportKind
    readonly fileName: string
    readonly status: CandidateImportStatus
    readonly processedCount: number
    readonly createdCount: number
    readonly completedCount: number
    readonly existingCount: number
    readonly failedCount: number
  }
}

function Actions({ one }: ActionsProps) {
  const { t } = useTranslation('candidateImports')
  const can = useCan()
  const session = useSession()
  const [isAsking, setAsking] = useState(false)
  const [begin, isBeginning] = useAction<ImportStatusRunMutation>(run)
  const [takeBack, isTakingBack] = useAction<ImportStatusUndoMutation>(undo)
  const { id, status, createdCount, completedCount } = one
  const due = createdCount + completedCount
  const save = async () => {
    try {
      const file = await whileLoading(download(session, 'candidateImportFailedRows', { query: { id: one.databaseId } }))
      saveFile(file, `${one.fileName.replace(/\.csv$/i, '')}-failed.csv`)
    } catch (error) {
      toaster.error(errorText(error))
    }
  }
  const close = () => setAsking(false)
  return (
    <Flex gap="2" flexWrap="wrap" marginInlineStart="auto">
      {one.kind === 'ROWS' && one.failedCount > 0 && (status === 'CHECKED' || hasRun(one)) && (
        <Button onClick={() => void save()}>{t('failedRows')}</Button>
      )}
      {hasRun(one) && can('ImportStatusUndoMutation') && (
        <Button kind="danger" onClick={() => setAsking(true)}>
          {t('undo')}
        </Button>
      )}
      {status === 'CHECKED' && can('ImportStatusRunMutation') && (
        <Button
          kind="primary"
          disabled={due + (one.kind === 'ROWS' ? one.existingCount : 0) === 0 || isBeginning}
          aria-busy={isBeginning}
          onClick={() => void begin({ input: { id } }).catch(() => undefined)}
        >
          {t('run', { count: due, replace: { shown: formatCount(due) } })}
        </Button>
      )}
      {isAsking && (
        <QuestionDialog
          title={t('undo')}
          question={t('undoQuestion', { replace: { file: importName(one, t) } })}
          hint={t('undoQuestionHint')}
          isDanger
          isRunning={isTakingBack}
          onConfirm={() => void takeBack({ input: { id } }).then(close, close)}
          onClose={close}
        />
      )}
    </Flex>
  )
}

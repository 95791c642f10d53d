import { Box, Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { Button, IconButton } from '../../../shared/ui/Button.tsx'
import { download } from '../../../shared/files/streams.ts'
import { formatDateTime } from '../../../shared/format/dates.ts'
import { errorText } from '../../../shared/format/errorText.ts'
import { countOrDash, sumOf } from '../../../shared/format/numbers.ts'
import { RowErrors } from '../../../shared/imports/RowErrors.tsx'
import { whileLoading } from '../../../shared/loading.ts'
import { saveFile } from '../../../shared/saveFile.ts'
import { useSession } from '../../../shared/session/session.ts'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { StatusTag, type StatusColor } from '../../../shared/ui/StatusTag.tsx'
import { toaster } from '../../../shared/ui/toaster.tsx'
import { useAction } from '../../../shared/hooks/useAction.ts'
import { useLatest } from '../../../shared/hooks/useLatest.ts'
import { useRefresh } from '../../../shared/hooks/useRefresh.ts'
import { usePolling } from './usePolling.ts'
import type { RowImportStatus, TalentImportsQuery } from './__generated__/TalentImportsQuery.graphql.ts'
import type { TalentImportsDeleteMutation } from './__generated__/TalentImportsDeleteMutation.graphql.ts'

const importsQuery = graphql`
  query TalentImportsQuery($folderId: ID!) {
    talentImports(filter: { folderId: $folderId }, first: 5) @required(action: THROW) {
      nodes { id databaseId fileName status statusName totalCount createdCount existingCount failedCount createdAt errors { row message messageDetails { code params } } }
    }
  }
`
const colors: Record<RowImportStatus, StatusColor> = {
  NEW: 'blue',
  IMPORTING: 'blue',
  SUCCEEDED: 'green',
  FAILED: 'red',
  OTHER: 'neutral',
}
const isRunning = (status: RowImportStatus) => status === 'NEW' || status === 'IMPORTING'

interface Props {
  folderId: string
  /** Incremented with every file that is uploaded here. */
  queued: number
  /** Called when an import has ended, because the rows have changed. */
  onImported: () => void
}

/** The user's imports into the folder: their progress, results and failed rows. */
export default function TalentImports({ folderId, queued, onImported }: Props) {
  const { t } = useTranslation('candidates')
  const session = useSession()
  const { talentImports } = useLazyLoadQuery<TalentImportsQuery>(
    importsQuery,
    { folderId },
    { fetchPolicy: 'store-and-network' },
  )
  const [refresh] = useRefresh<TalentImportsQuery>(importsQuery, { folderId })
  const [remove, isRemoving] = useAction<TalentImportsDeleteMutation>(
    graphql`
    mutation TalentImportsDeleteMutation($input: DeleteTalentImportsInput!) {
      deleteTalentImports(input: $input) { deletedTalentImportIds }
    }
  `,
    { success: t('import.hidden') },
  )
  const { nodes } = talentImports
  const running = nodes.filter(({ status }) => isRunning(status))
  usePolling(running.map(({ databaseId }) => databaseId))
  const look = useLatest(() => refresh())
  useEffect(() => {
    if (queued > 0) look()
  }, [queued, look])
  const before = useRef(0)
  const ended = useLatest(onImported)
  useEffect(() => {
    if (before.current > running.length) ended()
    before.current = running.length
  }, [running.length, ended])
  const saveFailed = async ({ databaseId, fileName }: { databaseId: string; fileName: string }) => {
    try {
      const file = await whileLoading(download(session, 'talentImportFailedRows', { query: { id: databaseId } }))
      saveFile(file, `${fileName.replace(/\.csv$/i, '')}-failed.csv`)
    } catch (thrown) {
      toaster.error(errorText(thrown))
    }
  }
  if (nodes.length === 0) return null
  return (
    <Box as="section" aria-label={t('import.queue')} display="grid" gap="2">
      {nodes.map((one) => {
        const done = sumOf(one.createdCount, one.existingCount, one.failedCount)
        const counts = {
          done,
          total: one.totalCount,
          created: one.createdCount,
          existed: one.existingCount,
          failed: one.failedCount,
        }
        return (
          <Box
            key={one.id}
            role="group"
            aria-label={t('import.of', { replace: { file: one.fileName } })}
            border="1px solid"
            borderColor="border"
            borderRadius="card"
            padding="2"
            paddingInline="3"
          >
            <Flex alignItems="center" gap="2" flexWrap="wrap">
              <b>{one.fileName}</b>
              <StatusTag color={colors[one.status]}>{one.statusName ?? t(`import.status.${one.status}`)}</StatusTag>
              <Box
                as="span"
                color="fg.muted"
                fontVariantNumeric="tabular-nums"
                role={isRunning(one.status) ? 'status' : undefined}
              >
                {t('import.counts', {
                  replace: Object.fromEntries(
                    Object.entries(counts).map(([name, count]) => [name, countOrDash(count)]),
                  ),
                })}
              </Box>
              <Box as="span" color="fg.muted" fontSize="12px" marginInlineStart="auto">
                {formatDateTime(one.createdAt)}
              </Box>
              {!isRunning(one.status) && (
                <IconButton
                  size="small"
                  label={t('import.hide', { replace: { file: one.fileName } })}
                  disabled={isRemoving}
                  onClick={() =>
                    void remove({ input: { ids: [one.id] } }).then(
                      () => refresh(),
                      () => {},
                    )
                  }
                >
                  <X size={14} aria-hidden />
                </IconButton>
              )}
            </Flex>
            {isRunning(one.status) && (
              <ProgressBar
                label={t('import.of', { replace: { file: one.fileName } })}
                value={one.totalCount && done !== null ? done / one.totalCount : null}
              />
            )}
            <RowErrors errors={one.errors} count={one.failedCount} />
            {!isRunning(one.status) && !!one.failedCount && (
              <Button size="small" kind="quiet" onClick={() => void saveFailed(one)}>
                {t('import.failedRows')}
              </Button>
            )}
          </Box>
        )
      })}
    </Box>
  )
}

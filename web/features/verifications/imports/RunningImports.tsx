import { Box, Flex } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { countOrDash, formatCount } from '../../../shared/format/numbers.ts'
import { ProgressBar } from '../../../shared/ui/ProgressBar.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import type { DashboardCardProps } from '../../../shared/shell.ts'
import { resultText } from './resultText.ts'
import { computeProgress } from './computeProgress.ts'
import { useImportProgress } from './useImportProgress.ts'
import type { RunningImports_import$key } from './__generated__/RunningImports_import.graphql.ts'
import type { RunningImportsQuery } from './__generated__/RunningImportsQuery.graphql.ts'

/** A dashboard card of running imports, with the progress and result of each. */
export default function RunningImports({ attempt }: DashboardCardProps) {
  const { t } = useTranslation('verifications')
  const { runningVerificationImports: imports } = useScreenQuery<RunningImportsQuery>(
    graphql`
    query RunningImportsQuery {
      runningVerificationImports @required(action: THROW) { id ...RunningImports_import }
    }
  `,
    {},
    { fetchKey: attempt },
  )
  if (imports.length === 0)
    return (
      <Box as="p" color="fg.muted">
        {t('noneRunning')}
      </Box>
    )
  return (
    <Box as="ul" listStyleType="none" display="grid" gap="3">
      {imports.map((batch) => (
        <Running key={batch.id} batch={batch} />
      ))}
    </Box>
  )
}

function Running({ batch: key }: { batch: RunningImports_import$key }) {
  const { t } = useTranslation('verifications')
  const batch = useFragment(
    graphql`
    fragment RunningImports_import on VerificationImport {
      id fileName status statusName isRunning error processedCount totalCount newCount existingCount failedCount blockedByPolicyCount
      folder { databaseId name }
    }
  `,
    key,
  )
  useImportProgress(batch.id, () => {})
  const title = t('import.importing', { replace: { file: batch.fileName } })
  return (
    <Box as="li" display="grid" gap="1.5">
      <Flex gap="3" alignItems="baseline" flexWrap="wrap">
        <Box asChild flex="1 1 160px" minWidth="0" fontWeight="500" color="accent.fg" overflowWrap="anywhere">
          <Link to={`/cv-verification?folder=${batch.folder?.databaseId ?? ''}`}>{batch.fileName}</Link>
        </Box>
        <Box as="span" fontSize="12px" color="fg.muted">
          {batch.folder?.name}
        </Box>
      </Flex>
      {batch.isRunning ? (
        <>
          <ProgressBar value={computeProgress(batch)} label={title} />
          <Box fontSize="12px" color="fg.muted" fontVariantNumeric="tabular-nums">
            {batch.totalCount
              ? t('import.rowsOf', {
                  replace: { done: countOrDash(batch.processedCount), total: formatCount(batch.totalCount) },
                })
              : t('import.inProgress')}
          </Box>
        </>
      ) : (
        <Box role="status" fontSize="12px" color="fg.muted">
          {resultText(t, batch)}
        </Box>
      )}
    </Box>
  )
}

import { chakra } from '@chakra-ui/react'
import { Upload } from 'lucide-react'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useFragment, useLazyLoadQuery } from 'react-relay/hooks'
import { Link, useLocation } from 'react-router'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { computeProgress } from './computeProgress.ts'
import { useImportProgress } from './useImportProgress.ts'
import type { VerificationImportChip_import$key } from './__generated__/VerificationImportChip_import.graphql.ts'
import type { VerificationImportChipQuery } from './__generated__/VerificationImportChipQuery.graphql.ts'

/** The chip in the header of every page, for imports that run while the user is elsewhere. */
export default function VerificationImportChip() {
  const { pathname, search } = useLocation()
  // A failure here must not disturb the page below; the next page retries.
  return (
    <ErrorBoundary fallback={null} resetKey={pathname}>
      <Suspense fallback={null}>
        <Chips
          pathname={pathname}
          openFolder={pathname === '/cv-verification' ? new URLSearchParams(search).get('folder') : null}
        />
      </Suspense>
    </ErrorBoundary>
  )
}

function Chips({ pathname, openFolder }: { pathname: string; openFolder: string | null }) {
  const { runningVerificationImports } = useLazyLoadQuery<VerificationImportChipQuery>(
    graphql`
    query VerificationImportChipQuery {
      runningVerificationImports @required(action: THROW) { id isRunning folder { databaseId } ...VerificationImportChip_import }
    }
  `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: pathname },
  )
  // The page of the open folder shows and follows its own imports.
  const elsewhere = runningVerificationImports.filter(
    (batch) => batch.isRunning && batch.folder?.databaseId !== openFolder,
  )
  return elsewhere.map((batch) => <Chip key={batch.id} batch={batch} />)
}

function Chip({ batch: key }: { batch: VerificationImportChip_import$key }) {
  const { t } = useTranslation('verifications')
  const batch = useFragment(
    graphql`
    fragment VerificationImportChip_import on VerificationImport {
      id fileName processedCount totalCount
      folder { databaseId }
    }
  `,
    key,
  )
  useImportProgress(batch.id, () => {})
  const share = computeProgress(batch)
  return (
    <chakra.span
      asChild
      display="inline-flex"
      alignItems="center"
      gap="2"
      height="7"
      paddingInline="2.5"
      borderRadius="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="12px"
      fontWeight="600"
      maxWidth="220px"
      _focusVisible={{ outline: '2px solid', outlineColor: 'accent' }}
    >
      <Link
        to={`/cv-verification?folder=${batch.folder?.databaseId ?? ''}`}
        title={t('import.importing', { replace: { file: batch.fileName } })}
      >
        <Upload size={14} aria-hidden />
        <chakra.span truncate hideBelow="md">
          {batch.fileName}
        </chakra.span>
        <chakra.span fontVariantNumeric="tabular-nums">
          {share === null ? '…' : `${Math.floor(share * 100)}%`}
        </chakra.span>
      </Link>
    </chakra.span>
  )
}

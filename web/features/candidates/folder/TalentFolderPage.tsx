import { Flex, chakra } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { EmptyState } from '../../../shared/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ErrorState.tsx'
import { useCrumb } from '../../../shared/shell.ts'
import { useUrlState } from '../../../shared/urlState.ts'
import BoardSkeleton from '../BoardSkeleton.tsx'
import CandidateBoard from '../CandidateBoard.tsx'
import TalentImportButton from './TalentImportButton.tsx'
import TalentImports from './TalentImports.tsx'
import { listShape } from '../listState.ts'
import type { TalentFolderPageQuery } from './__generated__/TalentFolderPageQuery.graphql.ts'

/** One talent folder: its candidates, whose it is and with whom it is shared, and what is imported into it. */
export default function TalentFolderPage() {
  const { t } = useTranslation('candidates')
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary title={t('listFailed')} resetKey={id} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<BoardSkeleton title={t('folder.title')} />}>
        <Folder key={id} databaseId={id} attempt={attempt} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Folder({ databaseId, attempt }: { databaseId: string; attempt: number }) {
  const { t } = useTranslation('candidates')
  const [state, set] = useUrlState(listShape)
  const [queued, setQueued] = useState(0)
  const { talentFolder: folder } = useLazyLoadQuery<TalentFolderPageQuery>(
    graphql`
    query TalentFolderPageQuery($id: ID!) {
      talentFolder(databaseId: $id) {
        id databaseId name isShared isSharedWithAll ownerUserName
        owner { fullName }
        sharedUsers { userName fullName }
      }
    }
  `,
    { id: databaseId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  )
  useCrumb(folder?.name)
  if (!folder) {
    return (
      <chakra.div padding="5">
        <chakra.h1 tabIndex={-1} outline="none">
          {t('folder.title')}
        </chakra.h1>
        <EmptyState kind="unused" hint={t('folder.gone')} />
      </chakra.div>
    )
  }
  const sharing = folder.isSharedWithAll
    ? t('folder.withAll')
    : folder.sharedUsers.map(({ userName, fullName }) => fullName || userName).join(', ') || t('folder.withNobody')
  const owner = folder.owner?.fullName ?? folder.ownerUserName
  return (
    <CandidateBoard
      state={state}
      set={set}
      title={folder.name}
      folder={folder}
      empty={{ hint: t('folder.empty') }}
      badge={
        folder.isShared && (
          <chakra.span display="inline-flex" color="fg.muted" title={t('folder.shareBy', { replace: { owner } })}>
            <Users size={16} aria-hidden />
          </chakra.span>
        )
      }
      actions={<TalentImportButton folder={folder} onStarted={() => setQueued(queued + 1)} />}
    >
      {(refresh) => (
        <>
          <Flex as="dl" wrap="wrap" columnGap="6" rowGap="1" color="fg.muted">
            <Fact label={t('folder.owner')} value={folder.isShared ? owner : t('folder.you')} />
            <Fact label={t('folder.sharing')} value={sharing} />
          </Flex>
          <ErrorBoundary fallback={<div role="alert">{t('import.failedToList')}</div>}>
            <Suspense fallback={null}>
              <TalentImports folderId={folder.id} queued={queued} onImported={refresh} />
            </Suspense>
          </ErrorBoundary>
        </>
      )}
    </CandidateBoard>
  )
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <Flex gap="1.5" minWidth="0">
      <chakra.dt>{label}:</chakra.dt>
      <chakra.dd margin="0" color="fg" minWidth="0" overflowWrap="anywhere">
        {value}
      </chakra.dd>
    </Flex>
  )
}

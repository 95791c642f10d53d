import { Flex, chakra } from '@chakra-ui/react'
import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import { useParams } from 'react-router'
import { CvDropArea } from '../../../shared/cvs/CvDropArea.tsx'
import { CvImportLink } from '../../../shared/cvs/CvImportLink.tsx'
import { EmptyState } from '../../../shared/ui/EmptyState.tsx'
import { ErrorBoundary } from '../../../shared/ui/ErrorState.tsx'
import { useScreenQuery } from '../../../shared/relay/useScreenQuery.ts'
import { ListSkeleton } from '../../../shared/list/parts/ListFrame.tsx'
import { useCrumb } from '../../../shared/shell.ts'
import CandidateList from '../list/CandidateList.tsx'
import TalentImportButton from './TalentImportButton.tsx'
import TalentImports from './TalentImports.tsx'
import type { TalentFolderPageQuery } from './__generated__/TalentFolderPageQuery.graphql.ts'

/** The page of a talent folder: its candidates, owner, shares and imports. */
export default function TalentFolderPage() {
  const { t } = useTranslation(['candidates', 'list'])
  const { id = '' } = useParams()
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary title={t('failed', { ns: 'list' })} resetKey={id} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<ListSkeleton title={t('folder.title')} />}>
        <Folder key={id} databaseId={id} attempt={attempt} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Folder({ databaseId, attempt }: { databaseId: string; attempt: number }) {
  const { t } = useTranslation('candidates')
  const [queued, setQueued] = useState(0)
  const [imported, setImported] = useState(0)
  const { talentFolder: folder } = useScreenQuery<TalentFolderPageQuery>(
    graphql`
    query TalentFolderPageQuery($id: ID!) {
      talentFolder(databaseId: $id) {
        id databaseId name isShared isSharedWithAll
        owner { fullName }
        sharedUsers { userName fullName }
      }
    }
  `,
    { id: databaseId },
    { fetchKey: attempt },
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
    : folder.sharedUsers
      ? folder.sharedUsers.map(({ userName, fullName }) => fullName || userName).join(', ') || t('folder.withNobody')
      : '—'
  const owner = folder.owner?.fullName ?? '—'
  return (
    <CvDropArea folderId={databaseId}>
      <CandidateList
        title={folder.name}
        attempt={attempt}
        folder={folder}
        emptyHint={t('folder.empty')}
        changes={imported}
        badge={
          folder.isShared && (
            <chakra.span display="inline-flex" color="fg.muted" title={t('folder.shareBy', { replace: { owner } })}>
              <Users size={16} aria-hidden />
            </chakra.span>
          )
        }
        tools={
          <>
            <CvImportLink folderId={databaseId} />
            <TalentImportButton folder={folder} onStarted={() => setQueued(queued + 1)} />
          </>
        }
        above={
          <>
            <Flex as="dl" wrap="wrap" columnGap="6" rowGap="1" color="fg.muted">
              <Fact label={t('folder.owner')} value={folder.isShared ? owner : t('folder.you')} />
              <Fact label={t('folder.sharing')} value={sharing} />
            </Flex>
            <ErrorBoundary fallback={<div role="alert">{t('import.failedToList')}</div>}>
              <Suspense fallback={null}>
                <TalentImports
                  folderId={folder.id}
                  queued={queued}
                  onImported={() => setImported((count) => count + 1)}
                />
              </Suspense>
            </ErrorBoundary>
          </>
        }
      />
    </CvDropArea>
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

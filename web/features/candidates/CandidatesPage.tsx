import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ErrorBoundary } from '../../shared/ui/ErrorState.tsx'
import { ListSkeleton } from '../../shared/list/parts/ListFrame.tsx'
import { useSession } from '../../shared/session/session.ts'
import { CvDropArea } from '../../shared/cvs/CvDropArea.tsx'
import { CvImportLink } from '../../shared/cvs/CvImportLink.tsx'
import { useCan } from '../../shared/hooks/useCan.ts'
import FhuImportButton from './FhuImportButton.tsx'
import CandidateList from './list/CandidateList.tsx'
import { listPath } from './paths.ts'

/** All candidates of the company. */
export default function CandidatesPage() {
  const { t } = useTranslation(['candidates', 'list'])
  const session = useSession()
  const can = useCan()
  const create = { label: t('create'), to: `${listPath}/create` }
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary
      title={t('failed', { ns: 'list' })}
      resetKey={String(attempt)}
      onRetry={() => setAttempt(attempt + 1)}
    >
      <Suspense fallback={<ListSkeleton title={t('title')} />}>
        <CvDropArea>
          <CandidateList
            title={t('title')}
            attempt={attempt}
            emptyHint={t('neverUsed')}
            tools={
              <>
                <CvImportLink />
                {can('FhuImportButtonMutation') && <FhuImportButton />}
              </>
            }
            create={session.can('Candidate:CreateCandidate') ? create : undefined}
          />
        </CvDropArea>
      </Suspense>
    </ErrorBoundary>
  )
}

import { Plus } from 'lucide-react'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { Button } from '../../shared/Button.tsx'
import { ErrorBoundary } from '../../shared/ErrorState.tsx'
import { useSession } from '../../shared/session.ts'
import { useCan } from '../../shared/useCan.ts'
import { useUrlState } from '../../shared/urlState.ts'
import BoardSkeleton from './BoardSkeleton.tsx'
import CandidateBoard from './CandidateBoard.tsx'
import FhuImportButton from './FhuImportButton.tsx'
import { listShape } from './listState.ts'
import { listPath } from './paths.ts'
import ViewsMenu from './views/ViewsMenu.tsx'

/** All candidates of the company. */
export default function CandidatesPage() {
  const { t } = useTranslation('candidates')
  const [attempt, setAttempt] = useState(0)
  return (
    <ErrorBoundary title={t('listFailed')} resetKey={String(attempt)} onRetry={() => setAttempt(attempt + 1)}>
      <Suspense fallback={<BoardSkeleton title={t('title')} />}>
        <Board />
      </Suspense>
    </ErrorBoundary>
  )
}

function Board() {
  const { t } = useTranslation('candidates')
  const [state, set] = useUrlState(listShape)
  const session = useSession()
  const can = useCan()
  const create = session.can('Candidate:CreateCandidate') && (
    <Button asChild kind="primary" type={undefined}>
      <Link to={`${listPath}/create`}>
        <Plus size={14} aria-hidden />
        {t('create')}
      </Link>
    </Button>
  )
  return (
    <CandidateBoard
      state={state}
      set={set}
      title={t('title')}
      views={<ViewsMenu state={state} set={set} />}
      empty={{ hint: t('neverUsed'), action: create }}
      actions={
        <>
          {can('FhuImportButtonMutation') && <FhuImportButton />}
          {create}
        </>
      }
    />
  )
}

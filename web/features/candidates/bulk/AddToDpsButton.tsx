import { ListPlus } from 'lucide-react'
import { Suspense, lazy, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import type { CandidateSearch } from '../../../shared/candidates/AddToDpsDialog.tsx'

const AddToDpsDialog = lazy(() => import('../../../shared/candidates/AddToDpsDialog.tsx'))

interface Props {
  search: CandidateSearch
  /** Whether the search has results. */
  findsAny: boolean
}

/** Turns all results of the current search into DPS tasks (D-49). */
export default function AddToDpsButton({ search, findsAny }: Props) {
  const { t } = useTranslation('shared')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" title={t('candidate.addToDps')} disabled={!findsAny} onClick={() => setOpen(true)}>
        <ListPlus size={14} aria-hidden />
        <span className="wide-only">{t('candidate.addToDps')}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && <AddToDpsDialog search={search} candidates={null} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  )
}

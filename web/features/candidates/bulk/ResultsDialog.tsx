import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { BulkResults, type BulkResult, type ChosenCandidate } from '../../../shared/candidates/BulkDialog.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'

interface Props {
  title: string
  candidates: readonly ChosenCandidate[]
  results: readonly BulkResult[]
  onClose: () => void
}

/** Shows for which candidates a bulk action without a form failed, and why. */
export default function ResultsDialog({ title, candidates, results, onClose }: Props) {
  const { t } = useTranslation('shared')
  return (
    <Drawer place="center" width="520px" title={title} onClose={onClose}>
      <DrawerBody>
        <BulkResults candidates={candidates} results={results} />
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('close')}</Button>
      </DrawerFooter>
    </Drawer>
  )
}

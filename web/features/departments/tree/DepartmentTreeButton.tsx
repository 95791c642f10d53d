import { ListTree } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCan } from '../../../shared/hooks/useCan.ts'
import { Button } from '../../../shared/ui/Button.tsx'

const DepartmentTreeDialog = lazy(() => import('./DepartmentTreeDialog.tsx'))

/**
 * Opens the tree in which departments are moved, for users who may move them. `onMoved` is called when a department has
 * moved.
 */
export function DepartmentTreeButton({ onMoved }: { onMoved: () => void }) {
  const { t } = useTranslation('departments')
  const [isOpen, setOpen] = useState(false)
  if (!useCan()('DepartmentTreeDialogMoveMutation')) return null
  return (
    <>
      <Button title={t('tree.button')} onClick={() => setOpen(true)}>
        <ListTree size={14} aria-hidden />
        <span className="wide-only">{t('tree.button')}</span>
      </Button>
      <Suspense fallback={null}>
        {isOpen && (
          <DepartmentTreeDialog
            onClose={(isChanged) => {
              setOpen(false)
              if (isChanged) onMoved()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

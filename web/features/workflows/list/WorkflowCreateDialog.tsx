import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/ui/Drawer.tsx'
import { CreateForm } from './CreateForm.tsx'

/** The dialog for a new workflow. */
export function WorkflowCreateDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['workflows', 'shared'])
  return (
    <Drawer place="center" width="520px" title={t('createTitle')} onClose={onClose}>
      <CreateForm>
        {(fields, isSending) => (
          <>
            {/* Leaves room for the department tree, which opens inside. */}
            <DrawerBody display="grid" gap="4" alignContent="start" minHeight="420px">
              {fields}
            </DrawerBody>
            <DrawerFooter>
              <Button onClick={onClose}>{t('cancel', { ns: 'shared' })}</Button>
              <Button kind="primary" type="submit" disabled={isSending} aria-busy={isSending}>
                {t('create')}
              </Button>
            </DrawerFooter>
          </>
        )}
      </CreateForm>
    </Drawer>
  )
}

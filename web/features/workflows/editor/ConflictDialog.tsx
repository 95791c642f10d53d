import { Text } from '@chakra-ui/react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../shared/Button.tsx'
import { formatDateTime } from '../../../shared/dates.ts'
import { Drawer, DrawerBody, DrawerFooter } from '../../../shared/Drawer.tsx'
import type { Conflict } from './useWorkflowForm.ts'

interface Props {
  conflict: Conflict
  isSending: boolean
  onTheirs: () => void
  onMine: () => void
  onClose: () => void
}

/** Somebody else has saved the workflow meanwhile: theirs, or mine over it. */
export function ConflictDialog({ conflict: { by, at }, isSending, onTheirs, onMine, onClose }: Props) {
  const { t } = useTranslation('workflows')
  return (
    <Drawer place="center" width="480px" title={t('conflict.title')} onClose={onClose}>
      <DrawerBody><Text overflowWrap="anywhere">{by ? t('conflict.text', { replace: { by, at: formatDateTime(at) } }) : t('conflict.unnamed')}</Text></DrawerBody>
      <DrawerFooter>
        <Button disabled={isSending} onClick={onTheirs}>{t('conflict.theirs')}</Button>
        <Button kind="danger" disabled={isSending} aria-busy={isSending} onClick={onMine}>{t('conflict.mine')}</Button>
      </DrawerFooter>
    </Drawer>
  )
}

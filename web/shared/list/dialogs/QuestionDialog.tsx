import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'

interface Props {
  /** What is asked for, and what the button says that does it. */
  title: string
  question: ReactNode
  /** What follows from it. */
  hint?: string
  /** It takes something away. */
  isDanger?: boolean
  isRunning: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks once more before something is done to a record. */
export function QuestionDialog({ title, question, hint, isDanger = false, isRunning, onConfirm, onClose }: Props) {
  const { t } = useTranslation('shared')
  return (
    <Drawer place="center" width="440px" title={title} onClose={onClose}>
      <DrawerBody display="grid" gap="2">
        <Text overflowWrap="anywhere">{question}</Text>
        {hint && <Text color="fg.muted">{hint}</Text>}
      </DrawerBody>
      <DrawerFooter>
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button kind={isDanger ? 'danger' : 'primary'} disabled={isRunning} aria-busy={isRunning} onClick={onConfirm}>
          {title}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

import { Text } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../ui/Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from '../../ui/Drawer.tsx'

interface Props {
  /** The title of the dialog, and the label of the button that confirms. */
  title: string
  question: ReactNode
  /** The consequences of the action. */
  hint?: string
  /** Whether the action removes something. */
  isDanger?: boolean
  isRunning: boolean
  onConfirm: () => void
  onClose: () => void
}

/** Asks for confirmation before an action on a record. */
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

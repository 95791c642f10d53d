import { Box } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '../../../shared/ConfirmButton.tsx'
import { DrawerFooter } from '../../../shared/Drawer.tsx'

interface Props {
  kind: 'approve' | 'reject'
  cancel: ReactNode
  failure: string
  isSending: boolean
  /** Somebody else was first: nothing is left to send. */
  isOver: boolean
  /** Asks before what was typed is left. */
  guard: ReactNode
  check: () => Promise<boolean>
  onConfirm: () => void
}

/** Cancel, and the action behind its confirmation; a failure stays in sight above them. */
export default function ReviewFooter({ kind, cancel, failure, isSending, isOver, guard, check, onConfirm }: Props) {
  const { t } = useTranslation('verifications')
  return (
    <DrawerFooter>
      <Box role="alert" flexBasis="100%" color="status.red.fg" hidden={!failure}>{failure}</Box>
      {cancel}
      {guard}
      {!isOver && (
        <ConfirmButton kind={kind === 'approve' ? 'primary' : 'danger'} disabled={isSending} aria-busy={isSending} before={check} onConfirm={onConfirm}>
          {t(`actions.${kind}`)}
        </ConfirmButton>
      )}
    </DrawerFooter>
  )
}

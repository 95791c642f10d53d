import { Text } from '@chakra-ui/react'
import { Button } from './Button.tsx'
import { Drawer, DrawerBody, DrawerFooter } from './Drawer.tsx'

interface Props {
  title: string
  text: string
  /** The labels of the two options. */
  theirs: string
  mine: string
  isSending: boolean
  onTheirs: () => void
  onMine: () => void
  onClose: () => void
}

/**
 * Shown when another user has saved the same record in the meantime: the user can keep that version, or overwrite it
 * with their own.
 */
export function ConflictDialog({ title, text, theirs, mine, isSending, onTheirs, onMine, onClose }: Props) {
  return (
    <Drawer place="center" width="480px" title={title} onClose={onClose}>
      <DrawerBody>
        <Text overflowWrap="anywhere">{text}</Text>
      </DrawerBody>
      <DrawerFooter>
        <Button disabled={isSending} onClick={onTheirs}>
          {theirs}
        </Button>
        <Button kind="danger" disabled={isSending} aria-busy={isSending} onClick={onMine}>
          {mine}
        </Button>
      </DrawerFooter>
    </Drawer>
  )
}

import { Box, Flex } from '@chakra-ui/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmButton } from '../../ui/ConfirmButton.tsx'
import { DrawerFooter } from '../../ui/Drawer.tsx'
import { Key } from '../../fields/controls.tsx'

interface Props {
  kind: 'approve' | 'reject'
  cancel: ReactNode
  other?: ReactNode
  /** The row that opens after this one. */
  next: string | null
  failure: string
  isSending: boolean
  /** Whether another user was faster: there is nothing left to send. */
  isOver: boolean
  /** The confirmation before input is lost. */
  guard: ReactNode
  check: () => Promise<boolean>
  onConfirm: (next: string | null) => void
}

/**
 * The buttons to cancel, to make the other decision, and to run the action after its confirmation, with or without
 * going on to the next row.
 */
export default function ReviewFooter({
  kind,
  cancel,
  other,
  next,
  failure,
  isSending,
  isOver,
  guard,
  check,
  onConfirm,
}: Props) {
  const { t } = useTranslation('review')
  const key = kind === 'approve' ? 'a' : 'r'
  const look = kind === 'approve' ? 'primary' : 'danger'
  const shared = { disabled: isSending, 'aria-busy': isSending, before: check }
  return (
    <DrawerFooter>
      <Box role="alert" flexBasis="100%" color="status.red.fg" hidden={!failure}>
        {failure}
      </Box>
      {cancel}
      {guard}
      {!isOver && (
        <Flex gap="2" wrap="wrap" justifyContent="flex-end">
          {other}
          <ConfirmButton
            {...shared}
            kind={next ? 'plain' : look}
            aria-keyshortcuts={next ? undefined : key}
            onConfirm={() => onConfirm(null)}
          >
            {t(`actions.${kind}`)}
          </ConfirmButton>
          {next && (
            <ConfirmButton {...shared} kind={look} aria-keyshortcuts={key} onConfirm={() => onConfirm(next)}>
              {t(`actions.${kind}Next`)}{' '}
              <Key aria-hidden hideBelow="lg">
                {key}
              </Key>
            </ConfirmButton>
          )}
        </Flex>
      )}
    </DrawerFooter>
  )
}

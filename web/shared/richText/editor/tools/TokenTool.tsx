import { Box, chakra } from '@chakra-ui/react'
import { Braces } from 'lucide-react'
import { useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ReactEditor, useSlateStatic } from 'slate-react'
import { Popover } from '../../../ui/Popover.tsx'
import type { TokenChoice } from '../../tokenChoice.ts'
import { catchUp, insertToken } from '../commands.ts'
import { ToolButton } from './ToolButton.tsx'

const Choice = chakra('button', {
  base: {
    display: 'block',
    width: '100%',
    paddingBlock: '1',
    paddingInline: '2',
    borderRadius: '6px',
    textAlign: 'start',
    cursor: 'pointer',
    _hover: { bg: 'bg.muted' },
    _focusVisible: { bg: 'bg.muted', outline: '2px solid', outlineColor: 'accent', outlineOffset: '-2px' },
  },
})

/** Inserts a placeholder at the cursor. */
export function TokenTool({ tokens, isDisabled }: { tokens: readonly TokenChoice[]; isDisabled: boolean }) {
  const { t } = useTranslation('richText')
  const editor = useSlateStatic()
  const [isOpen, setOpen] = useState(false)
  const open = (then: () => void) => () => {
    catchUp(editor)
    then()
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const choices = [...event.currentTarget.querySelectorAll('button')]
    const at = choices.indexOf(document.activeElement as HTMLButtonElement)
    const next = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 }[event.key]
    if (next === undefined) return
    event.preventDefault()
    choices.at(next % choices.length)?.focus()
  }
  const take = (name: string) => {
    setOpen(false)
    insertToken(editor, name)
    ReactEditor.focus(editor)
  }
  return (
    <Popover
      label={t('token')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      padding="1"
      width="280px"
      trigger={({ onClick, ...aria }) => (
        <ToolButton {...aria} label={t('token')} isOff={isDisabled} onClick={open(onClick)}>
          <Braces size={16} aria-hidden />
        </ToolButton>
      )}
    >
      <Box role="group" aria-label={t('token')} maxHeight="260px" overflow="auto" onKeyDown={onKeyDown}>
        {tokens.map(({ name, label }) => (
          <Choice key={name} type="button" onClick={() => take(name)}>
            <Box fontWeight="600" overflowWrap="anywhere">
              {name}
            </Box>
            <Box color="fg.muted" fontSize="12px">
              {label}
            </Box>
          </Choice>
        ))}
      </Box>
    </Popover>
  )
}

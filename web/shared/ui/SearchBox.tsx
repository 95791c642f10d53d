import { Box, chakra } from '@chakra-ui/react'
import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Input, Key } from '../fields/controls.tsx'
import { useShortcutsOn } from '../hooks/keyboard.ts'
import { useShortcut } from '../hooks/useShortcut.ts'

interface Props {
  value: string
  onChange: (text: string) => void
  /** What is searched: `Name, phone or e-mail`. */
  label: string
  /** What the key / does, for the shortcut sheet. */
  action: string
}

/** Words to search a list for; works a moment after the last key, or with Enter. */
export default function SearchBox({ value, onChange, label, action }: Props) {
  const [draft, setDraft] = useState({ text: value, of: value })
  // Back, a cleared filter or a link changes the address: the box follows.
  if (draft.of !== value) setDraft({ text: value, of: value })
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useShortcut('/', () => input.current?.focus(), action)
  const hasShortcuts = useShortcutsOn()
  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text === value) return
    setDraft({ text, of: text })
    onChange(text)
  }
  const type = (text: string) => {
    setDraft({ text, of: value })
    clearTimeout(timer.current)
    timer.current = setTimeout(() => apply(text), 400)
  }
  return (
    <chakra.form
      role="search"
      position="relative"
      flex="1 1 210px"
      maxWidth={{ base: '100%', md: '300px' }}
      onSubmit={(event) => {
        event.preventDefault()
        apply(draft.text)
      }}
    >
      <Box position="absolute" insetInlineStart="2.5" top="8px" color="fg.muted" pointerEvents="none">
        <Search size={16} aria-hidden />
      </Box>
      <Input
        ref={input}
        type="search"
        value={draft.text}
        maxLength={200}
        paddingInline="8"
        aria-label={label}
        placeholder={label}
        aria-keyshortcuts={hasShortcuts ? '/' : undefined}
        title={hasShortcuts ? `${label} (/)` : undefined}
        onChange={(event) => type(event.target.value)}
      />
      {hasShortcuts && draft.text === '' && (
        <Key position="absolute" insetInlineEnd="2" top="6px" aria-hidden pointerEvents="none">
          /
        </Key>
      )}
    </chakra.form>
  )
}

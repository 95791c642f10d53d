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
  /** The action of the key /, for the shortcut sheet. */
  action: string
}

interface Draft {
  text: string
  /** The value in the address at the last render. */
  of: string
  /** The values that were sent to the address and are not in it yet: a list may load for a while first. */
  sent: readonly string[]
}

/**
 * Returns the draft after a change of the address. Either the address catches up with the typed text, while the user
 * types on; or Back, a cleared filter or a link has changed it, and the box follows.
 */
function followed({ text, sent }: Draft, value: string): Draft {
  const at = sent.indexOf(value)
  return at < 0 ? { text: value, of: value, sent: [] } : { text, of: value, sent: sent.slice(at + 1) }
}

/** A box for searching a list; the search starts a moment after the last keystroke, or with Enter. */
export default function SearchBox({ value, onChange, label, action }: Props) {
  const [draft, setDraft] = useState<Draft>({ text: value, of: value, sent: [] })
  if (draft.of !== value) setDraft(followed(draft, value))
  const input = useRef<HTMLInputElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useShortcut('/', () => input.current?.focus(), action)
  const hasShortcuts = useShortcutsOn()
  const apply = (text: string) => {
    clearTimeout(timer.current)
    if (text === (draft.sent.at(-1) ?? value)) return
    setDraft(({ of, sent }) => ({ text, of, sent: [...sent, text] }))
    onChange(text)
  }
  const type = (text: string) => {
    setDraft({ ...draft, text })
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

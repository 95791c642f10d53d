import type { KeyboardEvent } from 'react'
import type { Editor } from 'slate'
import { marks, type RichTextMark } from '../../../../common/richText/nodes.ts'
import { isMac, isMod } from '../../hooks/keyboard.ts'
import { toggleMark } from './commands.ts'

const letters: Readonly<Record<RichTextMark, string>> = { bold: 'b', italic: 'i', underline: 'u' }

/** Returns the shortcut of a mark, for its tooltip. */
export const markKeys = (mark: RichTextMark): string => `${isMac ? '⌘' : 'Ctrl+'}${letters[mark].toUpperCase()}`

/** Handles the shortcuts of the editor, except during a composition. */
export function handleKey(editor: Editor, event: KeyboardEvent): void {
  if (event.nativeEvent.isComposing || event.altKey) return
  if (event.key === 'Enter' && event.shiftKey) {
    event.preventDefault()
    editor.insertText('\n')
  }
  if (!isMod(event.nativeEvent) || event.shiftKey) return
  const mark = marks.find((one) => letters[one] === event.key.toLowerCase())
  if (!mark) return
  event.preventDefault()
  toggleMark(editor, mark)
}

import { Editor, Element, Path, Range, Transforms } from 'slate'
import { HistoryEditor } from 'slate-history'
import { ReactEditor } from 'slate-react'
import {
  tokenOf,
  type RichTextLink,
  type RichTextMark,
  type RichTextPicture,
} from '../../../../common/richText/nodes.ts'
import { isA, toParagraph } from './withRichText.ts'

/** Reads the selection from the browser: the editor is notified a moment later, and a tool may be faster. */
export function catchUp(editor: Editor): void {
  const shown = ReactEditor.isFocused(editor) ? window.getSelection() : null
  const range = shown && ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true })
  if (range) Transforms.select(editor, range)
}

/** Whether the text at the cursor has a mark. */
export const hasMark = (editor: Editor, mark: RichTextMark): boolean => Editor.marks(editor)?.[mark] === true

/** Adds a mark to the selected text, or removes it. */
export function toggleMark(editor: Editor, mark: RichTextMark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** The forms of a line other than a paragraph. */
export type LineForm = 'heading' | 'subheading' | 'bulletedList' | 'numberedList'

const formOf = (element: Element): LineForm | null => {
  if (isA(element, 'heading')) return element.level === 2 ? 'heading' : 'subheading'
  return isA(element, 'list') ? (element.isNumbered ? 'numberedList' : 'bulletedList') : null
}

/** Returns the form of the selected lines, which is that of the first one. */
export function formAt(editor: Editor): LineForm | null {
  if (!editor.selection) return null
  const [found] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && formOf(node) !== null })
  return found ? formOf(found[0] as Element) : null
}

/** Applies a form to the selected lines, or turns them into paragraphs again. */
export function toggleForm(editor: Editor, form: LineForm): void {
  const isOn = formAt(editor) === form
  Editor.withoutNormalizing(editor, () => {
    toParagraph(editor)
    if (isOn) return
    const isParagraph = (node: unknown) => Element.isElement(node) && node.type === 'paragraph'
    if (form === 'heading' || form === 'subheading') {
      Transforms.setNodes(editor, { type: 'heading', level: form === 'heading' ? 2 : 3 }, { match: isParagraph })
      return
    }
    Transforms.setNodes(editor, { type: 'item' }, { match: isParagraph })
    Transforms.wrapNodes(
      editor,
      { type: 'list', isNumbered: form === 'numberedList', children: [] },
      { match: (node) => isA(node, 'item') },
    )
  })
}

/** Returns the link at the cursor. */
export function linkAt(editor: Editor): RichTextLink | null {
  if (!editor.selection) return null
  const [found] = Editor.nodes(editor, { match: (node) => isA(node, 'link') })
  return found ? (found[0] as RichTextLink) : null
}

/** Removes links and keeps their text. */
export const removeLink = (editor: Editor): void =>
  Transforms.unwrapNodes(editor, { match: (node) => isA(node, 'link') })

/** Turns the selected text into a link; without a selection, changes the link at the cursor or inserts a new one. */
export function setLink(editor: Editor, url: string, text: string): void {
  const { selection } = editor
  if (!selection) return
  if (linkAt(editor) && Range.isCollapsed(selection))
    return Transforms.setNodes(editor, { url }, { match: (node) => isA(node, 'link') })
  if (Range.isCollapsed(selection)) {
    Transforms.insertNodes(editor, { type: 'link', url, children: [{ text }] })
    return leaveInline(editor)
  }
  Editor.withoutNormalizing(editor, () => {
    removeLink(editor)
    Transforms.wrapNodes(editor, { type: 'link', url, children: [] }, { split: true })
  })
}

/** Moves the cursor behind an inserted placeholder or link. */
function leaveInline(editor: Editor): void {
  const inline = Editor.above(editor, {
    match: (node) => Element.isElement(node) && editor.isInline(node),
    mode: 'highest',
    voids: true,
  })
  if (inline) Transforms.select(editor, Editor.start(editor, Path.next(inline[1])))
}

/** Inserts a placeholder at the cursor. */
export function insertToken(editor: Editor, name: string): void {
  Transforms.insertNodes(editor, tokenOf(name))
  leaveInline(editor)
}

/** Inserts a picture below the block at the cursor. */
export function insertPicture(editor: Editor, path: string): void {
  const [first = -1] = editor.selection?.focus.path ?? []
  const picture: RichTextPicture = { type: 'picture', path, alt: '', children: [{ text: '' }] }
  Transforms.insertNodes(editor, picture, { at: [first + 1], select: true })
}

/** Whether there is a change to undo. */
export const canUndo = (editor: Editor): boolean =>
  HistoryEditor.isHistoryEditor(editor) && editor.history.undos.length > 0
/** Whether there is a change to redo. */
export const canRedo = (editor: Editor): boolean =>
  HistoryEditor.isHistoryEditor(editor) && editor.history.redos.length > 0

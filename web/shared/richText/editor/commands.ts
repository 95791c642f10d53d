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

/** Takes the selection as the browser shows it: the editor hears of it a moment later, and a tool may be quicker. */
export function catchUp(editor: Editor): void {
  const shown = ReactEditor.isFocused(editor) ? window.getSelection() : null
  const range = shown && ReactEditor.toSlateRange(editor, shown, { exactMatch: false, suppressThrow: true })
  if (range) Transforms.select(editor, range)
}

/** Whether the text at the cursor has a mark. */
export const hasMark = (editor: Editor, mark: RichTextMark): boolean => Editor.marks(editor)?.[mark] === true

/** Gives the selected text a mark, or takes it away. */
export function toggleMark(editor: Editor, mark: RichTextMark): void {
  if (hasMark(editor, mark)) Editor.removeMark(editor, mark)
  else Editor.addMark(editor, mark, true)
}

/** What a line may be beside a paragraph. */
export type LineForm = 'heading' | 'subheading' | 'bulletedList' | 'numberedList'

const formOf = (element: Element): LineForm | null => {
  if (isA(element, 'heading')) return element.level === 2 ? 'heading' : 'subheading'
  return isA(element, 'list') ? (element.isNumbered ? 'numberedList' : 'bulletedList') : null
}

/** The form of the lines that are selected: that of the first. */
export function formAt(editor: Editor): LineForm | null {
  if (!editor.selection) return null
  const [found] = Editor.nodes(editor, { match: (node) => Element.isElement(node) && formOf(node) !== null })
  return found ? formOf(found[0] as Element) : null
}

/** Gives the selected lines a form, or makes them paragraphs again. */
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

/** The link at the cursor. */
export function linkAt(editor: Editor): RichTextLink | null {
  if (!editor.selection) return null
  const [found] = Editor.nodes(editor, { match: (node) => isA(node, 'link') })
  return found ? (found[0] as RichTextLink) : null
}

/** Takes links away, their text stays. */
export const removeLink = (editor: Editor): void =>
  Transforms.unwrapNodes(editor, { match: (node) => isA(node, 'link') })

/** Links the selected text; without a selection, changes the link at the cursor or writes a new one. */
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

/** Puts the cursor behind a placeholder or link that was put in. */
function leaveInline(editor: Editor): void {
  const inline = Editor.above(editor, {
    match: (node) => Element.isElement(node) && editor.isInline(node),
    mode: 'highest',
    voids: true,
  })
  if (inline) Transforms.select(editor, Editor.start(editor, Path.next(inline[1])))
}

/** Puts a placeholder at the cursor. */
export function insertToken(editor: Editor, name: string): void {
  Transforms.insertNodes(editor, tokenOf(name))
  leaveInline(editor)
}

/** Puts a picture below the block at the cursor. */
export function insertPicture(editor: Editor, path: string): void {
  const [first = -1] = editor.selection?.focus.path ?? []
  const picture: RichTextPicture = { type: 'picture', path, alt: '', children: [{ text: '' }] }
  Transforms.insertNodes(editor, picture, { at: [first + 1], select: true })
}

/** Whether there is a change to take back, or one that was taken back. */
export const canUndo = (editor: Editor): boolean =>
  HistoryEditor.isHistoryEditor(editor) && editor.history.undos.length > 0
/** The same for one that was taken back. */
export const canRedo = (editor: Editor): boolean =>
  HistoryEditor.isHistoryEditor(editor) && editor.history.redos.length > 0

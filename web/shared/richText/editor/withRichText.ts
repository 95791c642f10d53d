import { Editor, Element, Node, Path, Range, Text, Transforms, type NodeEntry } from 'slate'
import { ReactEditor } from 'slate-react'
import { blankParagraph, type RichTextBlock, type RichTextToken } from '../../../../common/richText/nodes.ts'

/** Whether a node is an element of this type. */
export const isA = <T extends Element['type']>(node: Node, type: T): node is Extract<Element, { type: T }> =>
  Element.isElement(node) && node.type === type

/** Whether a node is one line of text. */
const isLine = (node: Node) => isA(node, 'paragraph') || isA(node, 'heading') || isA(node, 'item')

/** The blocks of an editor. */
export const blocksOf = (editor: Editor) => editor.children as RichTextBlock[]

/** Fixes one thing that the model does not allow. Returns whether there was one. */
function mend(editor: Editor, [node, path]: NodeEntry): boolean {
  if (Editor.isEditor(node)) return mendEnd(editor)
  if (!Element.isElement(node)) return false
  const parent = Node.parent(editor, path)
  if (isA(node, 'item') && !isA(parent, 'list'))
    return set(() => Transforms.setNodes(editor, { type: 'paragraph' }, { at: path }))
  if (isA(node, 'link')) {
    const isEmpty = Node.string(node) === '' && !node.children.some((child) => isA(child, 'token'))
    if (isEmpty || isA(parent, 'link')) return set(() => Transforms.unwrapNodes(editor, { at: path }))
  }
  if (isA(node, 'list')) return mendList(editor, path)
  // A paragraph within an item, which a paste may contain, is merged into the item's line.
  if (isLine(node)) {
    for (const [child, childPath] of Node.children(editor, path)) {
      if (Element.isElement(child) && !editor.isInline(child))
        return set(() => Transforms.unwrapNodes(editor, { at: childPath }))
    }
  }
  return false
}

const set = (change: () => void) => {
  change()
  return true
}

/** Ensures that the last block is a line, so that there is room to write. */
function mendEnd(editor: Editor): boolean {
  const last = editor.children.at(-1)
  if (last && !isA(last, 'picture')) return false
  return set(() => Transforms.insertNodes(editor, blankParagraph(), { at: [editor.children.length] }))
}

/** Ensures that a list contains only items, and merges two adjacent lists of the same kind. */
function mendList(editor: Editor, path: Path): boolean {
  for (const [child, childPath] of Node.children(editor, path)) {
    if (isA(child, 'item')) continue
    return set(() =>
      isLine(child) || Text.isText(child)
        ? Transforms.setNodes(editor, { type: 'item' }, { at: childPath })
        : Transforms.unwrapNodes(editor, { at: childPath }),
    )
  }
  const next = Path.next(path)
  const [list, other] = [Node.get(editor, path), Node.has(editor, next) && Node.get(editor, next)]
  if (!other || !isA(list, 'list') || !isA(other, 'list') || list.isNumbered !== other.isNumbered) return false
  return set(() => Transforms.mergeNodes(editor, { at: next }))
}

/** Returns the placeholder before or after the cursor. */
function tokenBeside(editor: Editor, isBackward: boolean): NodeEntry<RichTextToken> | undefined {
  const { selection } = editor
  if (!selection || !Range.isCollapsed(selection)) return undefined
  const at = isBackward ? Editor.before(editor, selection) : Editor.after(editor, selection)
  const found = at && Editor.above(editor, { at, match: (node) => isA(node, 'token'), voids: true })
  const isWithin = Editor.above(editor, { match: (node) => isA(node, 'token'), voids: true })
  return isWithin ? undefined : (found as NodeEntry<RichTextToken> | undefined)
}

const lineAt = (editor: Editor) => Editor.above(editor, { match: isLine })

/** Turns the line at the cursor into a paragraph outside its list. */
export function toParagraph(editor: Editor): void {
  Editor.withoutNormalizing(editor, () => {
    Transforms.unwrapNodes(editor, { match: (node) => isA(node, 'list'), split: true })
    Transforms.unsetNodes(editor, 'level' as never, { match: (node) => isA(node, 'heading') })
    Transforms.setNodes(editor, { type: 'paragraph' }, { match: isLine })
  })
}

/**
 * Teaches an editor the model: which elements are inline or void, how Enter and Backspace work, and what is normalised.
 */
export function withRichText<E extends Editor>(editor: E): E {
  const { isInline, isVoid, normalizeNode, normalize, insertBreak, deleteBackward, deleteForward } = editor

  editor.isInline = (element) => isA(element, 'link') || isA(element, 'token') || isInline(element)
  editor.isVoid = (element) => isA(element, 'picture') || isA(element, 'token') || isVoid(element)
  editor.normalizeNode = (entry, options) => {
    if (!mend(editor, entry)) normalizeNode(entry, options)
  }
  // The text must not change during a composition.
  editor.normalize = (options) => {
    if (!ReactEditor.isComposing(editor)) normalize(options)
  }

  editor.insertBreak = () => {
    const [line, path] = lineAt(editor) ?? []
    const isEmpty = line && Editor.isEmpty(editor, line as Element)
    if (line && isEmpty && !isA(line, 'paragraph')) return toParagraph(editor)
    const picture = Editor.above(editor, { match: (node) => isA(node, 'picture'), voids: true })
    if (picture) return Transforms.insertNodes(editor, blankParagraph(), { at: Path.next(picture[1]), select: true })
    const isAtEnd = path && editor.selection && Editor.isEnd(editor, editor.selection.focus, path)
    insertBreak()
    // A heading is followed by a paragraph.
    if (line && isA(line, 'heading') && isAtEnd) toParagraph(editor)
  }
  editor.deleteBackward = (unit) => {
    const token = tokenBeside(editor, true)
    if (token) return Transforms.select(editor, Editor.start(editor, token[1]))
    const [line, path] = lineAt(editor) ?? []
    const isAtStart =
      path &&
      editor.selection &&
      Range.isCollapsed(editor.selection) &&
      Editor.isStart(editor, editor.selection.focus, path)
    if (line && isAtStart && !isA(line, 'paragraph')) return toParagraph(editor)
    deleteBackward(unit)
  }
  editor.deleteForward = (unit) => {
    const token = tokenBeside(editor, false)
    if (token) return Transforms.select(editor, Editor.start(editor, token[1]))
    deleteForward(unit)
  }
  return editor
}

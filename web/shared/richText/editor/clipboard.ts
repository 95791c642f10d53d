import DOMPurify from 'dompurify'
import { Editor, Transforms } from 'slate'
import type { RichTextKind } from '../../../../common/richText/kinds.ts'
import { isRun, type RichTextBlock } from '../../../../common/richText/nodes.ts'
import { richTextOf, type HtmlPiece } from '../../../../common/richText/read.ts'
import { paragraphsOf, plainTextOf } from '../../../../common/richText/text.ts'
import { htmlOf } from '../../../../common/richText/write.ts'
import { piecesOf } from '../readHtml.ts'
import { catchUp } from './commands.ts'

const purifier = DOMPurify(window)

/**
 * Whether a style underlines. The declarations are checked one at a time, because an expression over all of them would
 * take quadratic time.
 */
const isUnderlined = (style: string) => style.split(';').some((one) => /^\s*text-decoration.*underline/i.test(one))

/**
 * Converts the HTML of other programs: their styles define what is bold, and what is not bold in spite of its element.
 */
function restyled(piece: HtmlPiece): HtmlPiece {
  if (typeof piece === 'string') return piece
  const style = piece.attributes.style ?? ''
  const children = piece.children.map(restyled)
  const isPlain = /font-weight:\s*(?:normal|400)/i.test(style) && (piece.name === 'b' || piece.name === 'strong')
  const marks = [
    /font-weight:\s*(?:bold|[6-9]00)/i.test(style) && 'strong',
    /font-style:\s*italic/i.test(style) && 'em',
    isUnderlined(style) && piece.name !== 'a' && 'u',
  ]
  return marks.reduce<HtmlPiece>(
    (inner, name) =>
      name && typeof inner !== 'string'
        ? { ...inner, children: [{ name, attributes: {}, children: inner.children }] }
        : inner,
    { ...piece, name: isPlain ? 'span' : piece.name, children },
  )
}

/** Returns pasted HTML as rich text. */
export function readPasted(html: string, kind: RichTextKind): RichTextBlock[] {
  const page = purifier.sanitize(html, {
    FORBID_TAGS: ['svg', 'math', 'style'],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'style', 'data-token'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM: true,
  })
  return richTextOf(piecesOf(page).map(restyled), kind)
}

/** Returns the files of a paste or a drop. */
export const filesOf = (data: DataTransfer): File[] => [...data.files]

/** Inserts pasted or dropped content at the cursor: HTML as rich text, otherwise plain text as paragraphs. */
export function insertClipboard(editor: Editor, data: DataTransfer, kind: RichTextKind): void {
  const html = data.getData('text/html')
  const blocks = html ? readPasted(html, kind) : paragraphsOf(data.getData('text/plain'))
  const [first] = blocks
  if (!first) return
  // A single line is inserted into the line at the cursor, with only its marks and links.
  if (blocks.length === 1 && first.type === 'paragraph') {
    const isPlain = first.children.every((inline) => isRun(inline) && Object.keys(inline).length === 1)
    if (isPlain) Editor.insertText(editor, first.children.map((inline) => (isRun(inline) ? inline.text : '')).join(''))
    else Transforms.insertFragment(editor, blocks)
  } else Transforms.insertFragment(editor, blocks)
}

/** Copies the selection as stored HTML and plain text, never as the HTML of the screen. */
export function copySelected(editor: Editor, data: DataTransfer): void {
  catchUp(editor)
  const blocks = editor.getFragment() as RichTextBlock[]
  data.setData('text/html', htmlOf(blocks))
  data.setData('text/plain', plainTextOf(blocks))
}

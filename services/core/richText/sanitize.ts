import { parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { isAllowedUrl, picturePathOf, type RichTextKind } from '../../../common/richText/kinds.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { richTextOf, type HtmlPiece } from '../../../common/richText/read.ts'
import { htmlOf } from '../../../common/richText/write.ts'

/**
 * The elements of foreign HTML that have a meaning here; of all others only the text is preserved, if they have any.
 */
const allowedTags =
  'a address article aside b blockquote br caption center dd div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img li main nav ol p pre section span strong table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
/** Deeper nesting does not occur in real texts. */
const deepest = 64

/** Removes everything that must never run or load, however browsers would interpret broken markup. */
const clean = (html: string, kind: RichTextKind): string =>
  sanitizeHtml(html, {
    allowedTags,
    allowedAttributes: { a: ['href'], img: ['src', 'alt'], span: ['data-token'] },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesAppliedToAttributes: ['href', 'src'],
    allowProtocolRelative: false,
    nestingLimit: deepest,
    nonTextTags: [
      ...['script', 'style', 'textarea', 'option', 'title', 'noscript', 'noembed', 'noframes', 'template', 'xmp'],
      ...['iframe', 'object', 'svg', 'math', 'select', 'button', 'audio', 'video', 'canvas'],
    ],
    exclusiveFilter: ({ tag, attribs }) =>
      tag === 'img'
        ? picturePathOf(attribs.src ?? '') === null
        : tag === 'a' && !isAllowedUrl(attribs.href ?? '', kind) && 'excludeTag',
  })

/** With deeper nesting the parser would take long. */
const mostOpen = 1_000
/** Elements without content, and those that the next one of their kind closes. */
const flat = new Set('br hr img input link meta col wbr p li dt dd tr td th'.split(' '))

function isTooDeep(html: string): boolean {
  let open = 0
  for (const [, slash, name = ''] of html.matchAll(/<(\/?)([a-z]+)/gi)) {
    if (flat.has(name.toLowerCase())) continue
    open = slash ? Math.max(0, open - 1) : open + 1
    if (open > mostOpen) return true
  }
  return false
}

type Parsed = ReturnType<typeof parseDocument>['children'][number]

function pieceOf(node: Parsed): HtmlPiece[] {
  if (node.type === 'text') return [node.data]
  if (!('attribs' in node)) return []
  return [{ name: node.name, attributes: node.attribs, children: node.children.flatMap(pieceOf) }]
}

/** Parses submitted rich text, and drops everything that a field of the kind may not contain. */
export function readRichText(html: string, kind: RichTextKind): RichTextBlock[] {
  const markup = isTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : html
  return richTextOf(parseDocument(clean(markup, kind)).children.flatMap(pieceOf), kind)
}

/**
 * Returns the rich text as HTML in its stored form: the editor's output comes out unchanged. Empty if there is no text.
 */
export const sanitizeRichText = (html: string, kind: RichTextKind): string => htmlOf(readRichText(html, kind))

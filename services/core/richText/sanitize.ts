import { parseDocument } from 'htmlparser2'
import sanitizeHtml from 'sanitize-html'
import { isAllowedUrl, picturePathOf, type RichTextKind } from '../../../common/richText/kinds.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { richTextOf, type HtmlPiece } from '../../../common/richText/read.ts'
import { htmlOf } from '../../../common/richText/write.ts'

/** What of foreign HTML has a meaning here; of all other elements the text is kept, or nothing where it is none to read. */
const allowedTags =
  'a address article aside b blockquote br caption center dd div dl dt em figcaption figure footer h1 h2 h3 h4 h5 h6 header hr i img li main nav ol p pre section span strong table tbody td tfoot th thead tr u ul'.split(
    ' ',
  )
/** Deeper than this nobody writes. */
const deepest = 64

/** What must never run or load is gone, whatever browsers would make of broken markup. */
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

/** Deeper than this the parser takes long. */
const mostOpen = 1_000
/** What holds nothing, and what the next of its kind ends. */
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

/** Rich text that somebody sent, with nothing in it but what a field of the kind may hold. */
export function readRichText(html: string, kind: RichTextKind): RichTextBlock[] {
  const markup = isTooDeep(html) ? html.replace(/<[^<>]*>/g, ' ') : html
  return richTextOf(parseDocument(clean(markup, kind)).children.flatMap(pieceOf), kind)
}

/** The same as HTML, in the form in which it is stored: what the editor sends comes out unchanged. Empty where there is nothing to read. */
export const sanitizeRichText = (html: string, kind: RichTextKind): string => htmlOf(readRichText(html, kind))

import type { RichTextKind } from '../../../common/richText/kinds.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { richTextOf, type HtmlPiece } from '../../../common/richText/read.ts'

function pieceOf(node: Node): HtmlPiece[] {
  if (node.nodeType === Node.TEXT_NODE) return [node.nodeValue ?? '']
  if (!(node instanceof Element)) return []
  const attributes = Object.fromEntries([...node.attributes].map(({ name, value }) => [name, value]))
  return [{ name: node.localName, attributes, children: piecesOf(node) }]
}

/** Returns the content of a node. */
export const piecesOf = (parent: Node): HtmlPiece[] => [...parent.childNodes].flatMap(pieceOf)

/**
 * Returns stored HTML as rich text. It is parsed as a document that runs and loads nothing, and only what the kind
 * allows is read from it: whatever the HTML contains, nothing else reaches the screen.
 */
export const readHtml = (html: string, kind: RichTextKind): RichTextBlock[] =>
  html === '' ? [] : richTextOf(piecesOf(new DOMParser().parseFromString(html, 'text/html').body), kind)

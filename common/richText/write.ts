import { pictureUrl } from './kinds.ts'
import { isRun, marks } from './nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextMark, RichTextRun } from './nodes.ts'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes a text for HTML, between tags or in quotes. */
export const escapeText = (text: string): string => text.replace(/[&<>"]/g, (sign) => escapes[sign]!)

const tags: Readonly<Record<RichTextMark, string>> = { bold: 'strong', italic: 'em', underline: 'u' }

const isBlank = (block: RichTextBlock) =>
  (block.type === 'paragraph' || block.type === 'heading') &&
  block.children.every((inline) => isRun(inline) && inline.text.trim() === '')

/** Returns the blocks without blank lines at the beginning and the end. */
export function trimBlocks(blocks: readonly RichTextBlock[]): readonly RichTextBlock[] {
  const from = blocks.findIndex((block) => !isBlank(block))
  return from < 0 ? [] : blocks.slice(from, blocks.findLastIndex((block) => !isBlank(block)) + 1)
}

/** How a writer of HTML renders everything but plain text. All arguments are escaped already. */
export interface HtmlShapes {
  block(tag: 'p' | 'h2' | 'h3' | 'ul' | 'ol' | 'li', html: string): string
  link(url: string, html: string): string
  token(name: string): string
  /** The picture and its line. */
  picture(path: string, alt: string): string
}

/** Returns the HTML of a run of text with its marks. */
function runHtml(run: RichTextRun): string {
  const html = escapeText(run.text).replaceAll('\n', '<br>')
  return (
    html && marks.reduceRight((inner, mark) => (run[mark] ? `<${tags[mark]}>${inner}</${tags[mark]}>` : inner), html)
  )
}

function inlineHtml(inline: RichTextInline, shapes: HtmlShapes): string {
  if (isRun(inline)) return runHtml(inline)
  if (inline.type === 'token') return shapes.token(escapeText(inline.name))
  const html = linesHtml(inline.children, shapes)
  return html && shapes.link(escapeText(inline.url), html)
}

const linesHtml = (inlines: readonly RichTextInline[], shapes: HtmlShapes) =>
  inlines.map((inline) => inlineHtml(inline, shapes)).join('')

/** Returns the HTML of blocks, using the caller's shapes. */
export function shapeHtml(blocks: readonly RichTextBlock[], shapes: HtmlShapes): string[] {
  // An empty paragraph has no height, and a line break at the end of a paragraph is not visible.
  const line = (html: string) => (html === '' || html.endsWith('<br>') ? `${html}<br>` : html)
  return blocks.map((block) => {
    switch (block.type) {
      case 'picture':
        return shapes.picture(block.path, escapeText(block.alt))
      case 'list': {
        const items = block.children.map(({ children }) => shapes.block('li', line(linesHtml(children, shapes))))
        return shapes.block(block.isNumbered ? 'ol' : 'ul', items.join(''))
      }
      case 'heading':
        return shapes.block(`h${block.level}`, line(linesHtml(block.children, shapes)))
      case 'paragraph':
        return shapes.block('p', line(linesHtml(block.children, shapes)))
    }
  })
}

const storedShapes: HtmlShapes = {
  block: (tag, html) => `<${tag}>${html}</${tag}>`,
  link: (url, html) => `<a href="${url}" rel="noopener">${html}</a>`,
  token: (name) => `<span data-token="${name}">${name}</span>`,
  picture: (path, alt) => `<p><img src="${escapeText(pictureUrl(path))}" alt="${alt}"></p>`,
}

/** Returns rich text as HTML, as it is sent and stored. The result is empty if there is nothing to read. */
export const htmlOf = (blocks: readonly RichTextBlock[]): string => shapeHtml(trimBlocks(blocks), storedShapes).join('')

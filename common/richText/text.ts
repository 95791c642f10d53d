import { isRun } from './nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextParagraph } from './nodes.ts'
import { trimBlocks } from './write.ts'

const inlineText = (inline: RichTextInline): string => {
  if (isRun(inline)) return inline.text
  return inline.type === 'token' ? inline.name : inline.children.map(inlineText).join('')
}
/** What a line says. */
export const lineText = (inlines: readonly RichTextInline[]) => inlines.map(inlineText).join('')

/** A line with the addresses of its links, where its words do not say them. */
const lineWithLinks = (inlines: readonly RichTextInline[]) =>
  inlines
    .map((inline) => {
      const text = inlineText(inline)
      if (isRun(inline) || inline.type !== 'link' || text === inline.url) return text
      return `${text} (${inline.url})`
    })
    .join('')

/** Rich text as plain text: blocks a line apart, items with their signs, addresses of links behind their words. */
export function plainTextOf(blocks: readonly RichTextBlock[]): string {
  const texts = trimBlocks(blocks).map((block) => {
    if (block.type === 'picture') return block.alt && `[${block.alt}]`
    if (block.type !== 'list') return lineWithLinks(block.children)
    return block.children
      .map(({ children }, at) => `${block.isNumbered ? `${at + 1}.` : '-'} ${lineWithLinks(children)}`)
      .join('\n')
  })
  return texts
    .join('\n\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** How many signs there are to read: what a limit of a field counts. */
export function richTextLength(blocks: readonly RichTextBlock[]): number {
  const lengths = blocks.map((block) => {
    if (block.type === 'picture') return 0
    const lines = block.type === 'list' ? block.children : [block]
    return lines.reduce((sum, { children }) => sum + lineText(children).length, 0)
  })
  return lengths.reduce((sum, length) => sum + length, 0)
}

/** Plain text as paragraphs: a blank line ends one, a line break stays one. */
export const paragraphsOf = (text: string): RichTextParagraph[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', children: [{ text: part }] }))

/** Paths of the pictures, each once. */
export const picturesOf = (blocks: readonly RichTextBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'picture' ? [block.path] : []))),
]

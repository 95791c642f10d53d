import { isRun } from './nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextParagraph } from './nodes.ts'
import { trimBlocks } from './write.ts'

const inlineText = (inline: RichTextInline): string => {
  if (isRun(inline)) return inline.text
  return inline.type === 'token' ? inline.name : inline.children.map(inlineText).join('')
}
/** Returns the text of a line. */
export const lineText = (inlines: readonly RichTextInline[]) => inlines.map(inlineText).join('')

/** Returns a line with the addresses of its links, unless a link's text is the address itself. */
const lineWithLinks = (inlines: readonly RichTextInline[]) =>
  inlines
    .map((inline) => {
      const text = inlineText(inline)
      if (isRun(inline) || inline.type !== 'link' || text === inline.url) return text
      return `${text} (${inline.url})`
    })
    .join('')

/**
 * Returns rich text as plain text: blocks are separated by a blank line, items have their signs, and links are followed
 * by their addresses.
 */
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

/** Returns the number of readable characters, which is what the limit of a field counts. */
export function richTextLength(blocks: readonly RichTextBlock[]): number {
  const lengths = blocks.map((block) => {
    if (block.type === 'picture') return 0
    const lines = block.type === 'list' ? block.children : [block]
    return lines.reduce((sum, { children }) => sum + lineText(children).length, 0)
  })
  return lengths.reduce((sum, length) => sum + length, 0)
}

/** Returns plain text as paragraphs. A blank line ends a paragraph, and a line break is preserved. */
export const paragraphsOf = (text: string): RichTextParagraph[] =>
  text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part !== '')
    .map((part) => ({ type: 'paragraph', children: [{ text: part }] }))

/** Returns the paths of the pictures, each once. */
export const picturesOf = (blocks: readonly RichTextBlock[]): string[] => [
  ...new Set(blocks.flatMap((block) => (block.type === 'picture' ? [block.path] : []))),
]

import { isLinkUrl, isTokenName } from '../../../common/richText/kinds.ts'
import { isRun } from '../../../common/richText/nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextRun, RichTextToken } from '../../../common/richText/nodes.ts'

type Values = Readonly<Record<string, string>>

export interface Filled {
  blocks: RichTextBlock[]
  /** Names of placeholders without a value, without duplicates. */
  missing: string[]
}

/**
 * Replaces placeholders with values. Older templates contain them as bare words: those in `bareNames` are placeholders
 * everywhere. A value that is an address becomes a link.
 */
export function fillRichText(
  blocks: readonly RichTextBlock[],
  values: Values,
  bareNames: readonly string[] = [],
): Filled {
  const bare = new Set(bareNames)
  const missing = new Set<string>()

  const valueOf = (name: string): string => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (!value) missing.add(name)
    return value || name
  }
  /** Splits a text with its values, so that addresses are separate runs. */
  const fillText = (part: RichTextRun | RichTextToken): RichTextRun[] => {
    if (!isRun(part)) return [{ text: valueOf(part.name) }]
    const texts = ['']
    for (const word of part.text.split(/(\w+)/)) {
      const text = bare.has(word) ? valueOf(word) : word
      if (text !== word && isLinkUrl(text)) texts.push(text, '')
      else texts[texts.length - 1] += text
    }
    return texts.filter((text) => text !== '').map((text) => ({ ...part, text }))
  }
  const linked = (run: RichTextRun): RichTextInline =>
    isLinkUrl(run.text) ? { type: 'link', url: run.text, children: [run] } : run
  const fillUrl = (url: string): string =>
    isTokenName(url)
      ? valueOf(url)
      : url.replace(/\w+/g, (word) =>
          bare.has(word) ? encodeURIComponent(valueOf(word)).replaceAll('%40', '@') : word,
        )
  const fillInline = (inline: RichTextInline): RichTextInline[] => {
    if (isRun(inline) || inline.type === 'token') return fillText(inline).map(linked)
    const url = fillUrl(inline.url)
    const children = inline.children.flatMap(fillText)
    return isLinkUrl(url) ? [{ type: 'link', url, children }] : children
  }

  const filled = blocks.map((block): RichTextBlock => {
    if (block.type === 'picture') return block
    if (block.type !== 'list') return { ...block, children: block.children.flatMap(fillInline) }
    const items = block.children.map((item) => ({ ...item, children: item.children.flatMap(fillInline) }))
    return { ...block, children: items }
  })
  return { blocks: filled, missing: [...missing] }
}

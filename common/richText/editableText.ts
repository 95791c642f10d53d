import { tokenOf } from './nodes.ts'
import type { RichTextBlock, RichTextInline, RichTextItem, RichTextList, RichTextRun } from './nodes.ts'
import { lineText } from './text.ts'
import { trimBlocks } from './write.ts'

const signs: Readonly<Record<string, 2 | 3>> = { '##': 2, '###': 3 }

const itemText = ({ children }: RichTextItem, isNumbered: boolean, at: number) =>
  `${isNumbered ? `${at + 1}.` : '-'} ${lineText(children).replaceAll('\n', ' ')}`

function blockText(block: RichTextBlock): string {
  switch (block.type) {
    case 'picture':
      return `[${block.alt || block.path}]`
    case 'list':
      return block.children.map((item, at) => itemText(item, block.isNumbered, at)).join('\n')
    case 'heading':
      return `${'#'.repeat(block.level)} ${lineText(block.children).replaceAll('\n', ' ')}`
    case 'paragraph':
      return lineText(block.children)
  }
}

/**
 * Returns rich text as text that can be edited without an editor: `## ` begins a heading, `- ` and `1. ` begin items, a
 * blank line ends a block.
 */
export const editableText = (blocks: readonly RichTextBlock[]): string =>
  trimBlocks(blocks)
    .map(blockText)
    .filter((text) => text.trim() !== '')
    .join('\n\n')

/** Turns a text into inlines. Words that are among `tokens` become placeholders. */
function lineOf(text: string, tokens: readonly string[]): RichTextInline[] {
  const found: RichTextInline[] = []
  let run: RichTextRun = { text: '' }
  for (const part of text.split(/(\w+)/)) {
    if (!tokens.includes(part)) run.text += part
    else {
      found.push(run, tokenOf(part))
      run = { text: '' }
    }
  }
  return [...found, run]
}

const listSign = /^(?:-|\d{1,6}\.) (.*)$/

function listOf(lines: readonly string[], before: readonly RichTextBlock[], tokens: readonly string[]): RichTextList {
  const known = new Map(
    before.flatMap((block) =>
      block.type === 'list'
        ? block.children.map((item) => [lineText(item.children).replaceAll('\n', ' '), item] as const)
        : [],
    ),
  )
  const children = lines.map((line): RichTextItem => {
    const text = listSign.exec(line)?.[1] ?? line
    return { type: 'item', children: known.get(text)?.children ?? lineOf(text, tokens) }
  })
  return { type: 'list', isNumbered: !lines[0]!.startsWith('-'), children }
}

/** Returns edited text as blocks. Unchanged parts keep their marks, links and pictures; the rest is plain. */
export function fromEditableText(
  text: string,
  before: readonly RichTextBlock[],
  tokens: readonly string[] = [],
): RichTextBlock[] {
  const known = new Map(before.map((block) => [blockText(block), block]))
  const parts = text
    .replace(/\r\n?/g, '\n')
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
  return parts.map((part): RichTextBlock => {
    const same = known.get(part)
    if (same) return same
    const lines = part.split('\n')
    if (lines.every((line) => listSign.test(line))) return listOf(lines, before, tokens)
    const [, sign = '', title = ''] = /^(##|###) (.*)$/.exec(part) ?? []
    const level = signs[sign]
    return level
      ? { type: 'heading', level, children: lineOf(title, tokens) }
      : { type: 'paragraph', children: lineOf(part, tokens) }
  })
}

import { escapeText } from '../../../common/richText/write.ts'

/** A link of a page to another one. */
export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escapeText(href)}"${attributes}>${escapeText(text)}</a>`

/** A word of a document or a setting. */
export const code = (text: string): string => `<code>${escapeText(text)}</code>`

/** A short text of a description: what stands between backticks is code. */
export const described = (text: string | null | undefined): string =>
  escapeText(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')

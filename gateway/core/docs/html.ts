import { escapeText } from '../../../common/richText/write.ts'

/** Returns a link to another page. */
export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escapeText(href)}"${attributes}>${escapeText(text)}</a>`

/** Returns a term of a document or a setting as code. */
export const code = (text: string): string => `<code>${escapeText(text)}</code>`

/** Returns a short description as HTML. Text between backticks becomes code. */
export const described = (text: string | null | undefined): string =>
  escapeText(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** A text as HTML shows it, within an attribute too. */
export const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => entities[sign]!)

/** A link of a page to another one. */
export const link = (href: string, text: string, attributes = ''): string =>
  `<a href="${escaped(href)}"${attributes}>${escaped(text)}</a>`

/** A word of a document or a setting. */
export const code = (text: string): string => `<code>${escaped(text)}</code>`

/** A short text of a description: what stands between backticks is code. */
export const described = (text: string | null | undefined): string =>
  escaped(text ?? '').replace(/`([^`]+)`/g, '<code>$1</code>')

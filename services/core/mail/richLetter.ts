import { shapeHtml, trimBlocks, type HtmlShapes } from '../../../common/richText/write.ts'
import type { RichTextBlock } from '../../../common/richText/nodes.ts'
import { plainTextOf } from '../../../common/richText/text.ts'
import type { Language } from '../contract/languages.ts'
import { accent, framed, linesAsHtml, linesAsText, type Line } from './letter.ts'
import type { Letter, MailFile } from './mailParts.ts'

/** Returns the content id of a file that is sent with a mail. */
export const contentIdOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1)

// Inline styles, because mail programs ignore style sheets.
const styles = {
  p: 'margin:0 0 16px',
  h2: 'margin:24px 0 12px;font-size:20px;line-height:28px',
  h3: 'margin:20px 0 8px;font-size:17px;line-height:25px',
  ul: 'margin:0 0 16px;padding:0 0 0 24px',
  ol: 'margin:0 0 16px;padding:0 0 0 24px',
  li: 'margin:0 0 4px',
} as const

const picture = (contentId: string, alt: string) =>
  `<p style="${styles.p}"><img src="cid:${contentId}" alt="${alt}" style="display:block;max-width:100%;height:auto;border:0"></p>`

/** Shows the pictures that are sent with the mail; other pictures are replaced by their descriptions. */
const shapesWith = (pictures: readonly MailFile[]): HtmlShapes => ({
  block: (tag, html) => `<${tag} style="${styles[tag]}">${html}</${tag}>`,
  link: (url, html) => `<a href="${url}" style="color:${accent}">${html}</a>`,
  token: (name) => name,
  picture(path, alt) {
    const contentId = pictures.find((file) => file.path === path)?.contentId
    return contentId ? picture(contentId, alt) : alt && `<p style="${styles.p}">[${alt}]</p>`
  },
})

interface Options {
  subject: string
  language?: Language
  /** The pictures that are sent with the mail. */
  pictures?: readonly MailFile[]
  /** Lines of the product below the text. */
  below?: readonly Line[]
}

/** Creates a mail from rich text: HTML in the product's frame, and plain text. */
export function richLetter(
  blocks: readonly RichTextBlock[],
  { subject, language, pictures = [], below = [] }: Options,
): Required<Letter> {
  const html = shapeHtml(trimBlocks(blocks), shapesWith(pictures))
  const text = plainTextOf(blocks)
  return {
    subject,
    body: below.length > 0 ? `${text}\n\n${linesAsText(below)}` : text,
    html: framed([...html, linesAsHtml(below)].filter((part) => part !== '').join('\n'), language),
  }
}

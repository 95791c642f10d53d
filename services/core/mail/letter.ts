import type { Language } from '../contract/languages.ts'
import { escapeHtml } from '../identity/signIn/page.ts'
import type { Letter } from './mailParts.ts'

/** A line of a mail, or a link with its label: a button, or small print. */
export type Line = string | { text: string; url: string; isQuiet?: boolean }

/** The product's accent colour in mails, and its text colour; a company may have its own colour: see brand.ts. */
export const accent = '#4a4ac2'
export const ink = '#1c1c24'
/** The position of the company's logo in the HTML of a mail. */
export const brandMark = '<!--brand-->'

const font = `font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans','Noto Sans JP',Helvetica,Arial,sans-serif;font-size:15px;line-height:23px;color:${ink}`
const paragraph = (html: string) => `<p style="margin:0 0 16px">${html}</p>`
const smallPrint = 'font-size:12px;line-height:18px;color:#6b6b76'
const button = `display:inline-block;padding:9px 18px;border-radius:8px;background:${accent};color:#ffffff;text-decoration:none;font-weight:600`

/** Wraps HTML for a mail: a column of 600 pixels with inline styles, as mail programs require. */
export const framed = (html: string, language?: Language): string =>
  `<!doctype html>
<html${language ? ` lang="${language}"` : ''}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"></head>
<body style="margin:0;padding:0;background:#f8f8fa"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;background:#ffffff;border:1px solid #e4e4ea">${brandMark}<tr><td style="padding:28px;${font}">
${html}
</td></tr></table></td></tr></table></body></html>
`

/** Returns lines as the HTML of a mail. */
export const linesAsHtml = (lines: readonly Line[]): string =>
  lines
    .map((line) =>
      paragraph(
        typeof line === 'string'
          ? escapeHtml(line)
          : `<a href="${escapeHtml(line.url)}" style="${line.isQuiet ? smallPrint : button}">${escapeHtml(line.text)}</a>`,
      ),
    )
    .join('\n')

/** Returns lines as the plain text of a mail. */
export const linesAsText = (lines: readonly Line[]): string =>
  `${lines.map((line) => (typeof line === 'string' ? line : `${line.text}:\n${line.url}`)).join('\n\n')}\n`

/** Creates a mail with texts of the product. */
export const letter = (subject: string, lines: readonly Line[], language: Language): Letter => ({
  subject,
  body: linesAsText(lines),
  html: framed(linesAsHtml(lines), language),
})

import { createHash } from 'node:crypto'
import { escapeText } from '../../../common/richText/write.ts'
import { columnCounts } from '../../../common/forms/fields.ts'
import { isColor } from '../../../common/colors.ts'
import { languages } from '../../../services/core/contract/languages.ts'
import type { CareerSite } from '../../../services/features/careers/contract.ts'
import { languageNames, type Words } from './words.ts'

/** The colours of the light and the dark theme. */
export const palettes = {
  light:
    '--ink: #1b2430; --soft: #55606e; --line: #d8dde5; --paper: #fff; --ground: #f4f6f8; --accent: #3f46c4; --bad: #b3261e',
  dark: '--ink: #e5e9ef; --soft: #a5afbc; --line: #343d49; --paper: #171c23; --ground: #0f1318; --accent: #a3a9ff; --bad: #ffb4ab',
} as const

const style = `
:root { color-scheme: light dark; ${palettes.light} }
@media (prefers-color-scheme: dark) { :root { ${palettes.dark} } }
* { box-sizing: border-box }
html { -webkit-text-size-adjust: 100% }
body { margin: 0; min-height: 100vh; display: flex; flex-direction: column; font: 16px/1.6 Inter, system-ui, "Noto Sans", "Noto Sans JP", sans-serif; color: var(--ink); background: var(--ground) }
a { color: var(--accent) } :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }
.skip { position: absolute; left: -999px } .skip:focus { left: 16px; top: 8px; background: var(--paper); padding: 8px 12px }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap }
body > header { background: var(--paper); border-bottom: 1px solid var(--line); border-top: 4px solid var(--brand) }
.bar { max-width: 960px; margin: 0 auto; padding: 14px 20px; display: flex; flex-wrap: wrap; gap: 8px 24px; align-items: center }
.name { display: flex; gap: 12px; align-items: center; font-weight: 700; font-size: 18px; color: inherit; text-decoration: none; margin-right: auto; overflow-wrap: anywhere } .name img { max-height: 40px; max-width: 160px }
footer { background: var(--paper); border-top: 1px solid var(--line) } .bar nav { display: flex; flex-wrap: wrap; gap: 4px 16px } [aria-current] { color: inherit; font-weight: 600; text-decoration: none }
main { width: 100%; max-width: 960px; margin: 0 auto; padding: 28px 20px 56px; flex: 1; overflow-wrap: anywhere }
h1 { font-size: 30px; line-height: 1.25; margin: 0 0 12px } h2 { font-size: 20px; line-height: 1.35; margin: 32px 0 8px } h3 { font-size: 17px; margin: 20px 0 6px }
.lead { max-width: 68ch; margin: 0 0 24px; color: var(--soft); white-space: pre-line }
form.search { display: grid; grid-template-columns: 2fr 1fr 1fr auto; gap: 12px; align-items: end; margin: 24px 0; padding: 16px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px }
label { display: grid; gap: 4px; font-size: 14px; color: var(--soft); min-width: 0 }
input, select, button { font: inherit; color: var(--ink); min-height: 44px; min-width: 0; width: 100%; padding: 8px 12px; border: 1px solid #7a8594; border-radius: 8px; background: var(--paper) }
button, .button { width: auto; cursor: pointer; background: var(--accent); border-color: var(--accent); color: var(--paper); font-weight: 600 }
.jobs { list-style: none; margin: 16px 0; padding: 0; display: grid; gap: 12px }
.jobs > li { position: relative; padding: 16px 20px; background: var(--paper); border: 1px solid var(--line); border-radius: 12px } .jobs > li:hover { border-color: var(--accent) }
.jobs h2 { margin: 0 0 4px; font-size: 18px } .jobs h2 a { text-decoration: none } .jobs > li:hover h2 a { text-decoration: underline } .jobs h2 a::after { content: ""; position: absolute; inset: 0 }
.facts { display: flex; flex-wrap: wrap; gap: 2px 16px; margin: 0; padding: 0; list-style: none; color: var(--soft); font-size: 15px }
article { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 24px 28px }
dl { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 12px 24px; margin: 20px 0 0; padding: 16px 0 0; border-top: 1px solid var(--line) } dt { font-size: 14px; color: var(--soft) } dd { margin: 0 }
.preview { margin: 0; padding: 8px 20px; text-align: center; font-weight: 600; color: #1b2430; background: #ffd88a }
fieldset { border: 0; margin: 0; padding: 0; min-width: 0; display: grid; gap: 8px } fieldset[disabled] { gap: 16px } :disabled { cursor: not-allowed; opacity: .6 } fieldset:disabled { opacity: 1 }
article img { max-width: 100%; height: auto }
form.apply { display: grid; gap: 16px; max-width: 560px } textarea { font: inherit; color: var(--ink); width: 100%; padding: 8px 12px; border: 1px solid #7a8594; border-radius: 8px; background: var(--paper) }
.box { display: flex; gap: 10px; align-items: start; color: var(--ink); font-size: 15px } .box input { width: 20px; min-height: 20px; margin: 2px 0 0; flex: none }
.fault, .notice { color: var(--bad) } .fault { font-size: 14px } .trap { position: absolute; left: -9999px } .button { display: inline-block; padding: 9px 22px; border-radius: 8px; text-decoration: none }
legend { padding: 0 0 6px; font-size: 14px; color: var(--soft) } .question { display: grid; gap: 4px; font-size: 14px } .hint { margin: 0; font-size: 14px; color: var(--soft) } legend + .hint { margin-top: -6px } form.apply h2 { margin: 16px 0 4px } .text { margin: 0; white-space: pre-line } hr { width: 100%; border: 0; border-top: 1px solid var(--line) }
form.apply:has(.columns) { max-width: none } form.apply > :not(.columns, :has(.columns)), form.apply > fieldset > :not(.columns) { max-width: 560px }
.columns { display: grid; gap: 16px; align-items: start; grid-template-columns: repeat(auto-fill, minmax(min(100%, max(150px, (100% - (var(--count) - 1) * 16px) / var(--count))), 1fr)) } .columns > .wide, .columns > hr { grid-column: 1 / -1 } .asked { display: grid; gap: 16px; min-width: 0 }
${columnCounts.map((count) => `.c${count} { --count: ${count} }`).join(' ')}
details { margin-top: 20px } details form { display: grid; gap: 12px; margin: 12px 0; justify-items: start } summary { cursor: pointer; color: var(--accent) }
.shown ul { list-style: none; margin: 32px 0 0; padding: 0; display: grid; gap: 12px } .shown .logos { display: flex; flex-wrap: wrap; gap: 12px 20px } .shown img { display: block; border-radius: 12px; object-fit: contain }
.banners img { width: 100%; height: auto; aspect-ratio: 24 / 5 } .banners a { display: block } .logos img { border-radius: 4px }
.pager { display: flex; justify-content: space-between; gap: 16px }
@media (max-width: 720px) { form.search, .columns { grid-template-columns: minmax(0, 1fr) } h1 { font-size: 24px } article { padding: 16px } main { padding: 20px 12px 40px } .bar { padding: 12px } }
@media print { body > header nav, footer, form, .pager { display: none } article { border: 0; padding: 0 } }
`

/** The site that a page belongs to, and how it is shown. */
export interface Frame {
  site: CareerSite
  /** The path of the site: /careers/acme. */
  home: string
  /** The public URL of the product. Canonical addresses begin with it. */
  publicUrl: string
  words: Words
  /** Where the link that brought the reader was placed; may be empty. It is passed on from page to page. */
  source: string
  /** Whether the site was closed after the application. There are no other pages then. */
  isClosed?: boolean
  /** Whether this is a preview of a site that is not public yet. `home` then contains the token. */
  isPreview?: boolean
}

/** Adds the source of the visit to an address. */
export const withSource = (address: string, source: string): string =>
  source === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${new URLSearchParams({ source })}`

/**
 * Returns the escaped address of a page of the site. `place` is the path below the language, which defaults to that of
 * the page.
 */
export const linkTo = ({ home, words, source }: Frame, place: string, language = words.language): string =>
  escapeText(withSource(`${home}/${language}${place}`, source))

export interface Page {
  /** The title as plain text. */
  title: string
  /** A description for search engines. */
  about: string
  /** The path below the language: '', /jobs/…. */
  place: string
  /** The HTML in `main`. */
  html: string
  /** Additional HTML in `head`. */
  head?: string
  /** Whether search engines must not index the page, such as a page of search results. */
  isHidden?: boolean
}

/** An HTML document and what its Content-Security-Policy must allow. */
export interface Rendered {
  html: string
  style: string
  /** The digest of the page's script; absent if the page has none. */
  script?: string
  /** Whether pages of any site may show it in a frame. */
  mayBeFramed?: boolean
}

/** Returns the source expression with which the Content-Security-Policy allows a style or script with this text. */
export const digest = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** Returns an HTML document in the style of the public sites. `more` is additional CSS. */
export function documentOf(language: string, head: string, brand: string | null, body: string, more = ''): Rendered {
  const css = `${style}:root { --brand: ${brand !== null && isColor(brand) ? brand : 'var(--accent)'} }\n${more}`
  const html = `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<link rel="icon" href="data:,">
<style>${css}</style>
</head>
<body>
${body}
</body>
</html>
`
  return { html, style: digest(css) }
}

/** Returns the metadata of a page for search engines, feed readers and other sites. */
function headFor({ site, home, publicUrl, words: { language, t } }: Frame, page: Page): string {
  const company = escapeText(site.companyName)
  const here = (other: string) => `${home}/${other}${page.place}`
  const url = (other: string) => escapeText(`${publicUrl}${here(other)}`)
  const alternates = languages.map((other) => `<link rel="alternate" hreflang="${other}" href="${url(other)}">`)
  return [
    `<meta name="description" content="${escapeText(page.about.slice(0, 300))}">`,
    ...(page.isHidden ? ['<meta name="robots" content="noindex, follow">'] : []),
    `<link rel="canonical" href="${url(language)}">`,
    ...alternates,
    `<link rel="alternate" hreflang="x-default" href="${escapeText(publicUrl + home)}">`,
    `<link rel="alternate" type="application/atom+xml" title="${t('jobsAt', { company: site.companyName })}" href="${escapeText(`${home}/${language}/feed.xml`)}">`,
    `<meta property="og:title" content="${escapeText(page.title)}">`,
    `<meta property="og:site_name" content="${company}">`,
    `<meta property="og:type" content="website">`,
    `<meta property="og:url" content="${url(language)}">`,
    ...(site.hasLogo ? [`<meta property="og:image" content="${escapeText(`${publicUrl}${home}/logo`)}">`] : []),
    ...(page.head ? [page.head] : []),
  ].join('\n')
}

/** Returns a page of a site with its head, navigation and content. It needs no script. */
export function pageOf(frame: Frame, page: Page): Rendered {
  const { site, home, isClosed = false, isPreview = false } = frame
  const { language, t } = frame.words
  const company = escapeText(site.companyName)
  const title = `<title>${escapeText(page.title)} · ${company}</title>`
  const head = isPreview
    ? `${title}\n<meta name="robots" content="noindex, nofollow">`
    : `${title}\n${headFor(frame, page)}`
  const choices = languages.map((other) => {
    const current = other === language ? ' aria-current="true"' : ''
    return `<a href="${linkTo(frame, page.place, other)}" lang="${other}" hreflang="${other}"${current}>${languageNames[other]}</a>`
  })
  const logo = site.hasLogo ? `<img src="${escapeText(`${home}/logo`)}" alt="">` : ''
  const name = isClosed
    ? `<span class="name">${company}</span>`
    : `<a class="name" href="${linkTo(frame, '')}">${logo}<span>${company}</span></a>`
  const website =
    site.website && /^https?:\/\//i.test(site.website)
      ? `<nav><a href="${escapeText(site.website)}" rel="noopener">${t('website')}</a></nav>`
      : ''
  const links = [
    ...site.pages.map(({ code, title }) => [`/pages/${encodeURIComponent(code)}`, escapeText(title)]),
    ['/contact', t('contact')],
  ].map(([place = '', text]) => `<a href="${linkTo(frame, place)}">${text}</a>`)
  const footer = isClosed ? '' : `<footer><nav class="bar" aria-label="${t('more')}">${links.join('')}</nav></footer>`
  return documentOf(
    language,
    head,
    site.brandColor,
    `<a class="skip" href="#content">${t('toContent')}</a>
<header>${isPreview ? `<p class="preview">${t('preview')}</p>` : ''}<div class="bar">${name}${website}<nav aria-label="${t('language')}">${choices.join('')}</nav></div></header>
<main id="content">${page.html}</main>
${footer}`,
  )
}

/** Returns a page without a site, for a site that does not exist or could not be loaded. */
export const barePage = (
  { language, t }: Words,
  title: 'goneTitle' | 'failedTitle',
  text: 'goneSite' | 'linkGone' | 'failed',
) =>
  documentOf(
    language,
    `<title>${t(title)}</title>\n<meta name="robots" content="noindex">`,
    null,
    `<main id="content"><h1>${t(title)}</h1><p>${t(text)}</p></main>`,
  )

import { escapeText } from '../../../../common/richText/write.ts'
import { factsOf, jobPlace, queryOf, type Found, type Search } from '../jobPages.ts'
import { digest, documentOf, linkTo, palettes, type Frame, type Rendered } from '../layout.ts'

/** Jobs of a list in the page of somebody else; what is over leads to the site. */
export const embeddedJobs = 50

/** By what such a list may be narrowed. */
export const embeddedSearch = ({ location, department }: Search): Search => ({
  ...{ location, department },
  keyword: '',
  page: 1,
})

const style = `
body { min-height: 0 } main { max-width: none; padding: 4px } .jobs { margin: 0; gap: 8px } .jobs > li { padding: 10px 14px; border-radius: 8px }
.jobs h2 { font-size: 16px; margin: 0 } .facts { font-size: 14px } p { margin: 12px 0 0 }
`

/** The colours that the address asks for (`?theme=`), to fit the page around, whose ground is seen through; else those that the reader prefers. */
function themeOf(address: string): string {
  const theme = new URLSearchParams(address).get('theme')
  return theme === 'light' || theme === 'dark'
    ? `:root { color-scheme: ${theme}; ${palettes[theme]} } body { background: none }\n`
    : ''
}

/** Tells the page around how high the list is, and nothing else; embedScript.ts hears it. */
const script = `const tell = () => parent.postMessage({ type: 'hireloom:height', height: document.documentElement.offsetHeight }, '*')
new ResizeObserver(tell).observe(document.documentElement)
`

/** The jobs of a site for a frame in the company's own pages: without what stands around them on the site, to which each link leads. `address` is the query of its address. */
export function embedPage(
  frame: Frame,
  search: Search,
  { data, totalItem = data.length }: Found,
  address: string,
): Rendered {
  const { site, home, publicUrl, words } = frame
  const { t, count, language } = words
  const link = (place: string, text: string) =>
    `<a href="${linkTo(frame, place)}" target="_blank" rel="noopener">${text}<span class="unseen"> ${t('newTab')}</span></a>`
  const jobs = data.map(
    (job) => `<li><h2>${link(jobPlace(job), escapeText(job.title))}</h2>${factsOf(job, words)}</li>`,
  )
  const all = link(queryOf(search), totalItem > data.length ? t('allCount', { count: count(totalItem) }) : t('allJobs'))
  const head = [
    `<title>${t('jobsAt', { company: site.companyName })}</title>`,
    '<meta name="robots" content="noindex, follow">',
    `<link rel="canonical" href="${escapeText(`${publicUrl}${home}/${language}`)}">`,
  ].join('\n')
  const none = t(search.location || search.department ? 'noneFound' : 'noJobs')
  const list = jobs.length === 0 ? `<p>${none}</p>` : `<ul class="jobs">${jobs.join('')}</ul>`
  const body = `<main id="content"><h1 class="unseen">${t('jobsAt', { company: site.companyName })}</h1>
${list}
<p>${all}</p></main>
<script>${script}</script>`
  return {
    ...documentOf(language, head, site.brandColor, body, style + themeOf(address)),
    script: digest(script),
    mayBeFramed: true,
  }
}

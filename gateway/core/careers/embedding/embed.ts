import { escapeText } from '../../../../common/richText/write.ts'
import { factsOf, jobPathOf, queryOf, type JobList, type Search } from '../jobPages.ts'
import { digest, documentOf, linkTo, palettes, type Frame, type Rendered } from '../layout.ts'

/** The maximum number of jobs in an embedded list. A link leads to the rest on the site. */
export const maxEmbeddedJobs = 50

/** The filters that an embedded list supports. */
export const embeddedSearch = ({ location, department }: Search): Search => ({
  ...{ location, department },
  keyword: '',
  page: 1,
})

const style = `
body { min-height: 0 } main { max-width: none; padding: 4px } .jobs { margin: 0; gap: 8px } .jobs > li { padding: 10px 14px; border-radius: 8px }
.jobs h2 { font-size: 16px; margin: 0 } .facts { font-size: 14px } p { margin: 12px 0 0 }
`

/**
 * Returns the colours that the address requests (`?theme=`) to match the surrounding page, whose background shines
 * through. Without a theme the reader's preferred colours apply.
 */
function themeOf(address: string): string {
  const theme = new URLSearchParams(address).get('theme')
  return theme === 'light' || theme === 'dark'
    ? `:root { color-scheme: ${theme}; ${palettes[theme]} } body { background: none }\n`
    : ''
}

/** Posts the height of the list to the surrounding page, and nothing else; embedScript.ts receives it. */
const script = `const tell = () => parent.postMessage({ type: 'hireloom:height', height: document.documentElement.offsetHeight }, '*')
new ResizeObserver(tell).observe(document.documentElement)
`

/**
 * Returns the jobs of a site for a frame in the company's own pages, without the header and footer of the site. Every
 * link leads to the site. `address` is the query of the frame's address.
 */
export function embedPage(
  frame: Frame,
  search: Search,
  { data, totalItem = data.length }: JobList,
  address: string,
): Rendered {
  const { site, home, publicUrl, words } = frame
  const { t, count, language } = words
  const link = (place: string, text: string) =>
    `<a href="${linkTo(frame, place)}" target="_blank" rel="noopener">${text}<span class="unseen"> ${t('newTab')}</span></a>`
  const jobs = data.map(
    (job) => `<li><h2>${link(jobPathOf(job), escapeText(job.title))}</h2>${factsOf(job, words)}</li>`,
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

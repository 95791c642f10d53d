import { escapeText } from '../../../common/richText/write.ts'
import { languages } from '../../../services/core/contract/languages.ts'
import type { CareerJob } from '../../../services/features/careers/contract.ts'
import { jobPathOf } from './jobPages.ts'
import type { Frame } from './layout.ts'

/** Returns a sitemap for search engines: the list of a site and each job, in every language. */
export function sitemap({ home, publicUrl }: Pick<Frame, 'home' | 'publicUrl'>, jobs: readonly CareerJob[]): string {
  const url = (place: string, day?: string) => {
    const address = (language: string) => escapeText(`${publicUrl}${home}/${language}${place}`)
    const others = languages.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
    )
    return languages.map(
      (language) =>
        `<url><loc>${address(language)}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}${others.join('')}</url>`,
    )
  }
  const urls = [...url(''), ...jobs.flatMap((job) => url(jobPathOf(job), job.openDate))]
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
}

/** Returns the newest jobs as an Atom feed. */
export function feed({ site, home, publicUrl, words: { language, t } }: Frame, jobs: readonly CareerJob[]): string {
  const base = `${publicUrl}${home}/${language}`
  const company = escapeText(site.companyName)
  const entries = jobs.map((job) => {
    const address = escapeText(base + jobPathOf(job))
    const places = [...job.locations, ...(job.department ? [job.department] : [])].join(', ')
    return `<entry><id>urn:uuid:${job.id}</id><title>${escapeText(job.title)}</title><link href="${address}"/><updated>${job.openDate}T00:00:00Z</updated><summary>${escapeText(places)}</summary></entry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
<id>${escapeText(base)}</id><title>${t('jobsAt', { company: site.companyName })}</title><author><name>${company}</name></author>
<link href="${escapeText(base)}"/><link rel="self" href="${escapeText(`${base}/feed.xml`)}"/>
<updated>${jobs[0]?.openDate ?? '1970-01-01'}T00:00:00Z</updated>
${entries.join('\n')}
</feed>
`
}

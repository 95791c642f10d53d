import { escapeText } from '../../../common/richText/write.ts'
import { slugOf } from '../../../common/text.ts'
import type { CareerJob, CareerJobDetail } from '../../../services/features/careers/contract.ts'
import { linkTo, type Frame, type Page } from './layout.ts'
import { jobPosting } from './posting.ts'
import type { Words } from './words.ts'

/** The number of jobs on a page of the list. */
export const pageSize = 20

/** The search that was requested. */
export interface Search {
  keyword: string
  location: string
  department: string
  /** The page number, starting at 1. */
  page: number
}

const text = (query: URLSearchParams, name: string) => (query.get(name) ?? '').trim().slice(0, 200)

/** Reads a search from the query of an address. */
export function searchOf(search: string): Search {
  const query = new URLSearchParams(search)
  const page = Number(query.get('page'))
  return {
    keyword: text(query, 'q'),
    location: text(query, 'location'),
    department: text(query, 'department'),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The request body for a search. */
export const bodyOf = ({ keyword, location, department, page }: Search) => ({
  pageIndex: page - 1,
  ...(keyword && { keyword }),
  ...(location && { location }),
  ...(department && { department }),
})

/** Returns where a link was placed: ?source=. */
export const sourceOf = (search: string): string => text(new URLSearchParams(search), 'source').slice(0, 100)

/** A list of jobs as the services return it. */
export interface JobList {
  data: readonly CareerJob[]
  totalItem?: number | undefined
}

const textIn = (html: string) =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()

/**
 * Returns the path of a job below the language. The title follows the id, so that people can see where a link leads.
 */
export const jobPathOf = ({ id, title }: Pick<CareerJob, 'id' | 'title'>): string => {
  const slug = slugOf(title, 60)
  return `/jobs/${id}${slug && `-${slug}`}`
}

function salaryText({ salary }: CareerJob, { t, count }: Words): string {
  if (!salary) return ''
  const { from, to, currency, type } = salary
  const range =
    from !== null && to !== null
      ? `${count(from)} – ${count(to)}`
      : from !== null
        ? t('salaryFrom', { amount: count(from) })
        : t('salaryTo', { amount: count(to!) })
  return [range, ...[currency, type].flatMap((text) => (text ? [escapeText(text)] : []))].join(' ')
}

/** Returns the key facts of a job as items of a list. */
export function factsOf(job: CareerJob, words: Words): string {
  const facts = [
    escapeText(job.locations.join(', ')),
    escapeText(job.department ?? ''),
    escapeText(job.jobType ?? ''),
    salaryText(job, words),
    job.dueDate ? words.t('until', { date: words.day(job.dueDate) }) : '',
  ]
  return `<ul class="facts">${facts.flatMap((fact) => (fact ? [`<li>${fact}</li>`] : [])).join('')}</ul>`
}

const options = (places: readonly { name: string; count: number }[], chosen: string, { t, count }: Words) =>
  [
    `<option value="">${t('all')}</option>`,
    ...places.map(
      ({ name, count: jobs }) =>
        `<option value="${escapeText(name)}"${name === chosen ? ' selected' : ''}>${escapeText(name)} (${count(jobs)})</option>`,
    ),
  ].join('')

/** Returns the query of a search, without empty filters. */
export function queryOf({ keyword, location, department, page }: Search): string {
  const query = new URLSearchParams({
    ...(keyword && { q: keyword }),
    ...(location && { location }),
    ...(department && { department }),
    ...(page > 1 && { page: `${page}` }),
  }).toString()
  return query && `?${query}`
}

/** Returns the page with a site's jobs and the search form. */
export function listPage(frame: Frame, search: Search, { data, totalItem = data.length }: JobList): Page {
  const { site, home, words, source } = frame
  const { t, count, language } = words
  const isSearch = Boolean(search.keyword || search.location || search.department)
  const jobs = data.map(
    (job) =>
      `<li><h2><a href="${linkTo(frame, jobPathOf(job))}">${escapeText(job.title)}</a></h2>${factsOf(job, words)}</li>`,
  )
  const turn = (page: number, key: 'newer' | 'older', rel: string) =>
    `<a rel="${rel}" href="${linkTo(frame, queryOf({ ...search, page }))}">${t(key)}</a>`
  const hasMore = search.page * pageSize < totalItem
  const turns = [
    search.page > 1 ? turn(search.page - 1, 'newer', 'prev') : '<span></span>',
    hasMore ? turn(search.page + 1, 'older', 'next') : '',
  ]
  const title = t('jobsAt', { company: site.companyName })
  const introduction = site.introduction[language]
  const all = `<p><a href="${linkTo(frame, '')}">${t('clear')}</a></p>`
  const none = isSearch || search.page > 1 ? `<p role="status">${t('noneFound')}</p>${all}` : `<p>${t('noJobs')}</p>`
  const found =
    jobs.length === 0
      ? none
      : `<p role="status">${totalItem === 1 ? t('countOne') : t('count', { count: count(totalItem) })}</p><ul class="jobs">${jobs.join('')}</ul>
<nav class="pager" aria-label="${t('pages')}">${turns.join('')}</nav>${isSearch ? all : ''}`
  return {
    title: words.plain('jobs'),
    about: introduction || `${site.companyName}: ${site.jobCount}`,
    place: queryOf(search),
    isHidden: isSearch,
    html: `<h1>${title}</h1>${introduction ? `<p class="lead">${escapeText(introduction)}</p>` : ''}
<form class="search" role="search" aria-label="${t('search')}" action="${escapeText(`${home}/${language}`)}">
<label>${t('keyword')}<input type="search" name="q" maxlength="200" value="${escapeText(search.keyword)}"></label>
<label>${t('location')}<select name="location">${options(site.locations, search.location, words)}</select></label>
<label>${t('department')}<select name="department">${options(site.departments, search.department, words)}</select></label>
${source ? `<input type="hidden" name="source" value="${escapeText(source)}">` : ''}<button>${t('find')}</button>
</form>
${found}`,
  }
}

/** Returns the page of one job. It also contains the job as structured data for search engines. */
export function jobPage(frame: Frame, job: CareerJobDetail): Page {
  const { words } = frame
  const { t, day } = words
  const rows = [
    [t('employment'), escapeText(job.jobType ?? '')],
    [t('category'), escapeText(job.category ?? '')],
    [t('experience'), escapeText(job.experienceLevel ?? '')],
    [t('industry'), escapeText(job.industry ?? '')],
    [t('salary'), salaryText(job, words)],
    [t('skills'), escapeText(job.skills.join(', '))],
  ].flatMap(([name, text]) => (text ? [`<div><dt>${name}</dt><dd>${text}</dd></div>`] : []))
  // The HTML was sanitised when it was saved. A script in it would not run, because it has no nonce.
  const parts = (['description', 'qualification', 'benefit'] as const).flatMap((key) =>
    textIn(job[key]) ? [`<h2>${t(key)}</h2>${job[key]}`] : [],
  )
  const facts = [escapeText(job.locations.join(', ')), escapeText(job.department ?? '')].filter(Boolean)
  const dates = [
    t('posted', { date: day(job.openDate) }),
    ...(job.dueDate ? [t('until', { date: day(job.dueDate) })] : []),
  ]
  return {
    title: job.title,
    about: textIn(job.description) || job.title,
    place: jobPathOf(job),
    head: jobPosting(frame, job),
    html: `<p><a href="${linkTo(frame, '')}">← ${t('allJobs')}</a></p>
<article><h1>${escapeText(job.title)}</h1>
<ul class="facts">${[...facts, ...dates].map((fact) => `<li>${fact}</li>`).join('')}</ul>
${rows.length ? `<dl>${rows.join('')}</dl>` : ''}
<p><a class="button" href="${linkTo(frame, `${jobPathOf(job)}/apply`)}">${t('apply')}</a></p>
${parts.join('\n')}
</article>`,
  }
}

/** The page that is shown in place of a job that has been removed. */
export const goneJobPage = (frame: Frame, { t, plain } = frame.words): Page => ({
  title: plain('goneTitle'),
  about: '',
  place: '',
  isHidden: true,
  html: `<h1>${t('goneTitle')}</h1><p>${t('goneJob')}</p><p><a href="${linkTo(frame, '')}">${t('allJobs')}</a></p>`,
})

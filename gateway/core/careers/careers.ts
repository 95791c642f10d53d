import { isLanguage, type Language } from '../../../services/core/contract/languages.ts'
import {
  careerApplication,
  careerApplicationErase,
  careerApplicationWithdraw,
  careerJobGet,
  careerJobList,
  careerLogo,
  careerPage,
  careerSite,
  type CareerSite,
} from '../../../services/features/careers/contract.ts'
import type { Contexts } from '../engine/contexts.ts'
import { retryAfterOf, statusOf } from '../engine/failures.ts'
import { failed } from '../engine/operations.ts'
import { orNull, RequestError } from '../graph/requestError.ts'
import { drain, methodNotAllowed, strangerOf, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import type { Log } from '../log.ts'
import { deadline, type Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import { allJobs } from './allJobs.ts'
import { createAnswers } from './answers.ts'
import { takeApplication } from './apply.ts'
import { applyPage, sentPage } from './applyPages.ts'
import { contactPage, contentPage, takeMessage } from './contactPages.ts'
import { feed, sitemap } from './feeds.ts'
import { readForm, textField } from './forms.ts'
import { bodyOf, goneJobPage, jobPage, jobPlace, listPage, pageSize, searchOf, sourceOf } from './jobPages.ts'
import { barePage, pageOf, withSource, type Frame, type Page } from './layout.ts'
import { ownPage } from './ownPage.ts'
import { preferredLanguage, words } from './words.ts'

interface Parts {
  contexts: Contexts
  pages: Pages
  /** Where browsers reach the product. */
  publicUrl: string
  deadlineMs: number
  log: Log
}

/** Jobs of a feed. */
const fedJobs = 50

interface Asker {
  rest: RestClient
  signal: Signal
}

/** A company whose site is closed, around the page of somebody who applied before. */
const closedSite = (companyName: string): CareerSite => ({
  ...{ companyName, website: null, hasLogo: false, brandColor: null, jobCount: 0 },
  ...{ introduction: { en: '', vi: '', ja: '' }, locations: [], departments: [], pages: [] },
})

const isNotFound = (error: unknown) => error instanceof RequestError && error.code === 'NOT_FOUND'

/** The public sites of companies at /careers (decision D-126): pages that need neither a sign-in nor a script. */
export function createCareers({ contexts, pages, publicUrl, deadlineMs, log }: Parts) {
  const { sendKept, sendPage, sendAnew, redirect } = createAnswers(pages)

  async function answer(exchange: Exchange, asker: Asker, key: string, places: readonly string[]): Promise<void> {
    const { rest } = asker
    const home = `/careers/${key}`
    const [first = '', ...more] = places
    if (first === '') {
      await rest.call(careerSite, { params: { key } })
      const language = preferredLanguage(exchange.req.headers['accept-language'])
      return redirect(exchange, 302, `${home}/${language}${exchange.search}`, { Vary: 'Accept-Language' })
    }
    if (first === 'logo' && more.length === 0) return logo(exchange, rest, key)
    if (first === 'sitemap.xml' && more.length === 0)
      return sendKept(
        exchange,
        sitemap({ home, publicUrl }, await allJobs(rest, key)),
        'application/xml; charset=utf-8',
      )
    if (!isLanguage(first)) throw new RequestError('NOT_FOUND', 'There is no such page.')
    return pageIn(exchange, asker, key, first, more)
  }

  async function logo({ req, res, requestId }: Exchange, rest: RestClient, key: string): Promise<void> {
    const { contentType, base64 } = await rest.call(careerLogo, { params: { key } })
    if (!/^image\/(png|jpeg|webp|gif)$/.test(contentType))
      throw new RequestError('NOT_FOUND', 'The logo is no picture.')
    const bytes = Buffer.from(base64, 'base64')
    res.writeHead(200, {
      ...pages.fileHeaders,
      'Content-Type': contentType,
      'Content-Length': bytes.length,
      'Content-Security-Policy': "default-src 'none'; sandbox",
      'Cache-Control': 'public, max-age=300',
      'X-Request-Id': requestId,
    })
    res.end(req.method === 'HEAD' ? undefined : bytes)
  }

  async function pageIn(
    exchange: Exchange,
    { rest, signal }: Asker,
    key: string,
    language: Language,
    places: readonly string[],
  ): Promise<void> {
    const { req, search: given } = exchange
    const isPost = req.method === 'POST'
    const [place = '', name = '', ...more] = places
    const site = rest.call(careerSite, { params: { key } })
    const list = (body: object, size: number) =>
      rest.call(careerJobList, { params: { key }, body: { pageIndex: 0, pageSize: size, ...body } })
    const search = searchOf(given)
    // Both are asked for at once; what goes wrong with a site goes wrong with its jobs.
    const found = place === '' && !isPost ? list(bodyOf(search), pageSize) : undefined
    found?.catch(() => undefined)
    const frame: Frame = {
      site: await site,
      home: `/careers/${key}`,
      publicUrl,
      words: words[language],
      source: sourceOf(given),
    }
    const base = `${frame.home}/${language}`
    const show = (page: Page, status?: number) => sendPage(exchange, pageOf(frame, page), status)
    const gone = () => show(goneJobPage(frame), 404)

    async function jobPages(): Promise<void> {
      const id = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(?:-[a-z0-9-]*)?$/.exec(name)?.[1]
      const isForm = more.length === 1 && more[0] === 'apply'
      if (id === undefined || (more.length > 0 && !isForm) || (isPost && !isForm)) return gone()
      const job = await rest.call(careerJobGet, { params: { key, id } })
      if (isPost) {
        const refused = await takeApplication(exchange, rest, frame, { key, job }, signal)
        return refused
          ? sendAnew(exchange, pageOf(frame, refused.page), refused.status)
          : redirect(exchange, 303, `${base}/sent`)
      }
      const right = jobPlace(job)
      // A link of before the job was renamed, or one without its words.
      if (right !== `/jobs/${name}`)
        return redirect(exchange, 308, withSource(`${base}${right}${isForm ? '/apply' : ''}`, frame.source))
      return isForm ? sendAnew(exchange, pageOf(frame, applyPage(frame, job))) : show(jobPage(frame, job))
    }

    if (place === 'jobs') {
      try {
        return await jobPages()
      } catch (error) {
        if (isNotFound(error)) return gone()
        throw error
      }
    }
    if (place === 'contact' && places.length === 1) {
      if (!isPost) return sendAnew(exchange, pageOf(frame, contactPage(frame)))
      const { page, status } = await takeMessage(exchange, rest, frame, key, signal)
      return sendAnew(exchange, pageOf(frame, page), status)
    }
    if (isPost) return gone()
    if (place === 'pages' && places.length === 2) {
      const found = await orNull(rest.call(careerPage, { params: { key, code: decodeURIComponent(name) } }))
      return found ? show(contentPage(found)) : gone()
    }
    if (place === 'sent' && places.length === 1) return show(sentPage(frame))
    if (place === 'feed.xml' && places.length === 1)
      return sendKept(
        exchange,
        feed(frame, (await list({ total: false }, fedJobs)).data),
        'application/atom+xml; charset=utf-8',
      )
    return found ? show(listPage(frame, search, await found)) : gone()
  }

  /** An applicant's own page, by the link of a mail: it is kept nowhere, and tells nobody where it was. */
  async function ownPages(
    exchange: Exchange,
    { rest, signal }: Asker,
    given: string,
    language: Language,
    token: string,
  ): Promise<void> {
    const params = { token }
    if (exchange.req.method === 'POST') {
      const form = await readForm(exchange, signal)
      const action = textField(form, 'action')
      if (textField(form, 'sure') === '1' && action === 'withdraw')
        await rest.call(careerApplicationWithdraw, { params })
      if (textField(form, 'sure') === '1' && action === 'erase') await rest.call(careerApplicationErase, { params })
      return redirect(exchange, 303, exchange.path)
    }
    const application = await rest.call(careerApplication, { params })
    const { key, companyName } = application
    const site = key ? await rest.call(careerSite, { params: { key } }) : closedSite(companyName)
    const isClosed = key === ''
    // The links of applicants work under every key: a site may have another one by now.
    const home = `/careers/${key || given}`
    const frame: Frame = { site, home, publicUrl, words: words[language], source: '', isClosed }
    const page = pageOf(frame, ownPage(frame, application, `/applications/${token}`))
    return sendAnew(exchange, page, 200, { hasToken: true })
  }

  return async (exchange: Exchange): Promise<void> => {
    const { req, res, path, requestId } = exchange
    if (!['GET', 'HEAD', 'POST'].includes(req.method ?? '')) return methodNotAllowed(exchange, 'GET, POST', log)
    const [, , key = '', ...places] = path.replace(/\/$/, '').split('/')
    const asked = places[0] ?? ''
    const said = words[isLanguage(asked) ? asked : preferredLanguage(req.headers['accept-language'])]
    const token = places.length === 3 && places[1] === 'applications' ? places[2]! : ''
    const work = deadline(deadlineMs)
    res.once('close', () => {
      if (!res.writableFinished) work.abort()
    })
    try {
      if (!/^[a-z0-9-]{1,40}$/.test(key)) throw new RequestError('NOT_FOUND', 'There is no such site.')
      const rest = contexts.rest({ viewer: null, requestId, signal: work.signal, stranger: strangerOf(req) })
      const asker: Asker = { rest, signal: work.signal }
      if (isLanguage(asked) && /^[\w-]{1,100}$/.test(token)) await ownPages(exchange, asker, key, asked, token)
      else await answer(exchange, asker, key, places)
    } catch (error) {
      if (isNotFound(error))
        return await sendPage(exchange, barePage(said, 'goneTitle', token ? 'linkGone' : 'goneSite'), 404)
      const told = failed(error, requestId, log)
      const status = statusOf(told.errors![0]!.extensions.code)
      await sendPage(exchange, barePage(said, 'failedTitle', 'failed'), status, retryAfterOf(told))
    } finally {
      work.clear()
      // A form that nobody wanted: a browser that is still sending would not see the answer.
      drain(exchange)
    }
  }
}

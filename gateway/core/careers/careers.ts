import { isLanguage, type Language } from '../../../services/core/contract/languages.ts'
import {
  careerApplication,
  careerApplicationErase,
  careerApplicationWithdraw,
  careerBannerImage,
  careerBannerList,
  careerJobGet,
  careerJobList,
  careerLogo,
  careerPage,
  careerSite,
} from '../../../services/features/careers/contract.ts'
import type { Contexts } from '../engine/contexts.ts'
import { retryAfterOf, statusOf } from '../engine/failures.ts'
import { failed } from '../engine/operations.ts'
import { orNull, RequestError } from '../graph/requestError.ts'
import { drain, methodNotAllowed, anonymousCallerHeaders, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import type { Log } from '../log.ts'
import { deadline, type Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import * as addresses from './addresses/addresses.ts'
import { readAllJobs } from './allJobs.ts'
import { createAnswers } from './answers.ts'
import { readCompanyQuestions, submitApplication } from './apply.ts'
import { applyPage, sentPage } from './applyPages.ts'
import { contactPage, contentPage, submitMessage } from './contactPages.ts'
import { maxEmbeddedJobs, embeddedSearch, embedPage } from './embedding/embed.ts'
import { sendEmbedScript } from './embedding/embedScript.ts'
import { feed, sitemap } from './feeds.ts'
import { readForm, textField } from './forms.ts'
import { isTurn, cacheKeyOf, sendCachedPage, type CachedPage, type PageCache, type Turn } from './pageCache.ts'
import { bodyOf, goneJobPage, jobPage, jobPathOf, listPage, pageSize, searchOf, sourceOf } from './jobPages.ts'
import { barePage, pageOf, withSource, type Frame, type Page } from './layout.ts'
import { closedSite, ownPage } from './ownPage.ts'
import { withBanners } from './pictures/banners.ts'
import { createPictures } from './pictures/pictures.ts'
import { preferredLanguage, words } from './words.ts'

interface Parts {
  contexts: Contexts
  pages: Pages
  kept: PageCache
  /** The public URL of the product. */
  publicUrl: string
  deadlineMs: number
  log: Log
}

/** The number of jobs in a feed. */
const maxFeedJobs = 50

interface PageRequest {
  rest: RestClient
  signal: Signal
  /** The token of a preview link, with which the site can be seen before it is public. */
  preview?: string | undefined
  /** The turn to read a page that is cached; null if the result is used for this response only. */
  turn: Turn | null
}

/** Creates the public sites of companies at /careers (decision D-126). Their pages need neither a sign-in nor a script. */
export function createCareers({ contexts, pages, kept, publicUrl, deadlineMs, log }: Parts) {
  const { sendFile, sendPage, sendAnew, redirect } = createAnswers(pages)
  const sendPicture = createPictures(pages)

  async function answer(exchange: Exchange, asker: PageRequest, key: string, places: readonly string[]): Promise<void> {
    const { rest, preview } = asker
    const [home, seen] = [addresses.sitePathOf(key, preview), addresses.siteRequestOf(key, preview)]
    const [first = '', ...more] = places
    if (first === '') {
      await rest.call(careerSite, seen)
      const language = preferredLanguage(exchange.req.headers['accept-language'])
      const headers = { Vary: 'Accept-Language', ...(preview && addresses.previewHeaders) }
      return redirect(exchange, 302, `${home}/${language}${exchange.search}`, headers)
    }
    const isPreview = preview !== undefined
    if (first === 'logo' && more.length === 0)
      return sendPicture(exchange, await rest.call(careerLogo, seen), { isPreview })
    if (first === 'banners' && more.length === 1 && addresses.isId(more[0])) {
      const picture = await rest.call(careerBannerImage, { ...seen, params: { key, id: more[0]! } })
      return sendPicture(exchange, picture, { isPreview, kinds: ['png', 'jpeg'] })
    }
    if (first === 'sitemap.xml' && more.length === 0 && !isPreview) {
      const [{ companyId }, jobs] = await Promise.all([rest.call(careerSite, seen), readAllJobs(rest, key)])
      const map = sitemap({ home, publicUrl }, jobs)
      return sendFile(exchange, map, 'application/xml; charset=utf-8', (page) => asker.turn?.keep({ companyId }, page))
    }
    if (!isLanguage(first)) throw new RequestError('NOT_FOUND', 'There is no such page.')
    return pageIn(exchange, asker, key, first, more)
  }

  async function pageIn(
    exchange: Exchange,
    { rest, signal, preview, turn }: PageRequest,
    key: string,
    language: Language,
    places: readonly string[],
  ): Promise<void> {
    const { req, search: given } = exchange
    const isPost = req.method === 'POST'
    const [place = '', name = '', ...more] = places
    const seen = addresses.siteRequestOf(key, preview)
    const site = rest.call(careerSite, seen)
    const list = (body: object, size: number) =>
      rest.call(careerJobList, { ...seen, body: { pageIndex: 0, pageSize: size, ...body } })
    const isList = place === '' && !isPost
    const isEmbedded = place === 'embed' && places.length === 1 && !isPost && !preview
    const search = isEmbedded ? embeddedSearch(searchOf(given)) : searchOf(given)
    // All requests start at once. An error of the site is an error of its jobs too; the page is shown even without banners.
    const found = isList || isEmbedded ? list(bodyOf(search), isList ? pageSize : maxEmbeddedJobs) : undefined
    found?.catch(() => undefined)
    const banners = isList ? rest.call(careerBannerList, seen).catch(() => []) : []
    const frame: Frame = {
      site: await site,
      home: addresses.sitePathOf(key, preview),
      publicUrl,
      words: words[language],
      source: sourceOf(given),
      isPreview: preview !== undefined,
    }
    const base = `${frame.home}/${language}`
    const anew = (page: Page, status?: number) =>
      sendAnew(exchange, pageOf(frame, page), status, { hasToken: preview !== undefined })
    const keep = (jobId?: string) => (page: CachedPage) => turn?.keep({ companyId: frame.site.companyId, jobId }, page)
    const show = (page: Page, jobId?: string) =>
      preview ? anew(page) : sendPage(exchange, pageOf(frame, page), keep(jobId))
    const gone = () => anew(goneJobPage(frame), 404)

    async function jobPages(): Promise<void> {
      const id = /^(.{36})(?:-[a-z0-9-]*)?$/.exec(name)?.[1]
      const isForm = more.length === 1 && more[0] === 'apply'
      if (id === undefined || !addresses.isId(id) || (more.length > 0 && !isForm) || (isPost && !isForm)) return gone()
      const [job, asked] = await Promise.all([
        rest.call(careerJobGet, { ...seen, params: { key, id } }),
        isForm ? readCompanyQuestions(rest, seen) : null,
      ])
      if (isPost) {
        const refused = await submitApplication(exchange, rest, frame, { key, job, asked }, signal)
        return refused ? anew(refused.page, refused.status) : redirect(exchange, 303, `${base}/sent`)
      }
      const right = jobPathOf(job)
      // The link is older than the job's current title, or has no title in it.
      if (right !== `/jobs/${name}`)
        return redirect(exchange, 308, withSource(`${base}${right}${isForm ? '/apply' : ''}`, frame.source), {
          ...(preview && addresses.previewHeaders),
        })
      return isForm ? anew(applyPage(frame, job, asked)) : show(jobPage(frame, job), id)
    }

    if (place === 'jobs') {
      try {
        return await jobPages()
      } catch (error) {
        if (addresses.isGone(error)) return gone()
        throw error
      }
    }
    if (place === 'contact' && places.length === 1) {
      if (!isPost) return anew(contactPage(frame))
      const { page, status } = await submitMessage(exchange, rest, frame, key, signal)
      return anew(page, status)
    }
    if (isPost) return gone()
    if (place === 'pages' && places.length === 2) {
      const found = await orNull(rest.call(careerPage, { ...seen, params: { key, code: decodeURIComponent(name) } }))
      return found ? show(contentPage(found)) : gone()
    }
    if (place === 'sent' && places.length === 1) return show(sentPage(frame))
    if (place === 'feed.xml' && places.length === 1 && !preview)
      return sendFile(
        exchange,
        feed(frame, (await list({ total: false }, maxFeedJobs)).data),
        'application/atom+xml; charset=utf-8',
        keep(),
      )
    if (!found) return gone()
    if (isEmbedded) return sendPage(exchange, embedPage(frame, search, await found, given), keep())
    return show(withBanners(frame, listPage(frame, search, await found), await banners))
  }

  /** Serves an applicant's own page, which a link in a mail opens. It is never cached, and its address is never sent as a referrer. */
  async function ownPages(
    exchange: Exchange,
    { rest, signal }: Pick<PageRequest, 'rest' | 'signal'>,
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
    // Links of applicants work under every key, because the site may have another key by now.
    const home = `/careers/${key || given}`
    const frame: Frame = { site, home, publicUrl, words: words[language], source: '', isClosed }
    const page = pageOf(frame, ownPage(frame, application, `/applications/${token}`))
    return sendAnew(exchange, page, 200, { hasToken: true })
  }

  return async (exchange: Exchange): Promise<void> => {
    const { req, res, path, requestId } = exchange
    if (!['GET', 'HEAD', 'POST'].includes(req.method ?? '')) return methodNotAllowed(exchange, 'GET, POST', log)
    if (path === '/careers/embed.js') return sendEmbedScript(exchange, pages)
    const { key, preview, places, application: token } = addresses.readAddress(path)
    const asked = places[0] ?? ''
    const said = words[isLanguage(asked) ? asked : preferredLanguage(req.headers['accept-language'])]
    const address = token || preview || req.method === 'POST' ? undefined : cacheKeyOf(exchange)
    const found = address === undefined ? null : await kept.ask(address)
    if (found && !isTurn(found)) return sendCachedPage(exchange, found)
    const work = deadline(deadlineMs)
    res.once('close', () => {
      if (!res.writableFinished) work.abort()
    })
    try {
      // Forms cannot be submitted from a preview.
      if (!addresses.isKey(key) || (preview && req.method === 'POST'))
        throw new RequestError('NOT_FOUND', 'There is no such site.')
      const { signal } = work
      const rest = contexts.rest({ viewer: null, requestId, signal, stranger: anonymousCallerHeaders(req) })
      const asker: PageRequest = { rest, signal, preview, turn: found }
      if (isLanguage(asked) && addresses.isToken(token)) await ownPages(exchange, asker, key, asked, token)
      else await answer(exchange, asker, key, places)
    } catch (error) {
      const moved = addresses.movedSiteKey(error)
      if (moved !== undefined)
        return redirect(exchange, 308, `/careers/${moved}${path.slice(`/careers/${key}`.length)}${exchange.search}`)
      if (addresses.isGone(error))
        return await sendAnew(exchange, barePage(said, 'goneTitle', token ? 'linkGone' : 'goneSite'), 404)
      const told = failed(error, requestId, log)
      const status = statusOf(told.errors![0]!.extensions.code)
      await sendAnew(exchange, barePage(said, 'failedTitle', 'failed'), status, { headers: retryAfterOf(told) })
    } finally {
      found?.end()
      work.clear()
      // The form has not been read. A browser that is still sending would not see the response.
      drain(exchange)
    }
  }
}

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
import { drain, methodNotAllowed, strangerOf, type Exchange } from '../http/http.ts'
import type { Pages } from '../http/pages.ts'
import type { Log } from '../log.ts'
import { deadline, type Signal } from '../rest/deadline.ts'
import type { RestClient } from '../rest/restCall.ts'
import { homeOf, isGone, isId, isKey, isToken, movedTo, readAddress, siteBy, untold } from './addresses/addresses.ts'
import { allJobs } from './allJobs.ts'
import { createAnswers } from './answers.ts'
import { askedOn, takeApplication } from './apply.ts'
import { applyPage, sentPage } from './applyPages.ts'
import { contactPage, contentPage, takeMessage } from './contactPages.ts'
import { embeddedJobs, embeddedSearch, embedPage } from './embedding/embed.ts'
import { sendEmbedScript } from './embedding/embedScript.ts'
import { feed, sitemap } from './feeds.ts'
import { readForm, textField } from './forms.ts'
import { isTurn, keptAddress, sendKeptPage, type KeptPage, type KeptPages, type Turn } from './keptPages.ts'
import { bodyOf, goneJobPage, jobPage, jobPlace, listPage, pageSize, searchOf, sourceOf } from './jobPages.ts'
import { barePage, pageOf, withSource, type Frame, type Page } from './layout.ts'
import { closedSite, ownPage } from './ownPage.ts'
import { withBanners } from './pictures/banners.ts'
import { createPictures } from './pictures/pictures.ts'
import { preferredLanguage, words } from './words.ts'

interface Parts {
  contexts: Contexts
  pages: Pages
  kept: KeptPages
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
  /** Token of the link by which the site is seen before it is public. */
  preview?: string | undefined
  /** To read a page that is kept; null: what is read holds for this answer alone. */
  turn: Turn | null
}

/** The public sites of companies at /careers (decision D-126): pages that need neither a sign-in nor a script. */
export function createCareers({ contexts, pages, kept, publicUrl, deadlineMs, log }: Parts) {
  const { sendFile, sendPage, sendAnew, redirect } = createAnswers(pages)
  const sendPicture = createPictures(pages)

  async function answer(exchange: Exchange, asker: Asker, key: string, places: readonly string[]): Promise<void> {
    const { rest, preview } = asker
    const [home, seen] = [homeOf(key, preview), siteBy(key, preview)]
    const [first = '', ...more] = places
    if (first === '') {
      await rest.call(careerSite, seen)
      const language = preferredLanguage(exchange.req.headers['accept-language'])
      const headers = { Vary: 'Accept-Language', ...(preview && untold) }
      return redirect(exchange, 302, `${home}/${language}${exchange.search}`, headers)
    }
    const isPreview = preview !== undefined
    if (first === 'logo' && more.length === 0)
      return sendPicture(exchange, await rest.call(careerLogo, seen), { isPreview })
    if (first === 'banners' && more.length === 1 && isId(more[0])) {
      const picture = await rest.call(careerBannerImage, { ...seen, params: { key, id: more[0]! } })
      return sendPicture(exchange, picture, { isPreview, kinds: ['png', 'jpeg'] })
    }
    if (first === 'sitemap.xml' && more.length === 0 && !isPreview) {
      const [{ companyId }, jobs] = await Promise.all([rest.call(careerSite, seen), allJobs(rest, key)])
      const map = sitemap({ home, publicUrl }, jobs)
      return sendFile(exchange, map, 'application/xml; charset=utf-8', (page) => asker.turn?.keep({ companyId }, page))
    }
    if (!isLanguage(first)) throw new RequestError('NOT_FOUND', 'There is no such page.')
    return pageIn(exchange, asker, key, first, more)
  }

  async function pageIn(
    exchange: Exchange,
    { rest, signal, preview, turn }: Asker,
    key: string,
    language: Language,
    places: readonly string[],
  ): Promise<void> {
    const { req, search: given } = exchange
    const isPost = req.method === 'POST'
    const [place = '', name = '', ...more] = places
    const seen = siteBy(key, preview)
    const site = rest.call(careerSite, seen)
    const list = (body: object, size: number) =>
      rest.call(careerJobList, { ...seen, body: { pageIndex: 0, pageSize: size, ...body } })
    const isList = place === '' && !isPost
    const isEmbedded = place === 'embed' && places.length === 1 && !isPost && !preview
    const search = isEmbedded ? embeddedSearch(searchOf(given)) : searchOf(given)
    // All are asked for at once; what goes wrong with a site goes wrong with its jobs, and without banners it stands.
    const found = isList || isEmbedded ? list(bodyOf(search), isList ? pageSize : embeddedJobs) : undefined
    found?.catch(() => undefined)
    const banners = isList ? rest.call(careerBannerList, seen).catch(() => []) : []
    const frame: Frame = {
      site: await site,
      home: homeOf(key, preview),
      publicUrl,
      words: words[language],
      source: sourceOf(given),
      isPreview: preview !== undefined,
    }
    const base = `${frame.home}/${language}`
    const anew = (page: Page, status?: number) =>
      sendAnew(exchange, pageOf(frame, page), status, { hasToken: preview !== undefined })
    const keep = (jobId?: string) => (page: KeptPage) => turn?.keep({ companyId: frame.site.companyId, jobId }, page)
    const show = (page: Page, jobId?: string) =>
      preview ? anew(page) : sendPage(exchange, pageOf(frame, page), keep(jobId))
    const gone = () => anew(goneJobPage(frame), 404)

    async function jobPages(): Promise<void> {
      const id = /^(.{36})(?:-[a-z0-9-]*)?$/.exec(name)?.[1]
      const isForm = more.length === 1 && more[0] === 'apply'
      if (id === undefined || !isId(id) || (more.length > 0 && !isForm) || (isPost && !isForm)) return gone()
      const [job, asked] = await Promise.all([
        rest.call(careerJobGet, { ...seen, params: { key, id } }),
        isForm ? askedOn(rest, seen) : null,
      ])
      if (isPost) {
        const refused = await takeApplication(exchange, rest, frame, { key, job, asked }, signal)
        return refused ? anew(refused.page, refused.status) : redirect(exchange, 303, `${base}/sent`)
      }
      const right = jobPlace(job)
      // A link of before the job was renamed, or one without its words.
      if (right !== `/jobs/${name}`)
        return redirect(exchange, 308, withSource(`${base}${right}${isForm ? '/apply' : ''}`, frame.source), {
          ...(preview && untold),
        })
      return isForm ? anew(applyPage(frame, job, asked)) : show(jobPage(frame, job), id)
    }

    if (place === 'jobs') {
      try {
        return await jobPages()
      } catch (error) {
        if (isGone(error)) return gone()
        throw error
      }
    }
    if (place === 'contact' && places.length === 1) {
      if (!isPost) return anew(contactPage(frame))
      const { page, status } = await takeMessage(exchange, rest, frame, key, signal)
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
        feed(frame, (await list({ total: false }, fedJobs)).data),
        'application/atom+xml; charset=utf-8',
        keep(),
      )
    if (!found) return gone()
    if (isEmbedded) return sendPage(exchange, embedPage(frame, search, await found, given), keep())
    return show(withBanners(frame, listPage(frame, search, await found), await banners))
  }

  /** An applicant's own page, by the link of a mail: it is kept nowhere, and tells nobody where it was. */
  async function ownPages(
    exchange: Exchange,
    { rest, signal }: Pick<Asker, 'rest' | 'signal'>,
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
    if (path === '/careers/embed.js') return sendEmbedScript(exchange, pages)
    const { key, preview, places, application: token } = readAddress(path)
    const asked = places[0] ?? ''
    const said = words[isLanguage(asked) ? asked : preferredLanguage(req.headers['accept-language'])]
    const address = token || preview || req.method === 'POST' ? undefined : keptAddress(exchange)
    const found = address === undefined ? null : await kept.ask(address)
    if (found && !isTurn(found)) return sendKeptPage(exchange, found)
    const work = deadline(deadlineMs)
    res.once('close', () => {
      if (!res.writableFinished) work.abort()
    })
    try {
      // Nothing is sent from a preview.
      if (!isKey(key) || (preview && req.method === 'POST'))
        throw new RequestError('NOT_FOUND', 'There is no such site.')
      const rest = contexts.rest({ viewer: null, requestId, signal: work.signal, stranger: strangerOf(req) })
      const asker: Asker = { rest, signal: work.signal, preview, turn: found }
      if (isLanguage(asked) && isToken(token)) await ownPages(exchange, asker, key, asked, token)
      else await answer(exchange, asker, key, places)
    } catch (error) {
      const moved = movedTo(error)
      if (moved !== undefined)
        return redirect(exchange, 308, `/careers/${moved}${path.slice(`/careers/${key}`.length)}${exchange.search}`)
      if (isGone(error))
        return await sendAnew(exchange, barePage(said, 'goneTitle', token ? 'linkGone' : 'goneSite'), 404)
      const told = failed(error, requestId, log)
      const status = statusOf(told.errors![0]!.extensions.code)
      await sendAnew(exchange, barePage(said, 'failedTitle', 'failed'), status, { headers: retryAfterOf(told) })
    } finally {
      found?.end()
      work.clear()
      // A form that nobody wanted: a browser that is still sending would not see the answer.
      drain(exchange)
    }
  }
}

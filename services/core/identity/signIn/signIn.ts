import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type default as Provider } from 'oidc-provider'
import { demoAccounts, type Account } from '../people/accounts.ts'
import { accountKey } from './attempts.ts'
import { tryCredentials, type CredentialsContext } from './credentials.ts'
import { deviceCookie, readDevices } from './devices.ts'
import { FormRefused, readForm, refusalOf } from './forms.ts'
import { escapeHtml, renderPage } from './page.ts'
import { SignInsBusy } from '../people/passwords.ts'
import { keepLanguage } from '../people/readers.ts'
import { askForPasskey, passByPasskey } from '../passkeys/signInByPasskey.ts'
import { cookiesOf, productName, providerPath, sendsMail } from '../provider/settings.ts'
import { renderCode, renderCodes, renderSetUp, type StepPage } from '../secondFactor/signInPages.ts'
import {
  endPendingSignIn,
  readPendingSignIn,
  storePendingSignIn,
  nextStep,
  passByCode,
  passWithout,
  setUpByCode,
  setUpShown,
  type CodeFault,
  type Step,
} from '../secondFactor/signInSteps.ts'
import { stepTexts } from '../secondFactor/signInTexts.ts'
import { nameCookie, rememberedName } from './rememberedName.ts'
import { renderSignIn } from './signInPage.ts'
import { pickLanguage, texts } from './texts.ts'

interface SignInContext extends CredentialsContext {
  provider: Provider
  /** The newest key signs cookies; older ones still verify. */
  cookieKeys: readonly string[]
}

/** A page of a sign-in, or the result of a completed one. */
type Answer = { status: number; html: string; retryAfter?: number } | { account: Account; amr: string[] }

const statusOf = (fault: CodeFault) => (typeof fault === 'number' ? 429 : fault === 'missing' ? 400 : 401)

/** Serves the pages of a sign-in in progress (/idp/interaction/…); returns false for every other request. */
export async function handleSignIn(
  context: SignInContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { db, provider, settings, cookieKeys } = context
  const url = new URL(req.url ?? '/', settings.publicUrl)
  if (!url.pathname.startsWith(`${providerPath}/interaction/`)) return false

  let language = pickLanguage(url.searchParams.get('lang'), req.headers['accept-language'])
  const show = (status: number, html: string, retryAfter?: number) =>
    void res
      .writeHead(status, {
        'content-type': 'text/html; charset=utf-8',
        ...(retryAfter && { 'retry-after': String(retryAfter) }),
      })
      .end(req.method === 'HEAD' ? undefined : html)

  let details
  try {
    details = await provider.interactionDetails(req, res)
  } catch (error) {
    if (!(error instanceof errors.OIDCProviderError)) throw error
    const t = texts(language)
    const link = `<a class="button" href="${escapeHtml(settings.publicUrl)}/">${t.again}</a>`
    const sections = [`<h1>${t.expired}</h1><p>${t.expiredHint}</p>${link}`]
    show(400, renderPage({ title: t.expired, language, productName: productName(settings), sections }))
    return true
  }

  const refusal = refusalOf(req, settings)
  if (refusal) {
    res.writeHead(refusal, { 'content-type': 'text/plain', allow: 'GET, HEAD, POST' }).end('Refused')
    return true
  }

  const { uid } = details
  const { ui_locales: locales, login_hint: hint } = details.params as Record<string, string | undefined>
  language = pickLanguage(url.searchParams.get('lang'), locales, req.headers['accept-language'])
  const t = texts(language)
  const page: StepPage = { language, productName: productName(settings), path: `${providerPath}/interaction/${uid}`, t }
  const first = async (status: number, error?: string, typed?: string, retryAfter?: number): Promise<Answer> => {
    const userName = typed ?? hint ?? remembered
    const accounts = settings.isDemo ? await demoAccounts(db) : []
    const isRemembered = remembered !== undefined
    const passkey = await askForPasskey(db, settings, uid)
    const html = renderSignIn({
      ...page,
      error,
      userName,
      isRemembered,
      accounts,
      mayForget: sendsMail(settings),
      passkey,
    })
    return { status, html, ...(retryAfter && { retryAfter }) }
  }
  const { device: name, name: nameKept, isSecure } = cookiesOf(settings)
  const remembered = rememberedName(req.headers.cookie, nameKept)
  const devices = readDevices(req.headers.cookie, name, cookieKeys)

  /** Returns the page of a step after the password. */
  async function stepPage(account: Account, step: Step, fault?: CodeFault | 'passkey'): Promise<Answer> {
    const answer = (html: string): Answer => ({
      status: fault === undefined ? 200 : fault === 'passkey' ? 401 : statusOf(fault),
      html,
      ...(typeof fault === 'number' && { retryAfter: fault }),
    })
    if (step.kind === 'code') return answer(renderCode(page, await askForPasskey(db, settings, uid), fault))
    if (step.kind === 'kept') return answer(renderCodes(page, []))
    const error = fault === 'passkey' ? undefined : fault
    return answer(renderSetUp(page, await setUpShown(db, settings, account), new Date(step.dueAt), error))
  }

  async function password(form: URLSearchParams): Promise<Answer> {
    const userName = (form.get('userName') ?? '').trim()
    const outcome = await tryCredentials(context, req, { userName, password: form.get('password') ?? '', devices }, t)
    if (!('account' in outcome)) return first(outcome.status, outcome.error, userName, outcome.retryAfter)
    const { account } = outcome
    // The account buttons of a demo do not change the remembered name.
    if (form.has('asked')) {
      const wanted = form.has('remember') ? userName : null
      if (wanted ?? remembered) res.appendHeader('set-cookie', nameCookie(wanted, { name: nameKept, isSecure }))
    }
    const step = await nextStep(db, account)
    if (!step) return { account, amr: ['pwd'] }
    await storePendingSignIn(db, uid, { accountId: account.id, step })
    return stepPage(account, step)
  }

  async function afterPassword(form: URLSearchParams): Promise<Answer> {
    const chosen = form.get('step')
    if (chosen === 'restart') {
      await endPendingSignIn(db, uid)
      return first(200)
    }
    const half = await readPendingSignIn(db, settings, uid)
    if (!half) return first(400, stepTexts[language].gone)
    const { account, step } = half
    if (chosen !== null) {
      const passed = passWithout(step)
      return passed ? { account, ...passed } : stepPage(account, step, 'missing')
    }
    const code = form.get('code') ?? ''
    if (step.kind !== 'setUp') {
      const outcome = await passByCode(db, settings, account, code)
      return typeof outcome === 'object' ? { account, ...outcome } : stepPage(account, step, outcome)
    }
    const outcome = await setUpByCode(db, settings, account, code)
    if (typeof outcome !== 'object') return stepPage(account, step, outcome)
    await storePendingSignIn(db, uid, { accountId: account.id, step: { kind: 'kept' } })
    return { status: 200, html: renderCodes(page, outcome.codes) }
  }

  /**
   * A passkey replaces the password and the code. At the code step, it must belong to the account whose password was
   * correct.
   */
  async function byPasskey(form: URLSearchParams): Promise<Answer> {
    const half = await readPendingSignIn(db, settings, uid)
    const passed = await passByPasskey(db, settings, uid, form.get('passkey') ?? '')
    if (passed && (!half || half.account.id === passed.account.id)) return passed
    return half ? stepPage(half.account, half.step, 'passkey') : first(401, t.passkeyFailed)
  }

  async function opened(): Promise<Answer> {
    const half = await readPendingSignIn(db, settings, uid)
    return half ? stepPage(half.account, half.step) : first(200)
  }

  try {
    const form = req.method === 'POST' ? await readForm(req) : null
    const answer = !form
      ? await opened()
      : await (form.has('passkey') ? byPasskey(form) : form.has('userName') ? password(form) : afterPassword(form))
    if ('html' in answer) {
      show(answer.status, answer.html, answer.retryAfter)
      return true
    }
    const { account, amr } = answer
    await endPendingSignIn(db, uid)
    await keepLanguage(db, account.userName, language)
    const known = accountKey(account.userName)
    res.appendHeader('set-cookie', deviceCookie(devices, known, { name, key: cookieKeys[0]!, isSecure }))
    // The cookie ends with the browser; the session ends earlier if it is not used.
    const login = { accountId: account.id, remember: false, amr }
    await provider.interactionFinished(req, res, { login }, { mergeWithLastSubmission: false })
  } catch (error) {
    if (error instanceof SignInsBusy) show(503, ((await first(503, t.busy)) as { html: string }).html, 2)
    else if (error instanceof FormRefused)
      res.writeHead(error.status, { 'content-type': 'text/plain', connection: 'close' }).end('Refused')
    else throw error
  }
  return true
}

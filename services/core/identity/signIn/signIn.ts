import type { IncomingMessage, ServerResponse } from 'node:http'
import { errors, type default as Provider } from 'oidc-provider'
import { demoAccounts } from '../people/accounts.ts'
import { accountKey } from './attempts.ts'
import { tryCredentials, type CredentialsContext } from './credentials.ts'
import { deviceCookie, readDevices } from './devices.ts'
import { FormRefused, readForm } from './forms.ts'
import { escapeHtml, renderPage } from './page.ts'
import { SignInsBusy } from '../people/passwords.ts'
import { keepLanguage } from '../people/readers.ts'
import { cookiesOf, productName, providerPath, sendsMail } from '../provider/settings.ts'
import { renderSignIn } from './signInPage.ts'
import { pickLanguage, texts } from './texts.ts'

interface SignInContext extends CredentialsContext {
  provider: Provider
  /** The newest signs cookies; older ones still verify. */
  cookieKeys: readonly string[]
}

/** Answers the pages of a sign-in under way (/idp/interaction/…); false for every other request. */
export async function handleSignIn(
  context: SignInContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { db, provider, settings, cookieKeys } = context
  const url = new URL(req.url ?? '/', settings.publicUrl)
  if (!url.pathname.startsWith(`${providerPath}/interaction/`)) return false

  let language = pickLanguage(url.searchParams.get('lang'), req.headers['accept-language'])
  const show = (status: number, html: string, headers: Record<string, string> = {}) =>
    void res
      .writeHead(status, { 'content-type': 'text/html; charset=utf-8', ...headers })
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

  const { ui_locales: locales, login_hint: hint } = details.params as Record<string, string | undefined>
  language = pickLanguage(url.searchParams.get('lang'), locales, req.headers['accept-language'])
  const t = texts(language)
  const page = async (status: number, error?: string, userName = hint, headers?: Record<string, string>) =>
    show(
      status,
      renderSignIn({
        language,
        productName: productName(settings),
        path: `${providerPath}/interaction/${details.uid}`,
        error,
        userName,
        accounts: settings.isDemo ? await demoAccounts(db) : [],
        mayForget: sendsMail(settings),
      }),
      headers,
    )

  if (req.method === 'GET' || req.method === 'HEAD') {
    await page(200)
    return true
  }
  const { origin } = req.headers
  if (req.method !== 'POST' || (origin !== undefined && origin !== new URL(settings.publicUrl).origin)) {
    res
      .writeHead(req.method === 'POST' ? 403 : 405, { 'content-type': 'text/plain', allow: 'GET, HEAD, POST' })
      .end('Refused')
    return true
  }
  try {
    const form = await readForm(req)
    const userName = (form.get('userName') ?? '').trim()
    const { device: name, isSecure } = cookiesOf(settings)
    const devices = readDevices(req.headers.cookie, name, cookieKeys)
    const outcome = await tryCredentials(context, req, { userName, password: form.get('password') ?? '', devices }, t)
    if ('account' in outcome) {
      await keepLanguage(db, outcome.account.userName, language)
      res.appendHeader(
        'set-cookie',
        deviceCookie(devices, accountKey(userName), { name, key: cookieKeys[0]!, isSecure }),
      )
      // The cookie ends with the browser; the session ends by itself earlier when it is not used.
      const login = { accountId: outcome.account.id, remember: false, amr: ['pwd'] }
      await provider.interactionFinished(req, res, { login }, { mergeWithLastSubmission: false })
    } else {
      const { status, error, retryAfter } = outcome
      await page(status, error, userName, retryAfter ? { 'retry-after': String(retryAfter) } : {})
    }
  } catch (error) {
    if (error instanceof SignInsBusy) await page(503, t.busy, undefined, { 'retry-after': '2' })
    else if (error instanceof FormRefused)
      res.writeHead(error.status, { 'content-type': 'text/plain', connection: 'close' }).end('Refused')
    else throw error
  }
  return true
}

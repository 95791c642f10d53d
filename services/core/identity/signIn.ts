import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import { errors, type default as Provider } from 'oidc-provider'
import type { Database } from '../database/tables.ts'
import { accountByUserName, demoAccounts, type Account } from './accounts.ts'
import { beginAttempt, clearAttempts } from './attempts.ts'
import { escapeHtml, renderPage } from './page.ts'
import { SignInsBusy, verifyPassword } from './passwords.ts'
import { isUsable } from './policy.ts'
import { productName, providerPath, type IdentityLog, type IdentitySettings } from './settings.ts'
import { renderSignIn } from './signInPage.ts'
import { pickLanguage, texts, type Texts } from './texts.ts'

interface SignInContext {
  db: Kysely<Database>
  provider: Provider
  settings: IdentitySettings
  log: IdentityLog
}

const maxFormBytes = 10_000

class FormRefused extends Error {
  readonly status: number
  constructor(status: number) {
    super('form refused')
    this.status = status
  }
}

async function readForm(req: IncomingMessage): Promise<URLSearchParams> {
  if (!req.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) throw new FormRefused(415)
  const pieces: Buffer[] = []
  let size = 0
  for await (const piece of req as AsyncIterable<Buffer>) {
    size += piece.length
    if (size > maxFormBytes) throw new FormRefused(413)
    pieces.push(piece)
  }
  return new URLSearchParams(Buffer.concat(pieces).toString('utf8'))
}

type Outcome = { account: Account } | { status: number; error: string; retryAfter?: number }

/** Tries a user name and a password; unknown and disabled accounts look like a wrong password, in time too. */
async function trySignIn(
  { db, settings, log }: SignInContext,
  userName: string,
  password: string,
  t: Texts,
): Promise<Outcome> {
  if (!userName || !password) return { status: 400, error: t.missing }
  const wait = await beginAttempt(db, userName)
  if (wait > 0) return { status: 429, error: t.wait(wait), retryAfter: wait }
  const account = await accountByUserName(db, userName)
  const usable = isUsable(account, settings) && !account.isMachine
  const fits = await verifyPassword(password, usable ? account.passwordHash : null)
  if (!usable || !fits) {
    log.warn({ account: account?.id ?? null }, 'sign-in failed')
    return { status: 401, error: t.wrong }
  }
  await clearAttempts(db, userName)
  log.info({ account: account.id }, 'signed in')
  return { account }
}

/** Answers the pages of a sign-in under way (/idp/interaction/…); false for every other request. */
export async function handleSignIn(
  context: SignInContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { db, provider, settings } = context
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
    const outcome = await trySignIn(context, userName, form.get('password') ?? '', t)
    if ('account' in outcome) {
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

import type { IncomingMessage, ServerResponse } from 'node:http'
import { ServiceError } from '../../http/errors.ts'
import { longestPassword, type PasswordFault } from '../people/passwordRule.ts'
import { passwordLink, passwordPath, sendForgotten, setPasswordByLink } from './links.ts'
import { SignInsBusy } from '../people/passwords.ts'
import { productName, sendsMail } from '../provider/settings.ts'
import { accountKey, beginAttempt, type Budget } from '../signIn/attempts.ts'
import { networkOf } from '../signIn/clientAddress.ts'
import { chargedAddress, type CredentialsContext } from '../signIn/credentials.ts'
import { FormRefused, readForm, refusalOf } from '../signIn/forms.ts'
import { escapeHtml, renderPage } from '../signIn/page.ts'
import { forgottenPath } from '../signIn/signInPage.ts'
import { pickLanguage, texts, type Texts } from '../signIn/texts.ts'

/** The number of mails allowed per quarter of an hour: to one account, and from one network. */
const most = { account: 3, address: 20 }

function faultText(t: Texts, fault: PasswordFault): string {
  if (typeof fault === 'object') return t.passwordShort(fault.atLeast)
  return fault === 'rule' ? t.passwordWeak : t.passwordGuessable
}

interface Shown {
  status: number
  title: string
  html: string
}

/**
 * Serves the pages on which users request a link and set their password with it; returns false for every other request.
 */
export async function handlePasswords(
  context: CredentialsContext,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const { settings } = context
  const url = new URL(req.url ?? '/', settings.publicUrl)
  const isForgotten = url.pathname === forgottenPath && sendsMail(settings)
  if (!isForgotten && url.pathname !== passwordPath) return false
  const refusal = refusalOf(req, settings)
  if (refusal) {
    res.writeHead(refusal, { 'content-type': 'text/plain', allow: 'GET, HEAD, POST' }).end('Refused')
    return true
  }
  const language = pickLanguage(url.searchParams.get('lang'), req.headers['accept-language'])
  const t = texts(language)
  const token = url.searchParams.get('token') ?? ''
  const path = isForgotten ? forgottenPath : `${passwordPath}?token=${encodeURIComponent(token)}`
  const action = escapeHtml(`${path}${isForgotten ? '?' : '&'}lang=${language}`)
  try {
    const form = req.method === 'POST' ? await readForm(req) : null
    const shown = isForgotten
      ? await forgotten(context, req, form, action, t)
      : await setting(context, token, form, action, t)
    const page = renderPage({
      title: shown.title,
      language,
      productName: productName(settings),
      sections: [`<h1>${shown.title}</h1>${shown.html}`],
      ...(isForgotten && { languagePath: forgottenPath }),
    })
    res.writeHead(shown.status, { 'content-type': 'text/html; charset=utf-8' }).end(req.method === 'HEAD' ? '' : page)
  } catch (error) {
    if (!(error instanceof FormRefused)) throw error
    res.writeHead(error.status, { 'content-type': 'text/plain', connection: 'close' }).end('Refused')
  }
  return true
}

const failure = (text: string) => `<div id="error" class="error" role="alert" aria-live="assertive">${text}</div>`

/** Requests a link by mail. The response is the same, and as fast, whether or not the account exists. */
async function forgotten(
  context: CredentialsContext,
  req: IncomingMessage,
  form: URLSearchParams | null,
  action: string,
  t: Texts,
): Promise<Shown> {
  const { db, settings, log } = context
  const ask = (status: number, error = '') => ({
    status,
    title: t.forgotten,
    html: `<p>${t.forgottenHint}</p>${failure(error)}<form method="post" action="${action}">
<label for="name">${t.nameOrEmail}</label>
<input id="name" name="name" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="250" required autofocus>
<button class="primary" type="submit">${t.sendLink}</button></form>`,
  })
  const name = (form?.get('name') ?? '').trim().replaceAll('\0', '')
  if (!form) return ask(200)
  if (!name) return ask(400, t.nameMissing)
  const address = chargedAddress(context, req)
  if (address) {
    const wait = await beginAttempt(db, [
      { key: `forgotten from ${networkOf(address)}`, most: most.address, isShared: true },
    ])
    if (wait > 0) return ask(429, t.wait(wait))
  }
  const ofAccount: Budget = { key: `forgotten ${accountKey(name)}`, most: most.account, isShared: true }
  const product = { name: productName(settings), publicUrl: settings.publicUrl }
  const send = async () => {
    if ((await beginAttempt(db, [ofAccount])) === 0) await sendForgotten(db, name, product)
  }
  // Do not wait for the mail, so that the response time reveals nothing.
  void send().catch((error: unknown) => log.error({ err: error }, 'sending a link for a password'))
  return { status: 200, title: t.forgotten, html: `<p role="status">${t.linkSent}</p>${onward(settings.publicUrl, t)}` }
}

const onward = (publicUrl: string, t: Texts) => `<a class="button" href="${escapeHtml(publicUrl)}/">${t.again}</a>`

/** Sets the password with a link. Opening the link changes nothing, because mail scanners open links too. */
async function setting(
  { db, settings, log }: CredentialsContext,
  token: string,
  form: URLSearchParams | null,
  action: string,
  t: Texts,
): Promise<Shown> {
  const gone = { status: 400, title: t.linkGone, html: onward(settings.publicUrl, t) }
  try {
    const { userName, atLeast } = await passwordLink(db, token)
    const ask = (status: number, error = '') => ({
      status,
      title: t.setPassword,
      html: `${failure(error)}<form method="post" action="${action}">
<label for="userName">${t.userName}</label>
<input id="userName" name="userName" value="${escapeHtml(userName)}" autocomplete="username" readonly>
<label for="password">${t.newPassword}</label>
<input id="password" name="password" type="password" autocomplete="new-password" maxlength="${longestPassword}" required autofocus aria-describedby="rule"${error && ' aria-invalid="true"'}>
<p id="rule">${t.passwordRule(atLeast)}</p>
<label for="again">${t.repeatPassword}</label>
<input id="again" name="again" type="password" autocomplete="new-password" maxlength="${longestPassword}" required>
<button class="primary" type="submit">${t.setPassword}</button></form>`,
    })
    if (!form) return ask(200)
    const password = form.get('password') ?? ''
    if (password !== form.get('again')) return ask(400, t.passwordsDiffer)
    const fault = await setPasswordByLink(db, token, password, productName(settings))
    if (fault) return ask(400, faultText(t, fault))
    log.info({ userName }, 'a password was set by a link')
    return {
      status: 200,
      title: t.passwordSet,
      html: `<p role="status">${t.passwordSetHint}</p>${onward(settings.publicUrl, t)}`,
    }
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return gone
    if (error instanceof SignInsBusy) return { status: 503, title: t.setPassword, html: failure(t.busy) }
    throw error
  }
}

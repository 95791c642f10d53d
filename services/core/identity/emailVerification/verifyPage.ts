import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Kysely } from 'kysely'
import type { Database } from '../../database/tables.ts'
import { escapeHtml, renderPage } from '../signIn/page.ts'
import { productName, type IdentitySettings } from '../provider/settings.ts'
import { pickLanguage, texts } from '../signIn/texts.ts'
import { confirmEmail, linkOf, verifyPath } from './verification.ts'

/**
 * Serves the page behind the link of a verification mail; returns false for every other request. Opening the link
 * changes nothing, because mail scanners open links too: the person must press the button.
 */
export async function handleVerifyEmail(
  db: Kysely<Database>,
  settings: IdentitySettings,
  req: IncomingMessage,
  res: ServerResponse,
): Promise<boolean> {
  const url = new URL(req.url ?? '/', settings.publicUrl)
  if (url.pathname !== verifyPath) return false
  const language = pickLanguage(url.searchParams.get('lang'), req.headers['accept-language'])
  const t = texts(language)
  const show = (status: number, title: string, html: string) => {
    const page = renderPage({
      title,
      language,
      productName: productName(settings),
      sections: [`<h1>${title}</h1>${html}`],
    })
    res.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(req.method === 'HEAD' ? undefined : page)
    return true
  }
  const onward = `<a class="button" href="${escapeHtml(settings.publicUrl)}/">${t.again}</a>`
  const token = url.searchParams.get('token') ?? ''
  const { origin } = req.headers
  if (req.method === 'POST') {
    if (origin !== undefined && origin !== new URL(settings.publicUrl).origin) {
      res.writeHead(403, { 'content-type': 'text/plain' }).end('Refused')
      return true
    }
    return (await confirmEmail(db, token)) ? show(200, t.emailConfirmed, onward) : show(400, t.linkGone, onward)
  }
  if (req.method !== 'GET' && req.method !== 'HEAD') {
    res.writeHead(405, { 'content-type': 'text/plain', allow: 'GET, HEAD, POST' }).end('Refused')
    return true
  }
  const link = await linkOf(db, token)
  if (!link) return show(400, t.linkGone, onward)
  const button = `<form method="post" action="${verifyPath}?token=${encodeURIComponent(token)}"><button type="submit" class="primary">${t.confirm}</button></form>`
  return show(200, t.emailAsk, `<p>${escapeHtml(link.email ?? '')}</p>${button}`)
}

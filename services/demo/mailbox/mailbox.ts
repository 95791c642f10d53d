import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isLoopback, isLoopbackHost, isLoopbackUrl } from '../../../common/loopback.ts'
import type { MountContext } from '../../core/app.ts'
import { disposition } from '../../core/http/mountRoute.ts'
import { clientOf, networkList } from '../../core/identity/signIn/clientAddress.ts'
import { pickLanguage } from '../../core/identity/signIn/texts.ts'
import { calendarFile, createComposer, namesOf } from '../../core/mail/compose.ts'
import type { Sender } from '../../core/mail/settings.ts'
import type { Settings } from '../../core/settings.ts'
import { htmlWithPictures, listMails, mailById } from './mails.ts'
import { frameHeaders, looks, mailboxPath, pageHeaders, renderMailbox, type Look } from './page.ts'

interface MailRoute {
  Params: { id: string; at: string }
  Querystring: { q?: string; page?: string; look?: string; lang?: string }
}
type Request = FastifyRequest<MailRoute>

const idForm = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const named = ({ name, address }: Sender) => `${name} <${address}>`

/**
 * Shows the mails that the demo would send, at /demo/mail. They include links that grant access, so only this machine
 * may read them, whatever address the services listen on.
 */
export function mailboxOf(settings: Settings): ((app: FastifyInstance, context: MountContext) => void)[] {
  if (!settings.isDemo || !isLoopbackUrl(settings.publicUrl)) return []
  const proxies = networkList(settings.trustedProxies)
  const isFromHere = ({ raw, headers }: FastifyRequest) => {
    const { address, isDoubted } = clientOf(raw, proxies)
    return isLoopback(address) && !isDoubted && isLoopbackHost(headers.host ?? '')
  }

  return [
    (app, { db, files }) => {
      const compose = createComposer(settings.mail, files)
      const refuse = (reply: FastifyReply) => reply.code(404).type('text/plain').send('Not found')
      const onRequest = async (request: FastifyRequest, reply: FastifyReply) =>
        isFromHere(request) ? undefined : refuse(reply)
      const asked = ({ params: { id } }: Request) => (idForm.test(id) ? mailById(db, id) : undefined)

      async function show(request: Request, reply: FastifyReply) {
        const { q = '', page = '', look, lang } = request.query
        const mail = request.params.id === undefined ? null : await asked(request)
        if (mail === undefined) return refuse(reply)
        const search = String(q).slice(0, 200)
        const box = {
          language: pickLanguage(lang, request.headers['accept-language']),
          productName: settings.productName,
          search,
          page: /^\d{1,5}$/.test(page) ? Number(page) : 0,
        }
        const chosen = looks.find((one) => one === look) ?? 'html'
        const names = mail && namesOf(mail, settings.mail)
        const html = renderMailbox({
          ...box,
          mails: await listMails(db, search.split(/\s+/).filter(Boolean), box.page),
          ...(mail && {
            shown: {
              mail,
              look: (chosen === 'html' && mail.html === null ? 'text' : chosen) as Look,
              source: chosen === 'source' ? (await compose(mail)).bytes.toString() : '',
              from: named(names!.from),
              replyTo: names!.replyTo ? named(names!.replyTo) : null,
            },
          }),
        })
        return reply.headers(pageHeaders).type('text/html; charset=utf-8').send(html)
      }

      app.get<MailRoute>(mailboxPath, { onRequest }, show)
      app.get<MailRoute>(`${mailboxPath}/:id`, { onRequest }, show)
      app.get<MailRoute>(`${mailboxPath}/:id/html`, { onRequest }, async (request, reply) => {
        const mail = await asked(request)
        if (!mail?.html) return refuse(reply)
        const html = await htmlWithPictures(mail, files)
        return reply.headers(frameHeaders).type('text/html; charset=utf-8').send(`<base target="_blank">${html}`)
      })
      app.get<MailRoute>(`${mailboxPath}/:id/source`, { onRequest }, async (request, reply) => {
        const mail = await asked(request)
        if (!mail) return refuse(reply)
        return reply
          .headers({ ...frameHeaders, 'content-disposition': disposition(`${mail.subject}.eml`) })
          .type('message/rfc822')
          .send((await compose(mail)).bytes)
      })
      app.get<MailRoute>(`${mailboxPath}/:id/calendar`, { onRequest }, async (request, reply) => {
        const calendar = (await asked(request))?.calendar
        if (!calendar) return refuse(reply)
        return reply
          .headers({ ...frameHeaders, 'content-disposition': disposition(calendarFile) })
          .type(`text/calendar; charset=utf-8; method=${calendar.method}`)
          .send(calendar.content)
      })
      app.get<MailRoute>(`${mailboxPath}/:id/files/:at`, { onRequest }, async (request, reply) => {
        const file = (await asked(request))?.attachments[Number(request.params.at)]
        if (!file) return refuse(reply)
        return reply
          .headers({ ...frameHeaders, 'content-disposition': disposition(file.name) })
          .type(file.contentType)
          .send(await files.read(file.path))
      })
    },
  ]
}

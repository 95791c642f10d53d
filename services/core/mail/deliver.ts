import { Readable } from 'node:stream'
import nodemailer from 'nodemailer'
import type { Composed } from './compose.ts'
import type { MailReason } from '../contract/mails.ts'
import type { MailSettings } from './settings.ts'

/** Thrown if a mail was not accepted, or if it is unknown whether it was. */
export class NotDelivered extends Error {
  readonly reason: MailReason
  /** The reply of the server. */
  readonly answer: string | null

  constructor(reason: MailReason, answer: string | null = null) {
    super(answer ?? reason)
    this.reason = reason
    this.answer = answer
  }
}

/**
 * Passes a mail to the server. Returns the reply with which the server accepted it, otherwise throws NotDelivered.
 * `beforeEnd` is awaited before the end of the mail is sent: until then the server cannot have accepted it, and an
 * error thrown by `beforeEnd` prevents it.
 */
export type Deliver = (mail: Composed, beforeEnd: () => Promise<void>, signal: AbortSignal) => Promise<string>

const patience = { connectionTimeout: 20_000, greetingTimeout: 20_000, dnsTimeout: 20_000, socketTimeout: 60_000 }

/** Returns the function that delivers mails according to the settings. */
export function createDeliver({ server }: MailSettings): Deliver {
  if (server === 'none') return () => Promise.reject(new NotDelivered('noServer'))
  if (server === 'keep')
    return async (_mail, beforeEnd) => {
      await beforeEnd()
      return 'kept by the demo'
    }
  const { host, port, isSecure, needsTls, login } = server
  const transport = nodemailer.createTransport({
    ...patience,
    host,
    port,
    secure: isSecure,
    requireTLS: needsTls,
    ...(login && { auth: login }),
  })
  return async ({ envelope, bytes }, beforeEnd, signal) => {
    let isHandedOver = false
    const content = async function* () {
      yield bytes
      await beforeEnd()
      isHandedOver = true
    }
    try {
      const { response } = await transport.sendMail({ envelope, raw: Readable.from(content()), signal })
      return response
    } catch (error) {
      throw notDelivered(error as SmtpError, isHandedOver)
    }
  }
}

interface SmtpError extends Error {
  code?: string
  response?: string
  responseCode?: number
}

function notDelivered({ code, message, response, responseCode = 0 }: SmtpError, isHandedOver: boolean): NotDelivered {
  const answer = (response ?? message).slice(0, 1000)
  // A failed login is not the mail's fault.
  const isOfMail = code === 'EENVELOPE' || code === 'EMESSAGE'
  if (isOfMail && responseCode >= 500) return new NotDelivered('refused', answer)
  if (isOfMail && responseCode >= 400) return new NotDelivered('deferred', answer)
  return new NotDelivered(isHandedOver ? 'unclear' : 'unreachable', answer)
}

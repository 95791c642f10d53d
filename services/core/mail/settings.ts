import { readFileSync } from 'node:fs'
import { createPrivateKey } from 'node:crypto'
import { isLoopbackHost } from '../../../common/loopback.ts'

/** The sender of a mail. */
export interface Sender {
  name: string
  address: string
}

export interface MailServer {
  host: string
  port: number
  /** TLS from the first byte; otherwise with STARTTLS. */
  isSecure: boolean
  /** Whether nothing may be sent before the connection is encrypted. */
  needsTls: boolean
  login?: { user: string; pass: string }
}

/** How mails are sent, and with which sender. */
export interface MailSettings {
  from: Sender
  /** `none`: mails wait until a server is configured; `keep`: for the demo, which sends nothing. */
  server: MailServer | 'none' | 'keep'
  /** Domain of the receiver, which gets the reports on returned mails; without it they go to `from`. */
  bounceDomain?: string
  /** For how many days a mail is stored after it was sent or has failed. */
  keptDays: number
  dkim?: { domainName: string; keySelector: string; privateKey: string }
}

type Env = Record<string, string | undefined>

/** Reads OUTGOING_SMTP_URL, MAIL_FROM and DKIM_*. The demo sends no mails, whatever the variables contain. */
export function readMail(
  env: Env,
  {
    isDemo,
    hostname,
    productName,
    bounceDomain,
    keptDays,
  }: { isDemo: boolean; hostname: string; productName: string; bounceDomain?: string | undefined; keptDays: number },
): MailSettings {
  const url = isDemo ? undefined : env.OUTGOING_SMTP_URL || undefined
  if (url && !env.MAIL_FROM) throw new Error('OUTGOING_SMTP_URL needs MAIL_FROM, the address that mails come from.')
  const dkim = isDemo ? undefined : readDkim(env)
  return {
    from: env.MAIL_FROM ? sender(env.MAIL_FROM, productName) : { name: productName, address: `no-reply@${hostname}` },
    server: isDemo ? 'keep' : url ? mailServer(url) : 'none',
    keptDays,
    ...(bounceDomain && { bounceDomain }),
    ...(dkim && { dkim }),
  }
}

function sender(text: string, productName: string): Sender {
  const begin = text.lastIndexOf('<')
  const isNamed = begin >= 0 && text.trimEnd().endsWith('>')
  const address = (isNamed ? text.slice(begin + 1, text.lastIndexOf('>')) : text).trim()
  const name = isNamed ? text.slice(0, begin).replaceAll('"', '') : ''
  if (!/^[^@\s<>"]+@[^@\s<>"]+$/.test(address))
    throw new Error(`MAIL_FROM must be an address such as Hireloom <no-reply@example.com>, but is "${text}".`)
  return { name: name.trim() || productName, address }
}

/** The URL is never repeated in messages, because it contains a password. */
function mailServer(text: string): MailServer {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || !url.hostname || url.search || url.hash)
    throw new Error(
      'OUTGOING_SMTP_URL must be of the form smtp://user:password@host:587 or smtps://user:password@host.',
    )
  const isSecure = url.protocol === 'smtps:'
  const login = url.username && { user: decodeURIComponent(url.username), pass: decodeURIComponent(url.password) }
  return {
    host: url.hostname.replace(/^\[(.*)\]$/, '$1'),
    port: url.port ? Number(url.port) : isSecure ? 465 : 587,
    isSecure,
    needsTls: !isSecure && login !== '' && !isLoopbackHost(url.hostname),
    ...(login && { login }),
  }
}

function readDkim({ DKIM_DOMAIN: domainName, DKIM_SELECTOR: keySelector, DKIM_KEY_FILE: file }: Env) {
  if (!domainName && !keySelector && !file) return undefined
  if (!domainName || !keySelector || !file)
    throw new Error('DKIM_DOMAIN, DKIM_SELECTOR and DKIM_KEY_FILE belong together: give all of them or none.')
  try {
    const privateKey = readFileSync(file, 'utf8')
    createPrivateKey(privateKey)
    return { domainName, keySelector, privateKey }
  } catch (error) {
    throw new Error(`DKIM_KEY_FILE names ${file}, which is no private key in PEM: ${(error as Error).message}.`)
  }
}

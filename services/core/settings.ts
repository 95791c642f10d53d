import { resolve } from 'node:path'
import { isLoopbackUrl } from '../../common/loopback.ts'
import { networkList } from './identity/signIn/clientAddress.ts'
import { readMail, type MailSettings } from './mail/settings.ts'
import { readPhone, type PhoneSettings } from './phone.ts'

/** Keys of push messages (VAPID). */
export interface PushSettings {
  publicKey: string
  privateKey: string
  /** The contact for a push service: mailto:… or https://… */
  subject: string
  /** Hosts of push services, `*.` for subdomains; with a scheme, an exact origin. */
  services: readonly string[]
}

/** The address at which mails are received, and the domain of the recipients. */
export interface SmtpSettings {
  host: string
  /** 0 chooses a free one. */
  port: number
  domain: string
}

export interface Settings {
  /** Address and port on which the services listen; port 0 chooses a free one. */
  host: string
  port: number
  /** The address at which browsers reach the product. */
  publicUrl: string
  /** Absolute path of the folder with the embedded database and the stored files. */
  dataDir: string
  /** PostgreSQL ≥ 15; without it, the embedded database in dataDir is used. */
  databaseUrl?: string
  /** The issuer whose tokens are accepted. */
  issuer: string
  /** Whether the issuer is our own provider, served under /idp. */
  isEmbeddedIssuer: boolean
  audience: string
  productName: string
  /** OIDC client of the web application. */
  clientId: string
  /** FHU, the external source of candidates: GET {fhuUrl}/candidates/{id} (decision D-103). */
  fhuUrl?: string
  /** An S3 bucket for files: https://key:secret@host/bucket?region=… */
  s3Url?: string
  /** Secret of the machine client `gateway`; without it that client cannot sign in. */
  gatewaySecret?: string
  /** Secret of the machine client `internal-tools`. */
  internalToolsSecret?: string
  /** The key with which second factors are sealed; without it, nobody can set one up. */
  totpKey?: string
  /** Lifetime of access tokens in seconds. */
  tokenSeconds: number
  /** Whether to insert the demo data if the database is empty, and to list the demo accounts at sign-in. */
  isDemo: boolean
  /** The factor by which delays of scheduled work are shortened: 1, except when trying out a demo on this machine. */
  delayDivisor: number
  /** Addresses and networks of proxies whose X-Forwarded-For is trusted, in addition to this machine's own. */
  trustedProxies: readonly string[]
  logLevel: string
  /** Programs of the machine: a path, `none`, or undefined to look in the usual folders. */
  sofficePath?: string
  chromiumPath?: string
  tesseractPath?: string
  /** Without it, there are no push messages. */
  push?: PushSettings
  /** Without it, no mails are received, and folders have no addresses. */
  smtp?: SmtpSettings
  /** How mails are sent. */
  mail: MailSettings
  /** Without it, nobody can make calls. */
  phone?: PhoneSettings
}

/** The push services of today's browsers. */
const pushServices = 'fcm.googleapis.com,updates.push.services.mozilla.com,*.notify.windows.com,*.push.apple.com'
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** Reads and checks the settings in the environment. Throws an Error with one clear sentence for the operator. */
export function readSettings(env: Record<string, string | undefined>): Settings {
  const port = whole(env, 'PORT', 4000, 0, 65_535)
  const publicUrl = url(env, 'PUBLIC_URL', ['http:', 'https:']) ?? `http://localhost:${port}`
  const issuer = url(env, 'OIDC_ISSUER', ['http:', 'https:'])
  const embedded = `${publicUrl}/idp`
  const isEmbeddedIssuer = issuer === undefined || issuer === embedded
  // The demo accounts have a well-known password, so by default there is only a demo on this machine.
  const isDemo = flag(env, 'DEMO', isLoopbackUrl(publicUrl))
  const servicesPort = whole(env, 'SERVICES_PORT', port === 0 ? 0 : port + 1, 0, 65_535)
  const optional = {
    databaseUrl: url(env, 'DATABASE_URL', ['postgres:', 'postgresql:']),
    s3Url: url(env, 'S3_URL', ['http:', 'https:']),
    fhuUrl: url(env, 'FHU_URL', ['http:', 'https:']),
    gatewaySecret: secret(env, 'GATEWAY_CLIENT_SECRET', isEmbeddedIssuer),
    internalToolsSecret: secret(env, 'INTERNAL_TOOLS_SECRET', isEmbeddedIssuer),
    totpKey: secret(env, 'TOTP_KEY', isEmbeddedIssuer),
    sofficePath: env.SOFFICE_PATH || undefined,
    chromiumPath: env.CHROMIUM_PATH || undefined,
    tesseractPath: env.TESSERACT_PATH || undefined,
    push: push(env),
    phone: readPhone(env, isDemo),
    smtp: smtp(env, new URL(publicUrl).hostname, isDemo ? demoSmtpPort(servicesPort) : undefined),
  }
  if (optional.s3Url) checkBucket(optional.s3Url)
  const productName = env.PRODUCT_NAME || 'Hireloom'
  return {
    host: env.SERVICES_HOST || '127.0.0.1',
    port: servicesPort,
    publicUrl,
    dataDir: resolve(env.DATA_DIR || '.data'),
    // The URL of an external issuer may end with a slash, which is part of it.
    issuer: isEmbeddedIssuer ? embedded : env.OIDC_ISSUER!,
    isEmbeddedIssuer,
    audience: env.OIDC_AUDIENCE || 'hireloom-api',
    productName,
    clientId: env.OIDC_CLIENT_ID || 'hireloom-web',
    tokenSeconds: whole(env, 'TOKEN_SECONDS', 900, 1, 86_400),
    isDemo,
    delayDivisor: delayDivisor(env, isDemo && isLoopbackUrl(publicUrl)),
    mail: readMail(env, {
      isDemo,
      hostname: new URL(publicUrl).hostname,
      productName,
      bounceDomain: bounceDomain(env, optional.smtp),
      keptDays: whole(env, 'MAIL_KEPT_DAYS', 365, 7, 36_500),
    }),
    trustedProxies: networks(env, 'TRUSTED_PROXIES'),
    logLevel: oneOf(env, 'LOG_LEVEL', 'info', logLevels),
    ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== undefined)),
  }
}

type Env = Record<string, string | undefined>

function whole(env: Env, name: string, otherwise: number, least: number, most: number): number {
  const text = env[name]
  if (!text) return otherwise
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= least && value <= most) return value
  throw new Error(`${name} must be a whole number from ${least} to ${most}, but is "${text}".`)
}

/** Secrets that our own provider checks may be guessed repeatedly, so they must be long. */
const leastSecret = 16

function secret(env: Env, name: string, isOurs: boolean): string | undefined {
  const text = env[name] || undefined
  if (text === undefined || !isOurs || text.length >= leastSecret) return text
  throw new Error(`${name} must have at least ${leastSecret} characters; openssl rand -base64 24 makes a good one.`)
}

function networks(env: Env, name: string): string[] {
  const texts = (env[name] ?? '')
    .split(',')
    .map((text) => text.trim())
    .filter(Boolean)
  try {
    networkList(texts)
  } catch (error) {
    throw new Error(
      `${name} must be addresses and networks such as 10.0.0.0/8, separated by commas: ${(error as Error).message}.`,
    )
  }
  return texts
}

/**
 * Returns the URL without a trailing slash. Its text is never repeated in messages, because it may contain a password.
 */
function url(env: Env, name: string, protocols: string[]): string | undefined {
  const text = env[name]
  if (!text) return undefined
  if (URL.canParse(text) && protocols.includes(new URL(text).protocol)) return text.replace(/(?<!\/)\/+$/, '')
  throw new Error(
    `${name} must be a URL that starts with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}.`,
  )
}

function checkBucket(text: string): void {
  const { username, password, pathname } = new URL(text)
  if (username && password && /^\/[^/]+\/?$/.test(pathname)) return
  throw new Error('S3_URL must be of the form https://key:secret@host/bucket?region=name.')
}

function push(env: Env): PushSettings | undefined {
  const { PUSH_PUBLIC_KEY: publicKey, PUSH_PRIVATE_KEY: privateKey, PUSH_SUBJECT: subject } = env
  if (!publicKey && !privateKey) return undefined
  if (!publicKey || !privateKey || !subject)
    throw new Error('PUSH_PUBLIC_KEY, PUSH_PRIVATE_KEY and PUSH_SUBJECT belong together: give all of them or none.')
  return {
    publicKey,
    privateKey,
    subject,
    services: (env.PUSH_SERVICES || pushServices)
      .split(',')
      .map((one) => one.trim())
      .filter(Boolean),
  }
}

/** The demo receives mails on the port after the services', which is the second one after the gateway's. */
const demoSmtpPort = (servicesPort: number) => (servicesPort === 0 ? 0 : servicesPort + 1)

function smtp(env: Env, hostname: string, otherwise: number | undefined): SmtpSettings | undefined {
  if (env.SMTP_PORT === 'none' || (!env.SMTP_PORT && otherwise === undefined)) return undefined
  const domain = (env.MAIL_DOMAIN || hostname).toLowerCase()
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/.test(domain))
    throw new Error(`MAIL_DOMAIN must be the name of a domain, but is "${domain}".`)
  return { host: env.SMTP_HOST || '127.0.0.1', port: whole(env, 'SMTP_PORT', otherwise ?? 0, 0, 65_535), domain }
}

function delayDivisor(env: Env, isTriedOut: boolean): number {
  const divisor = whole(env, 'DELAY_DIVISOR', 1, 1, 1000)
  if (divisor === 1 || isTriedOut) return divisor
  throw new Error('DELAY_DIVISOR is for a demo on this machine alone: leave it out.')
}

/** Returns the domain of the addresses for reports on returned mails, if the receiver is to handle them. */
function bounceDomain(env: Env, receiver: SmtpSettings | undefined): string | undefined {
  if (!flag(env, 'MAIL_BOUNCES', false)) return undefined
  if (receiver) return receiver.domain
  throw new Error('MAIL_BOUNCES needs SMTP_PORT, where reports on mails that come back are received.')
}

function flag(env: Env, name: string, otherwise: boolean): boolean {
  return oneOf(env, name, otherwise ? '1' : '0', ['0', '1']) === '1'
}

function oneOf(env: Env, name: string, otherwise: string, values: string[]): string {
  const text = env[name] || otherwise
  if (values.includes(text)) return text
  throw new Error(`${name} must be one of ${values.join(', ')}, but is "${text}".`)
}

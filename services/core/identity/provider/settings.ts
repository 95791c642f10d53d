/** The settings that identity needs. */
export interface IdentitySettings {
  /** Origin of the product, without a trailing slash. */
  publicUrl: string
  productName?: string | undefined
  /** Client id of the web application. */
  clientId: string
  /** Whether demo accounts may sign in and the sign-in page offers them. */
  isDemo: boolean
  /** Lifetime of an access token in seconds. */
  tokenSeconds: number
  /**
   * Addresses and networks of proxies that are trusted to report their clients' addresses; this machine is always
   * trusted.
   */
  trustedProxies?: readonly string[] | undefined
  /** How mails are sent; without it, nobody can set a password by mail. */
  mail?: { server: unknown } | undefined
  /** The key with which second factors are sealed; without it, nobody can set one up. */
  totpKey?: string | undefined
  /** Secret of the client `gateway`; without it there is no such client. */
  gatewaySecret?: string | undefined
  /** Secret of the client `internal-tools`; without it there is no such client. */
  internalToolsSecret?: string | undefined
}

export const productName = (settings: IdentitySettings) => settings.productName ?? 'Hireloom'

/** Whether mails can be sent. */
export const sendsMail = ({ mail }: IdentitySettings): boolean => mail !== undefined && mail.server !== 'none'

/** The part of a logger that identity uses. */
export interface IdentityLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Path of the embedded provider. */
export const providerPath = '/idp'
/**
 * Returns the names of the provider's cookies. Under HTTPS their prefixes make browsers refuse them from any other
 * host, and from pages without HTTPS, so that an attacker cannot plant a session of their own. `__Host-` is only for
 * cookies of the entire host.
 */
export function cookiesOf({ publicUrl }: Pick<IdentitySettings, 'publicUrl'>) {
  const isSecure = publicUrl.startsWith('https:')
  const own = isSecure ? '__Secure-' : ''
  return {
    isSecure,
    session: { name: isSecure ? '__Host-idp_session' : 'idp_session', path: isSecure ? '/' : providerPath },
    interaction: `${own}idp_interaction`,
    resume: `${own}idp_resume`,
    device: `${own}idp_device`,
    name: `${own}idp_name`,
  }
}

/** The machine client that reads the event stream; it belongs to no company. */
export const gatewayClient = 'gateway'
/** The machine client of internal tools; the user record of the same name has its company and keys. */
export const internalToolsClient = 'internal-tools'
/** Scope that allows GraphQL documents other than the web client's own. */
export const exploreScope = 'graphql:explore'
/** The password of every demo account (decision D-107). */
export const demoPassword = 'Demo#123'

/** The scopes that each client may have. */
export const clientScopes = {
  web: 'openid profile email api',
  [gatewayClient]: 'events',
  [internalToolsClient]: `api ${exploreScope}`,
} as const

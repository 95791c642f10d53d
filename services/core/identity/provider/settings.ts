/** What identity needs of the settings. */
export interface IdentitySettings {
  /** Origin of the product, without a slash at its end. */
  publicUrl: string
  productName?: string | undefined
  /** Client id of the web application. */
  clientId: string
  /** Demo accounts may sign in, and the sign-in page offers them. */
  isDemo: boolean
  /** Life of an access token. */
  tokenSeconds: number
  /** Addresses and networks of proxies whose word about their clients is taken; this machine's own is always taken. */
  trustedProxies?: readonly string[] | undefined
  /** How mails leave; nobody sets a password by mail without it. */
  mail?: { server: unknown } | undefined
  /** What second factors are sealed with; nobody sets one up without it. */
  totpKey?: string | undefined
  /** Secret of the client `gateway`; without one there is no such client. */
  gatewaySecret?: string | undefined
  /** Secret of the client `internal-tools`; without one there is no such client. */
  internalToolsSecret?: string | undefined
}

export const productName = (settings: IdentitySettings) => settings.productName ?? 'Hireloom'

/** Whether mails reach anybody. */
export const sendsMail = ({ mail }: IdentitySettings): boolean => mail !== undefined && mail.server !== 'none'

/** The part of a logger that identity uses. */
export interface IdentityLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Path under which the embedded provider lives. */
export const providerPath = '/idp'
/**
 * Names of the provider's cookies. Under HTTPS their prefixes make browsers refuse them from any other host, or from
 * a page without HTTPS: nobody can plant a session of his own. `__Host-` holds for a cookie of the whole host only.
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
/** The machine client of internal tools; the user record of the same name says its company and keys. */
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

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
  /** Secret of the client `gateway`; without one there is no such client. */
  gatewaySecret?: string | undefined
  /** Secret of the client `internal-tools`; without one there is no such client. */
  internalToolsSecret?: string | undefined
}

export const productName = (settings: IdentitySettings) => settings.productName ?? 'Hireloom'

/** The part of a logger that identity uses. */
export interface IdentityLog {
  info(details: object, message: string): void
  warn(details: object, message: string): void
  error(details: object, message: string): void
}

/** Path under which the embedded provider lives. */
export const providerPath = '/idp'
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

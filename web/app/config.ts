/** The settings that the server passes to this page, in the JSON block of index.html. */
export interface Config {
  issuer: string
  clientId: string
  audience: string
  productName: string
  isDemo: boolean
  /** The scopes that the sign-in requests, separated by spaces. */
  scope: string
  /**
   * How a token is renewed: in a hidden frame, which requires a provider on the same site, or with its refresh token.
   */
  renewal: 'frame' | 'refresh-token'
  /** The public key of push messages, or null if they are off. */
  pushKey: string | null
  /** The front end of the contracts, or null if there is none (decision D-132). */
  contractUrl: string | null
}

export const config: Config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as Config

/** The names under which this browser stores data. */
export const storageKeys = {
  language: 'hireloom.language',
  /** A prefix, followed by the language: the company's own texts of the last visit. */
  companyTexts: 'hireloom.words.',
  colorMode: 'hireloom.colorMode',
  /** The prefix of the signed-in user, which includes the access token. */
  accessToken: 'hireloom.session.',
  /** Used with providers that renew with a refresh token; otherwise the renewal happens silently in a frame. */
  refreshToken: 'hireloom.refresh.',
  reloadedAt: 'hireloom.reloadedAt',
  signIns: 'hireloom.signIns',
  notice: 'hireloom.notice',
  /** The queries with which pages were opened in this tab. */
  firstQueries: 'hireloom.firstQueries',
  push: 'hireloom.push',
} as const

/** What the server tells this page, in the JSON block of index.html. */
export interface Config {
  issuer: string
  clientId: string
  audience: string
  productName: string
  isDemo: boolean
  /** What sign-in asks for, separated by spaces. */
  scope: string
  /** How a token is renewed: in a hidden frame, which needs the provider on the same site, or by its refresh token. */
  renewal: 'frame' | 'refresh-token'
  /** Public key of push messages; null while they are off. */
  pushKey: string | null
  /** Front end of the contracts; null where there is none (decision D-132). */
  contractUrl: string | null
}

export const config: Config = JSON.parse(document.getElementById('config')?.textContent ?? '{}') as Config

/** Names under which this browser keeps things. */
export const storageKeys = {
  language: 'hireloom.language',
  /** Prefix of a language: the company's own words of the last visit. */
  companyTexts: 'hireloom.words.',
  colorMode: 'hireloom.colorMode',
  /** Prefix of the signed-in user, who holds the access token. */
  accessToken: 'hireloom.session.',
  /** Kept for providers that renew by refresh token; renewal is silent by a frame otherwise. */
  refreshToken: 'hireloom.refresh.',
  reloadedAt: 'hireloom.reloadedAt',
  signIns: 'hireloom.signIns',
  notice: 'hireloom.notice',
  push: 'hireloom.push',
} as const

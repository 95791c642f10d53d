/** The settings that the gateway passes to this page, in its JSON block. */
export interface ExplorerSettings {
  productName: string
  issuer: string
  audience: string
  /** The OIDC client for sign-in, or null if the provider has none: a token is pasted then. */
  clientId: string | null
  /** The scopes that the sign-in requests, separated by spaces. */
  scope: string
  /**
   * How a token is renewed: in a hidden frame, which requires a provider on the same site, or with its refresh token.
   */
  renewal: 'frame' | 'refresh-token'
  isDemo: boolean
  /** The full number of points, and how many are restored each second. */
  budget: { capacity: number; restoreRate: number }
  /** The addresses of the editor's own files. */
  files: { style: string; script: string; workers: Readonly<Record<string, string>> }
}

/** The prefix of the storage keys of this tab. */
export const storagePrefix = 'hireloom.explorer.'

/** What the gateway tells this page, in its JSON block. */
export interface ExplorerSettings {
  productName: string
  issuer: string
  audience: string
  /** OIDC client that signs in here; null where the provider knows none: then a token is pasted. */
  clientId: string | null
  /** What the sign-in asks for, separated by spaces. */
  scope: string
  /** How a token is renewed: in a hidden frame, which needs the provider on the same site, or by its refresh token. */
  renewal: 'frame' | 'refresh-token'
  isDemo: boolean
  /** Points of somebody who has rested, and how many come back each second. */
  budget: { capacity: number; restoreRate: number }
  /** Addresses of the editor's own files. */
  files: { style: string; script: string; workers: Readonly<Record<string, string>> }
}

/** Prefix of what this tab keeps. */
export const storagePrefix = 'hireloom.explorer.'

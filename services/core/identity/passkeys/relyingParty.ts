import { isIP } from 'node:net'

/** The owner of the passkeys: the host in the browser's address bar. */
export interface RelyingParty {
  id: string
  origin: string
}

/**
 * Returns the relying party for the address of the product; null if browsers allow no passkeys there: an IP address, or
 * an insecure origin.
 */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

import { isIP } from 'node:net'

/** To whom passkeys belong: the host that people see in the address bar. */
export interface RelyingParty {
  id: string
  origin: string
}

/** For the address of the product; null where browsers allow no passkeys: an IP address, or no secure origin. */
export function relyingParty(publicUrl: string): RelyingParty | null {
  const { hostname, origin, protocol } = new URL(publicUrl)
  const isSecure = protocol === 'https:' || hostname === 'localhost'
  return isSecure && isIP(hostname.replace(/^\[|\]$/g, '')) === 0 ? { id: hostname, origin } : null
}

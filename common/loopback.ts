/** Whether an IP address, IPv4 in the dress of IPv6 too, is the machine's own. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i.test(address)

/** Whether a host of a URL or of a Host header (a port may follow) leads to the machine that asks. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

/** Whether a URL leads to the machine that asks; a text that is no URL leads nowhere. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).host)

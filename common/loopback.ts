/** Whether an IP address is the machine's own. IPv4 addresses written as IPv6 are included. */
export const isLoopback = (address: string): boolean => /^(::ffff:)?127(\.\d{1,3}){3}$|^::1$/i.test(address)

/** Whether the host of a URL or of a Host header (with or without a port) is the machine itself. */
export function isLoopbackHost(host: string): boolean {
  const name = host
    .toLowerCase()
    .replace(/:\d+$/, '')
    .replace(/^\[(.*)\]$/, '$1')
  return name === 'localhost' || name.endsWith('.localhost') || isLoopback(name)
}

/** Whether a URL leads to the machine itself. A text that is not a URL does not. */
export const isLoopbackUrl = (url: string): boolean => URL.canParse(url) && isLoopbackHost(new URL(url).host)

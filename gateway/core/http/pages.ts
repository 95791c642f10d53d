import { randomBytes } from 'node:crypto'
import type { GatewaySettings } from '../settings.ts'

/** The headers of responses that browsers display, with their Content-Security-Policy. */
export interface Pages {
  /** Returns the headers of a page. `style`, `script` and `font` are what its policy allows besides its own files. */
  headers(options: {
    /** The nonce of its scripts. Without it and without `script`, no script runs. */
    nonce?: string
    /** Whether the page may be framed: by pages of this origin (true) or by pages of any site. */
    mayBeFramed?: boolean | 'anywhere'
    /** Whether the address contains the token of a link. */
    hasToken?: boolean
    style?: string
    script?: string
    font?: string
  }): Record<string, string>
  /** The headers of a file: script, style, font or image. */
  fileHeaders: Record<string, string>
  nonce(): string
  /** The initial configuration of the web application, escaped for a script element. */
  config: string
}

export function createPages({
  issuer,
  publicUrl,
  webClientId,
  audience,
  productName,
  isDemo,
  scope,
  renewal,
  pushKey,
  contractUrl,
  phoneServer,
}: GatewaySettings): Pages {
  const { origin, host, protocol } = new URL(publicUrl)
  const issuerOrigin = new URL(issuer).origin
  const others = issuerOrigin === origin ? '' : ` ${issuerOrigin}`
  const phone = phoneServer ? ` ${new URL(phoneServer).origin}` : ''
  const isSecure = protocol === 'https:'
  const fileHeaders: Record<string, string> = {
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    ...(isSecure && { 'Strict-Transport-Security': 'max-age=31536000' }),
  }
  return {
    fileHeaders,
    nonce: () => randomBytes(16).toString('base64url'),
    config: JSON.stringify({
      issuer,
      clientId: webClientId,
      audience,
      productName,
      isDemo,
      scope,
      renewal,
      pushKey: pushKey ?? null,
      contractUrl: contractUrl ?? null,
    }).replaceAll('<', '\\u003c'),
    headers: ({
      nonce,
      mayBeFramed = false,
      hasToken = false,
      style = nonce ? `'nonce-${nonce}'` : '',
      script = nonce ? `'nonce-${nonce}'` : undefined,
      font = '',
    }) => ({
      ...fileHeaders,
      ...(mayBeFramed === 'anywhere' && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...(hasToken && { 'Referrer-Policy': 'no-referrer', 'X-Robots-Tag': 'noindex' }),
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
      ...(mayBeFramed !== 'anywhere' && { 'X-Frame-Options': mayBeFramed ? 'SAMEORIGIN' : 'DENY' }),
      'Content-Security-Policy': [
        "default-src 'self'",
        script === undefined ? "script-src 'none'" : `script-src 'self' ${script}`,
        `style-src 'self' ${style}`.trim(),
        "img-src 'self' data: blob:",
        `font-src 'self' ${font}`.trim(),
        `connect-src 'self' ${isSecure ? 'wss' : 'ws'}://${host}${others}${phone}`,
        "media-src 'self' blob:",
        `frame-src 'self'${others}`,
        "worker-src 'self' blob:",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'self'",
        `frame-ancestors ${mayBeFramed === 'anywhere' ? '*' : mayBeFramed ? "'self'" : "'none'"}`,
      ].join('; '),
    }),
  }
}

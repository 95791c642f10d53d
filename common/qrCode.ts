import encodeQR from 'qr'

/** Modules of quiet around a code, which readers need. */
const border = 4

/** A QR code as one SVG path of squares of 1, and the side of the whole with its border. Throws for a text that is too long for one. */
export function qrCode(text: string): { path: string; side: number } {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, side: rows.length }
}

import encodeQR from 'qr'

/** The width of the quiet zone around a code, in modules. Readers need it. */
const border = 4

/**
 * Returns a QR code as one SVG path of squares with side 1, and its total side length with the border. Throws if the
 * text is too long for a code.
 */
export function qrCode(text: string): { path: string; side: number } {
  const rows = encodeQR(text, 'raw', { border, ecc: 'medium' })
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('')
  return { path, side: rows.length }
}

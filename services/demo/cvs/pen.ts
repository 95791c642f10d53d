import { rgb, type PDFPage, type RGB } from '@cantoo/pdf-lib'
import type { Fonts } from './fonts.ts'

/** A4, in points. */
export const [width, height] = [595, 842]
export const ink = rgb(0.13, 0.13, 0.17)
export const faint = rgb(0.4, 0.4, 0.46)
export const white = rgb(1, 1, 1)

/** Converts a colour such as #1a2b3c. */
export const colour = (hex: string): RGB => {
  const at = (from: number) => parseInt(hex.slice(from, from + 2), 16) / 255
  return rgb(at(1), at(3), at(5))
}

export interface Pen extends Fonts {
  page: PDFPage
}

export interface Stroke {
  x: number
  y: number
  size?: number
  /** The maximum width of a line. */
  most?: number
  isBold?: boolean
  color?: RGB
}

/**
 * Where a line may break: after ordinary spaces, and next to Chinese and Japanese letters, but not before closing
 * punctuation.
 */
const breaks = /(?<= )|(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー、。])(?![、。ー）)・])|(?=[\p{sc=Han}])/u

/** Writes a text downwards from a point, broken into lines. Returns the position of the next line. */
export function write(pen: Pen, text: string, stroke: Stroke): number {
  const { x, size = 10, most = width - 2 * 50, isBold = false, color = ink } = stroke
  const font = isBold ? pen.bold : pen.regular
  const widthOf = (part: string) => font.widthOfTextAtSize(part, size)
  let { y } = stroke
  let line = ''
  let used = 0
  const end = () => {
    if (line) pen.page.drawText(line.trimEnd(), { x, y, size, font, color })
    y -= size * 1.5
  }
  for (const part of text.split(breaks)) {
    if (line && used + widthOf(part.trimEnd()) > most) {
      end()
      line = ''
      used = 0
    }
    line += part
    used += widthOf(part)
  }
  end()
  return y
}

/** Writes a right-aligned line that ends at a point. */
export function writeEnding(pen: Pen, text: string, { x, ...stroke }: Stroke): void {
  const font = stroke.isBold ? pen.bold : pen.regular
  write(pen, text, { ...stroke, x: x - font.widthOfTextAtSize(text, stroke.size ?? 10) })
}

/** Writes a line centred on a point. */
export function writeCentred(pen: Pen, text: string, { x, ...stroke }: Stroke): void {
  const font = stroke.isBold ? pen.bold : pen.regular
  write(pen, text, { ...stroke, x: x - font.widthOfTextAtSize(text, stroke.size ?? 10) / 2 })
}

/** Draws a thin line. */
export function rule(pen: Pen, from: [number, number], to: [number, number], color = faint, thickness = 0.6): void {
  pen.page.drawLine({ start: { x: from[0], y: from[1] }, end: { x: to[0], y: to[1] }, color, thickness })
}

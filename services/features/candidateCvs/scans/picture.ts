import type { PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { PageCanvases } from '../../media/pdf/canvas.ts'

/** A page as an image in shades of grey. */
export interface Picture {
  width: number
  height: number
  /** One byte per dot; 0 is black. */
  grey: Uint8Array
  /** The resolution, assuming that the page has the size of paper. */
  dotsPerInch: number
}

/** The best resolution for Tesseract; an A4 page has 8.7 million dots. */
const dotsPerInch = 300
const mostDots = 9_000_000
/**
 * Points of the shorter side of a page. Beyond these limits the page has the size of its photograph in dots and is
 * treated as A4.
 */
const [least, most, usual] = [400, 900, 595]
/** Anything lighter than this is paper. */
const paper = 200

/** Draws a page, turned clockwise by `turn` degrees. Returns null for a blank page. */
export async function drawPage(page: PDFPageProxy, turn: number): Promise<Picture | null> {
  const rotation = (page.rotate + turn) % 360
  const size = page.getViewport({ scale: 1, rotation })
  const side = Math.min(size.width, size.height)
  const inches = (side < least || side > most ? usual : side) / 72
  const scale = Math.min((dotsPerInch * inches) / side, Math.sqrt(mostDots / (size.width * size.height)))
  const viewport = page.getViewport({ scale, rotation })
  const [width, height] = [Math.ceil(viewport.width), Math.ceil(viewport.height)]
  const canvases = new PageCanvases()
  const drawn = canvases.create(width, height)
  await page.render({ canvas: drawn.canvas as never, viewport, background: '#fff' }).promise
  const { data } = drawn.context.getImageData(0, 0, width, height)
  canvases.destroy(drawn)
  const grey = new Uint8Array(width * height)
  for (let at = 0, dot = 0; dot < grey.length; at += 4, dot++)
    grey[dot] = (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8
  const isBlank = grey.every((value) => value > paper)
  return isBlank ? null : { width, height, grey, dotsPerInch: Math.round((scale * side) / inches) }
}

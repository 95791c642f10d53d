import { createRequire } from 'node:module'
import type * as Canvas from '@napi-rs/canvas'
import { refused } from '../../../core/http/errors.ts'

const require = createRequire(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

/**
 * Returns the canvas of the PDF reader, or null if it is missing. It is an optional package with binaries for each
 * platform.
 */
export function findCanvas(): typeof Canvas | null {
  try {
    return require('@napi-rs/canvas')
  } catch {
    return null
  }
}

/** Returns the canvas. Throws CONVERTER_MISSING if it is missing. */
export function needCanvas(): typeof Canvas {
  const canvas = findCanvas()
  if (!canvas)
    throw refused('CONVERTER_MISSING', "The services' machine cannot draw pages: @napi-rs/canvas is not installed", {
      needed: '@napi-rs/canvas',
    })
  return canvas
}

const eastAsian = /CJK|Gothic|Mincho|Meiryo|Hiragino|Song|Hei|PingFang|Source Han/i
/** Returns the machine's fonts for Japanese and Chinese texts whose font is not embedded in the PDF. */
const substitutes = (): string[] =>
  needCanvas()
    .GlobalFonts.families.map(({ family }) => family)
    .filter((family) => eastAsian.test(family))
export const hasEastAsianFont = (): boolean => substitutes().length > 0

/** Creates the canvases on which pages are drawn. Letters that a font lacks are taken from a font of the machine. */
export class PageCanvases {
  create(width: number, height: number) {
    const canvas = needCanvas().createCanvas(width, height)
    return { canvas, context: this.getNoAlphaContext(canvas) }
  }

  getNoAlphaContext(canvas: Canvas.Canvas): Canvas.SKRSContext2D {
    const context = canvas.getContext('2d')
    if (Object.hasOwn(context, 'font')) return context
    const more = substitutes()
      .map((family) => `, "${family}"`)
      .join('')
    const { get, set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(context), 'font')!
    return Object.defineProperty(context, 'font', {
      get: () => get!.call(context),
      set(font: string) {
        set!.call(context, font + more)
      },
    })
  }

  reset({ canvas }: { canvas: Canvas.Canvas }, width: number, height: number): void {
    canvas.width = width
    canvas.height = height
  }

  destroy({ canvas }: { canvas: Canvas.Canvas }): void {
    canvas.width = canvas.height = 0
  }
}

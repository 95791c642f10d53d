import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { PageCanvases } from './canvas.ts'

const packageUrl = (folder: string) =>
  `${dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))}/${folder}/`

/** The options that the PDF reader needs to read every text and to draw pages. */
export const readingOptions = {
  standardFontDataUrl: packageUrl('standard_fonts'),
  cMapUrl: packageUrl('cmaps'),
  wasmUrl: packageUrl('wasm'),
  iccUrl: packageUrl('iccs'),
  useWorkerFetch: false,
  CanvasFactory: PageCanvases,
}

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Font, GlyphRun } from '@cantoo/fontkit'
import type { PDFDocument, PDFFont } from '@cantoo/pdf-lib'

/** A font with Latin letters, all Vietnamese marks, and Japanese. */
const weights = { regular: '400Regular/MPLUS1p_400Regular.ttf', bold: '700Bold/MPLUS1p_700Bold.ttf' }

export interface Fonts {
  regular: PDFFont
  bold: PDFFont
}

/** Loads the fonts, once for many documents. Returns a function that embeds the letters that a document uses. */
export async function loadFonts(): Promise<(document: PDFDocument) => Promise<Fonts>> {
  // Imported here because only the demo needs it.
  const { default: fontkit } = await import('@cantoo/fontkit')
  const fileOf = (path: string) => readFile(fileURLToPath(import.meta.resolve(`@expo-google-fonts/m-plus-1p/${path}`)))
  const [regular, bold] = await Promise.all([fileOf(weights.regular), fileOf(weights.bold)])
  const fonts = new Map<Uint8Array, object>(
    [regular, bold].map((bytes) => {
      const font = fontkit.create(bytes) as Font
      // Each letter in the demo's texts has its own glyph. Without shaping, a CV takes a fifth of the time.
      font.layout = (text) => ({ glyphs: font.glyphsForString(text) }) as GlyphRun
      return [bytes, font]
    }),
  )
  return async (document) => {
    // Reading a font takes longer than writing a page, so all documents share the loaded fonts.
    document.registerFontkit({ create: (bytes) => fonts.get(bytes)! as never })
    return {
      regular: await document.embedFont(regular, { subset: true }),
      bold: await document.embedFont(bold, { subset: true }),
    }
  }
}

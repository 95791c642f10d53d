import { PDFDocument, type PDFPage } from '@cantoo/pdf-lib'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { refused } from '../../../core/http/errors.ts'
import type { hideFields } from '../mediaShapes.ts'
import type { Changed } from '../docx/changes.ts'
import { findNeedles, missingOf, needlesOf, type Match, type Needle } from '../needles.ts'
import { hasEastAsianFont, PageCanvases } from './canvas.ts'
import { glyphsOf } from './glyphs.ts'
import { openToChange, openToRead } from './open.ts'
import { formsOf, spokenTexts, stripInvisibleContent } from './unseen.ts'

const dotsPerInch = 200
const mostPixels = 20_000_000

/**
 * Removes texts from a PDF. Cutting them out of the drawing operators would require reversing the encoding of every
 * font, and one mistake would leave them readable. Therefore a page that shows one of the texts is replaced by a
 * picture of it in which the text is painted over. The other pages are copied into a new file, without their invisible
 * content. The result is read again and refused if a text is still there.
 */
export async function hideInPdf({
  bytes,
  texts,
  fields,
}: {
  bytes: Uint8Array
  texts: readonly string[]
  fields: readonly (typeof hideFields)[number][]
}): Promise<Changed> {
  const needles = needlesOf(texts, fields)
  const source = await openToChange(bytes)
  const shown = await openToRead(bytes)
  const target = await PDFDocument.create({ updateMetadata: false })
  const found = new Set<Needle>()
  let count = 0
  const findings: Finding[] = []
  for (let index = 0; index < shown.numPages; index++) {
    const finding = await look(await shown.getPage(index + 1), source.getPage(index), needles)
    for (const { needle } of finding.matches) found.add(needle)
    count += finding.matches.length
    findings.push(finding)
  }
  const tainted = new Set(findings.filter(({ isPicture }) => isPicture).flatMap(({ forms }) => [...forms]))
  stripInvisibleContent(source)
  for (const [index, { isPicture, needsFont, boxes, forms }] of findings.entries()) {
    if (isPicture || [...forms].some((form) => tainted.has(form))) {
      if (needsFont && !hasEastAsianFont())
        throw refused(
          'FONT_MISSING',
          "A page cannot be drawn: its font is neither in the PDF nor on the services' machine",
        )
      await addPicture(target, await shown.getPage(index + 1), boxes)
    } else target.addPage((await target.copyPages(source, [index]))[0]!)
  }
  const result = await target.save({ useObjectStreams: true })
  await expectGone(await openToRead(result), needles)
  return { bytes: result, count, notFound: missingOf(needles, found) }
}

interface Finding {
  matches: Match[]
  /** The boxes in which the matches are drawn. */
  boxes: [number, number][][]
  /** Whether the page must be replaced by a picture. */
  isPicture: boolean
  /** Whether the page shows East Asian letters of a font that is not embedded in the PDF. */
  needsFont: boolean
  forms: Set<string>
}

async function look(page: PDFPageProxy, copied: PDFPage, needles: readonly Needle[]): Promise<Finding> {
  const glyphs = await glyphsOf(page)
  const inText = findNeedles(
    glyphs.map(({ text }) => text),
    needles,
  )
  const notes = await notesOf(page)
  const inNotes = notes.texts.flatMap((text) => findNeedles([...text], needles))
  const inSpeech = findNeedles([...spokenTexts(copied).join(' ')], needles)
  return {
    matches: [...inText, ...inNotes],
    boxes: inText.flatMap(({ start, end }) => glyphs.slice(start, end).flatMap(({ box }) => (box ? [box] : []))),
    needsFont: glyphs.some(({ isLacking }) => isLacking),
    isPicture: inText.length > 0 || inSpeech.length > 0 || notes.areDrawn,
    forms: formsOf(copied),
  }
}

/** Returns the texts of a page's links, notes and fields, and whether anything other than links is drawn. */
async function notesOf(page: PDFPageProxy): Promise<{ texts: string[]; areDrawn: boolean }> {
  const notes = await page.getAnnotations()
  const texts = notes.flatMap((note) =>
    [note.url, note.unsafeUrl, note.contentsObj?.str, note.titleObj?.str, note.fieldValue].flat(),
  )
  return {
    texts: [...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== ''))],
    areDrawn: notes.some(({ subtype }) => subtype !== 'Link' && subtype !== 'Popup'),
  }
}

async function addPicture(
  target: PDFDocument,
  page: PDFPageProxy,
  boxes: readonly [number, number][][],
): Promise<void> {
  const size = page.getViewport({ scale: 1 })
  const scale = Math.min(dotsPerInch / 72, Math.sqrt(mostPixels / (size.width * size.height)))
  const viewport = page.getViewport({ scale })
  const { canvas, context } = new PageCanvases().create(Math.ceil(viewport.width), Math.ceil(viewport.height))
  await page.render({ canvas: canvas as never, viewport, background: '#fff' }).promise
  context.setTransform(1, 0, 0, 1, 0, 0)
  context.fillStyle = context.strokeStyle = '#000'
  context.lineWidth = Math.max(2, scale)
  for (const box of boxes) {
    context.beginPath()
    for (const [x, y] of box) context.lineTo(...(viewport.convertToViewportPoint(x, y) as [number, number]))
    context.closePath()
    context.fill()
    context.stroke()
  }
  const image = await target.embedJpg(await canvas.encode('jpeg', 88))
  target.addPage([size.width, size.height]).drawImage(image, { x: 0, y: 0, width: size.width, height: size.height })
}

async function expectGone(result: PDFDocumentProxy, needles: readonly Needle[]): Promise<void> {
  for (let number = 1; number <= result.numPages; number++) {
    const glyphs = await glyphsOf(await result.getPage(number))
    if (
      findNeedles(
        glyphs.map(({ text }) => text),
        needles,
      ).length > 0
    )
      throw refused('HIDING_FAILED', 'The texts cannot be taken out of this PDF')
  }
}

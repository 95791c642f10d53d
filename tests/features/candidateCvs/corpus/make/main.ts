import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { deflateSync, inflateSync } from 'node:zlib'
import { degrees, PDFDict, PDFDocument, PDFName, PDFRawStream, type PDFRef } from '@cantoo/pdf-lib'
import { chromium, type Browser } from 'playwright'
import { format, resolveConfig } from 'prettier'
import { writeZip } from '../../../../../services/core/documents/zip.ts'
import { Seeded } from '../../../../../services/demo/random.ts'
import { browserFlags, wholeChromiumPath } from '../../../../support/chromium.ts'
import type { Told } from '../truth.ts'
import { docxParts } from './docxParts.ts'
import { columns } from './layouts/columns.ts'
import { drawn } from './layouts/drawn.ts'
import { forms } from './layouts/forms.ts'
import type { Cv, Layout } from './layouts/layout.ts'
import { oneColumn } from './layouts/oneColumn.ts'
import { word } from './layouts/word.ts'
import { lookOf } from './look.ts'
import { personOf } from './people/person.ts'
import { truthOf } from './truth.ts'

// node tests/features/candidateCvs/corpus/make/main.ts [layout …] [--seed=1] [--to=folder]: writes the CVs of the
// corpus and their true contents. It needs Chromium and LibreOffice (`soffice`) with the fonts Liberation, DejaVu and
// Noto Sans CJK.
const option = (name: string) => process.argv.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3)
const files = option('to') ?? fileURLToPath(new URL('../files/', import.meta.url))
/** Another seed creates other people in the same layouts. */
const seed = Number(option('seed') ?? 0)
const layouts: Record<string, Layout> = { ...oneColumn, ...columns, ...forms, ...word, ...drawn }

/**
 * Replaces curves with straight lines in letters that Chromium writes as pictures: readers ignore the curves, which are
 * most of the file.
 */
function coarsen({ context }: PDFDocument): void {
  for (const [, font] of context.enumerateIndirectObjects()) {
    const letters = font instanceof PDFDict && context.lookup(font.get(PDFName.of('CharProcs')))
    if (!(letters instanceof PDFDict)) continue
    for (const [, reference] of letters.entries()) {
      const drawn = context.lookup(reference)
      if (!(drawn instanceof PDFRawStream) || !drawn.dict.has(PDFName.of('Filter'))) continue
      const lines = inflateSync(drawn.contents)
        .toString('latin1')
        .replace(/^\S+ \S+ \S+ \S+ (\S+ \S+) c$/gm, '$1 l')
      const contents = deflateSync(Buffer.from(lines, 'latin1'), { level: 9 })
      context.assign(reference as PDFRef, PDFRawStream.of(drawn.dict, contents))
    }
  }
}

/** Makes the PDF smaller, and its bytes the same on each run. */
async function packed(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.load(bytes, { updateMetadata: false })
  coarsen(document)
  document.setCreationDate(new Date(0))
  document.setModificationDate(new Date(0))
  return document.save({ useObjectStreams: true })
}

/** Turns the pages on their side, and marks them as rotated. */
async function rotated(bytes: Uint8Array): Promise<Uint8Array> {
  const document = await PDFDocument.create()
  const source = await PDFDocument.load(bytes)
  for (const page of await document.embedPages(source.getPages())) {
    const turned = document.addPage([page.height, page.width])
    turned.drawPage(page, { x: page.height, y: 0, rotate: degrees(90) })
    turned.setRotation(degrees(90))
  }
  return document.save()
}

async function printed(browser: Browser, cv: Cv, layout: Layout): Promise<Uint8Array> {
  const html = layout.html!(cv)
  const page = await browser.newPage()
  await page.setContent(layout.letters ? html.replace(/(?<=>)[^<]+(?=<)/g, layout.letters) : html)
  const running = layout.running?.(cv)
  const bytes = await page.pdf({
    preferCSSPageSize: !running,
    format: 'A4',
    printBackground: true,
    tagged: false,
    ...(running && {
      displayHeaderFooter: true,
      headerTemplate: running.head,
      footerTemplate: running.foot,
      margin: { top: '20mm', bottom: '18mm', left: '15mm', right: '15mm' },
    }),
  })
  await page.close()
  return layout.isRotated ? rotated(bytes) : bytes
}

const run = promisify(execFile)
async function byOffice(docx: Uint8Array): Promise<Uint8Array> {
  const folder = await mkdtemp(join(tmpdir(), 'corpus-'))
  try {
    await writeFile(join(folder, 'cv.docx'), docx)
    await run('soffice', [
      `-env:UserInstallation=file://${folder}/profile`,
      '--headless',
      '--convert-to',
      'pdf',
      '--outdir',
      folder,
      join(folder, 'cv.docx'),
    ])
    return await readFile(join(folder, 'cv.pdf'))
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function bytesOf(browser: Browser, cv: Cv, layout: Layout): Promise<[type: 'pdf' | 'docx', bytes: Uint8Array]> {
  if (layout.pdf) return ['pdf', await layout.pdf(cv)]
  if (layout.html) return ['pdf', await packed(await printed(browser, cv, layout))]
  const docx = writeZip(docxParts(layout.docx!(cv)))
  return layout.isPrinted ? ['pdf', await packed(await byOffice(docx))] : ['docx', docx]
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'))
const browser = await chromium.launch({ executablePath: wholeChromiumPath, args: browserFlags })
const style = await resolveConfig(files)
const counts: Record<string, number> = {}
for (const [at, [name, layout]] of Object.entries(layouts).entries()) {
  for (const isKept of [false, true]) {
    for (const [number, language] of layout[isKept ? 'kept' : 'open'].entries()) {
      const key = `${language} ${isKept}`
      const turn = counts[key] ?? seed
      counts[key] = turn + 1
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const random = new Seeded(seed * 10_000 + at * 100 + number * 10 + (isKept ? 7 : 1))
      const person = personOf(language, isKept, turn, random, layout.isLong)
      const cv: Cv = { person, look: lookOf(language, isKept, turn + at, random) }
      if (layout.isNameUpper && layout.html) cv.person.name = person.name.toUpperCase()
      const [type, bytes] = await bytesOf(browser, cv, layout)
      const path = join(files, `${name}-${language}-${isKept ? 'kept' : 'open'}${number + 1}`)
      const told: Told = { layout: name, isOneColumn: layout.isOneColumn, isKept, truth: truthOf(cv, layout) }
      await writeFile(`${path}.${type}`, bytes)
      await writeFile(`${path}.json`, await format(JSON.stringify(told), { ...style, parser: 'json' }))
    }
  }
  console.log(name)
}
await browser.close()

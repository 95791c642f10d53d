import { getDocument, VerbosityLevel, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { readingOptions } from '../../media/pdf/readingOptions.ts'
import type { Scans } from '../scans/scan.ts'
import { inReadingOrder, readPage } from './layout/columns.ts'
import { withoutRunning } from './layout/running.ts'
import { times, turnOf, upright, type TurnedRun } from './layout/turned.ts'
import type { Line, Run } from './lines.ts'
import { unreadable } from './problems.ts'
import { headingOf } from './words/headings.ts'

/** The maximum number of pages of a CV that are read. */
const mostPages = 30

/**
 * Returns the lines of a PDF, page by page; scanned pages are read by text recognition. Throws ServiceError 400 with
 * CV_ENCRYPTED or CV_UNREADABLE.
 */
export async function pdfLines(bytes: Uint8Array, scans?: Scans): Promise<Line[]> {
  const task = getDocument({
    ...readingOptions,
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const all: Run[][] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number)
      const [{ items }, linkAt] = await Promise.all([page.getTextContent(), linksOf(page)])
      // The page as shown: measured from its lower left corner, with its rotation applied.
      const { transform, height } = page.getViewport({ scale: 1 })
      const turned = items.flatMap((item): TurnedRun[] => {
        if (!('str' in item) || item.str === '') return []
        const shown = times(transform, item.transform as number[])
        const upwards = [shown[0]!, -shown[1]!]
        const [x, y] = [shown[4]!, height - shown[5]!]
        const link = linkAt(item.transform[4] as number, item.transform[5] as number)
        const run = { text: item.str, x, y, width: item.width, size: item.height, turn: turnOf(upwards) }
        return [link === undefined ? run : { ...run, link }]
      })
      const runs = upright(turned)
      all.push([...(scans ? await scans.runsOf(page, runs) : runs)])
    }
    const { pages, running } = withoutRunning(all)
    const isHeading = (text: string) => headingOf(text) !== undefined
    return [...running, ...inReadingOrder(pages.map((runs, at) => readPage(runs, at + 1, isHeading)))]
  } catch (error) {
    throw unreadable(error instanceof Error && error.name === 'PasswordException' ? 'CV_ENCRYPTED' : 'CV_UNREADABLE')
  } finally {
    await task.destroy()
  }
}

/**
 * Returns a function that finds the target of the link at a position of a page. Links that cannot be read are ignored.
 */
async function linksOf(page: PDFPageProxy): Promise<(x: number, y: number) => string | undefined> {
  const annotations = (await page.getAnnotations().catch(() => [])) as { url?: unknown; rect?: unknown }[]
  const links = annotations.flatMap(({ url, rect }) =>
    typeof url === 'string' && /^https?:/i.test(url) && Array.isArray(rect) ? [{ url, rect: rect as number[] }] : [],
  )
  return (x, y) =>
    links.find(
      ({ rect: [left = 0, bottom = 0, right = 0, top = 0] }) =>
        x >= left - 1 && x < right && y >= bottom - 1 && y < top,
    )?.url
}

import { getDocument, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { inReadingOrder, readPage, type Line, type PageOfLines, type Run } from './lines.ts'
import { unreadable } from './problems.ts'
import { headingOf } from './sections.ts'

/** Pages of a CV that are read; nobody's career is longer. */
const mostPages = 30

/** The lines of a PDF, page by page. Throws ServiceError 400 with CV_ENCRYPTED or CV_UNREADABLE. */
export async function pdfLines(bytes: Uint8Array): Promise<Line[]> {
  const task = getDocument({
    data: bytes,
    disableFontFace: true,
    useSystemFonts: false,
    stopAtErrors: false,
    verbosity: VerbosityLevel.ERRORS,
  })
  try {
    const document = await task.promise
    const pages: PageOfLines[] = []
    for (let number = 1; number <= Math.min(document.numPages, mostPages); number++) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const runs = items.flatMap((item): Run[] =>
        'str' in item && item.str !== ''
          ? [
              {
                text: item.str,
                x: item.transform[4] as number,
                y: item.transform[5] as number,
                width: item.width,
                size: item.height,
              },
            ]
          : [],
      )
      pages.push(readPage(runs, number, (text) => headingOf(text) !== undefined))
    }
    return inReadingOrder(pages)
  } catch (error) {
    throw unreadable(error instanceof Error && error.name === 'PasswordException' ? 'CV_ENCRYPTED' : 'CV_UNREADABLE')
  } finally {
    await task.destroy()
  }
}

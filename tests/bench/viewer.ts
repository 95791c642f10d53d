import { chromium, type Browser, type Page } from 'playwright'
import { browserFlags, chromiumPath } from '../support/chromium.ts'
import { pdfBytes } from '../support/pdfs.ts'
import { startViewerServer, type ViewerServer } from '../support/viewerServer.ts'
import { many, ms, type Figure } from './figure.ts'
import { median } from './measured.ts'

export interface ViewerFigures {
  /** Milliseconds from the request of the file to its first page on screen; medians. */
  small: number
  large: number
  /** The ratio of the large document to the small one. */
  ratio: number
  pages: number
  /** The bytes of the page's JavaScript heap after a walk through the large document, without its worker. */
  heap: number
}

const rounds = 5
const pages = 1000

/** Returns the time to the first page, as the page itself measures it. */
async function timeToFirstPage(page: Page, server: ViewerServer, file: string): Promise<number> {
  await page.goto(`${server.url}/?file=/files/${file}`)
  return page.evaluate(async (name) => {
    while (!document.querySelector('[data-page="1"][data-state="drawn"]'))
      await new Promise((done) => requestAnimationFrame(done))
    return performance.now() - performance.getEntriesByName(new URL(`/files/${name}`, location.href).href)[0]!.startTime
  }, file)
}

/**
 * Goes through the entire document in steps of twenty pages, draws each, and returns the heap size after a garbage
 * collection.
 */
async function heapAfterWalk(page: Page): Promise<number> {
  await page.evaluate(async () => {
    const box = document.querySelector('.viewer-scroll')!
    for (let step = 0; step <= 50; step++) {
      box.scrollTop = (box.scrollHeight - box.clientHeight) * (step / 50)
      do await new Promise((done) => setTimeout(done, 30))
      while (
        !document.querySelector('[data-page][data-state="drawn"]') ||
        document.querySelector('[data-state="waiting"]')
      )
    }
  })
  const session = await page.context().newCDPSession(page)
  await session.send('HeapProfiler.collectGarbage')
  return (await session.send('Runtime.getHeapUsage')).usedSize
}

/** Measures the document viewer with 10 and with 1,000 pages, in turns. */
export async function benchViewer(): Promise<ViewerFigures> {
  const server = await startViewerServer()
  let browser: Browser | undefined
  try {
    server.files.set('small.pdf', { type: 'application/pdf', body: await pdfBytes(10) })
    server.files.set('large.pdf', { type: 'application/pdf', body: await pdfBytes(pages) })
    browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
    const page = await browser.newPage()
    const times = { small: [] as number[], large: [] as number[] }
    // The first visit fills the browser's cache with the reader itself.
    await timeToFirstPage(page, server, 'small.pdf')
    for (let round = 0; round < rounds; round++) {
      times.small.push(await timeToFirstPage(page, server, 'small.pdf'))
      times.large.push(await timeToFirstPage(page, server, 'large.pdf'))
    }
    const [small, large] = [median(times.small), median(times.large)]
    return { small, large, ratio: large / small, pages, heap: await heapAfterWalk(page) }
  } finally {
    await browser?.close()
    await server.stop()
  }
}

export async function figures(): Promise<Figure[]> {
  const { ratio, small, large, pages, heap } = await benchViewer()
  return [
    {
      name: `First page of a PDF of ${many(pages)} pages`,
      reached: `${ratio.toFixed(2)} × one of 10 pages`,
      against: `${ms(large)} against ${ms(small)}`,
    },
    {
      name: 'The same: JavaScript heap after a walk through all of it',
      reached: `${(heap / 1e6).toFixed(0)} MB`,
      against: 'without the worker; aim < 300 MB',
    },
  ]
}

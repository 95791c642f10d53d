import type { BodyOf } from '../../../core/contract/operation.ts'
import { Turns } from '../../../core/documents/turns.ts'
import { refused } from '../../../core/http/errors.ts'
import type { mediaHtmlToPdf } from '../contract.ts'
import { startBrowser, type Browser } from './browser.ts'

const longest = 25_000
const turns = new Turns()

/**
 * Converts HTML to PDF with Chromium: without scripts or requests except data: addresses, one document at a time,
 * within a time limit.
 */
export const htmlToPdf = (chromium: string, body: BodyOf<typeof mediaHtmlToPdf>): Promise<Buffer> =>
  turns.run(async () => {
    const browser = await startBrowser(chromium)
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(refused('DOCUMENT_TOO_LARGE', 'The browser takes too long for the document')),
        longest,
      )
    })
    try {
      return await Promise.race([print(browser, body), late])
    } finally {
      clearTimeout(timer)
      await browser.close()
    }
  })

async function print(browser: Browser, { html, styleSheet, margin }: BodyOf<typeof mediaHtmlToPdf>): Promise<Buffer> {
  const { targetId } = await browser.send('Target.createTarget', { url: 'about:blank' })
  const { sessionId } = await browser.send('Target.attachToTarget', { targetId, flatten: true })
  const send = (method: string, params?: object) => browser.send(method, params, sessionId)
  browser.on('Fetch.requestPaused', ({ requestId }) => {
    // Aborted, not failed: a failed navigation would replace the document with an error page.
    send('Fetch.failRequest', { requestId, errorReason: 'Aborted' }).catch(() => {})
  })
  await send('Emulation.setScriptExecutionDisabled', { value: true })
  await send('Fetch.enable', { patterns: [{ urlPattern: '*' }] })
  await send('Page.enable')
  const { frameTree } = await send('Page.getFrameTree')
  const loaded = new Promise<void>((resolve) => browser.on('Page.loadEventFired', () => resolve()))
  await send('Page.setDocumentContent', { frameId: frameTree.frame.id, html: withStyle(html, styleSheet) })
  await loaded
  const [top, right = top, bottom = top, left = right] = margin.split(' ').map(inches)
  const { data } = await send('Page.printToPDF', {
    printBackground: true,
    preferCSSPageSize: true,
    paperWidth: 210 / 25.4,
    paperHeight: 297 / 25.4,
    marginTop: top,
    marginRight: right,
    marginBottom: bottom,
    marginLeft: left,
  })
  return Buffer.from(data, 'base64')
}

/** The style comes last in the page, so that it takes precedence. It cannot close its own element. */
const withStyle = (html: string, css: string) =>
  css ? `${html}<style>${css.replace(/<\/(?=style)/gi, '<\\/')}</style>` : html

const inchesOf: Record<string, number> = { mm: 1 / 25.4, cm: 1 / 2.54, in: 1, px: 1 / 96, pt: 1 / 72 }
const inches = (length: string) => parseFloat(length) * (inchesOf[length.replace(/[\d.]/g, '')] ?? 0)

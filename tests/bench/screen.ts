import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium, type Browser, type BrowserContext, type Locator, type Page } from 'playwright'
import { buildIfNeeded } from '../../scripts/build.ts'
import { root } from '../../scripts/root.ts'
import { folderNamed } from '../features/verifications/desk.ts'
import { graphql, tokenOf } from '../support/api.ts'
import { browserFlags, chromiumPath, wholeChromiumPath } from '../support/chromium.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'
import { clickTimes, requestsInSeries, type ClickFigures, type Opened } from './clicks.ts'
import { ms, type Figure } from './figure.ts'
import { keystrokes, watchFrames } from './frames.ts'
import { median } from './measured.ts'

export interface ScreenFigures {
  /** Milliseconds from the start of the navigation to the rows of a list, and to the text of a bare page. */
  cold: { list: number; bare: number }
  warm: { list: number; bare: number }
  /**
   * Milliseconds from a key press to the next frame: in the search box above the rows, and in an input on an empty
   * page.
   */
  keystroke: { list: number; bare: number }
  /** The longest frame while the rows change after a keystroke, and while the same number of plain cells is written. */
  change: { list: number; bare: number }
  rows: number
  /** The number of requests before the first row, with nothing cached, each of which waits for the one before it. */
  series: number
  clicks: ClickFigures[]
}

const rounds = 7
/** A user who may open all of the screens. */
const account = 'admin'
const barePath = '/assets/bench-bare.html'
const bareFile = join(root, 'dist/web', barePath)
const rowSelector = 'tbody tr[aria-selected]'

/** Reports in the console when the first rows are on the page, in milliseconds from the start of the navigation. */
const watchRows = (selector: string) => {
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return
    look.disconnect()
    requestAnimationFrame(() => console.log('rows', performance.now()))
  })
  look.observe(document, { childList: true, subtree: true })
}

/** Runs no script of its own in the page, which would compile it while it loads. */
async function timeToList(page: Page, address: string): Promise<number> {
  const reported = page.waitForEvent('console', (message) => message.text().startsWith('rows '))
  await page.goto(address, { waitUntil: 'commit' })
  return Number((await reported).text().slice('rows '.length))
}

async function timeToBare(page: Page, address: string): Promise<number> {
  await page.goto(address)
  // The policy of the page allows no scripts or timers on it, so it is polled from outside.
  for (let left = 500; left > 0; left--) {
    const at = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime)
    if (at !== undefined) return at
    await page.waitForTimeout(10)
  }
  throw new Error('The bare page was never painted')
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>

/**
 * Chromium loads parts of its own address bar in each new window, which takes one of the two cores for more than a
 * second. Users' windows have been open for longer.
 */
const windowMs = 3_000

/** Opens a window with an empty cache, in which somebody is signed in. */
async function openWindow(browser: Browser, storageState: State): Promise<Page> {
  const page = await (await browser.newContext({ storageState })).newPage()
  await page.waitForTimeout(windowMs)
  return page
}

/** Uses a separate window for each round: the first load has an empty cache, the second a filled one. */
async function loads(
  browser: Browser,
  state: State,
  address: string,
  measure: typeof timeToList,
  prepare: (page: Page) => Promise<unknown>,
) {
  const cold: number[] = []
  const warm: number[] = []
  for (let round = 0; round < rounds; round++) {
    const page = await openWindow(browser, state)
    await prepare(page)
    cold.push(await measure(page, address))
    await page.waitForLoadState('networkidle')
    warm.push(await measure(page, address))
    await page.context().close()
  }
  return { cold: median(cold), warm: median(warm) }
}

/** Presses keys in an input of a page that does not record its frames yet. */
async function typedIn(page: Page, box: Locator, after: () => Promise<unknown>) {
  await page.evaluate(watchFrames)
  await box.focus()
  return keystrokes(page, 2 * rounds, after)
}

/** Rewrites a table of plain cells. */
const writeCells = (rows: number) => {
  const cells = '<td>Nguyễn Thị Ánh</td>'.repeat(9)
  document.querySelector('tbody')!.innerHTML = `<tr>${cells}</tr>`.repeat(rows)
}

const anyRecords = `{
  candidates(filter: {}, orderBy: { field: CREATED_AT, direction: DESC }, first: 1) { nodes { databaseId } }
  interviewForms(filter: { category: FEEDBACK }, first: 1) { nodes { databaseId } }
}`

/** Returns five screens with the elements that users wait for. */
async function screensOf(stack: RunningStack, folder: string): Promise<Opened[]> {
  type Found = Record<'candidates' | 'interviewForms', { nodes: { databaseId: string }[] }>
  const { data, errors } = await graphql<Found>(stack, await tokenOf(stack, account), anyRecords, {})
  const [candidate, form] = [data?.candidates.nodes[0]?.databaseId, data?.interviewForms.nodes[0]?.databaseId]
  if (!candidate || !form) throw new Error(`The demo data has no candidate or no form: ${JSON.stringify(errors)}`)
  return [
    { name: 'candidates', path: '/candidates', selector: rowSelector },
    { name: 'a candidate', path: `/candidates/view/${candidate}`, selector: '[role=tabpanel] dl' },
    { name: 'a verification folder', path: `/cv-verification?folder=${folder}`, selector: rowSelector },
    { name: 'job products', path: '/job-product', selector: rowSelector },
    { name: 'the editor of a form', path: `/interview-settings/form-editor/${form}`, selector: 'main [role=tablist]' },
  ]
}

/** Measures what users of a list wait for, compared with a bare page of the same server in the same browser. */
export async function benchScreens(): Promise<ScreenFigures> {
  await buildIfNeeded()
  await writeFile(bareFile, '<!doctype html><title>Bare</title><p>Bare</p>')
  const stack = await startStack()
  // As users have it. The shell draws a bare page in a quarter of the time, which says nothing about what they wait for.
  const browser = await chromium.launch({
    executablePath: wholeChromiumPath ?? chromiumPath,
    // An inspected browser parses a file again for the position of the first error that is created in it. React creates
    // some at its start. Users' browsers are not inspected.
    args: [...browserFlags, '--js-flags=--no-enable-lazy-source-positions'],
  })
  try {
    const origin = stack.publicUrl
    const page = await browser.newPage()
    await signInAs(page, account, { origin })
    const state = await page.context().storageState()
    const { id } = await folderNamed(stack, 'Backend 2026', account)
    const address = `${origin}/cv-verification?folder=${id}`
    const list = await loads(browser, state, address, timeToList, (one) => one.addInitScript(watchRows, rowSelector))
    const first = await openWindow(browser, state)
    await first.addInitScript(watchRows, rowSelector)
    const series = await first.evaluate(requestsInSeries, await timeToList(first, address))
    await first.context().close()
    const clicks = await clickTimes(() => openWindow(browser, state), origin, await screensOf(stack, id), rounds)
    const bare = await loads(browser, state, origin + barePath, timeToBare, async () => {})

    await page.goto(`${address}&size=100`)
    await page.locator(rowSelector).nth(50).waitFor()
    const rows = await page.locator(rowSelector).count()
    // The search runs 400 ms after the last key; its response changes the rows.
    const typed = await typedIn(page, page.getByRole('searchbox', { name: 'Name, phone or e-mail' }), () =>
      page.waitForTimeout(1_500),
    )
    const empty = await (await browser.newContext()).newPage()
    await empty.setContent('<input><table><tbody></tbody></table>')
    const plain = await typedIn(empty, empty.locator('input'), async () => {
      await empty.evaluate(writeCells, rows)
      await empty.waitForTimeout(100)
    })
    return {
      rows,
      series,
      clicks,
      cold: { list: list.cold, bare: bare.cold },
      warm: { list: list.warm, bare: bare.warm },
      keystroke: { list: typed.pressed, bare: plain.pressed },
      change: { list: typed.longest, bare: plain.longest },
    }
  } finally {
    await browser.close()
    await stack.stop()
    await rm(bareFile, { force: true })
  }
}

export async function figures(): Promise<Figure[]> {
  const { cold, warm, keystroke, change, rows, series, clicks } = await benchScreens()
  const page = ({ list, bare }: { list: number; bare: number }) => ({
    reached: `${(list / bare).toFixed(1)} × bare page`,
    against: `${list.toFixed(0)} ms against ${bare.toFixed(0)} ms`,
  })
  const frame = ({ list, bare }: { list: number; bare: number }, than: string) => ({
    reached: `${(list / bare).toFixed(1)} × ${than}`,
    against: `${ms(list)} against ${ms(bare)}`,
  })
  return [
    { name: 'Usable list, nothing in the cache', ...page(cold) },
    { name: 'Usable list, second visit', ...page(warm) },
    {
      name: 'The same: requests in series, nothing in the cache',
      reached: String(series),
      against: 'the longest row of requests that wait for each other',
    },
    ...clicks.map(({ name, first, again }) => ({
      name: `From the landing page to ${name}`,
      reached: `${(first / cold.bare).toFixed(1)} / ${(again / warm.bare).toFixed(1)} × bare page`,
      against: `${first.toFixed(0)} ms the first time, ${again.toFixed(0)} ms again`,
    })),
    { name: `Key press above ${rows} rows to the next frame`, ...frame(keystroke, 'bare input') },
    { name: 'Longest frame while those rows change after it', ...frame(change, 'plain cells') },
  ]
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { buildIfNeeded } from '../../scripts/build.ts'
import { root } from '../../scripts/root.ts'
import { browserFlags, chromiumPath } from '../support/chromium.ts'
import { signInAs } from '../support/signInAs.ts'
import { startStack } from '../support/startStack.ts'
import { kB, type Figure } from './figure.ts'

export interface ByteFigures {
  /** Bytes loaded before the browser goes to the sign-in page. */
  signIn: number
  /** Bytes loaded for the first page of a signed-in user, without fonts and pictures. */
  boot: number
  /** Bytes loaded in addition when a route is opened from there. */
  routes: { name: string; bytes: number }[]
  /**
   * The OpenID client and the names of failures, which are loaded ten seconds after the first page, or when they are
   * needed; not part of the figures above.
   */
  late: number
  /**
   * The rules of the Japanese font, which are loaded when its first character appears on any page; not part of the
   * figures above.
   */
  japanese: number
}

const routes = ['/cv-verification', '/dps-task']
const late = /\/(?:sign-in|failures-[a-z]+)-[^/]+$/
const sizes = new Map<string, Promise<number>>()

const gzipped = (path: string): Promise<number> => {
  const known =
    sizes.get(path) ?? readFile(join(root, 'dist/web', path)).then((content) => gzipSync(content, { level: 9 }).length)
  sizes.set(path, known)
  return known
}

/** Collects the scripts and styles that a page requests. `take` returns their size since its last call. */
function watchAssets(page: Page, origin: string) {
  const seen = new Set<string>()
  let fresh: string[] = []
  let japanese: string | undefined
  const put: string[] = []
  page.on('request', (request) => {
    const { origin: from, pathname } = new URL(request.url())
    if (from !== origin || !/\.(js|mjs|css)$/.test(pathname) || seen.has(pathname)) return
    seen.add(pathname)
    if (/\/wght-/.test(pathname)) japanese = pathname
    else if (late.test(pathname)) put.push(pathname)
    else fresh.push(pathname)
  })
  return {
    forget: () => {
      seen.clear()
      put.length = 0
    },
    late: async () => (await Promise.all(put.map(gzipped))).reduce((sum, size) => sum + size, 0),
    japanese: async () => (japanese ? gzipped(japanese) : 0),
    take: async () => {
      const paths = fresh
      fresh = []
      return (await Promise.all(paths.map(gzipped))).reduce((sum, size) => sum + size, 0)
    },
  }
}

/** Measures what a browser really loads, with each file compressed by gzip -9. */
export async function benchBytes(): Promise<ByteFigures> {
  await buildIfNeeded()
  const stack = await startStack()
  const browser = await chromium.launch({ executablePath: chromiumPath, args: browserFlags })
  try {
    const origin = stack.publicUrl
    const page = await browser.newPage()
    // The code of other screens must not be fetched while the browser is idle, because it would be counted here.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: Object.assign(new EventTarget(), { saveData: true }) }),
    )
    const assets = watchAssets(page, origin)
    await page.goto(`${origin}/dashboards`)
    await page.locator('#userName').waitFor()
    const signIn = (await assets.take()) + (await assets.late())
    await signInAs(page, 'recruiter', { origin })
    await page.waitForLoadState('networkidle')
    assets.forget()
    await assets.take()
    await page.goto(`${origin}/dashboards`)
    await page.locator('main h1').waitFor()
    await page.waitForLoadState('networkidle')
    const boot = await assets.take()
    const found: ByteFigures['routes'] = []
    for (const name of routes) {
      await page.locator(`nav a[href="${name}"]`).first().click()
      await page.waitForURL((url) => url.pathname === name)
      await page.locator('main h1').waitFor()
      await page.waitForTimeout(1000)
      await page.waitForLoadState('networkidle')
      found.push({ name, bytes: await assets.take() })
    }
    await page.waitForTimeout(20_000)
    return { signIn, boot, routes: found, late: await assets.late(), japanese: await assets.japanese() }
  } finally {
    await browser.close()
    await stack.stop()
  }
}

export async function figures(): Promise<Figure[]> {
  const { signIn, boot, routes, late: after, japanese } = await benchBytes()
  return [
    { name: 'Before sign-in', reached: kB(signIn), against: 'aim ≤ 240 kB; the application follows with the callback' },
    { name: 'Boot of a signed-in page', reached: kB(boot), against: 'aim ≤ 300 kB' },
    ...routes.map(({ name, bytes }) => ({
      name: `Route ${name}`,
      reached: kB(bytes),
      against: 'aim ≤ 40 kB, ≤ 60 with pickers',
    })),
    {
      name: 'Loaded after that',
      reached: kB(after),
      against: 'ten seconds later, or when something fails or is renewed',
    },
    {
      name: 'Rules of the Japanese font',
      reached: kB(japanese),
      against: 'loaded when the first Japanese character appears, in none of the figures above',
    },
  ]
}

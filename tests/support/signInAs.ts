import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../../services/core/identity/provider/settings.ts'

export interface SignInOptions {
  /** The path at which to arrive. */
  path?: string
  /** The origin of the product. */
  origin: string
  language?: 'en' | 'vi' | 'ja'
  /** Whether to sign in separately, without sharing the sign-in with other journeys. */
  isFresh?: boolean
}

type State = Awaited<ReturnType<BrowserContext['storageState']>>
/** The stored state of the sign-in of each account at each product. */
const states = new Map<string, State>()

/** Returns the state of an earlier sign-in, for a new browser, so that one sign-in serves many journeys. */
export const stateOf = (account: string, origin: string): State | undefined => states.get(`${origin} ${account}`)

/**
 * Signs in through the real sign-in page, or with the provider's session of an earlier sign-in, and arrives at `path`.
 */
export async function signInAs(
  page: Page,
  account: string,
  { path = '/dashboards', origin, language = 'en', isFresh = false }: SignInOptions,
): Promise<void> {
  const context = page.context()
  const known = isFresh ? undefined : stateOf(account, origin)
  if (known) await context.addCookies(known.cookies)
  await page.addInitScript(
    (chosen) => localStorage.getItem('hireloom.language') ?? localStorage.setItem('hireloom.language', chosen),
    language,
  )
  await page.goto(`${origin}${path}`)
  if (!known) {
    await page.locator('#userName').fill(account)
    await page.locator('#password').fill(demoPassword)
    await page.locator('button.primary').click()
  }
  await page.waitForURL((url) => url.origin === origin && !/^\/(idp|login)/.test(url.pathname))
  await page.locator('main h1').waitFor()
  if (isFresh) return
  const { cookies, origins } = await context.storageState()
  states.set(`${origin} ${account}`, {
    cookies: cookies.filter((cookie) => cookie.path.startsWith('/idp')),
    origins: origins.map((one) => ({
      ...one,
      localStorage: one.localStorage.filter(({ name }) => name.startsWith('hireloom.session.')),
    })),
  })
}

import type { BrowserContext, Page } from '@playwright/test'
import { demoPassword } from '../../services/core/identity/settings.ts'

export interface SignInOptions {
  /** Where to arrive. */
  path?: string
  /** Origin of the product. */
  origin: string
  language?: 'en' | 'vi' | 'ja'
}

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>
/** The provider's session of each account and product, so that one sign-in serves many journeys. */
const sessions = new Map<string, Cookies>()

/** Signs in through the real sign-in page, or with the provider's session of an earlier sign-in; arrives at `path`. */
export async function signInAs(
  page: Page,
  account: string,
  { path = '/dashboards', origin, language = 'en' }: SignInOptions,
): Promise<void> {
  const key = `${origin} ${account}`
  const known = sessions.get(key)
  if (known) await page.context().addCookies(known)
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
  if (!known)
    sessions.set(
      key,
      (await page.context().cookies()).filter((cookie) => cookie.path.startsWith('/idp')),
    )
}

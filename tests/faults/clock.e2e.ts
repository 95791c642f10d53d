import type { Page } from '@playwright/test'
import { internalToken } from '../support/api.ts'
import { anotherGateway, clockAhead } from '../support/anotherGateway.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { expect, test } from '../support/journey.ts'
import { desk, folderNamed } from '../features/verifications/desk.ts'

const hour = 3_600_000

/** Shifts the browser's clock by a number of milliseconds, in every frame of the page. */
const shiftClock = (ahead: number) => {
  const Right = Date
  window.Date = class extends Right {
    constructor(...given: []) {
      if (given.length === 0) super(Right.now() + ahead)
      else super(...given)
    }

    static override now() {
      return Right.now() + ahead
    }
  } as DateConstructor
}

/** Records when the page requests a token from the provider. */
function watchTokens(page: Page) {
  const asked: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/idp/token')) asked.push(request.url())
  })
  return asked
}

for (const [where, ahead] of [
  ['ahead', hour],
  ['behind', -hour],
] as const) {
  test(`a gateway whose clock is one hour ${where} responds with a specific code, informs the operator, and causes no endless sign-in`, async ({
    as,
    stack,
    browser,
  }) => {
    const gateway = await anotherGateway(stack, clockAhead(ahead))
    try {
      const token = await internalToken(stack)
      const answer = await fetch(`${gateway.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: '{"query":"{ viewer { currentRole } }"}',
      })
      const { errors } = (await answer.json()) as { errors: { message: string; extensions: object }[] }
      expect([answer.status, errors[0]!.extensions]).toMatchObject([401, { code: 'UNAUTHENTICATED' }])
      expect(errors[0]!.message).toMatch(
        ahead > 0
          ? /has expired\. The gateway's clock is 3\d{3} s ahead of/
          : /issued in the future\. The gateway's clock is 3\d{3} s behind/,
      )
      const said = gateway.lines
        .map((line) => JSON.parse(line) as { msg: string; secondsAhead?: number })
        .filter(({ secondsAhead }) => secondsAhead !== undefined)
      expect(said).toHaveLength(1)
      expect(Math.abs(said[0]!.secondsAhead! - ahead / 1000)).toBeLessThan(10)

      const page = await (await browser.newContext({ baseURL: stack.publicUrl })).newPage()
      await page.route('**/graphql', async (route) =>
        route.fulfill({ response: await route.fetch({ url: `${gateway.url}/graphql` }) }),
      )
      let visits = 0
      page.on('request', (request) => {
        if (request.url().includes('/idp/auth?')) visits++
      })
      await page.goto('/dashboards')
      await page.locator('#userName').fill('recruiter')
      await page.locator('#password').fill('Demo#123')
      await page.locator('button.primary').click()
      await expect(page.getByRole('heading', { name: 'Sign-in failed' })).toBeVisible({ timeout: 30_000 })
      await expect(page.getByText(`The gateway's clock is`)).toBeVisible()
      await expect(page.getByRole('button', { name: 'Sign in again' })).toBeVisible()
      // Three attempts with one renewal each, and then no more.
      const before = visits
      await page.waitForTimeout(1500)
      expect([visits, visits <= 10]).toEqual([before, true])
      await page.context().close()
    } finally {
      await gateway.stop()
    }
    // The gateway with the correct clock continues to work.
    const page = await as('recruiter')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })

  test(`with a browser clock that is one hour ${where}, sign-in, renewal and times work`, async ({
    stack,
    browser,
  }) => {
    const context = await browser.newContext({ baseURL: stack.publicUrl })
    const page = await context.newPage()
    await page.addInitScript(shiftClock, ahead)
    const asked = watchTokens(page)
    const folder = await folderNamed(stack, 'Backend 2026')
    await page.goto(`/cv-verification?folder=${folder.id}`)
    await page.locator('#userName').fill('recruiter')
    await page.locator('#password').fill('Demo#123')
    await page.locator('button.primary').click()
    await expect(page.getByRole('heading', { level: 1, name: folder.name })).toBeVisible()
    // A current import is shown as live, and not as in the future.
    await page.getByRole('button', { name: 'click to import' }).click()
    await desk(page)
      .dialog.getByLabel('CSV file')
      .setInputFiles({
        name: `clock-${where}.csv`,
        mimeType: 'text/csv',
        buffer: candidatesCsv({ rows: 10, seed: ahead > 0 ? 81 : 82, columns: columnsOf(folder) }),
      })
    await desk(page).dialog.getByRole('button', { name: 'Import CSV' }).click()
    await expect(desk(page).importCard(`clock-${where}.csv`)).toContainText('new: 10', { timeout: 30_000 })
    await expect(page.getByText(/-\d+ (s|min)/)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1, name: folder.name })).toBeVisible()
    // The sign-in has fetched one token, and no call since then has requested another.
    expect(asked).toHaveLength(1)
    await context.close()
  })
}

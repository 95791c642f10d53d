import type { Page } from '@playwright/test'
import { companies } from '../../../../services/demo/people/accounts.ts'
import { expect, test } from '../../../support/journey.ts'
import { startForeignProvider } from '../../../support/foreignProvider.ts'
import { freePorts } from '../../../support/freePorts.ts'
import { startStack } from '../../../support/startStack.ts'

const linh = {
  fullName: 'Linh Foreign',
  companyId: companies.first.id,
  roles: {
    Recruiter: ['Candidate:CV-Verification', 'TalentManagement:TalentManagement'],
    Approver: ['BankTransfer:ListBankTransfer'],
  },
}
const tokenSeconds = 12
const roleButton = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Switch role' })

test("a company's own provider on another site: sign-in, renewal by refresh token, role switch, sign-out", async ({
  browser,
}) => {
  test.setTimeout(150_000)
  const [port = 0, servicesPort = 0, providerPort = 0] = await freePorts(3)
  const publicUrl = `http://localhost:${port}`
  const provider = await startForeignProvider({
    port: providerPort,
    publicUrl,
    audience: 'staff-api',
    gatewaySecret: 'secret-of-the-gateway',
    accounts: { 'linh.foreign': linh },
    tokenSeconds,
  })
  const stack = await startStack({
    PORT: `${port}`,
    SERVICES_PORT: `${servicesPort}`,
    OIDC_ISSUER: provider.issuer,
    OIDC_CLIENT_ID: 'staff-web',
    OIDC_AUDIENCE: 'staff-api',
    OIDC_EXPLORER_CLIENT_ID: 'staff-web',
    GATEWAY_CLIENT_SECRET: 'secret-of-the-gateway',
  })
  const context = await browser.newContext({ baseURL: publicUrl })
  const faults: string[] = []
  try {
    const page = await context.newPage()
    page.on('pageerror', (error) => faults.push(error.message))
    await page.goto('/cv-verification?status=NEW')
    await expect(page.getByRole('heading', { name: "The company's sign-in" })).toBeVisible()
    await page.locator('input').fill('linh.foreign')
    await page.getByRole('button').click()
    await expect(page).toHaveURL('/cv-verification?status=NEW')
    await expect(page.getByRole('heading', { level: 1, name: 'CV Verification' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Account of Linh Foreign' })).toBeVisible()
    const signedInAt = Date.now()
    const other = await context.newPage()
    await other.goto('/dashboards')
    await expect(roleButton(other)).toHaveAttribute('title', 'Switch role (now: Recruiter)')

    await expect
      .poll(() => provider.grants.filter((grant) => grant === 'refresh_token').length, { timeout: 30_000 })
      .toBeGreaterThan(0)
    // By then only a renewed token is valid.
    await page.waitForTimeout(Math.max(0, tokenSeconds * 1000 - (Date.now() - signedInAt)))
    const answered = page.waitForResponse((answer) => answer.url() === `${publicUrl}/graphql`)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboards' }).click()
    // The dashboard's cards load their data.
    expect((await answered).status()).toBe(200)
    // The address changes when the screen's data has arrived.
    await expect(page).toHaveURL('/dashboards')
    await page.goBack()
    await expect(page).toHaveURL('/cv-verification?status=NEW')
    expect(page.frames()).toHaveLength(1)

    await roleButton(page).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Approver/ })
      .click()
    await expect(page).toHaveURL(
      '/forbidden?requires=Candidate%3ACV-Verification&from=%2Fcv-verification%3Fstatus%3DNEW',
    )
    await expect(page.getByText('Switch role successfuly')).toBeVisible()
    await expect(roleButton(other)).toHaveAttribute('title', 'Switch role (now: Approver)')

    // GraphiQL signs in there, too, with the existing session and only on request.
    const tools = await context.newPage()
    await tools.goto('/graphql')
    await tools.getByRole('button', { name: 'Sign in' }).click()
    await expect(tools.getByRole('heading', { name: 'Your account may not send documents of its own' })).toBeVisible()
    await expect(tools).toHaveURL('/graphql')
    await tools.getByRole('button', { name: 'Sign in as somebody else' }).click()
    await expect(tools.getByRole('heading', { name: "The company's sign-in" })).toBeVisible()

    await other.getByRole('button', { name: /^Account of/ }).click()
    await other.getByRole('menuitem', { name: 'Logout' }).click()
    // The provider itself asks whether to end its session.
    await other.getByRole('button', { name: /Yes/ }).click()
    await expect(other.getByRole('heading', { name: 'Signed out' })).toBeVisible()
    await page.goto('/dashboards')
    await expect(page.getByRole('heading', { name: "The company's sign-in" })).toBeVisible()
    expect(faults).toEqual([])
  } finally {
    await context.close()
    await stack.stop()
    await provider.close()
  }
})

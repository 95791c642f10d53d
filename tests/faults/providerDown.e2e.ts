import { companies } from '../../services/demo/people/accounts.ts'
import { anotherGateway } from '../support/anotherGateway.ts'
import { expect, test } from '../support/journey.ts'
import { startForeignProvider } from '../support/foreignProvider.ts'
import { freePorts } from '../support/freePorts.ts'
import { startStack } from '../support/startStack.ts'

const linh = {
  fullName: 'Linh Foreign',
  companyId: companies.first.id,
  roles: { Recruiter: ['Candidate:CV-Verification'] },
}
const tokenSeconds = 14
const notThere = 'The sign-in service is not responding. Try again in a moment.'

test('while the provider is down, signed-in users continue, others get a message, and everything recovers by itself', async ({
  browser,
}) => {
  test.setTimeout(180_000)
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
    GATEWAY_CLIENT_SECRET: 'secret-of-the-gateway',
  })
  const context = await browser.newContext({ baseURL: publicUrl })
  let late: Awaited<ReturnType<typeof anotherGateway>> | undefined
  try {
    const page = await context.newPage()
    await page.goto('/cv-verification?status=NEW')
    await page.locator('input').fill('linh.foreign')
    await page.getByRole('button').click()
    const heading = page.getByRole('heading', { level: 1, name: 'CV Verification' })
    await expect(heading).toBeVisible()
    let token = ''
    page.on('request', (request) => {
      token = request.headers().authorization ?? token
    })

    // Right after a renewal, so that the token remains valid for long enough.
    const renewals = () => provider.grants.filter((grant) => grant === 'refresh_token').length
    const before = renewals()
    await expect.poll(renewals, { timeout: 40_000 }).toBeGreaterThan(before)
    const downAt = Date.now()
    provider.setDown(true)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Dashboards' }).click()
    await expect(page).toHaveURL('/dashboards')
    await expect(page.getByRole('button', { name: 'Account of Linh Foreign' })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Account of Linh Foreign' })).toBeVisible()

    // A gateway that starts in the meantime is up, and reports with a code what it lacks.
    late = await anotherGateway(stack)
    const ask = async () => {
      const answer = await fetch(`${late!.url}/graphql`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: '{"query":"{ __typename }"}',
      })
      return ((await answer.json()) as { errors?: { extensions: { code: string; errorCode?: string } }[] }).errors?.[0]
        ?.extensions
    }
    expect(await ask()).toMatchObject({ code: 'UPSTREAM_UNAVAILABLE', errorCode: 'IDENTITY_UNAVAILABLE' })

    // A user who is not signed in.
    const stranger = await (await browser.newContext({ baseURL: publicUrl })).newPage()
    await stranger.goto('/cv-verification')
    await expect(stranger.getByText(notThere)).toBeVisible()
    await stranger.goto('/login')
    await expect(stranger.getByText(notThere)).toBeVisible()
    await stranger.getByRole('button', { name: 'Sign in again' }).click()
    await expect(stranger.getByRole('alert')).toHaveText(notThere)

    // The token expires before the provider is back: the page stays open and shows the reason, and nobody is signed
    // out.
    await page.waitForTimeout(Math.max(0, tokenSeconds * 1000 + 1_000 - (Date.now() - downAt)))
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'CV Verification' }).first().click()
    await expect(page.getByText(notThere).first()).toBeVisible()
    expect(new URL(page.url()).origin).toBe(publicUrl)

    provider.setDown(false)
    await stranger.getByRole('button', { name: 'Sign in again' }).click()
    await expect(stranger.getByRole('heading', { name: "The company's sign-in" })).toBeVisible()
    await expect(async () => {
      const again = page.getByRole('button', { name: 'Try again' }).first()
      if (await again.isVisible()) await again.click()
      await expect(heading).toBeVisible({ timeout: 2000 })
      await expect(page.getByText(notThere)).toHaveCount(0)
    }).toPass({ timeout: 30_000 })
    await page.reload()
    await expect(heading).toBeVisible()
    await expect.poll(ask, { timeout: 10_000 }).toMatchObject({ code: 'FORBIDDEN' })
    await stranger.context().close()
  } finally {
    await context.close()
    await late?.stop()
    await stack.stop()
    await provider.close()
  }
})

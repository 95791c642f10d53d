import type { Page } from '@playwright/test'
import { callee, callFlags, expect, phoneOn, test as journey, watchPhone } from '../features/calls/browserCalls.ts'
import { rest, tokenOf } from '../support/api.ts'
import { chromiumPath } from '../support/chromium.ts'
import { freePorts } from '../support/freePorts.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'
import type { Callee } from './callee.ts'
import { serveCallee } from './calleePage.ts'
import { findPrograms } from './packages.ts'
import { startPeers } from './servers.ts'

const realm = 'hireloom'
const [port] = await freePorts(1)
const server = `wss://127.0.0.1:${port}/sip`
const colleague = { ext: '8000', password: 'of-the-second-browser' }
/** The last digits of the numbers, by the behaviour of the callee. */
const endings = { answers: '701', hangsUp: '702', busy: '703' } as const
const browsers = '704'
const offline = '705'

const programs = await findPrograms()
const missing = typeof programs === 'string' ? programs : null

/** The product with a real SIP server, whose numbers are answered by other programs. */
const test = journey.extend({
  launchOptions: [
    { executablePath: chromiumPath, args: [...callFlags, '--ignore-certificate-errors'] },
    { scope: 'worker' },
  ],
  stack: [
    async ({}, provide) => {
      if (typeof programs === 'string') throw new Error(programs)
      const stack = await startStack({ PHONE_SERVER: server, PHONE_REALM: realm })
      const extension = await rest<{ ext: string; extPassword: string }>(
        stack,
        await tokenOf(stack, 'recruiter'),
        'GET',
        '/phonenet/ready-user',
      )
      const passwords = { [extension.ext]: extension.extPassword, [colleague.ext]: colleague.password }
      const peers = await startPeers(
        programs,
        port!,
        { passwords, extensions: { [browsers]: colleague.ext, [offline]: '8001' } },
        endings,
      )
      await provide(stack)
      await peers.stop()
      await stack.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test.skip(missing !== null, missing ?? '')

/** Opens a recruiter's page with a candidate who has these numbers. */
async function open(page: Page, stack: RunningStack, name: string, numbers: readonly string[]) {
  await page.addInitScript(watchPhone)
  await page.goto(await callee(stack, name, numbers))
  return phoneOn(page)
}

test('SIPp answers, hangs up, and is busy; an extension is offline', async ({ as, stack }) => {
  const phone = await open(await as('recruiter'), stack, 'Trần Peer', [...Object.values(endings), offline])
  await test.step('answered, heard, and hung up by the recruiter', async () => {
    await phone.call(endings.answers)
    await expect(phone.state).toHaveText('Talking')
    await phone.hears()
    await phone.end.click()
    await expect(phone.state).toHaveText('Call End')
    await phone.isGone()
  })
  await test.step('hung up by SIPp', async () => {
    await phone.call(endings.hangsUp)
    await expect(phone.state).toHaveText('Talking')
    await phone.hears()
    await expect(phone.state).toHaveText('Call End')
    await phone.isGone()
  })
  await test.step('busy', async () => {
    await phone.call(endings.busy)
    await expect(phone.state).toHaveText('Candidate Busy')
    await phone.isGone()
  })
  await test.step('offline', async () => {
    await phone.call(offline)
    await expect(phone.state).toHaveText('Unavailable')
    await phone.isGone()
  })
})

test('a second browser answers: both hear each other, and either can hang up', async ({ as, stack, browser }) => {
  const phone = await open(await as('recruiter'), stack, 'Trần Browser', [browsers])
  const served = await serveCallee()
  const context = await browser.newContext()
  const other = await context.newPage()
  const heard = () => other.evaluate(() => (window as unknown as { callee: Callee }).callee.heard())
  await other.goto(served.url)
  await other.evaluate((line) => (window as unknown as { callee: Callee }).callee.register(line), {
    server,
    realm,
    ...colleague,
  })
  for (const end of ['caller', 'callee']) {
    await phone.call(browsers)
    await expect(phone.state).toHaveText('Talking')
    await phone.hears()
    await expect.poll(async () => (await heard()).energy, { timeout: 10_000 }).toBeGreaterThan(0)
    expect((await heard()).packets).toBeGreaterThan(0)
    if (end === 'caller') await phone.end.click()
    else await other.evaluate(() => (window as unknown as { callee: Callee }).callee.hangUp())
    await expect(phone.state).toHaveText('Call End')
    await phone.isGone()
    await expect
      .poll(() => other.evaluate(() => (window as unknown as { callee: Callee }).callee.state()))
      .toBe('Terminated')
  }
  await context.close()
  await served.close()
})

test('an extension that Kamailio does not know is refused', async ({ as, stack }) => {
  const phone = await open(await as('recruiter2'), stack, 'Trần Refused', [endings.answers])
  await phone.call(endings.answers)
  await expect(phone.said).toHaveText('Trần Refused: Call failed. The telephone exchange refuses your extension.')
  await phone.isGone()
})

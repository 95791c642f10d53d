import { chromium } from '@playwright/test'
import { browserFlags, wholeChromiumPath } from '../../../support/chromium.ts'
import { expect, test } from '../../../support/journey.ts'
import { folderNamed, isOver, untilImport } from '../../../features/verifications/desk.ts'
import { tokenOf, uploadCsv } from '../../../support/api.ts'
import { candidatesCsv, columnsOf } from '../../../support/csv.ts'
import { pushEnv, startPushService } from '../../../support/pushService.ts'
import { signInAs } from '../../../support/signInAs.ts'
import { startStack } from '../../../support/startStack.ts'

test('after sign-in a browser registers on the first action, is notified of the end of an import, and is removed at sign-out', async () => {
  test.skip(!wholeChromiumPath, 'the headless shell shows no notifications, and there is no whole Chromium here')
  test.setTimeout(120_000)
  const browser = await chromium.launch({ executablePath: wholeChromiumPath, args: browserFlags })
  const service = await startPushService()
  const stack = await startStack(pushEnv(service.origin))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const subscription = service.subscribe('browser-1')
    // The vendor's push service cannot be reached here, so the responses of the browser are simulated.
    await context.addInitScript((given) => {
      const isOn = () => localStorage.getItem('test.subscribed') === 'yes'
      const known = {
        toJSON: () => given,
        unsubscribe: async () => {
          localStorage.setItem('test.subscribed', 'no')
          return true
        },
      }
      PushManager.prototype.subscribe = async (options) => {
        if (!options?.userVisibleOnly || typeof options.applicationServerKey !== 'string')
          throw new Error('without a key')
        localStorage.setItem('test.subscribed', 'yes')
        return known as unknown as PushSubscription
      }
      PushManager.prototype.getSubscription = async () => (isOn() ? (known as unknown as PushSubscription) : null)
      const state = { permission: 'default' as NotificationPermission }
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem('test.granted') === 'yes' ? 'granted' : state.permission),
      })
      Notification.requestPermission = async () => {
        localStorage.setItem('test.granted', 'yes')
        return 'granted'
      }
    }, subscription)
    await context.grantPermissions(['notifications'], { origin: stack.publicUrl })
    const page = await context.newPage()
    // The test signs out at its end.
    await signInAs(page, 'recruiter', { origin: stack.publicUrl, isFresh: true })
    expect(await page.evaluate(() => localStorage.getItem('test.granted'))).toBeNull()
    expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)

    const registered = page.waitForResponse((answer) => answer.request().postData()?.includes('userAgent') === true)
    await page.getByRole('heading', { level: 1 }).click()
    expect(await (await registered).json()).toEqual({
      data: { registerPushToken: { pushSubscription: { isActive: true } } },
    })
    expect((await registered).request().postData()).toContain('"userAgent":"Chrome"')

    const folder = await folderNamed(stack, 'Backend 2026')
    const token = await tokenOf(stack, 'recruiter')
    const { body } = await uploadCsv(
      stack,
      token,
      folder.id,
      candidatesCsv({ rows: 5, seed: 71, columns: columnsOf(folder) }),
      'tháng 7.csv',
    )
    await untilImport(stack, token, body.id ?? '', isOver)
    await expect
      .poll(() => service.received.map(({ message }) => message))
      .toEqual([
        {
          kind: 'importSucceeded',
          path: `/cv-verification?folder=${folder.id}&import=${body.id}`,
          values: { file: 'tháng 7.csv', rows: '5' },
        },
      ])

    // The message that the vendor would send to the browser. The real service worker shows it unless the product is
    // visible.
    const client = await context.newCDPSession(page)
    const registrations: string[] = []
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: all }) =>
      registrations.push(...all.map(({ registrationId }) => registrationId)),
    )
    await client.send('ServiceWorker.enable')
    await expect.poll(() => registrations.length).toBeGreaterThan(0)
    const shown = () =>
      page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration()
        return ((await registration?.getNotifications()) ?? []).map(({ title, body: text }) => [title, text])
      })
    const deliver = () =>
      client.send('ServiceWorker.deliverPushMessage', {
        origin: stack.publicUrl,
        registrationId: registrations[0]!,
        data: JSON.stringify(service.received[0]!.message),
      })
    await deliver()
    await page.waitForTimeout(1000)
    expect(await shown()).toEqual([])
    // Every page of this browser reports that it has the focus, so only a page outside the product counts as not
    // visible.
    await page.goto('about:blank')
    await deliver()
    await page.waitForTimeout(1000)
    await page.goto(`${stack.publicUrl}/dashboards`)
    await expect.poll(shown).toEqual([['The import of tháng 7.csv has finished', 'Rows: 5']])

    await page.getByRole('button', { name: /^Account of/ }).click()
    await page.getByRole('menuitem', { name: 'Logout' }).click()
    await expect(page.getByRole('heading', { name: 'Signed out' })).toBeVisible()
    expect(await page.evaluate(() => localStorage.getItem('test.subscribed'))).toBe('no')
  } finally {
    await browser.close()
    await stack.stop()
    await service.close()
  }
})

test('without keys no service worker is registered and no permission is requested', async ({ as }) => {
  const page = await as('recruiter')
  await page.getByRole('heading', { level: 1 }).click()
  await page.waitForTimeout(500)
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0)
})

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { tokenOf } from '../../support/api.ts'
import { checkAllLooks } from '../../support/checkAccess.ts'
import { browserFlags, chromiumPath } from '../../support/chromium.ts'
import { toast } from '../../support/journey.ts'
import { picture } from '../../support/look.ts'
import { signInAs } from '../../support/signInAs.ts'
import type { RunningStack } from '../../support/startStack.ts'
import { desk, folderNamed } from '../verifications/desk.ts'
import { callee, expect, phoneOf, phoneOn, sounds, speaks, test, unplug, watchPhone } from './browserCalls.ts'

/** Which side ended each call so far, from the log of the exchange. */
const endings = async ({ dataDir }: RunningStack) =>
  (await readFile(join(dataDir, 'logs/services.log'), 'utf8'))
    .split('\n')
    .filter((line) => line.includes('a call of the exchange has ended'))
    .map((line) => (JSON.parse(line) as { endedBy: string }).endedBy)

test('a call continues across pages and over drawers; a second one is refused; keypad, mute, hold and devices work', async ({
  as,
  stack,
}) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  const address = await callee(stack, 'Trần Journey', ['999', '000'])
  const id = address.split('/').at(-1)
  const phone = phoneOn(page)
  await page.goto(address)
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  await page.getByRole('link', { name: 'Candidates' }).first().click()
  await expect(page).toHaveURL(/\/candidates$/)
  await expect(phone.state).toHaveText('Talking')

  // The pager ends above the bar.
  const pager = await page.getByRole('navigation', { name: 'Pages' }).boundingBox()
  const strip = await phone.bar.boundingBox()
  expect(pager!.y + pager!.height).toBeLessThanOrEqual(strip!.y)

  await page.goto(`/candidates?candidateId=${id}`).catch(() => {})
  await expect(phone.bar).toHaveCount(0)
  // The row below has the same button.
  const drawer = page.getByRole('dialog', { name: 'Trần Journey' })
  await expect(drawer).toBeVisible()
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  await phone.hears()
  const footer = await drawer.getByRole('link', { name: 'Edit' }).boundingBox()
  expect(footer!.y + footer!.height).toBeLessThanOrEqual((await phone.bar.boundingBox())!.y)
  await phone.control('000').first().click({ force: true })
  await expect(toast(page, 'You are in a call. End it before you call somebody else.')).toBeVisible()

  await phone.bar.getByRole('button', { name: 'Keypad' }).click()
  await phone.bar.getByRole('button', { name: '5', exact: true }).click()
  await page.keyboard.press('#')
  await expect(phone.bar.getByRole('status').filter({ hasText: '5#' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(phone.bar.getByRole('dialog')).toHaveCount(0)
  await phone.bar.getByRole('button', { name: 'Mute' }).click()
  expect(
    await page.evaluate(
      () =>
        (window as unknown as { watched: { streams: MediaStream[] } }).watched.streams.at(-1)?.getAudioTracks()[0]
          ?.enabled,
    ),
  ).toBe(false)
  await page.keyboard.press('Alt+Shift+M')
  await expect(phone.bar.getByRole('button', { name: 'Mute' })).toHaveAttribute('aria-pressed', 'false')
  await phone.bar.getByRole('button', { name: 'Hold' }).click()
  await expect(phone.state).toHaveText('On hold')
  await phone.bar.getByRole('button', { name: 'Hold' }).click()
  await expect(phone.state).toHaveText('Talking')
  await phone.hears()
  await phone.bar.getByRole('button', { name: 'Microphone and speaker' }).click()
  const microphones = phone.bar.getByRole('combobox', { name: 'Microphone' })
  await expect(microphones.locator('option')).not.toHaveCount(0)
  await microphones.selectOption({ index: 1 })
  await expect
    .poll(() =>
      page.evaluate(() =>
        (window as unknown as { watched: { streams: MediaStream[] } }).watched.streams
          .map((stream) => stream.getTracks()[0]?.readyState)
          .join(' '),
      ),
    )
    .toMatch(/ended live$/)
  await expect
    .poll(() => phone.bar.locator('[data-level]').evaluate((level) => level.style.transform))
    .not.toBe('scaleX(0.00)')
  await page.keyboard.press('Escape')
  await expect(drawer).toBeVisible()
  await phone.end.click()
  await expect(phone.state).toHaveText('Call End')
  await phone.isGone()
  await expect(drawer).toBeVisible()

  const form = page.getByRole('group', { name: 'Call with Trần Journey' })
  await form.getByRole('combobox', { name: 'Outcome' }).selectOption('Call back')
  await form.getByRole('textbox', { name: 'Note' }).fill('Free from May')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'The outcome of the call is saved.')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Call', exact: true })).toHaveCount(0)
})

test('a verification row is called from its review; the buttons of the review stay above the bar', async ({
  as,
  stack,
}) => {
  const folder = await folderNamed(stack, 'Backend 2026')
  const page = await as('recruiter', `/cv-verification?folder=${folder.id}`)
  await page.addInitScript(watchPhone)
  await page.reload()
  const phone = phoneOn(page)
  await desk(page)
    .rows.filter({ hasText: 'Submitted' })
    .first()
    .getByRole('button', { name: /^Approve/ })
    .click()
  const { dialog } = desk(page)
  await dialog
    .getByRole('button', { name: /^Call / })
    .first()
    .click()
  await expect(phone.state).toHaveText(/Ringing|Talking/)
  await dialog.getByLabel('Remark').fill('Good talk')
  const button = await dialog.getByRole('button', { name: 'Approve', exact: true }).boundingBox()
  const strip = await phone.bar.boundingBox()
  expect(button!.y + button!.height).toBeLessThanOrEqual(strip!.y)
  // From the dialog to the bar by keyboard alone.
  await dialog.getByRole('button', { name: 'Go to the call' }).focus()
  await page.keyboard.press('Enter')
  await expect(phone.bar.getByRole('button', { name: 'Mute' })).toBeFocused()
  await page.keyboard.press('Alt+Shift+E')
  await expect(phone.bar.locator('[data-call]')).toHaveCount(0)
  await phone.isGone()
  await expect(dialog.getByLabel('Remark')).toHaveValue('Good talk')
})

test('a reload asks first; the exchange is notified, and the next call can be made at once', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  const phone = phoneOn(page)
  await page.goto(await callee(stack, 'Trần Reload', ['999']))
  const before = (await endings(stack)).length
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  const answers = ['dismiss', 'accept'] as const
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    const answer = answers[asked.length] ?? 'accept'
    asked.push(dialog.type())
    void dialog[answer]()
  })
  await page.evaluate(() => setTimeout(() => location.reload()))
  await expect.poll(() => asked).toEqual(['beforeunload'])
  await expect(phone.state).toHaveText('Talking')
  await page.evaluate(() => sessionStorage.removeItem('sent'))
  await page.reload()
  expect(asked).toEqual(['beforeunload', 'beforeunload'])
  expect(await page.evaluate(() => sessionStorage.getItem('sent'))).toBe(' BYE REGISTER')
  await expect.poll(async () => (await endings(stack)).slice(before)).toEqual(['caller'])
  await phone.call('999')
  await expect(phone.state).toHaveText('Ringing')
  await phone.end.click()
  await phone.isGone()
})

test('the ringing tone is audible; an unplugged microphone is replaced, or requested', async ({ as, stack }) => {
  const page = await as('recruiter', '/dashboards')
  await page.addInitScript(watchPhone)
  const phone = phoneOn(page)
  await page.goto(await callee(stack, 'Trần Unplugged', ['999']))
  await phone.call('999')
  await expect(phone.state).toHaveText('Ringing')
  expect(await page.evaluate(sounds)).toEqual(['running'])
  await expect(phone.state).toHaveText('Talking')
  await expect.poll(() => page.evaluate(sounds)).toEqual(['closed'])
  await phone.hears()

  const tracks = () =>
    page.evaluate(() =>
      (window as unknown as { watched: { streams: MediaStream[] } }).watched.streams.map(
        (stream) => stream.getTracks()[0]?.readyState,
      ),
    )
  const sent = () => page.evaluate(speaks)
  await page.evaluate(unplug, false)
  await expect.poll(tracks).toEqual(['ended', 'live'])
  await expect.poll(sent).toBe(true)
  const gone = phone.bar.getByText('Your microphone was disconnected. Plug one in, or choose another').first()
  await expect(gone).toHaveCount(0)
  await page.evaluate(unplug, true)
  await expect(gone).toBeVisible()
  await expect(phone.state).toHaveText('Talking')
  await page.evaluate(() => navigator.mediaDevices.dispatchEvent(new Event('devicechange')))
  await expect(gone).toHaveCount(0)
  expect(await tracks()).toEqual(['ended', 'ended', 'live'])
  await expect.poll(sent).toBe(true)
  await phone.end.click()
  await phone.isGone()
})

test('nobody is called without a microphone, or without permission to use it', async ({ stack }) => {
  const address = await callee(stack, 'Trần Silent', ['999'])
  const variants = [
    { flags: ['--use-fake-ui-for-media-stream'], why: 'No microphone was found.' },
    {
      flags: ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream=deny'],
      why: 'The microphone is blocked. Allow it for this page in the browser.',
    },
  ]
  for (const { flags, why } of variants) {
    await test.step(why, async () => {
      const browser = await chromium.launch({ executablePath: chromiumPath, args: [...browserFlags, ...flags] })
      try {
        const page = await browser.newPage()
        await page.addInitScript(watchPhone)
        await signInAs(page, 'recruiter', { origin: stack.publicUrl, path: address })
        const phone = phoneOn(page)
        await phone.call('999')
        await expect(phone.said).toHaveText(`Trần Silent: Call failed. ${why}`)
        await phone.isGone()
      } finally {
        await browser.close()
      }
    })
  }
})

test('only holders of CallCandidate see the call button; other users see the number', async ({ as, stack }) => {
  const address = await callee(stack, 'Trần Plain', ['999'])
  const page = await as('manager', address)
  await expect(page.getByRole('link', { name: phoneOf('999') })).toHaveAttribute('href', 'tel:0912340999')
  await expect(page.getByRole('button', { name: /^Call / })).toHaveCount(0)
  await page.goto('/candidates')
  await expect(page.locator('tbody tr[aria-selected]').first()).toBeVisible()
  await expect(page.getByRole('button', { name: /^Call / })).toHaveCount(0)
  const refused = await fetch(`${stack.servicesUrl}/phonenet/ready-user`, {
    headers: { authorization: `Bearer ${await tokenOf(stack, 'finance')}` },
  })
  expect(refused.status).toBe(403)
})

test('the bar is accessible, in both modes and at 320 pixels', async ({ as, stack }) => {
  const page = await as('recruiter', await callee(stack, 'Nguyễn Thị Hoàng Anh Phương', ['999']))
  const phone = phoneOn(page)
  await phone.call('999')
  await expect(phone.state).toHaveText('Talking')
  await checkAllLooks(page)
  await picture(page, 'call')
  await phone.bar.getByRole('button', { name: 'Keypad' }).click()
  await phone.bar.getByRole('button', { name: '7', exact: true }).click()
  await checkAllLooks(page)
  await picture(page, 'keypad')
  await page.keyboard.press('Escape')
  await phone.bar.getByRole('button', { name: 'Microphone and speaker' }).click()
  await expect(phone.bar.getByRole('combobox', { name: 'Microphone' }).locator('option')).not.toHaveCount(0)
  await checkAllLooks(page)
  await picture(page, 'devices')
  await page.keyboard.press('Escape')
  await phone.end.click()
  await expect(phone.state).toHaveText('Call End')
  await picture(page, 'ended')
  await expect(phone.bar.locator('[data-call]')).toHaveCount(0)
  await page
    .getByRole('group', { name: /^Call with/ })
    .getByRole('button', { name: 'Save' })
    .click()
  await checkAllLooks(page)
  await picture(page, 'note')
})

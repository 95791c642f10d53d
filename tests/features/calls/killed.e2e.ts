import { callee, expect, phoneOn, test, watchPhone } from './browserCalls.ts'

for (const [name, which] of [
  ['the gateway', 'gateway'],
  ['the services with their exchange', 'services'],
] as const) {
  test(`${name} killed during a call: the call fails and leaves nothing behind, and the next one can be made`, async ({
    as,
    stack,
  }) => {
    const page = await as('recruiter', '/dashboards')
    await page.addInitScript(watchPhone)
    const phone = phoneOn(page)
    await page.goto(await callee(stack, 'Trần Killed', ['999']))
    await phone.call('999')
    await expect(phone.state).toHaveText('Talking')
    await phone.hears()
    stack[which].crash()
    await expect(phone.state).toHaveText('Call failed')
    await expect(phone.said).toHaveText('Trần Killed: Call failed. The connection was lost.')
    await phone.isGone()
    await stack[which].ready()

    // An end that could not be reported is noticed after 15 s without a heartbeat, or when the caller reports it.
    await expect(async () => {
      await phone.call('999')
      const other = page.getByRole('button', { name: 'End the other call' })
      await expect(phone.state.or(other).first()).toBeVisible()
      if (await other.isVisible()) await other.click()
      await expect(phone.state).toHaveText('Talking', { timeout: 5_000 })
    }).toPass({ timeout: 40_000 })
    await phone.hears()
    await phone.end.click()
    await phone.isGone()
  })
}

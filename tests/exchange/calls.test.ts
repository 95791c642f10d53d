import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { planOf } from '../../services/demo/exchange/dialPlan.ts'
import { frameOf } from '../support/rawSound.ts'
import { startExchange } from './exchange.fixture.ts'

let here: Awaited<ReturnType<typeof startExchange>>
beforeEach(async () => {
  here = await startExchange()
})
afterEach(() => here.close())

test.each([486, 600, 480, 404, 408, 410, 484, 488, 403, 500, 503, 603, 604])(
  'a number that ends in %i rings and is refused with that status',
  async (code) => {
    const phone = await here.registered()
    const call = await phone.call(`0901234${code}`)
    await call.final
    expect(call.statuses).toEqual([100, 180, code])
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'callee', sessionId: call.callId }])
    await call.sound.close()
  },
)

/** Starts a call and speaks. Returns the call once sound has been received. */
async function talk(number: string) {
  const phone = await here.registered()
  const call = await phone.call(number)
  await call.final
  call.sound.speak()
  await expect.poll(() => call.sound.heard.length, { timeout: 10_000 }).toBeGreaterThan(20)
  return { phone, call }
}

describe('a call that is answered', () => {
  test('returns the sound packet by packet, and ends when the caller hangs up', async () => {
    const { call } = await talk('0901234567')
    expect(call.statuses).toEqual([100, 180, 200])
    const at = call.sound.heard[0]![0]!
    expect(call.sound.heard.slice(0, 10)).toEqual(Array.from({ length: 10 }, (_none, index) => frameOf(at + index)))
    const { packetsReceived, packetsSent } = await call.sound.stats()
    expect(packetsReceived).toBeGreaterThan(20)
    expect((await call.bye()).status).toBe(200)
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'caller' }])
    const [line] = here.ended()
    expect(line!.received).toBeGreaterThanOrEqual(packetsReceived)
    expect(line!.received).toBe(line!.sent)
    expect(packetsSent).toBeGreaterThanOrEqual(packetsReceived)
    await call.sound.close()
  })

  test('continues while it is on hold, and has sound again afterwards', async () => {
    const { call } = await talk('0901234567')
    expect(await call.again('sendonly')).toMatchObject({
      status: 200,
      body: expect.stringMatching(/a=(recvonly|inactive)/),
    })
    expect(await call.again('sendrecv')).toMatchObject({ status: 200, body: expect.stringContaining('a=sendrecv') })
    const before = call.sound.heard.length
    await expect.poll(() => call.sound.heard.length).toBeGreaterThan(before + 10)
    expect((await call.bye()).status).toBe(200)
    await call.sound.close()
  })

  test('111 hums and hangs up', async () => {
    const phone = await here.registered()
    const call = await phone.call('0901234111')
    await call.final
    await call.hungUp
    expect(call.statuses).toEqual([100, 180, 200])
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'callee' }])
    await call.sound.close()
  })

  test('222 answers without ringing', async () => {
    const { call } = await talk('0901234222')
    expect(call.statuses).toEqual([100, 200])
    await call.bye()
    await call.sound.close()
  })

  test('333 drops the socket', async () => {
    const phone = await here.registered()
    const call = await phone.call('0901234333')
    expect((await call.final).status).toBe(200)
    expect(await phone.closed).toBe(1006)
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'socket' }])
    await call.sound.close()
  })

  test('777 receives sound and sends none', async () => {
    const phone = await here.registered()
    const call = await phone.call('0901234777')
    await call.final
    call.sound.speak()
    await expect.poll(() => call.sound.sent, { timeout: 10_000 }).toBeGreaterThan(20)
    await call.bye()
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'caller', sent: 0, received: expect.any(Number) }])
    expect(here.ended()[0]!.received).toBeGreaterThan(10)
    expect(call.sound.heard).toEqual([])
    await call.sound.close()
  })

  test('666 offers no address for the sound', async () => {
    const phone = await here.registered()
    const call = await phone.call('0901234666')
    expect(await call.final).toMatchObject({ status: 200, body: expect.not.stringContaining('a=candidate') })
    expect((await call.bye()).status).toBe(200)
    await call.sound.close()
  })
})

describe('a call that nobody answers', () => {
  test.each([
    ['000', [100, 180]],
    ['444', [100]],
  ] as const)('%s continues until the caller cancels', async (ending, first) => {
    const phone = await here.registered()
    const call = await phone.call(`0901234${ending}`)
    await expect.poll(() => call.statuses).toEqual(first)
    call.cancel()
    expect((await call.final).status).toBe(487)
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'caller' }])
    await call.sound.close()
  })

  test('555 drops the socket while it rings', async () => {
    const phone = await here.registered()
    const call = await phone.call('0901234555')
    expect((await call.final).status).toBe(0)
    expect(call.statuses).toEqual([100, 180])
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'socket' }])
    await call.sound.close()
  })

  test('888 never responds, and the socket stays open', async () => {
    const phone = await here.registered()
    const silent = await phone.call('0901234888')
    const other = await phone.call('0901234486')
    expect((await other.final).status).toBe(486)
    expect(silent.statuses).toEqual([])
    await Promise.all([silent.sound.close(), other.sound.close()])
  })
})

test('characters other than digits do not change the plan', () => {
  expect(planOf('+84 90-123.4486')).toEqual(planOf('0901234486'))
  expect(planOf('0901234567')).toMatchObject({ first: 'ringing', next: { does: 'answer' } })
})

import { readdir } from 'node:fs/promises'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { password, startExchange } from './exchange.fixture.ts'

let here: Awaited<ReturnType<typeof startExchange>>
const start = async (...limits: Parameters<typeof startExchange>) => (here = await startExchange(...limits))
afterEach(() => here.close())

describe('a registration', () => {
  test('is challenged, and accepted only with the right password', async () => {
    await start()
    expect(await (await here.connect()).register(password)).toEqual([401, 200])
    expect(await (await here.connect()).register('wrong')).toEqual([401, 403])
    expect(await (await here.connect('999')).register(password)).toEqual([401, 403])
  })

  test("does not accept the answer to another socket's challenge, nor an expired or forged one", async () => {
    await start()
    const [one, other] = [await here.connect(), await here.connect()]
    const asked = await one.registerWith('X-Nothing: 1')
    const credentials = one.credentials(asked.headers.get('www-authenticate')!, password)
    expect(await other.registerWith(credentials)).toMatchObject({ status: 401 })
    expect(
      (await one.registerWith(credentials.replace(/nonce="./, 'nonce="z'))).headers.get('www-authenticate'),
    ).toContain('stale=true')
    expect((await one.registerWith('Authorization: Digest nonsense')).status).toBe(401)
    expect((await one.registerWith(credentials)).status).toBe(200)
  })

  test('ends at once if it expires in 0 seconds', async () => {
    await start()
    const phone = await here.connect()
    expect(await phone.register(password, 0)).toEqual([401, 200])
    const call = await phone.call('0901234567')
    expect((await call.final).status).toBe(403)
    await call.sound.close()
  })
})

describe('a call', () => {
  test('is refused on a socket without a registration', async () => {
    await start()
    const call = await (await here.connect()).call('0901234567')
    expect((await call.final).status).toBe(403)
    await call.sound.close()
  })

  test('is limited to one per socket, and to a number in total', async () => {
    await start({ calls: 1 })
    const [one, other] = [await here.registered(), await here.registered()]
    const first = await one.call('0901234000')
    await expect.poll(() => first.statuses).toContain(180)
    const [second, third] = [await one.call('0901234000'), await other.call('0901234000')]
    expect([(await second.final).status, (await third.final).status]).toEqual([486, 503])
    first.cancel()
    await first.final
    await expect.poll(() => here.ended().length).toBe(1)
    const fourth = await other.call('0901234486')
    expect((await fourth.final).status).toBe(486)
    await Promise.all([first, second, third, fourth].map(({ sound }) => sound.close()))
  })

  test('ends when its socket closes, and another call can take its place', async () => {
    await start({ calls: 1 })
    const phone = await here.registered()
    const call = await phone.call('0901234222')
    await call.final
    await phone.close()
    await expect.poll(here.ended).toMatchObject([{ endedBy: 'socket' }])
    const next = await (await here.registered()).call('0901234486')
    expect((await next.final).status).toBe(486)
    await Promise.all([call.sound.close(), next.sound.close()])
  })

  test('ends when its client is frozen', async () => {
    await start({ pingMs: 100 })
    const phone = await here.registered()
    const call = await phone.call('0901234222')
    await call.final
    phone.socket.pause()
    await expect.poll(here.ended, { timeout: 5000 }).toMatchObject([{ endedBy: 'socket' }])
    await call.sound.close()
  })

  test('is ended when the exchange closes, and no files are left behind', async () => {
    await start()
    const phone = await here.registered()
    const call = await phone.call('0901234222', ['X-Call-Id: c0ffee00-0000-4000-8000-000000000000'])
    await call.final
    await here.exchange.close()
    await call.hungUp
    expect(await phone.closed).toBe(1012)
    expect(here.ended()).toMatchObject([{ endedBy: 'callee' }])
    expect(await readdir(here.folder)).toEqual([])
    await call.sound.close()
  })
})

describe('the recording of a call', () => {
  test('is a WAV file with the caller on the left and the callee on the right', async () => {
    await start()
    const callId = 'c0ffee00-0000-4000-8000-000000000001'
    const call = await (await here.registered()).call('0901234567', [`X-Call-Id: ${callId}`])
    await call.final
    call.sound.speak()
    await expect.poll(() => call.sound.heard.length, { timeout: 10_000 }).toBeGreaterThan(20)
    await call.bye()
    await expect.poll(() => here.kept.length).toBe(1)
    const [{ wav, ...rest }] = here.kept as [(typeof here.kept)[number]]
    expect(rest).toEqual({ callId, userName: 'recruiter' })
    expect(wav.subarray(0, 4).toString() + wav.subarray(8, 16).toString()).toBe('RIFFWAVEfmt ')
    // µ-law, two channels, 8000 samples per second.
    expect([wav.readUInt16LE(20), wav.readUInt16LE(22), wav.readUInt32LE(24)]).toEqual([7, 2, 8000])
    expect([wav.readUInt32LE(4), wav.readUInt32LE(54)]).toEqual([wav.length - 8, wav.length - 58])
    const samples = wav.subarray(58)
    expect(samples.length).toBeGreaterThan(20 * 160 * 2)
    // The echo equals the sent sound, whose samples count up.
    const [left, right] = [0, 1].map((side) => samples.filter((_sample, at) => at % 2 === side))
    expect(right).toEqual(left)
    expect([...left!.subarray(0, 160)]).toEqual(Array.from({ length: 160 }, (_none, at) => (left![0]! + at) & 0xff))
    expect(await readdir(here.folder)).toEqual([])
    await call.sound.close()
  })

  test('does not exist for a call without an id, or for a call without sound', async () => {
    await start()
    const phone = await here.registered()
    for (const headers of [[], ['X-Call-Id: c0ffee00-0000-4000-8000-000000000002']]) {
      const call = await phone.call('0901234486', headers)
      await call.final
      await call.sound.close()
    }
    await expect.poll(() => here.ended().length).toBe(2)
    await vi.waitFor(async () => expect(await readdir(here.folder)).toEqual([]))
    expect(here.kept).toEqual([])
  })
})

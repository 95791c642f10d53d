import { afterEach, describe, expect, it } from 'vitest'
import { companyId, startHere, until, type Here } from './server.fixture.ts'
import { eventsOf, gaugeOf, memoryInUse, openSocket, type RawSocket } from '../live/socket.fixture.ts'

let here: Here
let events: ReturnType<typeof eventsOf>
let readers: RawSocket[] = []

async function start(closeMs: number) {
  here = await startHere({ GATEWAY_CLIENT_SECRET: 'secret' }, { socketLimits: { maxWaitingBytes: 200_000, closeMs } })
  events = eventsOf(here, companyId)
  await until(async () => (await gaugeOf(here, 'event_stream')) === 1, 4000)
}
afterEach(async () => {
  for (const { ws } of readers) ws.terminate()
  readers = []
  await here.close()
})

const thing = '5d0d3c1e-0000-4000-8000-000000000001'
const answers = 40
/** 500 KB each, which soon fill the buffers of the kernel. */
const large = `{ ${Array.from({ length: 25 }, (_, i) => `a${i}: big`).join(' ')} }`
const watch = {
  id: 'watch',
  type: 'subscribe',
  payload: { query: '', variables: { id: thing }, extensions: { id: 'progress' } },
}

async function reader() {
  const one = await openSocket(here, { token: await here.token({ scope: 'graphql:explore' }) })
  readers.push(one)
  one.say(watch)
  await until(() => one.of('watch').length === 1)
  return one
}
/** Opens a subscriber that stops reading and requests much. */
async function slowReader() {
  const slow = await reader()
  slow.pause()
  for (let i = 0; i < answers; i++) slow.say({ id: `${i}`, type: 'subscribe', payload: { query: large } })
  return slow
}
const countsOf = (one: RawSocket) => one.of('watch').map(({ payload }) => payload.data.progress.count)

describe('a slow reader', () => {
  it('is cut if it does not read on, and nobody else waits for it', async () => {
    await start(300)
    const fast = await reader()
    await slowReader()
    const counts = [0]
    while ((await gaugeOf(here, 'sockets')) === 2) {
      events.happen(thing, counts.length)
      counts.push(counts.length)
      await until(() => countsOf(fast).length === counts.length)
    }
    expect(countsOf(fast)).toEqual(counts)
    expect(fast.closed).toBeUndefined()
  })

  it('loses its subscriptions at once, and learns why when it reads on', async () => {
    await start(10_000)
    const fast = await reader()
    const slow = await slowReader()
    await until(async () => (await gaugeOf(here, 'subscriptions')) === 1)
    expect(await gaugeOf(here, 'sockets')).toBe(2)
    events.happen(thing, 1)
    await until(() => countsOf(fast).at(-1) === 1)
    slow.resume()
    await until(() => slow.closed !== undefined)
    expect(slow.closed).toEqual({ code: 1013, reason: 'Too slow a reader' })
    // What had been accepted for it arrived completely; the rest was never created.
    const whole = slow.messages.filter(({ type, id }) => type === 'next' && id !== 'watch')
    expect(whole.length).toBeLessThan(answers)
    for (const { payload } of whole) expect(Object.keys(payload.data)).toHaveLength(25)
    expect(countsOf(slow)).toEqual([0])
  })

  it('leaves no memory behind', async () => {
    await start(50)
    const round = async () => {
      for (let i = 0; i < 5; i++) {
        const slow = await slowReader()
        await until(async () => (await gaugeOf(here, 'sockets')) === 0)
        slow.ws.terminate()
      }
      readers = []
      return memoryInUse()
    }
    await round()
    const before = await round()
    // At least 200 KB were waiting for each of them.
    await round()
    expect((await round()) - before).toBeLessThan(1_048_576)
  })

  it('that is only idle is detected by pings', async () => {
    here = await startHere({}, { socketLimits: { pingMs: 50 } })
    const [dead, alive] = await Promise.all([
      openSocket(here, { token: await here.token() }),
      openSocket(here, { token: await here.token() }),
    ])
    readers.push(dead, alive)
    dead.pause()
    await until(async () => (await gaugeOf(here, 'sockets')) === 1)
    expect(alive.closed).toBeUndefined()
  })
})

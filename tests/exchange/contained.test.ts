import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RawPhone } from '../support/rawPhone.ts'
import { password } from './exchange.fixture.ts'

/** Starts the exchange as a process; `tell` returns its log so far. */
async function start() {
  const child = fork(join(import.meta.dirname, 'brokenExchange.ts'), {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: [],
  })
  let said = ''
  child.stderr!.on('data', (piece: Buffer) => {
    said += piece
  })
  const [{ url, folder }] = (await once(child, 'message')) as [{ url: string; folder: string }]
  const tell = async (way: 'timer' | 'promise' | 'adrift' | 'outside') => {
    child.send(way)
    const [{ lines }] = (await once(child, 'message')) as [{ lines: string[] }]
    return lines
  }
  const phone = async () => {
    const one = await RawPhone.connect(url, '101')
    await one.register(password)
    return one
  }
  return { child, folder, tell, phone, said: () => said }
}

test('an error of the libraries in one call ends that call only; other calls and the process continue', async () => {
  const { child, folder, tell, phone, said } = await start()
  const other = await phone()
  const going = await other.call('0901234222')
  expect((await going.final).status).toBe(200)
  for (const way of ['timer', 'promise'] as const) {
    await tell(way)
    const broken = await phone()
    const call = await broken.call('0901234222')
    expect(await broken.closed).toBe(1011)
    await call.sound.close()

    const whole = await phone()
    const next = await whole.call('0901234222')
    expect((await next.final).status).toBe(200)
    await next.bye()
    await next.sound.close()
    await whole.close()
  }
  expect([child.exitCode, said()]).toEqual([null, ''])
  // An error of the libraries outside of any line ends all lines, and new lines are accepted.
  await tell('adrift')
  expect(await other.closed).toBe(1011)
  await going.sound.close()
  const after = await phone()
  const refused = await after.call('0901234486')
  expect((await refused.final).status).toBe(486)
  await refused.sound.close()
  await after.close()

  // An error that belongs to no call ends the process, as it does without the exchange.
  const lines = await tell('outside')
  expect(lines.filter((line) => line === 'a line of the exchange broke')).toHaveLength(3)
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(said()).toContain('thrown outside of any call')
  await rm(folder, { recursive: true })
})

import { fork } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { RawPhone } from '../support/rawPhone.ts'
import { password } from './exchange.fixture.ts'

/** The exchange as a process; `tell` answers what its log says so far. */
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

test('what the libraries throw in one call ends that call: the others and the process go on', async () => {
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
  // What the libraries throw outside of any line ends all lines, and new ones are taken.
  await tell('adrift')
  expect(await other.closed).toBe(1011)
  await going.sound.close()
  const after = await phone()
  const refused = await after.call('0901234486')
  expect((await refused.final).status).toBe(486)
  await refused.sound.close()
  await after.close()

  // What is nobody's call ends the process, as it always did.
  const lines = await tell('outside')
  expect(lines.filter((line) => line === 'a line of the exchange broke')).toHaveLength(3)
  const [code] = (await once(child, 'exit')) as [number]
  expect(code).not.toBe(0)
  expect(said()).toContain('thrown outside of any call')
  await rm(folder, { recursive: true })
})

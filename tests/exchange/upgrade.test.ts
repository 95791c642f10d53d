import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { exchangeOf } from '../../services/demo/exchange/upgrade.ts'

const phone = { realm: 'hireloom', iceServers: [] }

test('the exchange exists only in the demo, and not beside a real server', () => {
  expect(exchangeOf({ isDemo: true, phone }).map(({ path }) => path)).toEqual(['/sip'])
  expect(exchangeOf({ isDemo: false, phone })).toEqual([])
  expect(exchangeOf({ isDemo: true })).toEqual([])
  expect(exchangeOf({ isDemo: true, phone: { ...phone, server: 'wss://sip.example.com' } })).toEqual([])
})

test('the libraries of the exchange are loaded with the first socket, not with the services', async () => {
  const script = `
    const { createRequire } = await import('node:module')
    const isLoaded = () => Object.keys(createRequire(import.meta.url).cache).some((path) => path.includes('/werift/'))
    await import('./services/features.ts')
    await import('./services/demo/seed.ts')
    const { exchangeOf } = await import('./services/demo/exchange/upgrade.ts')
    const [upgrade] = exchangeOf({ isDemo: true, phone: { realm: 'hireloom', iceServers: [] } })
    const before = isLoaded()
    const exchange = await upgrade.open({ log: { info() {} } })
    console.log(before, isLoaded())
    await exchange.close()
  `
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    cwd: new URL('../..', import.meta.url),
  })
  expect(stdout.trim()).toBe('false true')
})

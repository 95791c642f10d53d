import { expect, test } from 'vitest'
import { exchangeOf } from '../../services/demo/exchange/upgrade.ts'

const phone = { realm: 'hireloom', iceServers: [] }

test('the exchange is there in the demo alone, and not beside a real one', () => {
  expect(exchangeOf({ isDemo: true, phone }).map(({ path }) => path)).toEqual(['/sip'])
  expect(exchangeOf({ isDemo: false, phone })).toEqual([])
  expect(exchangeOf({ isDemo: true })).toEqual([])
  expect(exchangeOf({ isDemo: true, phone: { ...phone, server: 'wss://sip.example.com' } })).toEqual([])
})

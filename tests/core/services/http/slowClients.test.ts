import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { httpTimes } from '../../../../common/http/httpTimes.ts'
import { createApp } from '../../../../services/core/http/server.ts'
import { createUpgrades } from '../../../../services/core/http/upgrades.ts'
import { drip } from '../../../support/drip.ts'

const parts = {
  logLevel: 'silent',
  identity: () => {},
  ready: async () => ({ isReady: true, details: {} }),
  upgrades: createUpgrades([], () => {
    throw new Error('There are none')
  }),
}

test('headers that arrive byte by byte are cut off', async () => {
  const app = createApp({ ...parts, times: { headersTimeout: 300, connectionsCheckingInterval: 50 } })
  try {
    await app.listen({ host: '127.0.0.1', port: 0 })
    const { text, ms } = await drip((app.server.address() as AddressInfo).port)
    expect([text.slice(0, 12), ms < 3000]).toEqual(['HTTP/1.1 408', true])
  } finally {
    await app.close()
  }
})

test('no client has more than twenty seconds for its headers', async () => {
  const app = createApp(parts)
  const { headersTimeout, requestTimeout } = app.server
  expect([headersTimeout, requestTimeout]).toEqual([httpTimes.headersTimeout, httpTimes.requestTimeout])
  expect(headersTimeout + httpTimes.connectionsCheckingInterval).toBeLessThanOrEqual(20_000)
  await app.close()
})

import { createServer, type AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { Type } from 'typebox'
import { operations } from '../../../../services/contract.ts'
import { startServices } from '../../../../services/core/app.ts'
import { checkRoutes } from '../../../../services/core/http/checkRoutes.ts'
import { eventStream } from '../../../../services/core/contract/events.ts'
import { operation } from '../../../../services/core/contract/operation.ts'
import { implement } from '../../../../services/core/http/routes.ts'
import { openApi } from '../../../../services/openapi.ts'
import { testDatabase, type TestDatabase } from '../../../support/database.ts'
import { settingsOf, usual } from '../coreServices.fixture.ts'

let database: TestDatabase | undefined
afterEach(async () => {
  await database?.drop()
  database = undefined
})

const one = operation({ ...usual('one'), answer: Type.Null() })
const route = implement(one, async () => null)

test('each operation has its route and each route its operation', () => {
  checkRoutes({ routes: [route], operations: [eventStream, one] })
  expect(() => checkRoutes({ routes: [], operations: [eventStream, one] })).toThrow(
    'Operations of the contract without a route: one.',
  )
  expect(() => checkRoutes({ routes: [route], operations: [eventStream] })).toThrow(
    'Routes without an operation in the contract: one.',
  )
  expect(() => checkRoutes({ routes: [route, route] })).toThrow('Operations with more than one route: one.')
})

test('a port in use is reported in one sentence, and the database is released', async () => {
  database = await testDatabase('tables')
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => taken.once('listening', resolve))
  const { port } = taken.address() as AddressInfo
  const parts = { routes: [], queues: [] }
  await expect(startServices(settingsOf(database, { SERVICES_PORT: String(port) }), parts)).rejects.toThrow(
    `Port ${port} is taken`,
  )
  taken.close()
  const services = await startServices(settingsOf(database), parts)
  expect((await fetch(`${services.url}/ready`)).status).toBe(200)
  await services.close()
})

test('when two instances start at once, both run on PostgreSQL, and one gives way on the embedded database', async () => {
  database = await testDatabase()
  const start = () =>
    startServices(settingsOf(database!), { routes: [route], queues: [{ name: 'q', handle: async () => {} }] })
  const results = await Promise.allSettled([start(), start()])
  const running = results.filter((result) => result.status === 'fulfilled').map(({ value }) => value)
  expect(running.length).toBe(database.kind === 'postgres' ? 2 : 1)
  for (const result of results)
    if (result.status === 'rejected') expect(String(result.reason)).toContain('is in use by')
  await Promise.all(running.map((services) => services.close()))
})

test('a database that does not answer is reported in one sentence', async () => {
  database = await testDatabase()
  const settings = { ...settingsOf(database), databaseUrl: 'postgres://127.0.0.1:1/x' }
  await expect(startServices(settings, { routes: [], queues: [] })).rejects.toThrow(
    /^The database of DATABASE_URL does not answer/,
  )
})

test('OpenAPI describes every operation', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { operationId: string; summary: string; responses: object }>>
  }
  const described = Object.values(paths).flatMap((path) => Object.values(path))
  expect(described.map(({ operationId }) => operationId).sort()).toEqual(operations.map(({ id }) => id).sort())
  for (const { summary, responses } of described)
    expect([summary.length > 0, Object.keys(responses).includes('200')]).toEqual([true, true])
})

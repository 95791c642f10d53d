import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import { connectDatabase } from '../../../../services/core/database/connect.ts'
import { migrate, migrationsFolder } from '../../../../services/core/database/migrate.ts'
import type { Identity } from '../../../../services/core/identity/provider/identity.ts'
import { createIdentity } from '../../../../services/core/identity/provider/provider.ts'
import type { IdentitySettings } from '../../../../services/core/identity/provider/settings.ts'
import { readSettings } from '../../../../services/core/settings.ts'
import { seedIdentity } from '../../../../services/demo/people/accounts.ts'
import { testDatabase } from '../../../support/database.ts'

export const secrets = { gatewaySecret: 'gateway secret/of+tests', internalToolsSecret: 'tools:secret%of tests' }
export const audience = 'hireloom-api'
export const clientId = 'hireloom-web'
const log = { info() {}, warn() {}, error: console.error }

/** Creates a database with only the demo accounts. */
export async function identityDatabase() {
  const database = await testDatabase('tables')
  const { log: logger } = Fastify({ logger: false })
  const connected = await connectDatabase(readSettings(database.env), logger, (error) => {
    throw error
  })
  await migrate(connected, migrationsFolder)
  await seedIdentity(connected.db)
  return {
    db: connected.db,
    async close() {
      await connected.close()
      await database.drop()
    },
  }
}

/** Starts the provider on its own port and database. */
export async function identityHere(changes: Partial<IdentitySettings> = {}) {
  const { db, close } = await identityDatabase()
  let identity: Identity | undefined
  const server = createServer((req, res) => identity!.handler(req, res))
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const publicUrl = `http://localhost:${(server.address() as AddressInfo).port}`
  const issuer = `${publicUrl}/idp`
  const settings: IdentitySettings = { publicUrl, clientId, isDemo: true, tokenSeconds: 900, ...secrets, ...changes }
  const create = (more: Partial<IdentitySettings> = {}) =>
    createIdentity({ db, issuer, audience, settings: { ...settings, ...more }, log })
  identity = await create()
  return {
    db,
    issuer,
    publicUrl,
    identity,
    /** Simulates a restart: starts another instance on the same database. */
    async restart(more: Partial<IdentitySettings> = {}) {
      identity = await create(more)
      return identity
    },
    async close() {
      server.closeAllConnections()
      await new Promise((done) => server.close(done))
      await close()
    },
  }
}

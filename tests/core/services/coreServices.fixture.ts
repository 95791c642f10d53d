import { randomUUID } from 'node:crypto'
import type { Insertable } from 'kysely'
import { startServices, type Services, type ServicesParts } from '../../../services/core/app.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import type { Database } from '../../../services/core/database/tables.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { testDatabase, type TestDatabase } from '../../support/database.ts'

export const companies = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
export const key: PermissionKey = 'Candidate:CV-Verification'

export interface Here {
  services: Services
  database: TestDatabase
  /**
   * Tokens of ann (first company, has `key`), bob (first company, has no permission), eve (other company, has `key`)
   * and the gateway.
   */
  tokens: Record<'ann' | 'bob' | 'eve' | 'gateway', string>
  fetch(path: string, init?: RequestInit & { as?: keyof Here['tokens'] | null; json?: unknown }): Promise<Response>
  close(): Promise<void>
}

export const settingsOf = (database: TestDatabase, env: Record<string, string> = {}) =>
  readSettings({
    ...database.env,
    SERVICES_PORT: '0',
    LOG_LEVEL: 'silent',
    DEMO: '0',
    GATEWAY_CLIENT_SECRET: 'x'.repeat(40),
    ...env,
  })

/** Starts the services with these routes and queues, on their own database. */
export async function startHere(parts: Partial<ServicesParts>, env: Record<string, string> = {}): Promise<Here> {
  const database = await testDatabase('tables')
  const services = await startServices(settingsOf(database, env), { routes: [], queues: [], ...parts })
  await addUsers(services)
  const { identity } = services
  const [ann, bob, eve, gateway] = await Promise.all(
    ['ann', 'bob', 'eve', 'gateway'].map((name) => identity.issueAccessToken(name)),
  )
  const tokens = { ann: ann!, bob: bob!, eve: eve!, gateway: gateway! }
  return {
    services,
    database,
    tokens,
    fetch(path, { as = 'ann', json, ...init } = {}) {
      const headers = new Headers(init.headers)
      if (as) headers.set('authorization', `Bearer ${tokens[as]}`)
      if (json !== undefined) headers.set('content-type', 'application/json')
      return fetch(`${services.url}${path}`, {
        ...init,
        headers,
        ...(json !== undefined && { method: init.method ?? 'POST', body: JSON.stringify(json) }),
      })
    },
    async close() {
      await services.close()
      await database.drop()
    },
  }
}

async function addUsers({ db }: Services): Promise<void> {
  await db
    .insertInto('company')
    .values(companies.map((id, index) => ({ id, name: `Company ${index + 1}` })))
    .execute()
  const holders = companies.flatMap((company_id) => [
    { company_id, name: 'Holder', keys: [key] },
    { company_id, name: 'Nobody', keys: [] },
  ])
  await db.insertInto('role').values(holders).execute()
  const people = [
    ['ann', companies[0], 'Holder'],
    ['bob', companies[0], 'Nobody'],
    ['eve', companies[1], 'Holder'],
  ] as const
  for (const [name, company_id, role] of people) {
    const user: Insertable<Database['app_user']> & { id: string } = {
      id: randomUUID(),
      company_id,
      user_name: name,
      name,
      family_name: 'Test',
      full_name: `${name} Test`,
      email: null,
      search_text: name,
      password_hash: null,
      status: 'active',
      active_role: role,
      scopes: [],
      is_machine: false,
      is_demo: false,
    }
    await db.insertInto('app_user').values(user).execute()
    await db.insertInto('user_role').values({ user_id: user.id, company_id, role }).execute()
  }
}

const common = { service: 'commons', origin: 'ours', doc: 'An operation for a test.', place: 'ours' } as const

/** Returns the common parts of a test's operations: POST /test/<id>, a read for every signed-in user. */
export const usual = <const Id extends string>(id: Id) =>
  ({ ...common, id, method: 'POST', path: `/test/${id}`, access: 'signedIn', effect: 'read' }) as const

/** Returns a row of the only company table of core, for tests of handles and transactions. */
export const fileRow = (name: string) => ({
  id: randomUUID(),
  path: `${name}-${crypto.randomUUID()}`,
  name,
  content_type: 'text/plain',
  size: 1,
  created_by: 'ann',
})

/** Waits until the check succeeds. */
export async function until(check: () => unknown, ms = 10_000): Promise<void> {
  const end = Date.now() + ms
  while (!(await check())) {
    if (Date.now() > end) throw new Error('It did not happen in time')
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
}

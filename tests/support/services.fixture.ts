import { startServices, type Services } from '../../services/core/app.ts'
import { readSettings } from '../../services/core/settings.ts'
import { exchangeOf } from '../../services/demo/exchange/upgrade.ts'
import { mailboxOf } from '../../services/demo/mailbox/mailbox.ts'
import { seedDemo } from '../../services/demo/seed.ts'
import { mailHandlers, queues, routes } from '../../services/features.ts'
import type { Operation } from '../../services/core/contract/operation.ts'
import { testDatabase, type TestDatabase } from './database.ts'

export const gatewaySecret = 'gateway-secret-of-the-tests'
export const internalToolsSecret = 'internal-tools-secret-of-the-tests'

export interface ServicesHere {
  services: Services
  database: TestDatabase
  /** Returns an access token as the account's sign-in would issue it. */
  tokenOf(userName: string, role?: string): Promise<string>
  /** Calls one operation of the contract over HTTP. */
  call(operation: Operation, token: string | null, input?: CallInput): Promise<{ status: number; body: unknown }>
  close(): Promise<void>
}

export interface CallInput {
  params?: Record<string, string>
  body?: unknown
}

/**
 * Starts the REST services in this process, with the demo data, on a separate database or on one that other services
 * have used.
 */
export async function startServicesHere(env: NodeJS.ProcessEnv = {}, left?: TestDatabase): Promise<ServicesHere> {
  const database = left ?? (await testDatabase('demo'))
  const settings = readSettings({
    ...database.env,
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'error',
    GATEWAY_CLIENT_SECRET: gatewaySecret,
    INTERNAL_TOOLS_SECRET: internalToolsSecret,
    ...env,
  })
  const services = await startServices(settings, {
    routes,
    queues,
    mailHandlers,
    upgrades: exchangeOf(settings),
    mounts: mailboxOf(settings),
    prepare: seedDemo,
  })
  return {
    services,
    database,
    tokenOf: (userName, role) => services.identity.issueAccessToken(userName, role ? { role } : {}),
    call: (operation, token, input) => callOperation(services.url, operation, token, input),
    close: async () => {
      await services.close()
      await database.drop()
    },
  }
}

async function callOperation(
  base: string,
  operation: Operation,
  token: string | null,
  { params = {}, body }: CallInput = {},
) {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? crypto.randomUUID()),
  )
  const aborter = new AbortController()
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('title', 'x')
  const hasBody = operation.method === 'POST' || operation.method === 'PUT'
  if (hasBody && operation.transport !== 'upload') headers['content-type'] = 'application/json'
  const answer = await fetch(`${base}${path}`, {
    method: operation.method,
    headers,
    signal: aborter.signal,
    ...(hasBody && { body: operation.transport === 'upload' ? form : JSON.stringify(body ?? {}) }),
  })
  // A stream never ends by itself, so only its status is returned.
  const text = operation.transport === 'stream' && answer.ok ? '' : await answer.text()
  aborter.abort()
  let parsed: unknown = text
  try {
    parsed = JSON.parse(text)
  } catch {
    // A plain string or a file.
  }
  return { status: answer.status, body: parsed }
}

/** Returns a token of a machine client, from its credentials. */
export async function machineToken(base: string, clientId: string, secret: string, scope?: string): Promise<string> {
  const answer = await fetch(`${base}/idp/token`, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${clientId}:${secret}`).toString('base64')}`,
    },
    body: new URLSearchParams({ grant_type: 'client_credentials', ...(scope && { scope }) }),
  })
  const { access_token: token, error_description: reason } = (await answer.json()) as {
    access_token?: string
    error_description?: string
  }
  if (!token) throw new Error(`No token for ${clientId}: ${reason ?? answer.status}`)
  return token
}

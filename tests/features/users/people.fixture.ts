import { startServices } from '../../../services/core/app.ts'
import type { AnswerOf, BodyOf, Operation } from '../../../services/core/contract/operation.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { companies, seedIdentity } from '../../../services/demo/people/accounts.ts'
import { seedOrganisation } from '../../../services/demo/people/organisation.ts'
import { queues, routes } from '../../../services/features.ts'
import { testDatabase } from '../../support/database.ts'

export interface Failure {
  errorCode?: string
  message?: string
  paramValues?: Record<string, string>
  errors?: Record<string, string[]>
}

interface Given<O extends Operation<any, any, any, any>> {
  params?: Record<string, string>
  query?: Record<string, string | number | boolean>
  body?: BodyOf<O> | object
}

/** The services with only the accounts, roles and departments of the demo. */
export async function startPeople(env: NodeJS.ProcessEnv = {}) {
  const database = await testDatabase('tables')
  const settings = readSettings({
    ...database.env,
    GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-tests',
    INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-tests',
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'error',
    ...env,
  })
  const services = await startServices(settings, { routes, queues })
  await seedIdentity(services.db)
  await seedOrganisation(services.db, services.companyDb)

  const as = (userName: string, role?: string) => {
    const request = async (operation: Operation, { params = {}, query = {}, body }: Given<any> = {}) => {
      const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
      const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      const hasBody = operation.method === 'POST' || operation.method === 'PUT'
      return fetch(`${services.url}${path}?${search}`, {
        method: operation.method,
        headers: {
          authorization: `Bearer ${await services.identity.issueAccessToken(userName, role ? { role } : {})}`,
          ...(hasBody && { 'content-type': 'application/json' }),
        },
        ...(hasBody && { body: JSON.stringify(body ?? {}) }),
      })
    }
    return {
      /** The answer, which must be 200. */
      async ok<O extends Operation<any, any, any, any>>(operation: O, given: Given<O> = {}): Promise<AnswerOf<O>> {
        const answer = await request(operation, given)
        if (!answer.ok) throw new Error(`${operation.id} answered ${answer.status}: ${await answer.text()}`)
        return (await answer.json()) as AnswerOf<O>
      },
      /** Status and body, whatever they are. */
      async raw<O extends Operation<any, any, any, any>>(operation: O, given: Given<O> = {}) {
        const answer = await request(operation, given)
        const bytes = Buffer.from(await answer.arrayBuffer())
        const isJson = answer.headers.get('content-type')?.includes('json') === true
        return {
          status: answer.status,
          bytes,
          headers: answer.headers,
          body: (isJson ? JSON.parse(bytes.toString()) : bytes.toString()) as Failure & string,
        }
      },
    }
  }
  return {
    services,
    as,
    db: services.companyDb(companies.first.id),
    otherDb: services.companyDb(companies.other.id),
    async close() {
      await services.close()
      await database.drop()
    },
  }
}
export type PeopleHere = Awaited<ReturnType<typeof startPeople>>

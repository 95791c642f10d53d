import { startServices } from '../../../services/core/app.ts'
import type { Operation } from '../../../services/core/contract/operation.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { companies, seedIdentity } from '../../../services/demo/people/accounts.ts'
import { queues, routes } from '../../../services/features.ts'
import { commonsUpload } from '../../../services/features/media/contract.ts'
import { testDatabase } from '../../support/database.ts'

export interface Answer {
  status: number
  headers: Headers
  bytes: Buffer
  text: string
  /** The parsed answer, if it is JSON. */
  body: any
}

/** The services with the demo's accounts and no other data. */
export async function startMedia(env: Record<string, string> = {}) {
  const database = await testDatabase('tables')
  const settings = readSettings({
    ...database.env,
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'error',
    SOFFICE_PATH: 'none',
    ...env,
  })
  const services = await startServices(settings, { routes, queues })
  await seedIdentity(services.db)
  return {
    services,
    database,
    db: services.companyDb(companies.first.id),
    as: (userName: string) => clientOf(services.url, services.identity.issueAccessToken(userName)),
    async close() {
      await services.close()
      await database.drop()
    },
  }
}
export type Here = Awaited<ReturnType<typeof startMedia>>

/** The calls of a client of the media service. */
export function clientOf(url: string, token: Promise<string>) {
  const send = async (operation: Operation, search: string, init: RequestInit): Promise<Answer> => {
    const answer = await fetch(url + operation.path + search, {
      method: operation.method,
      ...init,
      headers: { authorization: `Bearer ${await token}`, ...init.headers },
    })
    const bytes = Buffer.from(await answer.arrayBuffer())
    const text = bytes.toString()
    let body: unknown = text
    try {
      body = JSON.parse(text)
    } catch {
      // A plain string or a file.
    }
    return { status: answer.status, headers: answer.headers, bytes, text, body }
  }
  return {
    get: (operation: Operation, query: Record<string, string>) => send(operation, `?${new URLSearchParams(query)}`, {}),
    post: (operation: Operation, body: object) =>
      send(operation, '', { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
    upload(
      name: string,
      content: Uint8Array | string,
      operation: Operation = commonsUpload,
      fields: Record<string, string> = {},
    ) {
      const form = new FormData()
      for (const [field, value] of Object.entries(fields)) form.set(field, value)
      form.set('file', new Blob([new Uint8Array(Buffer.from(content))], { type: 'application/octet-stream' }), name)
      return send(operation, '', { body: form })
    },
    /** Uploads a file that must be accepted. Returns its path. */
    async stored(name: string, content: Uint8Array | string): Promise<string> {
      const { status, body, text } = await this.upload(name, content)
      if (status !== 200) throw new Error(`upload of ${name} answered ${status}: ${text}`)
      return body
    },
  }
}

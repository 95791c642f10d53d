import { startServices, type Services } from '../../../services/core/app.ts'
import type { AnswerOf, BodyOf, Operation } from '../../../services/core/contract/operation.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { readSettings } from '../../../services/core/settings.ts'
import { fold } from '../../../common/text.ts'
import { companies, seedIdentity } from '../../../services/demo/people/accounts.ts'
import { mailHandlers, queues, routes } from '../../../services/features.ts'
import { newId } from '../../../services/core/ids.ts'
import {
  verificationImportCreate,
  verificationImportGet,
  type VerificationField,
} from '../../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'
import { testDatabase } from '../../support/database.ts'

export const channelId = '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0001'
export const otherChannelId = '5e0a8a54-7b10-4b0d-9a4e-0c1f7d2b0002'

export interface Upload {
  name?: string
  type?: string
  title?: string
  recChannelId?: string
}

/** The services with only the demo's accounts and (by default) one recruitment channel in each company. */
export async function startVerifications({
  hasChannels = true,
  env = {},
}: { hasChannels?: boolean; env?: NodeJS.ProcessEnv } = {}) {
  const database = await testDatabase('tables')
  const secrets = {
    GATEWAY_CLIENT_SECRET: 'gateway-secret-of-the-tests',
    INTERNAL_TOOLS_SECRET: 'internal-tools-secret-of-the-tests',
  }
  const settings = readSettings({
    ...database.env,
    ...secrets,
    PORT: '4000',
    SERVICES_PORT: '0',
    DEMO: '1',
    LOG_LEVEL: 'error',
    ...env,
  })
  const services = await startServices(settings, { routes, queues, mailHandlers }).catch(async (error) => {
    await database.drop()
    throw error
  })
  await seedIdentity(services.db)
  const db = services.companyDb(companies.first.id)
  const otherDb = services.companyDb(companies.other.id)
  if (hasChannels) {
    await db.insert('recruitment_channel', { id: channelId, name: 'TopCV' }).execute()
    await otherDb.insert('recruitment_channel', { id: otherChannelId, name: 'Elsewhere' }).execute()
  }
  const close = async () => {
    await services.close()
    await database.drop()
  }
  return { services, database, db, otherDb, close, as: (userName: string) => clientOf(services, userName) }
}
export type Here = Awaited<ReturnType<typeof startVerifications>>

export interface Failure {
  errorCode?: string
  message?: string
  paramValues?: Record<string, string>
  errors?: Record<string, string[]>
}

function clientOf({ url, identity }: Services, userName: string) {
  const token = identity.issueAccessToken(userName)
  const request = async (
    operation: Operation,
    init: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; offset?: number } = {},
  ) => {
    const query = init.query ? `?${new URLSearchParams(init.query)}` : ''
    const path = operation.path.replace('{id}', init.params?.id ?? '') + query
    return fetch(url + path, {
      method: operation.method,
      headers: {
        authorization: `Bearer ${await token}`,
        ...(init.body !== undefined && { 'content-type': 'application/json' }),
        ...(init.offset !== undefined && { timezoneoffset: String(init.offset) }),
      },
      ...(init.body !== undefined && { body: JSON.stringify(init.body) }),
    })
  }
  return {
    /** The answer, which must be 200. */
    async ok<O extends Operation<any, any, any, any>>(
      operation: O,
      init: {
        params?: Record<string, string>
        query?: Record<string, string>
        body?: BodyOf<O> | object
        offset?: number
      } = {},
    ): Promise<AnswerOf<O>> {
      const answer = await request(operation, init)
      if (!answer.ok) throw new Error(`${operation.id} answered ${answer.status}: ${await answer.text()}`)
      return (await answer.json()) as AnswerOf<O>
    },
    /** Status and body, whatever they are. */
    async raw(
      operation: Operation,
      init: { params?: Record<string, string>; query?: Record<string, string>; body?: unknown; offset?: number } = {},
    ) {
      const answer = await request(operation, init)
      const bytes = Buffer.from(await answer.arrayBuffer())
      const text = new TextDecoder().decode(bytes)
      let body: Failure | string = text
      try {
        body = JSON.parse(text) as Failure
      } catch {
        // A plain string or a file.
      }
      return { status: answer.status, body, text, bytes, headers: answer.headers }
    },
    /** Sends a file. Returns status and body. */
    async upload(
      folderId: string,
      csv: Buffer | string,
      { name = 'people.csv', type = 'text/csv', title = 'People', recChannelId }: Upload = {},
    ) {
      const form = new FormData()
      form.set('title', title)
      form.set('verificationId', folderId)
      if (recChannelId) form.set('recChannelId', recChannelId)
      form.set('file', new Blob([new Uint8Array(Buffer.from(csv))], { type }), name)
      const answer = await fetch(url + verificationImportCreate.path, {
        method: 'POST',
        headers: { authorization: `Bearer ${await token}` },
        body: form,
      })
      const text = await answer.text()
      return {
        status: answer.status,
        body: text.startsWith('{') ? (JSON.parse(text) as Failure & { id: string }) : { id: '', message: text },
      }
    },
    /** Sends a file and waits for the end of its import. */
    async imported(folderId: string, csv: Buffer | string, upload: Upload = {}): Promise<VerificationImport> {
      const { status, body } = await this.upload(folderId, csv, upload)
      if (status !== 200) throw new Error(`upload answered ${status}: ${JSON.stringify(body)}`)
      for (;;) {
        const found = await this.ok(verificationImportGet, { params: { id: body.id } })
        if (found.status === 'succeed' || found.status === 'failed') return found
        await new Promise((wait) => setTimeout(wait, 25))
      }
    },
  }
}

export interface FolderSeed {
  name?: string
  code?: string
  importType?: 0 | 1
  createdBy?: string
  shareAll?: boolean
  shareUsers?: readonly string[]
  config?: readonly VerificationField[]
}

/** Adds a folder. Returns its id. */
export async function addFolder(
  db: CompanyDb,
  {
    name = 'Folder',
    code = 'F',
    importType = 0,
    createdBy = 'recruiter',
    shareAll = false,
    shareUsers = [],
    config = [],
  }: FolderSeed = {},
) {
  const id = newId()
  await db
    .insert('verification_folder', {
      id,
      code,
      name,
      search: fold(name),
      import_type: importType,
      share_all: shareAll,
      created_by: createdBy,
      config: JSON.stringify(config),
    })
    .execute()
  if (shareUsers.length > 0) {
    await db
      .insert(
        'verification_folder_share',
        shareUsers.map((userName) => ({ verification_id: id, user_name: userName })),
      )
      .execute()
  }
  return id
}

import { createServer } from 'node:http'
import { Pool } from 'undici'
import type { Lookup } from '../../services/features/lookups/contract.ts'
import type { UserSummary } from '../../services/features/users/userShapes.ts'
import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../services/features/verifications/candidateShapes.ts'

// The baseline: a handler written by hand for this one list, without checks, limits, logs or a schema.
const pool = new Pool(process.env.UPSTREAM_URL ?? '', { connections: 32 })
const globalId = (type: string, key: string) => Buffer.from(`1:${type}:${key}`).toString('base64url')
const cursor = (offset: number) => Buffer.from(`1:${offset}`).toString('base64url')

async function call<T>(authorization: string, method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const answer = await pool.request({
    path,
    method,
    headers: { authorization, 'content-type': 'application/json' },
    body: body === undefined ? null : JSON.stringify(body),
  })
  return (await answer.body.json()) as T
}

async function list(authorization: string, folderId: string, first: number): Promise<string> {
  const [folder] = await call<VerificationFolder[]>(authorization, 'POST', '/CVVerification/by-ids', {
    ids: [folderId],
  })
  const page = await call<{ data: VerificationCandidate[]; totalItem: number }>(
    authorization,
    'POST',
    '/CVVerification/list-import-candidates',
    { verificationId: folderId, pageIndex: 0, pageSize: first },
  )
  const [users, channels] = await Promise.all([
    call<UserSummary[]>(authorization, 'POST', '/commons-sts/users-by-usernames', [
      ...new Set(page.data.map(({ owner }) => owner)),
    ]),
    call<Lookup[]>(authorization, 'GET', '/commons/recruitment-channels'),
  ])
  if (!folder) return '{"data":{"verificationFolder":null}}'
  const userOf = new Map(users.map((user) => [user.userName, user]))
  const channelOf = new Map(channels.map((channel) => [channel.id, channel]))
  const edges = page.data.map((row, offset) => {
    const owner = userOf.get(row.owner ?? '')
    const channel = channelOf.get(row.recChannelId ?? '')
    return {
      cursor: cursor(offset),
      node: {
        id: globalId('VerificationCandidate', row.id),
        databaseId: row.id,
        name: row.name,
        phones: row.phones,
        emails: row.emails,
        status: row.status.toUpperCase(),
        remark: row.remark,
        createdAt: row.createdDate,
        owner: owner
          ? {
              id: globalId('User', owner.userName),
              userName: owner.userName,
              fullName: owner.fullName,
              email: owner.email,
            }
          : null,
        folder: { id: globalId('VerificationFolder', folder.id), databaseId: folder.id, name: folder.name },
        channel: channel ? { id: globalId('RecruitmentChannel', channel.id), name: channel.name } : null,
      },
    }
  })
  const candidates = {
    totalCount: page.totalItem,
    paging: { page: 1, size: first, totalCount: page.totalItem, isEstimate: false },
    edges,
  }
  return JSON.stringify({
    data: { verificationFolder: { id: globalId('VerificationFolder', folder.id), name: folder.name, candidates } },
  })
}

createServer((request, response) => {
  if (request.method === 'GET') return void response.end()
  const chunks: Buffer[] = []
  request.on('data', (chunk: Buffer) => chunks.push(chunk))
  request.on('end', async () => {
    const { variables } = JSON.parse(Buffer.concat(chunks).toString()) as {
      variables: { folder: string; first: number }
    }
    const body = await list(request.headers.authorization ?? '', variables.folder, variables.first)
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
  })
}).listen(Number(process.env.BARE_PORT), '127.0.0.1')

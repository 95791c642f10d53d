import type { RequestListener, ServerResponse } from 'node:http'
import { printGatewaySchema, schema } from '../../../../gateway/schema.ts'
import type { GatewayOptions } from '../../../../gateway/core/http/server.ts'
import { persistedFrom } from '../../../../gateway/core/engine/persisted.ts'
import { permissionKeys } from '../../../../services/core/contract/permissionKeys.ts'
import { batch } from '../../../features/verifications/records.ts'
import { idOf, uuid } from '../../../support/records.ts'
import { answerJson, companyId, startHere, type Here } from './server.fixture.ts'

export const email = 'mai.nguyen@example.com'
export const phone = '0901234567'

/** A failure between gateway and services, and what clients are told about it. */
export interface Fault {
  name: string
  act: RequestListener
  code: string
  /** The number of calls for a read. A temporary failure is tried once more. */
  reads: 1 | 2
  /** Whether a write reports that it was executed. */
  isDone?: true
}

const answer =
  (
    status: number,
    text: string,
    headers: Record<string, string> = { 'content-type': 'application/json' },
  ): RequestListener =>
  (_, res) =>
    void res.writeHead(status, headers).end(text)
const secretText = `{"message":"duplicate key (email)=(${email}), phone ${phone}, Authorization: Bearer top.secret"}`

export const faults: Fault[] = [
  { name: '500', act: answer(500, secretText), code: 'INTERNAL', reads: 1 },
  { name: '503', act: answer(503, secretText), code: 'UPSTREAM_UNAVAILABLE', reads: 2 },
  {
    name: '503 with a long Retry-After',
    act: answer(503, '', { 'retry-after': '120' }),
    code: 'UPSTREAM_UNAVAILABLE',
    reads: 1,
  },
  { name: '429 with Retry-After', act: answer(429, '', { 'retry-after': '1' }), code: 'RATE_LIMITED', reads: 1 },
  {
    name: 'HTML',
    act: answer(200, `<html>${secretText}</html>`, { 'content-type': 'text/html' }),
    code: 'UPSTREAM_BAD_ANSWER',
    reads: 1,
  },
  {
    name: 'a page of failure in HTML',
    act: answer(502, `<html>${secretText}</html>`, { 'content-type': 'text/html' }),
    code: 'UPSTREAM_UNAVAILABLE',
    reads: 2,
  },
  { name: 'malformed JSON', act: answer(200, '[{"id":'), code: 'UPSTREAM_BAD_ANSWER', reads: 1 },
  { name: 'an empty answer', act: answer(200, ''), code: 'UPSTREAM_BAD_ANSWER', reads: 1, isDone: true },
  { name: 'another shape', act: answer(200, `{"email":"${email}"}`), code: 'UPSTREAM_BAD_ANSWER', reads: 1 },
  {
    name: 'a partial answer',
    code: 'UPSTREAM_UNAVAILABLE',
    reads: 2,
    act: (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
      res.write('[{"id":', () => res.destroy())
    },
  },
  { name: 'a reset', act: (req) => void req.socket.resetAndDestroy(), code: 'UPSTREAM_UNAVAILABLE', reads: 2 },
  {
    name: 'no HTTP',
    act: (req) => void req.socket.end('SSH-2.0-OpenSSH_9.6\r\n'),
    code: 'UPSTREAM_BAD_ANSWER',
    reads: 1,
  },
  { name: 'a hang', act: () => undefined, code: 'UPSTREAM_TIMEOUT', reads: 2 },
  {
    name: 'a drip',
    code: 'UPSTREAM_TIMEOUT',
    reads: 2,
    act: (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json' }).write('[')
      const timer = setInterval(() => res.write(' '), 10)
      res.on('close', () => clearInterval(timer))
    },
  },
  {
    name: 'a huge answer',
    code: 'UPSTREAM_BAD_ANSWER',
    reads: 1,
    act: (_, res) => {
      res.writeHead(200, { 'content-type': 'application/json' })
      const piece = Buffer.alloc(65_536, ' ')
      const pour = () => {
        while (!res.destroyed && res.write(piece));
      }
      res.on('drain', pour)
      pour()
    },
  },
]

export const paths = {
  read: '/commons/recruitment-channels',
  write: '/Candidates/follow',
  progress: `/CVVerification/import/${uuid(10)}`,
  download: `/CVVerification/import/${uuid(10)}/failed-rows`,
}
export const read = { query: '{ recruitmentChannels { name } }' }
export const write = {
  query: 'mutation Follow($ids: [ID!]!) { followCandidates(input: {ids: $ids}) { results { __typename } } }',
  variables: { ids: [idOf('Candidate', 100)] },
}
export const progress = {
  query: 'subscription Progress($id: ID!) { verificationImportChanged(id: $id) { title } }',
  variables: { id: idOf('VerificationImport', 10) },
}

export interface Faulty extends Here {
  /** Causes a failure from now on, for all paths or these; null ends it. */
  fault(act: RequestListener | null, at?: readonly string[]): void
  /** Answers correctly. */
  well: RequestListener
  /** Returns the number of calls to a path so far. */
  calls(path: string): number
  /** The lines of the gateway's log. */
  log: string[]
  /** Creates a token with every permission, which may run any document. */
  token(): Promise<string>
  run(
    body: unknown,
    headers?: Record<string, string>,
  ): Promise<{ status: number; code: string | undefined; body: any; ms: number }>
  /** Notifies subscribers that the import has a new title. */
  happen(title: string): void
}

/** Starts the gateway with its real schema in front of services that can be made to fail. */
export async function startFaulty(
  { upstreams, ...options }: Partial<GatewayOptions> = {},
  env: Record<string, string> = {},
): Promise<Faulty> {
  const log: string[] = []
  const note = (msg: string, fields?: Record<string, unknown>) =>
    void log.push(
      `${msg} ${JSON.stringify(fields, (_, one) => (one instanceof Error ? `${one.message} ${one.stack}` : one))}`,
    )
  const here = await startHere(
    { DEADLINE_MS: '3000', POLL_MS: '200', GATEWAY_CLIENT_SECRET: 'machine-secret', ...env },
    {
      schema,
      printSchema: printGatewaySchema,
      persisted: persistedFrom({}),
      log: { info: note, warn: note, error: note },
      upstreams: { deadlineMs: 300, maxAnswerBytes: 300_000, ...upstreams },
      events: { pauseMs: 20, longestPauseMs: 100 },
      // The many requests of these tests come from one program.
      turns: { atOnce: 1000 },
      ...options,
    },
  )
  let now: RequestListener | null = null
  let where: readonly string[] | undefined
  let title = 'March'
  let eventId = 0
  const streams = new Set<ServerResponse>()
  const healthy: Record<string, RequestListener> = {
    [paths.read]: (_, res) => void answerJson(res, [{ id: uuid(50), name: 'TopCV' }]),
    [paths.write]: (_, res) => void answerJson(res, []),
    [paths.progress]: (_, res) => void answerJson(res, batch({ title })),
    [paths.download]: (_, res) => void res.writeHead(200, { 'content-type': 'text/csv' }).end('name'),
    '/events': (_, res) => {
      res.writeHead(200, { 'content-type': 'text/event-stream' }).write(': stream\n\n')
      streams.add(res)
      res.on('close', () => streams.delete(res))
    },
  }
  for (const [path, well] of Object.entries(healthy)) {
    here.upstream.on(path, (req, res) => {
      const act = now && (where?.includes(path) ?? true) ? now : well
      req.resume()
      act(req, res)
    })
  }
  const made = here.token({ scope: 'api graphql:explore', permissions: permissionKeys })
  const token = () => made
  return {
    ...here,
    log,
    token,
    fault(act, at) {
      now = act
      where = at
      // Breaks off the open stream, as the failure would.
      if (act && (at?.includes('/events') ?? true)) for (const stream of streams) stream.destroy()
    },
    well: (req, res) => healthy[req.url!]!(req, res),
    calls: (path) => here.upstream.seen.filter(({ url }) => url.split('?')[0] === path).length,
    async run(body, headers) {
      const started = performance.now()
      const answered = await here.ask(body, { token: await token(), headers })
      return {
        status: answered.status,
        body: answered.body,
        code: answered.body?.errors?.[0]?.extensions.code,
        ms: performance.now() - started,
      }
    },
    happen(next) {
      title = next
      const id = String(++eventId)
      const event = {
        id,
        companyId,
        type: 'import.progress',
        subjectId: uuid(10),
        data: batch({ title }),
        at: '2026-01-01T00:00:00.000Z',
      }
      for (const stream of streams) stream.write(`id: ${id}\nevent: change\ndata: ${JSON.stringify(event)}\n\n`)
    },
  }
}

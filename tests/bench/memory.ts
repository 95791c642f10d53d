import { getOperationAST, parse } from 'graphql'
import { setTimeout as pause } from 'node:timers/promises'
import { Pool } from 'undici'
import { WebSocket } from 'ws'
import { schema } from '../../gateway/schema.ts'
import { compileRelay } from '../../scripts/generate/relay.ts'
import { chance } from '../support/anyAnswer.ts'
import { anyVariables } from '../support/anyDocument.ts'
import { benched, type Benched } from './benched.ts'
import { many, option, type Figure } from './figure.ts'

type Pick = (below: number) => number
interface Counts {
  requests: number
  failed: number
  left: number
  subscriptions: number
  payloads: number
}

/** Sends one request of a mixed load: any document of the client, or a request with a mistake that clients make. */
async function ask({ token }: Benched, pool: Pool, documents: readonly [string, string][], pick: Pick, counts: Counts) {
  const [id, text] = documents[pick(documents.length)]!
  const kind = pick(100)
  const headers: Record<string, string> = {
    authorization: `Bearer ${token}`,
    'content-type': 'application/json',
    accept: 'application/json',
  }
  let body = JSON.stringify({
    id,
    variables: anyVariables(schema, getOperationAST(parse(text))!, chance(`${id} ${pick(40)}`)),
  })
  if (kind < 3) headers.authorization = `Bearer ${token.slice(0, -20)}${pick(1e9)}`
  else if (kind < 6) body = JSON.stringify({ id, variables: { nothing: pick(1e9) } })
  else if (kind < 8) body = `{"id": "${id}`
  else if (kind < 10) body = JSON.stringify({ query: `{ viewer { a${pick(1e9)}: currentRole } }` })
  else if (kind < 18) headers['x-request-id'] = `fail-${pick(1e9)}`
  const signal = kind > 96 ? AbortSignal.timeout(pick(4)) : null
  counts.requests += 1
  try {
    const answer = await pool.request({ path: '/graphql', method: 'POST', headers, body, signal })
    if ((await answer.body.text()).includes('"errors"')) counts.failed += 1
  } catch {
    counts.left += 1
  }
}

/**
 * Simulates a browser that opens a socket, watches some subscriptions, and disconnects with or without closing the
 * socket.
 */
async function visit(
  { gatewayUrl, token }: Benched,
  documents: readonly [string, string][],
  pick: Pick,
  counts: Counts,
) {
  const socket = new WebSocket(`${gatewayUrl.replace('http', 'ws')}/graphql`, 'graphql-transport-ws')
  const say = (message: object) => socket.readyState === socket.OPEN && socket.send(JSON.stringify(message))
  const isOpen = new Promise<void>((resolve) =>
    socket.on('message', (data) => {
      const message = JSON.parse(String(data)) as { type: string }
      if (message.type === 'connection_ack') resolve()
      if (message.type === 'next') counts.payloads += 1
      if (message.type === 'ping') say({ type: 'pong' })
    }),
  )
  socket.on('error', () => undefined)
  socket.on('open', () => say({ type: 'connection_init', payload: { accessToken: token } }))
  await Promise.race([isOpen, pause(5000)])
  for (let number = 0; number < 3; number++) {
    const [id, text] = documents[pick(documents.length)]!
    say({
      id: `${number}`,
      type: 'subscribe',
      payload: {
        query: '',
        extensions: { id },
        id,
        variables: anyVariables(schema, getOperationAST(parse(text))!, pick),
      },
    })
    counts.subscriptions += 1
    await pause(pick(300))
  }
  say({ id: '0', type: 'complete' })
  await pause(pick(500))
  if (pick(3)) socket.close()
  else socket.terminate()
}

/** Runs a mixed load for some minutes, and compares the live objects on the gateway's heap before and after. */
export async function figures(): Promise<Figure[]> {
  const minutes = option('minutes', 10)
  const persisted = await compileRelay()
  const all = Object.entries(persisted)
  const watched = all.filter(([, text]) => text.startsWith('subscription'))
  const asked = all.filter(([, text]) => !text.startsWith('subscription'))
  const here = await benched('tests/bench/anyUpstream.ts', persisted)
  const pool = new Pool(here.gatewayUrl, { connections: 12 })
  const counts: Counts = { requests: 0, failed: 0, left: 0, subscriptions: 0, payloads: 0 }
  const load = async (ms: number) => {
    const end = performance.now() + ms
    const during = (seed: string, work: (pick: Pick) => Promise<void>) => async () => {
      const pick = chance(`${seed} ${counts.requests}`)
      while (performance.now() < end) await work(pick)
    }
    const askers = Array.from({ length: 12 }, (_, number) =>
      during(`ask ${number}`, (pick) => ask(here, pool, asked, pick, counts)),
    )
    const visitors = Array.from({ length: 6 }, (_, number) =>
      during(`visit ${number}`, (pick) => visit(here, watched, pick, counts)),
    )
    await Promise.all([...askers, ...visitors].map((one) => one()))
    await pause(3000)
  }
  const MB = (bytes: number) => bytes / 1_048_576
  try {
    await load(Math.min(60_000, minutes * 30_000))
    const before = await here.gateway.memory()
    const heaps = [before.heapUsed]
    for (let part = 0; part < 5; part++) {
      await load((minutes * 60_000) / 5)
      heaps.push((await here.gateway.memory()).heapUsed)
    }
    const after = await here.gateway.memory()
    const grown = MB(after.heapUsed - before.heapUsed)
    return [
      {
        name: `heap of the gateway after ${minutes} minutes of mixed load`,
        reached: `${MB(after.heapUsed).toFixed(1)} MB (${grown < 0 ? '−' : '+'}${Math.abs(grown).toFixed(1)})`,
        against: `${MB(before.heapUsed).toFixed(1)} MB before, after a warm-up; ${many(counts.requests)} requests, ${many(counts.failed)} of them with errors, ${many(counts.left)} left by the client; ${many(counts.subscriptions)} subscriptions, ${many(counts.payloads)} payloads`,
      },
      {
        name: 'the same: on the way',
        reached: heaps.map((bytes) => MB(bytes).toFixed(1)).join(' → '),
        against: `MB; whole process ${MB(before.rss).toFixed(0)} → ${MB(after.rss).toFixed(0)} MB`,
        isDetail: true,
      },
    ]
  } finally {
    await pool.close()
    await here.stop()
  }
}

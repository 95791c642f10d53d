import { deepStrictEqual } from 'node:assert'
import { Pool } from 'undici'
import { standardRoles } from '../../services/company/roles.ts'
import { freePorts } from '../support/freePorts.ts'
import { benched } from './benched.ts'
import { document, folder } from './canned.ts'
import { ms, type Figure } from './figure.ts'
import { median, type Measured } from './measured.ts'
import { shares } from './shares.ts'

const id = 'bench-list'
const concurrency = 16

export interface ListFigures {
  gatewayCpu: number
  bareCpu: number
  ratio: number
  gatewayRate: number
  bareRate: number
  callsPerQuery: number
  bytes: number
  /** The parts of the gateway's time. */
  parts: [string, number][]
}

/** Sends requests with a fixed concurrency. Returns how long they took, in milliseconds. */
async function load(pool: Pool, path: string, token: string, count: number): Promise<number> {
  const body = JSON.stringify({ id, variables: { folder: folder.id, first: 20 } })
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' }
  let left = count
  const began = performance.now()
  await Promise.all(
    Array.from({ length: concurrency }, async () => {
      while (left-- > 0) {
        const answer = await pool.request({ path, method: 'POST', headers, body })
        const text = await answer.body.text()
        if (answer.statusCode !== 200 || text.includes('"errors"'))
          throw new Error(`${path} answered ${answer.statusCode}: ${text.slice(0, 300)}`)
      }
    }),
  )
  return performance.now() - began
}

interface Subject {
  process: Measured
  pool: Pool
  path: string
  cpu: number[]
  rate: number[]
}

/**
 * Compares the gateway's 20-row list, with every check enabled, to a bare handler with the same calls and the same
 * response.
 */
export async function benchList({ rounds = 15, requests = 800 } = {}): Promise<ListFigures> {
  const here = await benched('tests/bench/upstream.ts', { [id]: document }, standardRoles.Recruiter)
  const { token, upstreamUrl } = here
  try {
    const [barePort = 0] = await freePorts(1)
    const bare = await here.start(
      'tests/bench/bareHandler.ts',
      { BARE_PORT: `${barePort}`, UPSTREAM_URL: upstreamUrl },
      `http://127.0.0.1:${barePort}/`,
    )
    const subject = (process: Measured, url: string, path: string): Subject => ({
      process,
      path,
      pool: new Pool(url, { connections: concurrency }),
      cpu: [],
      rate: [],
    })
    const subjects = [
      subject(here.gateway, here.gatewayUrl, '/graphql'),
      subject(bare, `http://127.0.0.1:${barePort}`, '/'),
    ] as const
    const bytes = await sameAnswers(subjects, token)
    const callsPerQuery = await countCalls(upstreamUrl, subjects, token)

    for (const { pool, path } of subjects) await load(pool, path, token, 4 * requests)
    for (let round = 0; round < rounds; round++) {
      for (const { process, pool, path, cpu, rate } of round % 2 ? subjects.toReversed() : subjects) {
        const before = await process.cpu()
        const took = await load(pool, path, token, requests)
        cpu.push(((await process.cpu()) - before) / requests)
        rate.push(requests / (took / 1000))
      }
    }
    const profile = await here.gateway.profile(() => load(subjects[0].pool, subjects[0].path, token, 5 * requests))
    for (const { pool } of subjects) await pool.close()
    const ratios = subjects[0].cpu.map((cpu, round) => cpu / (subjects[1].cpu[round] ?? NaN))
    return {
      gatewayCpu: median(subjects[0].cpu),
      bareCpu: median(subjects[1].cpu),
      ratio: median(ratios),
      gatewayRate: median(subjects[0].rate),
      bareRate: median(subjects[1].rate),
      callsPerQuery,
      bytes,
      parts: shares(profile),
    }
  } finally {
    await here.stop()
  }
}

/** Both responses must be equal, otherwise the comparison means nothing. */
async function sameAnswers(subjects: readonly Subject[], token: string): Promise<number> {
  const texts = await Promise.all(
    subjects.map(async ({ pool, path }) => {
      const answer = await pool.request({
        path,
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ id, variables: { folder: folder.id, first: 20 } }),
      })
      return answer.body.text()
    }),
  )
  const withoutCursor = (text: string) =>
    JSON.parse(text, (key, value: unknown) => (key === 'cursor' ? typeof value : value)) as unknown
  deepStrictEqual(
    withoutCursor(texts[0] ?? ''),
    withoutCursor(texts[1] ?? ''),
    'the gateway and the bare handler answer differently',
  )
  return Buffer.byteLength(texts[0] ?? '')
}

/** Returns the number of REST calls of one query, which must be the same for both. */
async function countCalls(upstreamUrl: string, subjects: readonly Subject[], token: string): Promise<number> {
  const calls = async () => (await (await fetch(`${upstreamUrl}/calls`)).json()) as Record<string, number>
  const made: Record<string, number>[] = []
  for (const { pool, path } of subjects) {
    const before = await calls()
    await load(pool, path, token, 50)
    const after = await calls()
    made.push(
      Object.fromEntries(Object.entries(after).map(([name, count]) => [name, (count - (before[name] ?? 0)) / 50])),
    )
  }
  deepStrictEqual(made[0], made[1], 'the gateway and the bare handler make different REST calls')
  return Object.values(made[0] ?? {}).reduce((sum, count) => sum + count, 0)
}

export async function figures(): Promise<Figure[]> {
  const { ratio, gatewayCpu, bareCpu, gatewayRate, bareRate, callsPerQuery, bytes, parts } = await benchList()
  return [
    {
      name: '20-row list with 3 loaders: CPU per request',
      reached: `${ratio.toFixed(2)} × bare handler`,
      against: `${ms(gatewayCpu)} against ${ms(bareCpu)}`,
    },
    {
      name: 'the same: requests per second',
      reached: `${(gatewayRate / bareRate).toFixed(2)} × bare handler`,
      against: `${gatewayRate.toFixed(0)} against ${bareRate.toFixed(0)}`,
    },
    {
      name: 'the same: REST calls per query',
      reached: `${callsPerQuery}`,
      against: `the bare handler makes the same; answer ${(bytes / 1000).toFixed(1)} kB`,
    },
    {
      name: 'the same: where the time goes',
      reached: parts.map(([part, share]) => `${part} ${Math.round(share * 100)} %`).join(', '),
      against: 'a profile of the gateway',
    },
  ]
}

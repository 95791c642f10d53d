import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { exportJWK, generateKeyPair, SignJWT } from 'jose'
import { standardRoles } from '../../services/company/roles.ts'
import { freePorts } from '../support/freePorts.ts'
import { many, type Figure } from './figure.ts'
import { delayOf, startClients, together, type Clients, type Heard, type Member } from './live/crowd.ts'
import { benchDelay } from './live/delay.ts'
import { document, type Emission, type Subject } from './live/watched.ts'
import { measured, median, type Measured } from './measured.ts'

const audience = 'hireloom-api'
const subscriptionId = '6f1c3f0e-8a54-4c3f-9d1b-0c7f0a8e5b21'
const uuid = (kind: number, number: number) => `00000000-0000-4000-8000-${kind}${String(number).padStart(11, '0')}`

interface Case {
  name: string
  subscribers: number
  /** The imports that they watch, each of a different company. */
  subjects: number
  /** The number of events of each import in a round, and the time between two of them. */
  events: number
  everyMs: number
}

const cases: Case[] = [
  { name: '1,000 subscribers of one import', subscribers: 1000, subjects: 1, events: 100, everyMs: 50 },
  { name: '5,000 subscribers of one import', subscribers: 5000, subjects: 1, events: 60, everyMs: 50 },
  { name: '5,000 subscribers, 100 in each of 50 companies', subscribers: 5000, subjects: 50, events: 60, everyMs: 50 },
  {
    name: '5,000 subscribers, each of an import of its own',
    subscribers: 5000,
    subjects: 5000,
    events: 5,
    everyMs: 2000,
  },
]
const rounds = 4

/** A server with its subscribers. */
interface Server {
  name: string
  process: Measured
  port: number
  path: Emission['to']
  /** The CPU time of each delivery by round, in microseconds. */
  cpu: number[]
  heard: Heard[]
  /** The bytes that a subscriber takes: of the heap, and of the entire process. */
  heap: number
  rss: number
}

export interface LiveFigures extends Pick<Case, 'name' | 'subscribers'> {
  gateway: Server
  bare: Server
  ratio: number
  /** Deliveries to the gateway's subscribers that never arrived, or arrived twice. */
  lost: number
  doubled: number
}

interface Setting {
  upstreamUrl: string
  clients: Clients
  members: Member[]
  subjects: Subject[]
  asked: Case
}

/** Opens the subscribers, and records the memory that each of them takes. */
async function fill(server: Server, { clients, members, asked: { name, subscribers } }: Setting) {
  // What the first subscribers load is used by all of them.
  await clients.open({ name: 'first', port: server.port, subscriptionId, members: members.slice(0, 100) })
  await clients.close('first')
  await pause(500)
  const before = await server.process.memory()
  await clients.open({ name: `${server.name} ${name}`, port: server.port, subscriptionId, members })
  await pause(500)
  const after = await server.process.memory()
  const used = (memory: NodeJS.MemoryUsage) => memory.heapUsed + memory.external
  server.heap = (used(after) - used(before)) / subscribers
  server.rss = (after.rss - before.rss) / subscribers
}

/** Runs one round: events are sent evenly, and the cost is measured until the last one has arrived. */
async function round(
  server: Server,
  { upstreamUrl, clients, subjects, asked: { subscribers, events, everyMs } }: Setting,
) {
  const expected = subscribers * events
  const before = await server.process.cpu()
  const body: Emission = { to: server.path, subjects, events, everyMs }
  const emitted = await fetch(`${upstreamUrl}/emit`, { method: 'POST', body: JSON.stringify(body) })
  if (!emitted.ok) throw new Error(`the upstream answered ${emitted.status}`)
  let heard = await clients.heard()
  // Events that have not arrived after two seconds without any delivery are lost.
  for (let idle = 0; heard.deliveries < expected && idle < 20;) {
    await pause(100)
    const more = await clients.heard()
    idle = more.deliveries ? 0 : idle + 1
    heard = together([heard, more])
  }
  server.cpu.push((((await server.process.cpu()) - before) * 1000) / expected)
  server.heard.push(heard)
}

async function measureCase(
  asked: Case,
  setting: Omit<Setting, 'asked'>,
  servers: readonly [Server, Server],
): Promise<LiveFigures> {
  const whole = { ...setting, asked }
  for (const server of servers) await fill(server, whole)
  // The first rounds warm up.
  for (let at = 0; at <= rounds; at++) {
    for (const server of at % 2 ? servers.toReversed() : servers) await round(server, whole)
  }
  for (const server of servers) {
    server.cpu.shift()
    await setting.clients.close(`${server.name} ${asked.name}`)
  }
  const [gateway, bare] = servers
  const all = together(gateway.heard)
  return {
    name: asked.name,
    subscribers: asked.subscribers,
    gateway,
    bare,
    ratio: median(gateway.cpu.map((cpu, at) => cpu / (bare.cpu[at] ?? NaN))),
    doubled: all.doubled,
    lost: asked.subscribers * asked.events * (rounds + 1) - (all.deliveries - all.doubled),
  }
}

/** Compares the gateway's subscriptions to a bare WebSocket server that broadcasts the same bytes. */
export async function benchLive(wanted = cases): Promise<LiveFigures[]> {
  const folderOf = await mkdtemp(join(tmpdir(), 'hireloom-bench-'))
  const { publicKey, privateKey } = await generateKeyPair('RS256')
  const publicJwk = JSON.stringify({ ...(await exportJWK(publicKey)), kid: 'bench', alg: 'RS256', use: 'sig' })
  await writeFile(join(folderOf, 'persisted.json'), JSON.stringify({ live: document }))
  const clients = startClients(2)
  const figures: LiveFigures[] = []
  try {
    for (const asked of wanted) {
      const started: Measured[] = []
      const start = async (...args: Parameters<typeof measured>) => {
        const one = await measured(...args)
        started.push(one)
        return one
      }
      try {
        const [upstreamPort = 0, gatewayPort = 0, barePort = 0] = await freePorts(3)
        const upstreamUrl = `http://127.0.0.1:${upstreamPort}`
        const tokenOf = (companyId: string, user: number) =>
          new SignJWT({
            preferred_username: `user${user}`,
            name: 'Hà',
            family_name: 'Nguyễn',
            role: 'Recruiter',
            current_role: 'Recruiter',
            companyID: companyId,
            permissions: standardRoles.Recruiter,
            scope: 'openid profile email api',
          })
            .setProtectedHeader({ alg: 'RS256', typ: 'at+jwt', kid: 'bench' })
            .setIssuer(upstreamUrl)
            .setAudience(audience)
            .setSubject(`user${user}`)
            .setIssuedAt()
            .setExpirationTime('2h')
            .sign(privateKey)
        const subjects = Array.from({ length: asked.subjects }, (_, at) => ({
          companyId: uuid(1, at % 50),
          id: uuid(2, at),
        }))
        const members = await Promise.all(
          Array.from({ length: asked.subscribers }, async (_, at) => {
            const { companyId, id } = subjects[at % subjects.length]!
            return { importId: id, token: await tokenOf(companyId, at) }
          }),
        )

        await start(
          'tests/bench/live/upstream.ts',
          { UPSTREAM_PORT: `${upstreamPort}`, PUBLIC_JWK: publicJwk },
          `${upstreamUrl}/ready`,
        )
        const server = (name: string, process: Measured, port: number, path: Emission['to']): Server => ({
          name,
          process,
          port,
          path,
          cpu: [],
          heard: [],
          heap: NaN,
          rss: NaN,
        })
        const servers = [
          server(
            'gateway',
            await start(
              'gateway/main.ts',
              {
                PORT: `${gatewayPort}`,
                PUBLIC_URL: `http://127.0.0.1:${gatewayPort}`,
                SERVICES_URL: upstreamUrl,
                OIDC_ISSUER: upstreamUrl,
                OIDC_AUDIENCE: audience,
                GATEWAY_CLIENT_SECRET: 'bench',
                PERSISTED_FILE: join(folderOf, 'persisted.json'),
                NODE_ENV: 'production',
                LOG_LEVEL: 'warn',
              },
              `http://127.0.0.1:${gatewayPort}/health`,
            ),
            gatewayPort,
            '/events',
          ),
          server(
            'bare',
            await start(
              'tests/bench/live/bareBroadcast.ts',
              { BARE_PORT: `${barePort}`, UPSTREAM_URL: upstreamUrl, SUBSCRIPTION_ID: subscriptionId },
              `http://127.0.0.1:${barePort}/`,
            ),
            barePort,
            '/bare',
          ),
        ] as const
        figures.push(await measureCase(asked, { upstreamUrl, clients, subjects, members }, servers))
      } finally {
        for (const one of started.toReversed()) await one.stop()
      }
    }
    return figures
  } finally {
    clients.stop()
    await rm(folderOf, { recursive: true, force: true })
  }
}

const micros = (value: number) => `${value.toFixed(1)} µs`
const kib = (bytes: number) => `${(bytes / 1024).toFixed(1)} KiB`

export async function figures(): Promise<Figure[]> {
  const delays = await benchDelay()
  return [
    ...delays.map(({ name, median: usual, late, rounds }) => ({
      name,
      reached: `${Math.round(usual)} ms`,
      against: `median of ${rounds}, from sending COMMIT; 95 % within ${Math.round(late)} ms`,
    })),
    ...(await benchLive()).flatMap(({ name, gateway, bare, ratio, lost, doubled }) => {
      const said = together(gateway.heard)
      return [
        {
          name: `${name}: CPU of a delivery`,
          reached: `${ratio.toFixed(2)} × (${micros(median(gateway.cpu))})`,
          against: `${micros(median(bare.cpu))}, a bare WebSocket broadcast of the same ${Math.round(said.bytes / said.deliveries)} bytes`,
        },
        {
          name: 'the same: lost or doubled',
          reached: `${lost} and ${doubled} of ${many(said.deliveries)}`,
          against: `delay p50 ${delayOf(said, 0.5)} ms, p99 ${delayOf(said, 0.99)} ms; bare ${delayOf(together(bare.heard), 0.5)} and ${delayOf(together(bare.heard), 0.99)} ms`,
        },
        {
          name: 'the same: memory of a subscriber',
          reached: `${kib(gateway.heap)} heap, ${kib(gateway.rss)} in all`,
          against: `${kib(bare.heap)} and ${kib(bare.rss)} of the bare server`,
        },
      ]
    }),
  ]
}

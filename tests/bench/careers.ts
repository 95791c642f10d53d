import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { buildIfNeeded } from '../../scripts/build.ts'
import { root } from '../../scripts/root.ts'
import { companies } from '../../services/demo/people/accounts.ts'
import { rest, tokenOf } from '../support/api.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { many, ms, option, type Figure } from './figure.ts'
import { median } from './measured.ts'
import { measuredStack, type MeasuredStack } from './measuredStack.ts'

/** The number of requests per second, and the duration in seconds. */
const [rate, seconds] = [500, 10]
/** Due requests are sent in turns of this length. */
const turnMs = 20
const list = '/careers/demo/en'

/** Adds jobs that the demo's public site shows, at 20 locations. */
async function fill({ url }: TestDatabase, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    `insert into job (company_id, id, title, search, owner, open_date, total, lack, status, publish_status, locations, created_by)
      select $1::uuid, gen_random_uuid(), 'Engineer ' || number, ' engineer ' || number, 'recruiter',
        current_date - (number % 300), 1, 1, 0, 'Approve', array['Place ' || number % 20], 'recruiter'
      from generate_series(1, $2::int) as number`,
    [companies.first.id, count],
  )
  await client.query('analyze')
  await client.end()
}

/** Returns the path of the file of the built client whose compressed size is closest to this number of bytes. */
async function fileOf(bytes: number): Promise<string> {
  const folder = join(root, 'dist/web/assets')
  const files = (await readdir(folder)).filter((name) => name.endsWith('.js.gz'))
  const sizes = await Promise.all(files.map(async (name) => ({ name, size: (await stat(join(folder, name))).size })))
  const nearest = sizes.toSorted((one, other) => Math.abs(one.size - bytes) - Math.abs(other.size - bytes))[0]!
  return `/assets/${nearest.name.slice(0, -'.gz'.length)}`
}

/** Sends one request as a browser does. Returns its time in milliseconds and the number of bytes received. */
async function get(url: string) {
  const began = performance.now()
  const answer = await fetch(url, { headers: { 'accept-encoding': 'gzip', accept: 'text/html' } })
  await answer.arrayBuffer()
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
  return { took: performance.now() - began, bytes: Number(answer.headers.get('content-length')) }
}

/** Requests a path at the given `rate`. Meanwhile, `beside` runs once a second, one call after the other. */
async function load({ gateway, services, publicUrl }: MeasuredStack, path: string, beside?: () => Promise<unknown>) {
  const url = `${publicUrl}${path}`
  for (let warm = 0; warm < 300; warm++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await get(url)
  }
  const before = [await gateway.cpu(), await services.cpu()] as const
  const began = performance.now()
  const asked: Promise<{ took: number }>[] = []
  let others: Promise<unknown> = Promise.resolve()
  let ran = 0
  while (asked.length < rate * seconds) {
    const due = Math.min(rate * seconds, Math.floor(((performance.now() - began) / 1000) * rate))
    while (asked.length < due) asked.push(get(url))
    if (beside && ran < (performance.now() - began) / 1000) {
      ran += 1
      others = others.then(beside)
    }
    // oxlint-disable-next-line no-await-in-loop -- turns
    await pause(turnMs)
  }
  const times = (await Promise.all(asked)).map(({ took }) => took)
  const took = (performance.now() - began) / 1000
  await others
  const cpu = (await gateway.cpu()) - before[0]
  return { cpu: cpu / times.length, services: (await services.cpu()) - before[1], median: median(times), took }
}

/** Compares the list of jobs of a public site under load with a file of about the same size from the same gateway. */
export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) {
    console.error(`Skipped: the public site (${postgres.reason})`)
    return []
  }
  process.env.TEST_ENGINE = 'postgres'
  const count = option('rows', 10_000)
  const database = await testDatabase('demo')
  await buildIfNeeded()
  const stack = await measuredStack(database)
  try {
    await fill(database, count)
    const place = await get(`${stack.publicUrl}${list}`)
    const file = await fileOf(place.bytes)
    const { bytes } = await get(`${stack.publicUrl}${file}`)
    const plain = await load(stack, file)
    const kept = await load(stack, list)
    const admin = await tokenOf(stack, 'admin')
    const settings = '/commons-sts/career-site'
    const change = async () => {
      const { path: _path, jobCount: _count, ...now } = await rest<any>(stack, admin, 'GET', settings)
      await rest(stack, admin, 'PUT', settings, now)
    }
    const changing = await load(stack, list, change)
    const anew: number[] = []
    for (let page = 1; page <= 40; page++) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      anew.push((await get(`${stack.publicUrl}${list}?page=${page}`)).took)
    }
    const name = `public site: the list of ${many(count)} jobs, ${rate} requests a second`
    const against = (one: typeof plain) =>
      `${one.cpu.toFixed(2)} ms against ${plain.cpu.toFixed(2)} ms of CPU; ${ms(one.median)} against ${ms(plain.median)} as a reader waits; a file of ${(bytes / 1000).toFixed(1)} kB, the list has ${(place.bytes / 1000).toFixed(1)} kB gz`
    return [
      { name, reached: `${(kept.cpu / plain.cpu).toFixed(2)} × a static file`, against: against(kept) },
      {
        name: `${name}, changed once a second`,
        reached: `${(changing.cpu / plain.cpu).toFixed(2)} × a static file`,
        against: `${against(changing)}; ${(changing.services / (rate * seconds)).toFixed(2)} ms of CPU in the services`,
      },
      {
        name: `public site: a page of the list that nobody has asked for since the last change`,
        reached: `${(median(anew.slice(5)) / plain.median).toFixed(1)} × a static file`,
        against: `${ms(median(anew.slice(5)))} against ${ms(plain.median)}`,
      },
    ]
  } finally {
    await stack.stop()
    await database.drop()
  }
}

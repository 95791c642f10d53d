import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import type { VerificationImport } from '../../services/features/verifications/imports/importShapes.ts'
import { isOver } from '../features/verifications/desk.ts'
import { internalToken, rest, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { testDatabase, type TestDatabase } from '../support/database.ts'
import { postgresAnswers } from '../support/postgres.ts'
import { copyTime } from './copy.ts'
import { many, ms, option, type Figure } from './figure.ts'
import { askMeanwhile, screensOf, type Meanwhile } from './importScreens.ts'
import { median, type Lag } from './measured.ts'
import { measuredStack, type MeasuredStack } from './measuredStack.ts'

export interface ImportFigures {
  engine: 'pglite' | 'postgres'
  rows: number
  /**
   * Medians: the time from the first byte of the upload at the gateway to the finished import, the time of one COPY,
   * and the ratio of each pair.
   */
  seconds: number
  copySeconds: number
  ratio: number
  /**
   * Ten files, each with a tenth of the rows, all sent at once: seconds until all are imported, and until the last
   * import has begun.
   */
  ten: number
  tenBegun: number
  /** How long the services' event loop was blocked, during one import and during ten. */
  lags: { one: Lag; ten: Lag }
  /** The times of other screens while one import runs, and while ten do. */
  screens: { one: Meanwhile[]; ten: Meanwhile[] }
}

class Importer {
  readonly #stack: MeasuredStack
  readonly #token: string
  #seed = 60
  constructor(stack: MeasuredStack, token: string) {
    this.#stack = stack
    this.#token = token
  }

  folder(name: string): Promise<VerificationFolder> {
    return rest(this.#stack, this.#token, 'POST', '/CVVerification/add', {
      code: name,
      name,
      importType: 0,
      shareAll: true,
      shareUsers: [],
      config: '[]',
      rules: [],
    })
  }

  /**
   * Imports made-up candidates into a new folder. Returns the import, and the seconds until it had begun and until it
   * ended.
   */
  async import(rows: number): Promise<{ id: string; begun: number; seconds: number }> {
    const seed = this.#seed++
    const folder = await this.folder(`Bench ${seed}`)
    const csv = candidatesCsv({ rows, seed, columns: columnsOf(folder) })
    const start = performance.now()
    const since = () => (performance.now() - start) / 1000
    const {
      status,
      body: { id },
    } = await uploadCsv(this.#stack, this.#token, folder.id, csv, `${seed}.csv`)
    if (!id) throw new Error(`The upload was answered ${status}`)
    let begun: number | undefined
    for (;;) {
      const state = await rest<VerificationImport>(this.#stack, this.#token, 'GET', `/CVVerification/import/${id}`)
      if (state.processed! > 0) begun ??= since()
      if (isOver(state)) {
        if (state.status !== 'succeed' || state.processed !== rows)
          throw new Error(`The import ended as ${state.status} with ${state.processed} rows`)
        return { id, begun: begun!, seconds: since() }
      }
      await new Promise((wait) => setTimeout(wait, 50))
    }
  }
}

/** The services are started anew for each round, and are stopped while COPY uses the database. */
async function withStack<T>(
  database: TestDatabase,
  work: (stack: MeasuredStack, importer: Importer, token: string) => Promise<T>,
): Promise<T> {
  const stack = await measuredStack(database)
  try {
    const token = await internalToken(stack)
    return await work(stack, new Importer(stack, token), token)
  } finally {
    await stack.stop()
  }
}

/** Runs imports and COPY in turns, then other screens during one import and during ten. */
export async function benchImport(engine: 'pglite' | 'postgres', rows = 50_000, rounds = 3): Promise<ImportFigures> {
  process.env.TEST_ENGINE = engine
  const database = await testDatabase()
  try {
    const pairs: { seconds: number; copySeconds: number }[] = []
    for (let round = 0; round < rounds; round++) {
      const { id, seconds } = await withStack(database, (_stack, importer) => importer.import(rows))
      pairs.push({ seconds, copySeconds: (await copyTime(database, id)) / 1000 })
    }
    return await withStack(database, async (stack, importer, token) => {
      const other = await importer.folder('Elsewhere')
      const ask = await screensOf(stack, token, other)
      await stack.services.lag()
      const one = await askMeanwhile(ask, () => importer.import(rows))
      const lagOfOne = await stack.services.lag()
      const ten = await askMeanwhile(ask, () =>
        Promise.all(Array.from({ length: 10 }, () => importer.import(rows / 10))),
      )
      const middle = (of: (pair: (typeof pairs)[number]) => number) => median(pairs.map(of))
      return {
        engine,
        rows,
        seconds: middle((pair) => pair.seconds),
        copySeconds: middle((pair) => pair.copySeconds),
        ratio: middle((pair) => pair.seconds / pair.copySeconds),
        ten: Math.max(...ten.done.map(({ seconds }) => seconds)) / one.done.seconds,
        tenBegun: Math.max(...ten.done.map(({ begun }) => begun)),
        lags: { one: lagOfOne, ten: await stack.services.lag() },
        screens: { one: one.screens, ten: ten.screens },
      }
    })
  } finally {
    await database.drop()
  }
}

export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) console.error(`Skipped: the import on PostgreSQL (${postgres.reason})`)
  const all: Figure[] = []
  for (const engine of postgres.ok ? (['postgres', 'pglite'] as const) : (['pglite'] as const)) {
    const { rows, seconds, copySeconds, ratio, ten, tenBegun, lags, screens } = await benchImport(
      engine,
      option('rows', 50_000),
    )
    const on = engine === 'pglite' ? 'PGlite' : 'PostgreSQL'
    all.push(
      {
        name: `Import of ${many(rows)} rows end to end, ${on}`,
        reached: `${ratio.toFixed(1)} × one COPY`,
        against: `${seconds.toFixed(1)} s (${many(Math.round(rows / seconds))} rows/s) against ${copySeconds.toFixed(1)} s, into the same table with the same indexes`,
      },
      {
        name: `Ten imports of ${many(rows / 10)} rows at once, ${on}`,
        reached: `${ten.toFixed(2)} × one of ${many(rows)}`,
        against: `the last one has begun after ${tenBegun.toFixed(1)} s`,
      },
    )
    for (const [beside, lag, asked] of [
      ['one import', lags.one, screens.one],
      ['ten', lags.ten, screens.ten],
    ] as const) {
      all.push({
        name: `Event loop of the services beside ${beside}, ${on}`,
        reached: `longest piece of work ${ms(lag.piece)}`,
        against: `lag at most ${ms(lag.max)}, p99 ${ms(lag.p99)}`,
      })
      for (const { name, idle, usual, slowest } of asked) {
        all.push({
          name: `${name} beside ${beside}, ${on}`,
          reached: `${(usual / idle).toFixed(1)} × an idle one`,
          against: `${ms(usual)} against ${ms(idle)}; the slowest ${ms(slowest)}`,
          isDetail: beside !== 'ten',
        })
      }
    }
  }
  return all
}

import type { VerificationFolder } from '../../services/features/verifications/contract.ts'
import { isOver, untilImport } from '../features/verifications/desk.ts'
import { rest, tokenOf, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf } from '../support/csv.ts'
import { postgresAnswers } from '../support/database.ts'
import { startStack } from '../support/startStack.ts'
import { copyTime } from './copy.ts'
import { many, type Figure } from './figure.ts'

export interface ImportFigures {
  engine: string
  rows: number
  seconds: number
  rowsPerSecond: number
  copySeconds: number
  ratio: number
}

/** From the first byte of the upload at the gateway to the finished import, against one COPY of the same rows. */
export async function benchImport(engine: 'pglite' | 'postgres', rows = 50_000): Promise<ImportFigures> {
  process.env.TEST_ENGINE = engine
  const stack = await startStack()
  try {
    const token = await tokenOf(stack, 'recruiter')
    const folders = await rest<{ data: VerificationFolder[] }>(stack, token, 'POST', '/CVVerification/list', { pageIndex: 0, pageSize: 100 })
    const folder = folders.data.filter(({ canImport }) => canImport).toSorted((one, two) => one.config.length - two.config.length)[0]
    if (!folder) throw new Error('The demo data has no folder into which the recruiter may import')
    const csv = candidatesCsv({ rows, seed: 77, columns: columnsOf(folder) })

    const began = performance.now()
    const { status, body } = await uploadCsv(stack, token, folder.id, csv)
    if (!body.id) throw new Error(`The upload was answered ${status}: ${JSON.stringify(body)}`)
    const done = await untilImport(stack, token, body.id, isOver, 300)
    const seconds = (performance.now() - began) / 1000
    const counts = JSON.parse(done.result) as { total: number }
    if (done.status !== 'succeed' || counts.total !== rows) throw new Error(`The import ended as ${done.status} with ${counts.total} rows`)

    const lines = csv.toString().trimEnd().split('\n').slice(1).map((line, number) => `${number},${[...line.split(','), 'developer'].slice(0, 4).join(',')}`)
    const copySeconds = (await copyTime(stack.database.url, Buffer.from(`${lines.join('\n')}\n`))) / 1000
    return { engine, rows, seconds, rowsPerSecond: rows / seconds, copySeconds, ratio: seconds / copySeconds }
  } finally {
    await stack.stop()
  }
}

export async function figures(): Promise<Figure[]> {
  const postgres = await postgresAnswers()
  if (!postgres.ok) console.error(`Skipped: the import on PostgreSQL (${postgres.reason})`)
  const all: Figure[] = []
  for (const engine of postgres.ok ? (['pglite', 'postgres'] as const) : (['pglite'] as const)) {
    const { rows, ratio, seconds, copySeconds, rowsPerSecond } = await benchImport(engine)
    all.push({
      name: `Import of ${many(rows)} rows end to end, ${engine === 'pglite' ? 'PGlite' : 'PostgreSQL'}`,
      reached: `${ratio.toFixed(1)} × one COPY`, against: `${seconds.toFixed(1)} s (${rowsPerSecond.toFixed(0)} rows/s) against ${copySeconds.toFixed(2)} s`,
    })
  }
  return all
}

import { afterAll, beforeAll, expect, test } from 'vitest'
import { Seeded } from '../../services/demo/random.ts'
import type { VerificationCandidate } from '../../services/features/verifications/candidateShapes.ts'
import { folderNamed, isOver, untilImport } from '../features/verifications/desk.ts'
import { rest, tokenOf, uploadCsv } from '../support/api.ts'
import { candidatesCsv, columnsOf, nameOf } from '../support/csv.ts'
import { startStack, type RunningStack } from '../support/startStack.ts'

const rows = 12_000
const brokenEvery = 100
// Each kill costs a start; KILLS=50 for a long night.
const kills = Number(process.env.KILLS ?? 4)

let stack: RunningStack
beforeAll(async () => {
  stack = await startStack({ TOKEN_SECONDS: '3600' }, { longestPause: 50 })
})
afterAll(() => stack.stop())

test(
  'if the services are killed at random points of an import, it continues each time, and its result equals the file',
  { timeout: 240_000 },
  async () => {
    const seed = Number(process.env.KILL_SEED ?? Date.now() % 100_000)
    const seeded = new Seeded(seed)
    const random = () => seeded.next()
    const points = Array.from({ length: kills }, () => Math.floor(random() * rows * 0.7)).sort(
      (one, other) => one - other,
    )
    console.log(`KILL_SEED=${seed}: killed after ${points.join(', ')} rows`)

    const folder = await folderNamed(stack, 'Backend 2026')
    const token = await tokenOf(stack, 'recruiter')
    const { status, body } = await uploadCsv(
      stack,
      token,
      folder.id,
      candidatesCsv({ rows, seed: 61, brokenEvery, columns: columnsOf(folder) }),
      'killed.csv',
    )
    expect(status).toBe(200)
    const id = body.id!
    let last = -1
    for (const point of points) {
      const seen = await untilImport(stack, token, id, ({ processed }) => processed! >= point)
      expect(isOver(seen), `it was over at ${seen.processed} rows`).toBe(false)
      // Committed rows stay committed.
      expect(seen.processed).toBeGreaterThanOrEqual(last)
      last = seen.processed!
      await new Promise((done) => setTimeout(done, random() * 20))
      stack.services.crash()
      await stack.services.ready()
    }
    const done = await untilImport(stack, token, id, isOver, 90)
    expect(done).toMatchObject({ status: 'succeed', processed: rows, totalRows: rows, error: null })
    expect(JSON.parse(done.result)).toMatchObject({
      total: rows,
      totalCanVerify: rows - rows / brokenEvery,
      totalExistedd: 0,
      totalFailed: rows / brokenEvery,
    })

    const found: { row: number; name: string }[] = []
    for (let pageIndex = 0; pageIndex * 1000 < rows; pageIndex++) {
      const { data } = await rest<{ data: VerificationCandidate[] }>(
        stack,
        token,
        'POST',
        '/CVVerification/list-import-candidates',
        { pageIndex, pageSize: 1000, verificationId: folder.id, importId: id },
      )
      found.push(...data.map(({ importRow, name }) => ({ row: importRow ?? 0, name })))
    }
    found.sort((one, other) => one.row - other.row)
    expect(found).toEqual(Array.from({ length: rows }, (_none, at) => ({ row: at + 1, name: nameOf(61, at) })))
    const after = await folderNamed(stack, 'Backend 2026')
    expect(after.candidateCount).toBe(folder.candidateCount! + rows)
  },
)

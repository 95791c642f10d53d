import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { BodyOf } from '../../../services/core/contract/operation.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { expectPositions, expectSteady } from '../../support/positions.ts'
import { startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addCandidates, type Stored } from './reads.fixture.ts'

type Body = Partial<BodyOf<typeof candidateList>>

let here: Here
const names = ['Ánh', 'anh', 'Bảo', 'Đức', 'Dung', 'Zoë', 'Ê đê', 'em', '佐藤', 'An "A, \\" (x)\n', '']

/** Equal and unknown values in each column, and times that differ by less than a millisecond. */
const stored = (from: number, to: number): Stored[] =>
  Array.from({ length: to - from }, (_row, index) => {
    const at = from + index
    const moment = (step: number) => `2026-01-01 00:00:00.${String(100_000 + (step % 4)).slice(0, 6)}+00`
    return {
      name: names[at % names.length]!,
      created_at: moment(at),
      updated_at: moment(Math.floor(at / 3)),
      // A Date would lose the microseconds.
      last_activity_at: at % 3 === 0 ? null : (moment(at) as unknown as Date),
      experience_year: at % 3 === 1 ? null : (at % 4) / 2,
      skills: at % 4 ? ['Java'] : ['Go'],
    }
  })

beforeAll(async () => {
  here = await startVerifications()
  for (const candidate of stored(0, 24)) await addCandidates(here.db, [candidate])
})
afterAll(() => here?.close())

const read = (body: Body) => here.as('recruiter').ok(candidateList, { body })
const orders = (['createdDate', 'updatedDate', 'lastActivity', 'name', 'experienceYear'] as const).flatMap((sortBy) =>
  (['asc', 'desc'] as const).map((sortDirection) => ({ sortBy, sortDirection })),
)
const searches: Body[] = [
  {},
  { filters: [{ filter: 'skill', operator: 'equals', value: ['Java'] }] },
  { searchBox: 'an' },
  { filters: [{ filter: 'lastActivity', operator: 'isEmpty', value: [] }] },
]

describe.each(orders)('in the order %j', (order) => {
  test.each(searches)('pages after and before positions together form the complete list of %j', async (search) => {
    const whole = await expectPositions((asked) => read({ ...search, ...order, ...asked }))
    expect(whole.length).toBeGreaterThan(3)
  })

  test('each remaining candidate appears exactly once, even if others are added and deleted between the pages', async () => {
    const { db } = here
    const there = (await read({ pageSize: 100 })).data.map(({ id }) => id)
    await expectSteady((asked) => read({ ...order, ...asked }), {
      add: (turn) => addCandidates(db, stored(turn, turn + 1)),
      remove: (ids) =>
        db.update('candidate').set({ deleted_at: new Date() }).where('candidate.id', 'in', ids).execute(),
    })
    await db.delete('candidate').where('candidate.id', 'not in', there).execute()
    await db.update('candidate').set({ deleted_at: null }).execute()
  })
})

test('a position is not valid in another order, and an invented one is refused under its name', async () => {
  const { positions } = await read({ sortBy: 'name', pageSize: 1, positions: true })
  const [position] = positions!
  const refused = async (body: Body) => {
    const { status, body: answer } = await here.as('recruiter').raw(candidateList, { body })
    return [status, answer]
  }
  const wrong = (field: string) => [400, { errors: { [field]: ['is not a position in the list in this order'] } }]
  for (const order of [{}, { sortBy: 'name', sortDirection: 'asc' }, { sortBy: 'experienceYear' }] as const)
    expect(await refused({ ...order, after: position! })).toMatchObject(wrong('after'))
  expect((await refused({ sortBy: 'name', after: position! }))[0]).toBe(200)

  const [own] = (await read({ pageSize: 1, positions: true })).positions!
  const [mark, , id] = JSON.parse(own!) as string[]
  const made = (...values: unknown[]) => JSON.stringify([mark, ...values])
  const now = '2026-01-01 00:00:00+00'
  for (const position of [
    '',
    'x',
    '{}',
    '[]',
    made(),
    made(now),
    made(now, 'x'),
    made('yesterdays', id),
    made('2026-02-31', id),
    made(null, id),
    made(now, null),
    made(5, id),
    made(now, id, id),
    made('\0', id),
  ]) {
    expect([position, ...(await refused({ after: position }))]).toMatchObject([position, ...wrong('after')])
    expect([position, ...(await refused({ before: position, searchBox: 'an' }))]).toMatchObject([
      position,
      ...wrong('before'),
    ])
  }
  expect(await refused({ before: own!, after: own! })).toMatchObject([
    400,
    { errors: { before: ['cannot be combined with after'] } },
  ])
})

test('totals are those of the complete list', async () => {
  for (const search of searches) {
    const { totalItem, positions } = await read({ ...search, positions: true })
    const [, second] = positions!
    expect((await read({ ...search, after: second! })).totalItem).toBe(totalItem)
    expect(await read({ ...search, after: second!, total: false })).not.toHaveProperty('totalItem')
  }
})

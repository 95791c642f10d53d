import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../services/contract.ts'
import type { Operation } from '../../services/core/contract/operation.ts'
import { startServicesHere, type ServicesHere } from '../support/services.fixture.ts'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Returns all ids in an answer. */
function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return uuid.test(value) ? [value] : []
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : []
}

interface Shape {
  properties?: Record<string, Shape & { format?: string; type?: string; items?: Shape & { format?: string } }>
  type?: string
  items?: Shape & { format?: string }
}

/** Returns bodies for an operation: empty, and with each id field set to these ids. */
function bodiesOf(operation: Operation, ids: readonly string[], words: readonly string[]): unknown[] {
  const shape = operation.body as Shape
  if (shape.type === 'array') return [words]
  const properties = Object.entries(shape.properties ?? {})
  const paging = shape.properties?.pageSize ? { pageIndex: 0, pageSize: 100 } : {}
  const lists = properties
    .filter(([, { type, items }]) => type === 'array' && items?.format === 'uuid')
    .map(([name]) => ({ ...paging, [name]: ids }))
  const singles = properties
    .filter(([, { format }]) => format === 'uuid')
    .flatMap(([name]) => ids.slice(0, 40).map((id) => ({ ...paging, [name]: id })))
  return [paging, ...lists, ...singles]
}

const reads = operations.filter(({ effect, transport }) => effect === 'read' && transport !== 'stream')

let here: ServicesHere
/** The ids that a recruiter of the first company finds with all reads, following the ids in their answers. */
let known: string[] = []

async function readAll(
  token: string,
  ids: readonly string[],
): Promise<{ operation: string; ids: string[]; status: number }[]> {
  const answers = []
  for (const operation of reads) {
    const hasParams = operation.path.includes('{')
    const bodies = hasParams
      ? [undefined]
      : bodiesOf(operation, ids, ['recruiter', 'recruiter2', 'manager', 'admin', 'internal-tools'])
    for (const id of hasParams ? ids.slice(0, 60) : ['']) {
      for (const body of bodies) {
        const { status, body: answer } = await here.call(operation, token, { params: { id }, body })
        answers.push({ operation: operation.id, ids: idsIn(answer), status })
      }
    }
  }
  return answers
}

beforeAll(async () => {
  here = await startServicesHere()
  const token = await here.tokenOf('recruiter')
  const first = await readAll(token, [])
  const second = await readAll(token, [...new Set(first.flatMap(({ ids }) => ids))])
  known = [...new Set([...first, ...second].flatMap(({ ids }) => ids))]
}, 180_000)
afterAll(() => here?.close())

test('the first company has records to look for', () => {
  expect(known.length).toBeGreaterThan(50)
})

test(
  'no read of the other company returns anything of the first one, even with its ids',
  { timeout: 240_000 },
  async () => {
    const token = await here.tokenOf('admin@other')
    const foreign = new Set(known)
    const leaks = (await readAll(token, known)).filter(({ ids }) => ids.some((id) => foreign.has(id)))
    expect(leaks.map(({ operation }) => operation)).toEqual([])
  },
)

test('the other company cannot write to a record of the first one', { timeout: 240_000 }, async () => {
  const token = await here.tokenOf('admin@other')
  // An operation whose only inputs are booleans can only concern the caller's own company.
  const takesNothing = (operation: Operation) =>
    [operation.params, operation.query, operation.body].every(
      (shape) =>
        (shape as Shape).type === 'object' &&
        Object.values((shape as Shape).properties ?? {}).every(({ type }) => type === 'boolean'),
    )
  const writes = operations.filter((operation) => operation.effect === 'write' && !takesNothing(operation))
  expect(writes.length).toBeGreaterThan(0)
  for (const operation of writes.filter(({ transport }) => transport === 'json')) {
    const statuses: number[] = []
    for (const id of known.slice(0, 60)) {
      const body = { id, verificationId: id, status: 'rejected', remark: 'x' }
      const { status } = await here.call(operation, token, { params: { id }, body })
      expect([operation.id, status >= 400 && status < 500]).toEqual([operation.id, true])
      statuses.push(status)
      // The body is refused because of its shape, whatever the id.
      if (statuses.length === 3 && statuses.every((one) => one === 400)) break
    }
  }
})

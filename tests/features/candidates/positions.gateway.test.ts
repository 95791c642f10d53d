import { describe, expect, test } from 'vitest'
import { failure } from '../../../gateway/core/rest/restErrors.ts'
import { candidateDashboardFollow, candidateList } from '../../../services/features/candidates/contract.ts'
import { execute, fakeRest, viewerWith, type FakeRest } from '../../support/fakeRest.ts'
import { row } from './candidateRecords.ts'

const viewer = viewerWith('Candidate:ListCandidate', 'Candidate:DashboardListCandidateFollow')
const rows = Array.from({ length: 7 }, (_one, at) => row(at + 1))
const positionOf = ({ id }: { id: string }) => `["mark","${id}"]`

/** Services that return positions, while rows are added at the top. */
function knowing(): FakeRest & { list: typeof rows } {
  const rest = Object.assign(fakeRest(), { list: [...rows] })
  rest.on(candidateList, ({ body: { pageIndex = 0, pageSize = 20, after, before, positions, total } }) => {
    const { list } = rest
    const at = list.findIndex((one) => positionOf(one) === (after ?? before))
    const [start, end] =
      before !== undefined
        ? [Math.max(0, at - pageSize), at]
        : after !== undefined
          ? [at + 1, at + 1 + pageSize]
          : [pageIndex * pageSize, (pageIndex + 1) * pageSize]
    const data = list.slice(start, end)
    const counted = total === false ? {} : { totalItem: list.length }
    const isBeside = after !== undefined || before !== undefined
    const hasMore = before !== undefined ? start > 0 : end < list.length
    return {
      data,
      pageIndex,
      pageSize,
      ...counted,
      ...((isBeside || total === false) && { hasMore }),
      ...(positions && { positions: data.map(positionOf) }),
    }
  })
  return rest
}

const selection = '{ edges { cursor node { name } } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }'
const read = async (rest: FakeRest, args: string, fields = selection) =>
  (await execute(`{ candidates(${args}) ${fields} }`, { rest, viewer })).data.candidates
const namesOf = (page: { edges: { node: { name: string } }[] }) => page.edges.map(({ node }) => node.name)
const names = (from: number, to: number) => rows.slice(from, to).map(({ name }) => name)

describe('services that return positions', () => {
  test('are asked for the rows after a row, wherever it is now', async () => {
    const rest = knowing()
    const first = await read(rest, 'first: 3')
    expect([namesOf(first), first.pageInfo.hasPreviousPage, first.pageInfo.hasNextPage]).toEqual([
      names(0, 3),
      false,
      true,
    ])
    expect(first.pageInfo).toMatchObject({ startCursor: first.edges[0].cursor, endCursor: first.edges[2].cursor })
    rest.list.unshift(row(20), row(21))
    const second = await read(rest, `first: 3, after: "${first.pageInfo.endCursor}"`)
    expect([namesOf(second), second.pageInfo.hasPreviousPage, second.pageInfo.hasNextPage]).toEqual([
      names(3, 6),
      true,
      true,
    ])
    const last = await read(rest, `first: 3, after: "${second.pageInfo.endCursor}"`)
    expect([namesOf(last), last.pageInfo.hasNextPage]).toEqual([names(6, 7), false])
    const asked = { pageIndex: 0, pageSize: 3, total: false, positions: true, filters: [] }
    expect(rest.calls.map(({ body }) => body)).toEqual([
      asked,
      { ...asked, after: positionOf(rows[2]!) },
      { ...asked, after: positionOf(rows[5]!) },
    ])
  })

  test('are asked for the rows before a row', async () => {
    const rest = knowing()
    const page = await read(rest, 'first: 5')
    const before = await read(rest, `last: 3, before: "${page.edges[4].cursor}"`)
    expect([namesOf(before), before.pageInfo.hasPreviousPage, before.pageInfo.hasNextPage]).toEqual([
      names(1, 4),
      true,
      true,
    ])
    const begin = await read(rest, `last: 3, before: "${before.pageInfo.startCursor}"`)
    expect([namesOf(begin), begin.pageInfo.hasPreviousPage]).toEqual([names(0, 1), false])
    const asked = { pageSize: 3, pageIndex: 0, total: false, positions: true, filters: [] }
    expect(rest.calls.map(({ body }) => body)).toEqual([
      { ...asked, pageSize: 5 },
      { ...asked, before: positionOf(rows[4]!) },
      { ...asked, before: positionOf(rows[1]!) },
    ])
  })

  test('are asked for positions only if cursors are requested, and for a total only if it is requested', async () => {
    const rest = knowing()
    expect(await read(rest, 'first: 2', '{ nodes { name } pageInfo { hasNextPage } }')).toMatchObject({
      pageInfo: { hasNextPage: true },
    })
    const { pageInfo } = await read(rest, 'first: 2')
    const more = await read(
      rest,
      `first: 2, after: "${pageInfo.endCursor}"`,
      '{ totalCount paging { page } nodes { name } pageInfo { hasNextPage } }',
    )
    expect(more).toMatchObject({ totalCount: 7, paging: { page: 2 }, pageInfo: { hasNextPage: true } })
    expect(rest.calls.map(({ body }) => body)).toEqual([
      { pageIndex: 0, pageSize: 2, total: false, filters: [] },
      { pageIndex: 0, pageSize: 2, total: false, positions: true, filters: [] },
      { pageIndex: 0, pageSize: 2, positions: true, after: positionOf(rows[1]!), filters: [] },
    ])
  })

  test('are paged by number for numbered pages and for the last rows', async () => {
    const rest = knowing()
    const third = await read(rest, 'first: 2, page: 3')
    const fourth = await read(rest, `first: 2, after: "${third.pageInfo.endCursor}"`)
    expect([namesOf(third), namesOf(fourth)]).toEqual([names(4, 6), names(6, 7)])
    const last = await read(rest, 'last: 2')
    expect(namesOf(last)).toEqual(names(5, 7))
    expect(namesOf(await read(rest, `last: 2, before: "${last.pageInfo.startCursor}"`))).toEqual(names(3, 5))
    expect(rest.calls.some(({ body }) => 'after' in body || 'before' in body)).toBe(false)
  })

  test('refuse a cursor of another order, which is reported under the name of the argument', async () => {
    const rest = knowing()
    const { pageInfo } = await read(rest, 'first: 2')
    const text = JSON.stringify({ errors: { after: ['is not a position in the list in this order'] } })
    rest.on(candidateList, () => {
      throw failure({ status: 400, text, requestId: 'r' })
    })
    const answer = await execute(
      `{ candidates(orderBy: {field: NAME, direction: ASC}, after: "${pageInfo.endCursor}") ${selection} }`,
      { rest, viewer },
    )
    expect([answer.code, answer.errors[0]!.extensions.fields]).toEqual([
      'BAD_INPUT',
      { after: ['is not a position in the list in this order'] },
    ])
  })
})

test('services without positions are paged by number, and refuse cursors with positions', async () => {
  const { pageInfo: foreign } = await read(knowing(), 'first: 2')
  const answered = ({ pageIndex, pageSize }: { pageIndex: number; pageSize: number }) => {
    const data = rows.slice(pageIndex * pageSize, (pageIndex + 1) * pageSize)
    return { data, totalItem: 7, pageIndex, pageSize }
  }
  const rest = fakeRest()
    .on(candidateList, ({ body }) => answered(body))
    .on(candidateDashboardFollow, ({ body }) => answered(body))
  const first = await read(rest, 'first: 3')
  const second = await read(rest, `first: 3, after: "${first.pageInfo.endCursor}"`)
  expect([namesOf(second), second.pageInfo.hasNextPage]).toEqual([names(3, 6), true])
  const back = await read(rest, `last: 3, before: "${second.pageInfo.startCursor}"`)
  expect(namesOf(back)).toEqual(names(0, 3))
  expect(rest.calls.map(({ body }) => [body.pageIndex, body.pageSize, 'after' in body || 'before' in body])).toEqual([
    [0, 3, false],
    [1, 3, false],
    [0, 3, false],
  ])
  for (const field of ['candidates', 'followedCandidates']) {
    for (const [name, args] of [
      ['after', 'first: 2, after'],
      ['before', 'last: 2, before'],
    ]) {
      const answer = await execute(`{ ${field}(${args}: "${foreign.endCursor}") ${selection} }`, { rest, viewer })
      expect([answer.code, answer.errors[0]!.extensions.fields]).toEqual([
        'BAD_INPUT',
        { [name!]: ['is not a valid cursor'] },
      ])
    }
  }
})

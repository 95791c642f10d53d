import type { GraphQLEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import type { AnswerOf } from '../../../services/core/contract/operation.ts'
import { candidateFilters } from '../../../services/features/candidates/filters/filters.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { schema } from '../../../gateway/schema.ts'
import { execute } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { row, services } from './candidateRecords.ts'
import { everyLoader, lister } from './gateway.fixture.ts'

describe('rows and total are read separately', () => {
  const rows = Array.from({ length: 3 }, (_one, at) => row(at + 1))
  const bodies = async (query: string, answer: (total?: boolean) => AnswerOf<typeof candidateList>) => {
    const rest = services(rows).on(candidateList, ({ body }) => answer(body.total))
    const { data, errors } = await execute(query, { rest, viewer: lister })
    expect(errors).toEqual([])
    return {
      list: data.candidates,
      bodies: rest.calls.map(({ operation, body: { filters: _none, ...body } }) => ({ operation, ...body })),
    }
  }
  const aware = (total = true) =>
    total
      ? { ...pageOf(rows.slice(0, 2), 25_000), isEstimate: true }
      : { data: rows.slice(0, 2), hasMore: true, pageIndex: 1, pageSize: 2 }
  const unaware = () => pageOf(rows.slice(0, 2), 4)

  test('rows without a total: nothing is counted', async () => {
    const query =
      'fragment Place on CandidateConnection { paging { page size } } { candidates(first: 2, page: 2) { ...Place nodes { name } pageInfo { hasNextPage } } }'
    const known = await bodies(query, aware)
    expect(known.bodies).toEqual([{ operation: 'candidateList', pageIndex: 1, pageSize: 2, total: false }])
    expect(known.list).toMatchObject({ paging: { page: 2, size: 2 }, nodes: [{}, {}], pageInfo: { hasNextPage: true } })
    expect((await bodies(query, unaware)).list.pageInfo).toEqual({ hasNextPage: false })
  })

  test.each(['totalCount', 'paging { page totalCount }', '...on CandidateConnection { paging { ...Total } }'])(
    'the total without rows, by %s: one row is read',
    async (fields) => {
      const total = fields.includes('Total }') ? 'fragment Total on Paging { totalCount isEstimate }' : ''
      const asked = await bodies(`${total} { candidates(first: 2, page: 2) { ${fields} } }`, aware)
      expect(asked.bodies).toEqual([{ operation: 'candidateList', pageIndex: 0, pageSize: 1 }])
      expect(asked.list.totalCount ?? asked.list.paging.totalCount).toBe(25_000)
    },
  )

  test('both together in one call', async () => {
    const { list, bodies: sent } = await bodies(
      '{ candidates(first: 2) { nodes { name } paging { totalCount isEstimate } pageInfo { hasNextPage } } }',
      aware,
    )
    expect(sent).toEqual([{ operation: 'candidateList', pageIndex: 0, pageSize: 2 }])
    expect(list).toMatchObject({ paging: { totalCount: 25_000, isEstimate: true }, pageInfo: { hasNextPage: true } })
  })
})

describe('filter', () => {
  const list =
    'query ($query: String, $filter: CandidateFilter, $orderBy: CandidateOrder) { candidates(query: $query, filter: $filter, orderBy: $orderBy, page: 3, first: 5) { totalCount nodes { name } } }'
  const asked = async (filter: object, more: object = {}) => {
    const rest = everyLoader()
    return { rest, answer: await execute(list, { rest, viewer: lister, variables: { filter, ...more } }) }
  }

  test('is sent to the services under their names and ids', async () => {
    const { rest } = await asked(
      {
        folderId: idOf('TalentFolder', 60),
        isFollowed: true,
        conditions: [
          { field: 'RECRUITMENT_CHANNEL', operator: 'IN', values: { ids: [idOf('RecruitmentChannel', 50)] } },
          { field: 'STATUS', operator: 'NOT_IN', values: { ids: [idOf('CandidateStatus', 51)] } },
          { field: 'LABEL', operator: 'IN', values: { ids: [idOf('Label', 52)] } },
          { field: 'FOLDER', operator: 'IN', values: { ids: [idOf('TalentFolder', 60)] } },
          { field: 'OWNER', operator: 'IN', values: { ids: [userId('lan.pt')] } },
          // Addresses contain user names.
          { field: 'FOLDER', operator: 'NOT_IN', values: { databaseIds: [uuid(61)] } },
          { field: 'OWNER', operator: 'NOT_IN', values: { texts: ['sato'] } },
          { field: 'FOLLOWER', operator: 'NOT_IN', values: { ids: [userId('sato')] } },
          { field: 'GENDER', operator: 'IN', values: { genders: ['FEMALE'] } },
          { field: 'IS_BLACKLISTED', operator: 'IN', values: { booleans: [true] } },
          { field: 'EXPERIENCE_YEARS', operator: 'BETWEEN', values: { numbers: [null, 2.5] } },
          { field: 'LAST_NOTE_AT', operator: 'BETWEEN', values: { dates: ['2026-01-01', null] } },
          { field: 'JOB', operator: 'IN', values: { ids: [idOf('Job', 80)] } },
          { field: 'JOB', operator: 'NOT_IN', values: { databaseIds: [uuid(81)] } },
          { field: 'STAGE', operator: 'IN', values: { texts: ['SCREENING'] } },
          { field: 'DAYS_IN_STAGE', operator: 'BETWEEN', values: { numbers: [7, null] } },
          { field: 'EXTENSION', extensionKey: 'TaxCode', operator: 'IS_NOT_EMPTY' },
        ],
      },
      { query: 'anh', orderBy: { field: 'NAME', direction: 'ASC' } },
    )
    expect(rest.calls[0]!.body).toEqual({
      pageIndex: 2,
      pageSize: 5,
      searchBox: 'anh',
      folderId: uuid(60),
      followedOnly: true,
      sortBy: 'name',
      sortDirection: 'asc',
      filters: [
        { filter: 'recChannel', operator: 'in', value: [uuid(50)] },
        { filter: 'status', operator: 'notIn', value: [uuid(51)] },
        { filter: 'label', operator: 'in', value: [uuid(52)] },
        { filter: 'folder', operator: 'in', value: [uuid(60)] },
        { filter: 'owner', operator: 'in', value: ['lan.pt'] },
        { filter: 'folder', operator: 'notIn', value: [uuid(61)] },
        { filter: 'owner', operator: 'notIn', value: ['sato'] },
        { filter: 'follower', operator: 'notIn', value: ['sato'] },
        { filter: 'gender', operator: 'in', value: ['1'] },
        { filter: 'inBlackList', operator: 'in', value: ['true'] },
        { filter: 'experienceYear', operator: 'between', value: ['', '2.5'] },
        { filter: 'lastNote', operator: 'between', value: ['2026-01-01', ''] },
        { filter: 'job', operator: 'in', value: [uuid(80)] },
        { filter: 'job', operator: 'notIn', value: [uuid(81)] },
        { filter: 'stage', operator: 'in', value: ['SCREENING'] },
        { filter: 'daysInStage', operator: 'between', value: ['7', ''] },
        { filter: 'extension:TaxCode', operator: 'isNotEmpty', value: [] },
      ],
    })
  })

  test('has a field for every filter of the services', () => {
    const values = (schema.getType('CandidateField') as GraphQLEnumType).getValues().map(({ value }) => value as string)
    expect(values.sort()).toEqual([...candidateFilters, 'extension'].sort())
  })

  test.each([
    [
      { field: 'LABEL', operator: 'IN', values: { ids: [idOf('CandidateStatus', 52)] } },
      'filter.conditions.0.values.ids',
    ],
    [{ field: 'OWNER', operator: 'IN', values: { ids: [idOf('Label', 52)] } }, 'filter.conditions.0.values.ids'],
    [{ field: 'STATUS', operator: 'IN', values: { ids: [uuid(51)] } }, 'filter.conditions.0.values.ids'],
    [{ field: 'GENDER', operator: 'IN', values: { texts: ['FEMALE'] } }, 'filter.conditions.0.values'],
    [{ field: 'NAME', operator: 'EQUALS', values: { texts: ['a'], ids: [] } }, 'filter.conditions.0.values'],
    [{ field: 'NAME', operator: 'EQUALS' }, 'filter.conditions.0.values'],
    [{ field: 'NAME', operator: 'IS_EMPTY', values: { texts: ['a'] } }, 'filter.conditions.0.values'],
    [{ field: 'EXTENSION', operator: 'IS_EMPTY' }, 'filter.conditions.0.extensionKey'],
    [{ field: 'NAME', extensionKey: 'TaxCode', operator: 'IS_EMPTY' }, 'filter.conditions.0.extensionKey'],
  ])('refuses %j without a call', async (condition, field) => {
    const { rest, answer } = await asked({ conditions: [condition] })
    expect(answer.code).toBe('BAD_INPUT')
    expect(Object.keys(answer.errors[0]!.extensions.fields as object)).toEqual([field])
    expect(rest.calls).toEqual([])
  })
})

test('pages are read with cursors or with numbers, but not both', async () => {
  const rest = everyLoader()
  const { data } = await execute(
    '{ candidates(first: 2) { pageInfo { endCursor hasNextPage } paging { page size totalCount } } }',
    { rest, viewer: lister },
  )
  expect(data.candidates).toMatchObject({
    pageInfo: { hasNextPage: false },
    paging: { page: 1, size: 2, totalCount: 2 },
  })
  const { endCursor } = data.candidates.pageInfo
  await execute(`{ candidates(first: 2, after: "${endCursor}") { totalCount nodes { name } } }`, {
    rest,
    viewer: lister,
  })
  expect(rest.calls[1]!.body).toEqual({ pageIndex: 1, pageSize: 2, filters: [] })
  for (const args of ['first: 0', 'first: 101', `page: 1, after: "${endCursor}"`, 'after: "x"']) {
    expect((await execute(`{ candidates(${args}) { totalCount } }`, { rest, viewer: lister })).code).toBe('BAD_INPUT')
  }
})

test("an error of the services about a filter is reported under the filter's names", async () => {
  const rest = everyLoader()
  await execute('{ candidates { totalCount } }', { rest, viewer: lister })
  expect(rest.calls[0]!.fieldNames).toMatchObject({ filters: 'filter.conditions', searchBox: 'query' })
})

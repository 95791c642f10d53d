import { describe, expect, test } from 'vitest'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import {
  verificationCandidateByIds,
  verificationCandidateList,
  verificationFolderByIds,
  verificationFolderList,
  verificationImportList,
} from '../../../services/features/verifications/contract.ts'
import type { VerificationCandidate } from '../../../services/features/verifications/candidateShapes.ts'
import { rowsPerSecond } from '../../../gateway/features/verifications/verificationImport.ts'
import { execute, executeCompiled, fakeRest } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { batch, candidate, folder } from './records.ts'

const services = () =>
  fakeRest()
    .on(verificationFolderByIds, ({ body }) => body!.ids.map((id) => folder({ id: String(id) })))
    .on(verificationFolderList, () => pageOf([folder(), folder({ id: uuid(2), name: 'Shared' })]))
    .on(verificationImportList, ({ body }) => pageOf((body!.ids ?? [uuid(10)]).map((id) => batch({ id: String(id) }))))
    .on(verificationCandidateByIds, () => [candidate()])
    .on(usersByUserNames, ({ body }) =>
      body!
        .filter((name) => name !== 'gone')
        .map((name) => ({ id: uuid(7), userName: String(name), fullName: `Full ${String(name)}`, email: null })),
    )
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])

const one = async (given: Partial<VerificationCandidate>, fields: string) => {
  const rest = services().on(verificationCandidateByIds, () => [candidate(given)])
  const { data, errors } = await execute(`{ verificationCandidate(databaseId: "${uuid(100)}") { ${fields} } }`, {
    rest,
  })
  expect(errors).toEqual([])
  return data.verificationCandidate
}

describe('the candidate list', () => {
  const document = `query ($id: ID!, $query: String, $filter: VerificationCandidateFilter, $first: Int, $page: Int) {
    verificationFolder(databaseId: $id) { candidates(query: $query, filter: $filter, first: $first, page: $page) {
      totalCount paging { page size totalCount isEstimate } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } edges { cursor }
      nodes { id name owner { fullName } createdBy { id } folder { name } channel { name } import { title } }
    } }
  }`

  test.each([
    ['plain', execute],
    ['compiled', executeCompiled],
  ])('of 20 rows costs one call and one for each loader (%s executor)', async (_name, execute) => {
    const rows = Array.from({ length: 20 }, (_, number) =>
      candidate({
        id: uuid(100 + number),
        importId: uuid(10 + (number % 3)),
        owner: number % 2 ? 'recruiter' : 'gone',
      }),
    )
    const rest = services().on(verificationCandidateList, () => pageOf(rows, 57))
    const { data, errors } = await execute(document, { rest, variables: { id: uuid(1) } })
    expect(errors).toEqual([])
    const list = data.verificationFolder.candidates
    expect(list.nodes).toHaveLength(20)
    expect(list.nodes[0]).toMatchObject({
      owner: { fullName: 'gone' },
      folder: { name: 'Java developers' },
      channel: { name: 'TopCV' },
      import: { title: 'March' },
    })
    expect(list.nodes[1].owner.fullName).toBe('Full recruiter')
    expect(list.paging).toEqual({ page: 1, size: 20, totalCount: 57, isEstimate: false })
    expect(list.pageInfo).toMatchObject({
      hasNextPage: true,
      hasPreviousPage: false,
      startCursor: list.edges[0].cursor,
      endCursor: list.edges[19].cursor,
    })
    expect(rest.counts()).toEqual({
      verificationFolderByIds: 1,
      verificationCandidateList: 1,
      usersByUserNames: 1,
      recruitmentChannelList: 1,
      verificationImportList: 1,
    })
  })

  test("sends every filter, times in the viewer's local time, and all spellings of failed", async () => {
    const rest = services().on(verificationCandidateList, () => pageOf([]))
    const filter = {
      statuses: ['FAILED', 'NEW'],
      importId: idOf('VerificationImport', 10),
      vendorRequestDatabaseId: uuid(60),
      channelIds: [idOf('RecruitmentChannel', 50)],
      createdAt: { from: '2025-03-31T17:00:00Z', to: '2025-04-30T23:59:59.999+07:00' },
    }
    await execute(document, { rest, variables: { id: uuid(1), query: 'ánh', filter, first: 10, page: 3 } })
    expect(rest.callsOf('verificationCandidateList')[0]!.body).toEqual({
      pageIndex: 2,
      pageSize: 10,
      verificationId: uuid(1),
      keyword: 'ánh',
      status: ['failed', 'failed_createdcandidate', 'fail', 'new'],
      importId: uuid(10),
      vendorRequestId: uuid(60),
      recChannelIds: [uuid(50)],
      fromDate: '2025-04-01T00:00:00.000',
      toDate: '2025-04-30T23:59:59.999',
    })
  })

  test('leaves empty conditions out', async () => {
    const rest = services().on(verificationCandidateList, () => pageOf([]))
    await execute(document, {
      rest,
      variables: { id: uuid(1), query: '', filter: { statuses: [], channelIds: [], importId: null, createdAt: {} } },
    })
    expect(rest.calls.at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 20, positions: true, verificationId: uuid(1) })
  })

  test.each([
    [{ importId: idOf('VerificationFolder', 10) }, 'filter.importId'],
    [{ channelIds: ['x'] }, 'filter.channelIds'],
  ])('refuses ids of other types %j', async (filter, field) => {
    const answer = await execute(document, { rest: services(), variables: { id: uuid(1), filter } })
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      errors: [{ extensions: { fields: { [field]: ['is not a valid id'] } } }],
    })
  })

  test.each(['2025-03-31', '2025-03-31T00:00:00', 'x', 5])('refuses the moment %s', async (from) => {
    const variables = { id: uuid(1), filter: { createdAt: { from } } }
    expect(await execute(document, { rest: services(), variables })).toMatchObject({ code: 'BAD_INPUT' })
  })

  test('of more than ten folders at once is refused, because each folder would cost a call', async () => {
    const folders = Array.from({ length: 20 }, (_, number) => folder({ id: uuid(number + 1) }))
    const rest = services()
      .on(verificationFolderList, () => pageOf(folders))
      .on(verificationCandidateList, () => pageOf([]))
    const answer = await execute('{ verificationFolders { nodes { candidates { totalCount } } } }', { rest })
    expect(answer.code).toBe('LIMIT_EXCEEDED')
    expect(rest.counts().verificationCandidateList).toBe(10)
  })
})

describe('folders', () => {
  test('are paged and searched, and serve as loader for records that refer to them', async () => {
    const rest = services()
    const { data } = await execute(
      '{ verificationFolders(query: "java", first: 100) { nodes { name isShared importType fields { name displayName type } imports { nodes { folder { name } } } } } }',
      { rest },
    )
    expect(data.verificationFolders.nodes[0]).toEqual({
      name: 'Java developers',
      isShared: false,
      importType: 'CSV',
      fields: [{ name: 'skill', displayName: 'Skill', type: 'TEXT' }],
      imports: { nodes: [{ folder: { name: 'Java developers' } }] },
    })
    expect(rest.calls[0]!.body).toEqual({ pageIndex: 0, pageSize: 100, total: false, keyword: 'java' })
    expect(rest.counts()).toEqual({ verificationFolderList: 1, verificationImportList: 2 })
  })

  test.each([
    ['', []],
    ['{"a":1}', []],
    ['nonsense', []],
    ['[{"x":1},null,{"name":"n","type":"other"}]', [{ name: 'n', displayName: 'n', type: 'TEXT' }]],
  ])('read the config %j', async (config, fields) => {
    const rest = services().on(verificationFolderByIds, () => [folder({ config })])
    expect(
      (await execute(`{ verificationFolder(databaseId: "${uuid(1)}") { fields { name displayName type } } }`, { rest }))
        .data.verificationFolder.fields,
    ).toEqual(fields)
  })

  test('fall back to user names for unknown users', async () => {
    const rest = services().on(verificationFolderByIds, () => [
      folder({ shareUsers: ['gone', 'colleague'], createdBy: 'gone' }),
    ])
    const { data } = await execute(
      `{ verificationFolder(databaseId: "${uuid(1)}") { isShared sharedUsers { userName fullName isActive } createdBy { id databaseId userName fullName isActive title email avatarUrl } } }`,
      { rest },
    )
    expect(data.verificationFolder).toEqual({
      isShared: true,
      sharedUsers: [
        { userName: 'gone', fullName: 'gone', isActive: false },
        { userName: 'colleague', fullName: 'Full colleague', isActive: true },
      ],
      createdBy: {
        id: userId('gone'),
        databaseId: '00000000-0000-0000-0000-000000000000',
        userName: 'gone',
        fullName: 'gone',
        isActive: false,
        title: null,
        email: null,
        avatarUrl: null,
      },
    })
    expect(rest.counts().usersByUserNames).toBe(1)
  })

  test.each(['x', '', '00000000-0000-0000-0000-000000000000'])(
    'the address %j leads to no folder, and costs no call',
    async (id) => {
      const rest = services()
      expect(
        await execute('query ($id: ID!) { verificationFolder(databaseId: $id) { id } }', { rest, variables: { id } }),
      ).toMatchObject({ data: { verificationFolder: null }, errors: [] })
      expect(rest.calls).toEqual([])
    },
  )
})

describe('imports', () => {
  const fields =
    'status isRunning processedCount totalCount newCount existingCount failedCount blockedByPolicyCount error rowsPerSecond finishedAt'
  const read = async (given: Parameters<typeof batch>[0]) => {
    const rest = services().on(verificationImportList, () => pageOf([batch(given)]))
    return (await execute(`{ verificationImport(databaseId: "${uuid(10)}") { ${fields} } }`, { rest })).data
      .verificationImport
  }

  test('read their counts from the result text', async () => {
    expect(await read({ status: 'succeed', processed: 100, finishedDate: '2025-03-01T00:00:14.000Z' })).toEqual({
      status: 'SUCCEEDED',
      isRunning: false,
      processedCount: 100,
      totalCount: 100,
      newCount: 5,
      existingCount: 2,
      failedCount: 1,
      blockedByPolicyCount: 3,
      error: null,
      rowsPerSecond: 25,
      finishedAt: '2025-03-01T00:00:14.000Z',
    })
  })
  test('have no counts before there is a result', async () => {
    expect(await read({ status: 'new', result: '', processed: 0, totalRows: null, startedDate: null })).toMatchObject({
      status: 'NEW',
      isRunning: true,
      totalCount: null,
      newCount: null,
      rowsPerSecond: null,
    })
    expect(await read({ result: '{"total":"x"', totalRows: null })).toMatchObject({
      totalCount: null,
      failedCount: null,
    })
  })
  test('without a known status are neither running nor done', async () => {
    const counts = { processed: null, totalPolicyFailure: null }
    const { status: _status, ...untold } = batch({ ...counts, result: '' })
    const rest = services().on(verificationImportList, () => pageOf([untold]))
    const query = `{ verificationImport(databaseId: "${uuid(10)}") { statusName ${fields} } }`
    expect((await execute(query, { rest })).data.verificationImport).toMatchObject({
      status: 'OTHER',
      statusName: null,
      isRunning: false,
      processedCount: null,
      newCount: null,
      blockedByPolicyCount: null,
      rowsPerSecond: null,
    })
    rest.on(verificationImportList, () => pageOf([batch({ status: 'parked' as 'new' })]))
    expect((await execute(query, { rest })).data.verificationImport).toMatchObject({
      status: 'OTHER',
      statusName: 'parked',
      isRunning: false,
    })
  })
  test('name the reason why a file failed; an unknown reason is internal', async () => {
    expect(await read({ status: 'failed', error: 'columns' })).toMatchObject({ error: 'COLUMNS' })
    expect(await read({ status: 'failed', error: 'meteor' })).toMatchObject({ error: 'INTERNAL' })
  })
  test('have a speed from their start', () => {
    expect(rowsPerSecond(batch({ processed: 55 }), Date.parse('2025-03-01T00:00:20.000Z'))).toBe(5.5)
    expect(rowsPerSecond(batch(), Date.parse('2025-03-01T00:00:00.000Z'))).toBeNull()
  })
  test('in progress are read in one call', async () => {
    const rest = services()
    expect(
      (await execute('{ runningVerificationImports { title } }', { rest })).data.runningVerificationImports,
    ).toEqual([{ title: 'March' }])
    expect(rest.calls).toMatchObject([{ operation: 'verificationImportList', body: { isRunning: true } }])
  })
})

describe('a row', () => {
  test.each<[Partial<VerificationCandidate>, boolean, boolean]>([
    [{ status: 'new' }, true, true],
    [{ status: 'existed' }, true, true],
    [{ status: 'approved' }, true, true],
    [{ status: 'rejected' }, true, false],
    [{ status: 'failed' }, false, false],
    [{ status: 'fail' }, false, false],
    [{ status: 'failed_createdcandidate' }, false, false],
    [{ status: 'policyfailure' }, false, false],
    [{ status: 'new', data: { canApprove: false } }, false, false],
    [{ status: 'rejected', data: { canApprove: false } }, false, false],
  ])('%j: approve %s, reject %s', async (given, canApprove, canReject) => {
    expect(await one(given, 'canApprove canReject')).toEqual({ canApprove, canReject })
  })

  test('returns a status that only the services know under its own name, which cannot be used as a filter', async () => {
    const parked = { status: 'parked' as VerificationCandidate['status'] }
    expect(await one(parked, 'status statusName')).toEqual({ status: 'OTHER', statusName: 'parked' })
    expect(await one({ status: 'fail' }, 'status statusName')).toEqual({ status: 'FAILED', statusName: null })
    const query = `{ verificationFolder(databaseId: "${uuid(1)}") { candidates(filter: { statuses: [OTHER] }) { nodes { id } } } }`
    const { errors } = await execute(query, { rest: services() })
    expect(errors?.[0]?.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { 'filter.statuses': [expect.any(String)] },
    })
  })

  test('shows imported values in the order of the file', async () => {
    expect(await one({ info: '{"skill":"Java","b":null,"a":5,"c":{"x":1}}' }, 'hasInfo info { name value }')).toEqual({
      hasInfo: true,
      info: [
        { name: 'skill', value: 'Java' },
        { name: 'b', value: '' },
        { name: 'a', value: '5' },
        { name: 'c', value: '{"x":1}' },
      ],
    })
    for (const info of [null, '', 'text', '[1]', '{}'])
      expect(await one({ info }, 'hasInfo info { name }')).toEqual({ hasInfo: false, info: [] })
  })

  test('treats the null identifier as null', async () => {
    const nothing = '00000000-0000-0000-0000-000000000000'
    expect(
      await one(
        { candidateProccessId: nothing, recChannelId: nothing, importId: null, owner: null },
        'candidate { databaseId } channel { id } import { id } owner { id }',
      ),
    ).toEqual({ candidate: null, channel: null, import: null, owner: null })
  })
})

test('the data of the CVs of a list costs one more call, only if it is requested', async () => {
  const draft = { name: 'An', jobTitle: 'Tester', phones: [], emails: [], gender: 2, experienceYear: 6.5 }
  const lists = { messengers: [], nationalities: [], labelIds: [], desiredWorkLocations: [], extendProperties: '{}' }
  const resume = { work: [], education: [], awards: [], skills: [], languages: [] }
  const field = {
    field: 'experienceYear',
    value: '6.5',
    snippet: '6.5 years',
    page: 1,
    confidence: 0.9,
    isOffered: false,
  }
  const cvReading = { draft: { ...draft, ...lists, resume }, fields: [field] }
  const rest = services()
    .on(verificationCandidateList, () => pageOf([candidate(), candidate({ id: uuid(101) })]))
    .on(verificationCandidateByIds, ({ body }) =>
      body!.ids.map((id) => candidate({ id, ...(id === uuid(100) && body!.withReading && { cvReading }) })),
    )
  const { data, errors } = await execute(
    `{ verificationFolder(databaseId: "${uuid(1)}") { candidates { nodes {
      cvReading { draft { jobTitle experienceYears } fields { field value snippet page isOffered } }
    } } } }`,
    { rest },
  )
  expect(errors).toEqual([])
  expect(data.verificationFolder.candidates.nodes).toEqual([
    {
      cvReading: {
        draft: { jobTitle: 'Tester', experienceYears: 6.5 },
        fields: [{ field: 'experienceYears', value: '6.5', snippet: '6.5 years', page: 1, isOffered: false }],
      },
    },
    { cvReading: null },
  ])
  expect(rest.callsOf('verificationCandidateByIds').map(({ body }) => body)).toEqual([
    { ids: [uuid(100), uuid(101)], withReading: true },
  ])
})

test('imports of a folder are found by search terms', async () => {
  const rest = services()
  await execute(
    `{ verificationFolder(databaseId: "${uuid(1)}") { imports(query: "march", first: 5) { nodes { id } } } }`,
    { rest },
  )
  expect(rest.callsOf('verificationImportList')[0]!.body).toMatchObject({ verificationId: uuid(1), keyword: 'march' })
})

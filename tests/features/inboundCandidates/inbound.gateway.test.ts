import { describe, expect, test } from 'vitest'
import {
  collectedCandidateApproval,
  collectedCandidateByIds,
  collectedCandidateIntake,
  collectedCandidateList,
} from '../../../services/features/inboundCandidates/contract.ts'
import { recruitmentChannelList } from '../../../services/features/lookups/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { companyId, execute, fakeLive, fakeRest, viewerWith, watch } from '../../support/fakeRest.ts'
import { idOf, pageOf, userId, uuid } from '../../support/records.ts'
import { collected } from './records.ts'

const viewer = viewerWith('Candidate:CollectCandidate')
const id = idOf('InboundCandidate', 100)
const channelId = idOf('RecruitmentChannel', 50)

const services = (rows = [collected()], status = 'OK') =>
  fakeRest()
    .on(collectedCandidateList, () => pageOf(rows))
    .on(collectedCandidateByIds, ({ body }) => rows.filter((row) => body!.ids.includes(row.id)))
    .on(collectedCandidateApproval, () => ({ status, candidateId: null }))
    .on(recruitmentChannelList, () => [{ id: uuid(50), name: 'TopCV' }])
    .on(usersByUserNames, ({ body }) =>
      body!.map((name) => ({ id: uuid(7), userName: String(name), fullName: `Full ${String(name)}`, email: null })),
    )

describe('the list', () => {
  const fields = `id databaseId name phones emails status remark source externalId submittedBy info { name value } hasInfo infoJson cv { path }
    owner { fullName } channel { name } candidate { databaseId } createdAt reviewedBy { userName } reviewedAt canApprove canReject`

  test('shows a complete page with one call for the rows and one for each kind of name', async () => {
    const rest = services([
      collected({ cvPath: ' , cv/a.pdf,cv/b.pdf', owner: 'sato', candidateProccessId: uuid(9) }),
      collected({ id: uuid(101), status: 'failed', info: null }),
      collected({
        id: uuid(102),
        status: 'rejected',
        reviewedBy: 'multi',
        reviewedDate: '2025-03-02T00:00:00.000Z',
        canApprove: false,
      }),
    ])
    const { data, errors } = await execute(`{ inboundCandidates { totalCount nodes { ${fields} } } }`, { rest, viewer })
    expect(errors).toEqual([])
    expect(data.inboundCandidates.totalCount).toBe(3)
    expect(data.inboundCandidates.nodes[0]).toMatchObject({
      id,
      databaseId: uuid(100),
      status: 'NEW',
      source: 'Careers chat',
      externalId: 'CHAT-1',
      submittedBy: 'internal-tools',
      cv: { path: 'cv/a.pdf' },
      owner: { fullName: 'Full sato' },
      channel: { name: 'TopCV' },
      candidate: { databaseId: uuid(9) },
      info: [
        { name: 'position', value: 'Tester' },
        { name: 'answers', value: '[3]' },
      ],
      hasInfo: true,
      canApprove: true,
      canReject: true,
    })
    expect(data.inboundCandidates.nodes.slice(1)).toMatchObject([
      { status: 'FAILED', hasInfo: false, cv: null, canApprove: false, canReject: false },
      { reviewedBy: { userName: 'multi' }, canApprove: false },
    ])
    expect(rest.counts()).toEqual({ collectedCandidateList: 1, recruitmentChannelList: 1, usersByUserNames: 1 })
  })

  test('sends the filters under the names of the REST API', async () => {
    const rest = services()
    await execute(
      'query ($filter: InboundCandidateFilter) { inboundCandidates(query: "anh", filter: $filter, first: 20, page: 3) { nodes { id } } }',
      {
        rest,
        viewer,
        variables: {
          filter: {
            statuses: ['FAILED', 'NEW'],
            channelIds: [channelId],
            source: 'Kiosk',
            createdAt: { from: '2025-03-01T00:00:00Z', to: '2025-03-02T00:00:00Z' },
          },
        },
      },
    )
    expect(rest.calls[0]!.body).toEqual({
      pageIndex: 2,
      pageSize: 20,
      total: false,
      keyword: 'anh',
      status: ['failed', 'failed_createdcandidate', 'fail', 'new'],
      recChannelIds: [uuid(50)],
      collectFrom: 'Kiosk',
      fromDate: '2025-03-01T07:00:00.000',
      toDate: '2025-03-02T07:00:00.000',
    })
  })

  test('a candidate is found by its database id or as a node; other ids make no call', async () => {
    const rest = services()
    const { data } = await execute(
      `{ a: inboundCandidate(databaseId: "${uuid(100)}") { name } b: inboundCandidate(databaseId: "x") { name } node(id: "${id}") { ... on InboundCandidate { name } } }`,
      { rest, viewer },
    )
    expect(data).toEqual({ a: { name: 'Nguyễn Thị Ánh' }, b: null, node: { name: 'Nguyễn Thị Ánh' } })
    expect(rest.counts()).toEqual({ collectedCandidateByIds: 1 })
  })

  test('is for users who may collect candidates', async () => {
    const rest = services()
    expect(
      (await execute('{ inboundCandidates { totalCount } }', { rest, viewer: viewerWith('Candidate:CV-Verification') }))
        .code,
    ).toBe('FORBIDDEN')
    expect(rest.calls).toEqual([])
  })
})

describe('the review', () => {
  const approve =
    'mutation ($input: ApproveInboundCandidateInput!) { approveInboundCandidate(input: $input) { candidate { id status } } }'
  const reject =
    'mutation ($input: RejectInboundCandidateInput!) { rejectInboundCandidate(input: $input) { candidate { id } } }'
  const least = { id, remark: 'good', skills: [' Java ', '', 'SQL'], channelId, ownerId: userId('sato') }

  test('approves with all fields, and returns the row after the change', async () => {
    const rest = services()
    const more = {
      jobRank: 'Senior',
      experienceYears: 2.5,
      languages: [{ language: 'Japanese', level: 4 }],
      folderIds: [idOf('TalentFolder', 60)],
      companyName: 'FPT',
      website: null,
    }
    const { data, errors } = await execute(approve, { rest, viewer, variables: { input: { ...least, ...more } } })
    expect([errors, data.approveInboundCandidate.candidate]).toEqual([[], { id, status: 'NEW' }])
    expect(rest.calls[0]).toMatchObject({
      operation: 'collectedCandidateApproval',
      fieldNames: { owner: 'ownerId', skill: 'skills', recChanel: 'channelId' },
    })
    expect(rest.calls[0]!.body).toEqual({
      id: uuid(100),
      status: 'approved',
      remark: 'good',
      skill: 'Java,SQL',
      recChanel: uuid(50),
      owner: 'sato',
      jobRank: 'Senior',
      experienceYear: 2.5,
      languages: [{ language: 'Japanese', level: 4 }],
      folderId: uuid(60),
      companyName: 'FPT',
    })
  })

  test('requires an owner, unlike verification', async () => {
    const rest = services()
    const { errors } = await execute(approve, { rest, viewer, variables: { input: { ...least, ownerId: undefined } } })
    expect(errors[0]!.message).toContain('ownerId')
    expect(rest.calls).toEqual([])
  })

  test('rejects with a remark only', async () => {
    const rest = services()
    await execute(reject, { rest, viewer, variables: { input: { id, remark: 'no' } } })
    expect(rest.calls[0]!.body).toEqual({ id: uuid(100), status: 'rejected', remark: 'no' })
  })

  test.each([
    [approve, least],
    [reject, { id, remark: 'no' }],
  ])(
    'an answer other than OK is REFUSED; a colleague who was faster is a CONFLICT with the name and the time: %#',
    async (document, input) => {
      expect((await execute(document, { rest: services([], 'Denied'), viewer, variables: { input } })).code).toBe(
        'REFUSED',
      )
      const rest = services().on(collectedCandidateApproval, () => {
        throw new RequestError('CONFLICT', 'Already approved by multi', {
          status: 400,
          errorCode: '599',
          params: { reviewedBy: 'multi', reviewedDate: '2025-03-01T00:00:00.000Z', status: 'approved' },
        })
      })
      expect(await execute(document, { rest, viewer, variables: { input } })).toMatchObject({
        code: 'CONFLICT',
        errors: [{ extensions: { errorCode: '599', params: { reviewedBy: 'multi' } } }],
      })
    },
  )

  test('a row of a folder is not an inbound candidate', async () => {
    const rest = services()
    expect(
      (
        await execute(reject, {
          rest,
          viewer,
          variables: { input: { id: idOf('VerificationCandidate', 100), remark: 'no' } },
        })
      ).code,
    ).toBe('BAD_INPUT')
    expect(rest.calls).toEqual([])
  })
})

describe('collecting', () => {
  const collect =
    'mutation ($input: SubmitInboundCandidatesInput!) { submitInboundCandidates(input: $input) { results { externalId inboundCandidateId status remark isNew } } }'

  test('passes candidates on and returns the result of each', async () => {
    const rest = services().on(collectedCandidateIntake, ({ body }) =>
      body!.candidates.map(({ externalId }, at) => ({
        externalId: String(externalId),
        id: uuid(200 + at),
        status: 'existed' as const,
        remark: 'known',
        isNew: at === 0,
      })),
    )
    const candidates = [
      { externalId: 'a', name: 'Ánh', phones: ['0901234567'], channelId, infoJson: '{"a":1}', cvPath: 'x/cv.pdf' },
      { externalId: 'b', name: 'Bảo', emails: ['b@example.vn'], channelId: null },
    ]
    const { data } = await execute(collect, { rest, viewer, variables: { input: { source: 'Kiosk', candidates } } })
    expect(data.submitInboundCandidates.results).toEqual([
      {
        externalId: 'a',
        inboundCandidateId: idOf('InboundCandidate', 200),
        status: 'EXISTING',
        remark: 'known',
        isNew: true,
      },
      {
        externalId: 'b',
        inboundCandidateId: idOf('InboundCandidate', 201),
        status: 'EXISTING',
        remark: 'known',
        isNew: false,
      },
    ])
    expect(rest.calls[0]!.body).toEqual({
      source: 'Kiosk',
      candidates: [
        {
          externalId: 'a',
          name: 'Ánh',
          phones: ['0901234567'],
          emails: [],
          recChannelId: uuid(50),
          info: '{"a":1}',
          cvPath: 'x/cv.pdf',
        },
        { externalId: 'b', name: 'Bảo', phones: [], emails: ['b@example.vn'] },
      ],
    })
  })

  test('says which candidate names a wrong channel', async () => {
    const answer = await execute(collect, {
      rest: services(),
      viewer,
      variables: { input: { source: 'Kiosk', candidates: [{ externalId: 'a', name: 'Ánh', channelId: uuid(50) }] } },
    })
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      errors: [{ extensions: { fields: { 'candidates.0.channelId': ['is not a valid id'] } } }],
    })
  })
})

describe('watching', () => {
  const document = 'subscription { inboundCandidatesChanged { at candidateId } }'
  const at = '2025-03-01T00:01:00.000Z'

  test('reports changes of this list only, with the candidate that changed', async () => {
    const live = fakeLive()
    const stream = await watch(document, { rest: services(), live, viewer })
    expect(live.watched).toEqual([{ companyId, type: 'list.changed', subjectId: companyId }])
    expect((await stream.next()).value.data.inboundCandidatesChanged.candidateId).toBeNull()
    live.emit({ type: 'list.changed', subjectId: companyId, at, data: { list: 'CANDIDATES', rowId: uuid(1) } })
    live.emit({
      type: 'list.changed',
      subjectId: companyId,
      at,
      data: { list: 'COLLECTED_CANDIDATES', rowId: uuid(100) },
    })
    expect((await stream.next()).value.data.inboundCandidatesChanged).toEqual({ at, candidateId: id })
  })

  test('without an event stream the newest rows are polled, and the answer names the list', async () => {
    const live = fakeLive()
    const rest = services()
    const stream = await watch(document, { rest, live, viewer })
    await stream.next()
    const [poll] = live.polls
    expect([await poll!(), await poll!()]).toEqual([{ list: 'COLLECTED_CANDIDATES' }, null])
    rest.on(collectedCandidateList, () => pageOf([]))
    expect(await poll!()).toEqual({ list: 'COLLECTED_CANDIDATES' })
  })
})

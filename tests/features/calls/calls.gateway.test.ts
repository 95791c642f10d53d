import { describe, expect, test } from 'vitest'
import {
  callByIds,
  callList,
  callMonitor,
  callNote,
  callOngoing,
  callReport,
  callStart,
  phonenetReadyUser,
  phonenetRecordingUrl,
  phonenetUpdateUserStatus,
  phonenetUserReady,
} from '../../../services/features/calls/contract.ts'
import { candidateActivities } from '../../../services/features/candidateNotes/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { call, ended } from './callRecords.ts'

const caller = viewerWith('Phonenet:CallCandidate', 'Candidate:ListCandidate')
const supervisor = viewerWith('Phonenet:GetURLRecording')
const reader = viewerWith('Candidate:ListCandidate', 'Candidate:ReadCandidate')
const notFound = () => {
  throw new RequestError('NOT_FOUND', 'Not found')
}

describe('the list of candidates', () => {
  const document = '{ candidates { nodes { name ongoingCalls { phase startedAt user { fullName } } } } }'
  const rest = () => services([row(1), row(2)]).on(candidateList, () => pageOf([row(1), row(2)], 2))

  test('shows who is being called with one more REST call, however many rows there are', async () => {
    const calls = rest().on(callOngoing, () => [
      call(2, { phase: 'talking' }),
      call(2, { id: uuid(300), userName: 'mai' }),
    ])
    const { data, errors } = await execute(document, { rest: calls, viewer: reader })
    expect(errors).toEqual([])
    expect(data.candidates.nodes).toEqual([
      { name: 'Candidate 1', ongoingCalls: [] },
      {
        name: 'Candidate 2',
        ongoingCalls: [
          { phase: 'TALKING', startedAt: call(2).startedAt, user: { fullName: 'Full sato' } },
          { phase: 'CALLING', startedAt: call(2).startedAt, user: { fullName: 'Full mai' } },
        ],
      },
    ])
    expect(calls.counts()).toEqual({ candidateList: 1, callOngoing: 1, usersByUserNames: 1 })
    expect(calls.calls[1]!.body).toEqual({ candidateIds: [uuid(1), uuid(2)] })
  })

  test('is still shown when the services cannot return the calls', async () => {
    const { data, errors } = await execute(document, { rest: rest().on(callOngoing, notFound), viewer: reader })
    expect([errors, data.candidates.nodes.map(({ ongoingCalls }: any) => ongoingCalls)]).toEqual([[], [[], []]])
    const down = rest().on(callOngoing, () => {
      throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
    })
    const broken = await execute(document, { rest: down, viewer: reader })
    expect([broken.code, broken.data.candidates.nodes]).toEqual([
      'UPSTREAM_UNAVAILABLE',
      [
        { name: 'Candidate 1', ongoingCalls: null },
        { name: 'Candidate 2', ongoingCalls: null },
      ],
    ])
  })
})

describe('the log', () => {
  const fields = `id databaseId candidate { id name } verificationCandidate { id } name phone number user { fullName } phase result outcome note startedAt ringingAt answeredAt endedAt
    durationSeconds hasRecording isOwn`

  test('shows a complete page with one call for the calls and one for each kind of name', async () => {
    const rest = services([row(1)])
      .on(callOngoing, () => [])
      .on(callList, () =>
        pageOf(
          [
            ended(1, { outcome: 'notInterested', note: 'Later', hasRecording: true }),
            call(2, { candidateId: null, verificationCandidateId: uuid(9), userName: 'recruiter' }),
            ended(3, { answeredAt: null, result: 'busy' }),
          ],
          3,
        ),
      )
    const { data, errors } = await execute(`{ calls(first: 10) { totalCount nodes { ${fields} } } }`, {
      rest,
      viewer: caller,
    })
    expect(errors).toEqual([])
    expect(data.calls.nodes[0]).toMatchObject({
      id: idOf('Call', 201),
      candidate: { id: candidateId(1), name: 'Candidate 1' },
      user: { fullName: 'Full sato' },
      phase: 'ENDED',
      result: 'ANSWERED',
      outcome: 'NOT_INTERESTED',
      note: 'Later',
      durationSeconds: 83,
      hasRecording: true,
      isOwn: false,
    })
    expect(data.calls.nodes[1]).toMatchObject({
      candidate: null,
      verificationCandidate: { id: idOf('VerificationCandidate', 9) },
      durationSeconds: null,
      result: null,
      isOwn: true,
    })
    expect(data.calls.nodes[2]).toMatchObject({ result: 'BUSY', durationSeconds: null })
    expect(rest.counts()).toEqual({ callList: 1, candidateByIds: 1, usersByUserNames: 1 })
  })

  test('sends its filters under the names of the wire format', async () => {
    const rest = services().on(callList, () => pageOf([]))
    const filter = {
      candidateId: candidateId(1),
      userNames: ['sato'],
      results: ['BUSY', 'UNAVAILABLE'],
      startedAt: { from: '2026-03-01T00:00:00Z', to: '2026-03-02T00:00:00Z' },
    }
    await execute('query ($filter: CallFilter) { calls(filter: $filter, first: 20, page: 3) { nodes { result } } }', {
      rest,
      viewer: caller,
      variables: { filter },
    })
    expect(rest.calls[0]!.body).toEqual({
      pageIndex: 2,
      pageSize: 20,
      total: false,
      candidateId: uuid(1),
      userNames: ['sato'],
      results: ['busy', 'unavailable'],
      from: '2026-03-01T07:00:00.000',
      to: '2026-03-02T07:00:00.000',
    })
  })

  test("of one candidate contains only that candidate's calls", async () => {
    const rest = services([row(1)]).on(callList, () => pageOf([ended(1)]))
    const { data } = await execute(`{ candidate(databaseId: "${uuid(1)}") { calls(first: 5) { nodes { result } } } }`, {
      rest,
      viewer: caller,
    })
    expect(data.candidate.calls.nodes).toEqual([{ result: 'ANSWERED' }])
    expect(rest.calls.at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 5, total: false, candidateId: uuid(1) })
  })

  test('and the ongoing calls require a permission', async () => {
    const rest = services([row(1)])
    for (const [document, viewer] of [
      ['{ calls { totalCount } }', reader],
      ['{ ongoingCalls { id } }', caller],
      ['{ phoneReady { isReady } }', supervisor],
      ['{ phoneExtension { ext } }', supervisor],
    ] as const) {
      expect([document, (await execute(document, { rest, viewer })).code]).toEqual([document, 'FORBIDDEN'])
    }
    expect(rest.calls).toEqual([])
    const all = await execute('{ ongoingCalls { phase candidate { name } } }', {
      rest: rest.on(callMonitor, () => [call(1)]),
      viewer: supervisor,
    })
    // A viewer who may not read candidates gets no candidate, only what the call itself contains.
    expect(all.data.ongoingCalls).toEqual([{ phase: 'CALLING', candidate: null }])
  })
})

describe('a recording', () => {
  const document = `query ($id: ID!) { node(id: $id) { ... on Call { recording { downloadUrl contentType } } } }`
  const variables = { id: idOf('Call', 201) }
  const url = `/media/file?${new URLSearchParams({ filePath: 'a/b c.wav' })}`
  const ask = async (hasRecording: boolean, viewer = supervisor, address = url) => {
    const rest = services()
      .on(callByIds, () => [ended(1, { hasRecording })])
      .on(phonenetRecordingUrl, () => ({ url: address }))
    const { data } = await execute(document, { rest, viewer, variables })
    return [data.node.recording, rest.counts().phonenetRecordingUrl ?? 0]
  }

  test('is fetched from the file service by users who may hear it', async () => {
    const recording = { downloadUrl: '/download/mediaFile?filePath=a%2Fb+c.wav', contentType: 'audio/wav' }
    expect(await ask(true)).toEqual([recording, 1])
    expect(await ask(false)).toEqual([null, 0])
    expect(await ask(true, caller)).toEqual([null, 0])
    expect(await ask(true, supervisor, 'https://elsewhere.example/media/file?filePath=x')).toEqual([null, 1])
  })

  test('is not read for each row of a list', async () => {
    const rest = services()
      .on(callList, () => pageOf(Array.from({ length: 12 }, (_, at) => ended(at + 1, { hasRecording: true }))))
      .on(phonenetRecordingUrl, () => ({ url }))
    expect(
      (await execute('{ calls { nodes { recording { downloadUrl contentType } } } }', { rest, viewer: supervisor }))
        .code,
    ).toBe('LIMIT_EXCEEDED')
  })
})

test('the timeline shows the call with its outcome', async () => {
  const entry = (more: object) => ({
    id: uuid(400),
    candidateId: uuid(1),
    userName: 'sato',
    date: '2026-03-02T01:00:00.000Z',
    subject: '0901234567',
    kind: 'called' as const,
    ...more,
  })
  const rest = services([row(1)])
    .on(callByIds, ({ body }) => [ended(1), ended(2)].filter(({ id }) => body!.ids.includes(id)))
    .on(candidateActivities, () =>
      pageOf(
        [
          entry({ callId: uuid(201) }),
          entry({ callId: uuid(202) }),
          entry({ kind: 'created' }),
          entry({ callId: null }),
        ],
        4,
      ),
    )
  const { data, errors } = await execute(
    `{ candidate(databaseId: "${uuid(1)}") { timeline { nodes { kind subject call { result } } } } }`,
    { rest, viewer: reader },
  )
  expect(errors).toEqual([])
  expect(data.candidate.timeline.nodes.map(({ call: one }: any) => one)).toEqual([
    { result: 'ANSWERED' },
    { result: 'ANSWERED' },
    null,
    null,
  ])
  expect(rest.counts()).toEqual({ candidateByIds: 1, candidateActivities: 1, callByIds: 1 })
})

describe('the phone', () => {
  const extension = `{ phoneExtension { id ext password server realm iceServers { urls username credential } } }`
  const own = { id: uuid(8), ext: '2001', extPassword: 'secret' }

  test("is the viewer's own; null without one", async () => {
    const full = {
      ...own,
      server: 'wss://pbx.example',
      realm: 'example',
      iceServers: [{ urls: 'stun:a' }, { urls: ['turn:b', 'turns:b'], username: 'u', credential: 'c' }],
    }
    expect(
      (await execute(extension, { rest: services().on(phonenetReadyUser, () => full), viewer: caller })).data
        .phoneExtension,
    ).toEqual({
      id: idOf('PhoneExtension', 8),
      ext: '2001',
      password: 'secret',
      server: 'wss://pbx.example',
      realm: 'example',
      iceServers: [
        { urls: ['stun:a'], username: null, credential: null },
        { urls: ['turn:b', 'turns:b'], username: 'u', credential: 'c' },
      ],
    })
    expect(
      (await execute(extension, { rest: services().on(phonenetReadyUser, () => own), viewer: caller })).data
        .phoneExtension,
    ).toMatchObject({ server: null, realm: null, iceServers: [] })
    expect(
      (await execute(extension, { rest: services().on(phonenetReadyUser, notFound), viewer: caller })).data
        .phoneExtension,
    ).toBeNull()
  })

  test('is ready, or reports which call is in the way', async () => {
    const rest = services()
      .on(phonenetUserReady, () => ({ isReady: false, callId: uuid(201) }))
      .on(callByIds, () => [call(1)])
    expect(
      (await execute('{ phoneReady { isReady call { phase } } }', { rest, viewer: caller })).data.phoneReady,
    ).toEqual({ isReady: false, call: { phase: 'CALLING' } })
    // The answer in the specification contains no call.
    expect(
      (
        await execute('{ phoneReady { isReady call { phase } } }', {
          rest: rest.on(phonenetUserReady, () => ({ isReady: true })),
          viewer: caller,
        })
      ).data.phoneReady,
    ).toEqual({ isReady: true, call: null })
  })

  test('is reset to ready by its id', async () => {
    const rest = services().on(phonenetUpdateUserStatus, () => ({ isReady: true }))
    const reset = (extensionId: string) =>
      execute('mutation ($input: ResetPhoneInput!) { resetPhone(input: $input) { phoneReady { isReady } } }', {
        rest,
        viewer: caller,
        variables: { input: { extensionId } },
      })
    expect((await reset(idOf('PhoneExtension', 8))).data.resetPhone.phoneReady).toEqual({ isReady: true })
    expect(rest.calls[0]!.query).toEqual({ id: uuid(8) })
    expect((await reset('x')).code).toBe('BAD_INPUT')
  })
})

describe("a viewer's own call", () => {
  const rest = () =>
    services()
      .on(callStart, () => call(1))
      .on(callReport, () => call(1, { phase: 'ringing' }))
      .on(callNote, () => ended(1, { outcome: 'callBack' }))
  const documents = {
    startCall: 'mutation ($input: StartCallInput!) { startCall(input: $input) { call { id phase } } }',
    updateCallState: 'mutation ($input: UpdateCallStateInput!) { updateCallState(input: $input) { call { phase } } }',
    addCallNote: 'mutation ($input: AddCallNoteInput!) { addCallNote(input: $input) { call { outcome } } }',
  }
  const send = async (name: keyof typeof documents, input: object) => {
    const calls = rest()
    const answer = await execute(documents[name], { rest: calls, viewer: caller, variables: { input } })
    return { ...answer, sent: calls.calls[0] }
  }
  const id = idOf('Call', 201)

  test('begins with a candidate, or with a row of a folder', async () => {
    const started = await send('startCall', { candidateId: candidateId(1), phone: '0901 234 567' })
    expect(started).toMatchObject({
      data: { startCall: { call: { id, phase: 'CALLING' } } },
      sent: { body: { candidateId: uuid(1), phone: '0901 234 567' } },
    })
    expect(
      (await send('startCall', { verificationCandidateId: idOf('VerificationCandidate', 9), phone: '1' })).sent!.body,
    ).toEqual({ verificationCandidateId: uuid(9), phone: '1' })
    expect(await send('startCall', { candidateId: idOf('Job', 9), phone: '1' })).toMatchObject({
      code: 'BAD_INPUT',
      sent: undefined,
    })
  })

  test('reports its phases, and a second call is refused as busy', async () => {
    expect((await send('updateCallState', { id, phase: 'RINGING', sessionId: 'sip' })).sent).toMatchObject({
      params: { id: uuid(201) },
      body: { phase: 'ringing', sessionId: 'sip' },
    })
    expect((await send('updateCallState', { id, phase: 'ENDED', result: 'UNAVAILABLE' })).sent!.body).toEqual({
      phase: 'ended',
      result: 'unavailable',
    })
    const busy = services().on(callStart, () => {
      throw new RequestError('BAD_INPUT', 'Another call of yours goes on', { status: 400, errorCode: 'CALL_BUSY' })
    })
    expect(
      await execute(documents.startCall, {
        rest: busy,
        viewer: caller,
        variables: { input: { candidateId: candidateId(1), phone: '1' } },
      }),
    ).toMatchObject({ errors: [{ extensions: { errorCode: 'CALL_BUSY' } }] })
  })

  test('gets a note; an omitted field is unchanged, null removes it', async () => {
    expect((await send('addCallNote', { id, outcome: 'CALL_BACK' })).sent!.body).toEqual({ outcome: 'callBack' })
    expect((await send('addCallNote', { id, outcome: null, note: null })).sent!.body).toEqual({
      outcome: null,
      note: null,
    })
    expect((await send('addCallNote', { id: idOf('Candidate', 1), note: 'x' })).code).toBe('BAD_INPUT')
  })

  test.each(Object.keys(documents) as (keyof typeof documents)[])(
    '%s requires the permission to call',
    async (name) => {
      const calls = rest()
      const input = { startCall: { phone: '1' }, updateCallState: { id, phase: 'RINGING' }, addCallNote: { id } }[name]
      expect((await execute(documents[name], { rest: calls, viewer: supervisor, variables: { input } })).code).toBe(
        'FORBIDDEN',
      )
      expect(calls.calls).toEqual([])
    },
  )
})

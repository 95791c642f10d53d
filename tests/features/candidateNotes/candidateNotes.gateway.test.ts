import type { GraphQLEnumType } from 'graphql'
import { describe, expect, test } from 'vitest'
import { encodeId, innerKey } from '../../../gateway/core/graph/ids.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  activityKinds,
  candidateActivities,
  candidateLogs,
  candidateNoteDelete,
  candidateNoteList,
  candidateNoteShares,
  candidateUpdateNotes,
  type CandidateNote,
} from '../../../services/features/candidateNotes/contract.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { schema } from '../../../gateway/schema.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'
import { candidateId, row, services } from '../candidates/candidateRecords.ts'

const reader = viewerWith('Candidate:ReadCandidate', 'Candidate:AddNote')
const note = (number: number, given: Partial<CandidateNote> = {}): CandidateNote => ({
  id: uuid(number),
  candidateId: uuid(1),
  notes: `Note ${number}`,
  candidateNoteShares: ['lan.pt'],
  createdBy: 'recruiter',
  createdDate: '2026-11-01T00:00:00.000Z',
  updatedDate: '2026-11-02T00:00:00.000Z',
  canEdit: true,
  ...given,
})
const noteId = (number: number) => encodeId('CandidateNote', innerKey(uuid(1), uuid(number)))
const one = (selection: string) => `{ candidate(databaseId: "${uuid(1)}") { ${selection} } }`

test('notes of a candidate are paged, with authors and readers in one call', async () => {
  const rest = services([row(1)]).on(candidateNoteList, () =>
    pageOf([note(201), note(202, { createdBy: 'sato', candidateNoteShares: [], canEdit: false })], 2),
  )
  const { data } = await execute(
    one(
      'notes(first: 5) { totalCount nodes { id databaseId text author { fullName } sharedUsers { fullName } createdAt updatedAt canEdit } }',
    ),
    { rest, viewer: reader },
  )
  expect(data.candidate.notes).toEqual({
    totalCount: 2,
    nodes: [
      {
        id: noteId(201),
        databaseId: uuid(201),
        text: 'Note 201',
        author: { fullName: 'Full recruiter' },
        sharedUsers: [{ fullName: 'Full lan.pt' }],
        createdAt: '2026-11-01T00:00:00.000Z',
        updatedAt: '2026-11-02T00:00:00.000Z',
        canEdit: true,
      },
      expect.objectContaining({ text: 'Note 202', author: { fullName: 'Full sato' }, sharedUsers: [], canEdit: false }),
    ],
  })
  expect(rest.counts()).toEqual({ candidateByIds: 1, candidateNoteList: 1, usersByUserNames: 1 })
  expect(rest.calls[1]!.body).toEqual({ pageIndex: 0, pageSize: 5, candidateId: uuid(1) })
})

describe('a note by its id', () => {
  const node = (id: string) => `{ node(id: "${id}") { ... on CandidateNote { text } } }`

  test('is found on any page of its candidate', async () => {
    const rest = services().on(candidateNoteList, ({ body }) => ({
      ...pageOf([note(body!.pageIndex === 1 ? 202 : 201)], 130),
      pageIndex: body!.pageIndex,
    }))
    expect((await execute(node(noteId(202)), { rest, viewer: reader })).data.node).toEqual({ text: 'Note 202' })
    expect(rest.calls.map(({ body }) => body.pageIndex)).toEqual([0, 1])
  })

  test('is null if the note or its candidate does not exist', async () => {
    const rest = services().on(candidateNoteList, () => pageOf([note(201)]))
    expect((await execute(node(noteId(209)), { rest, viewer: reader })).data.node).toBeNull()
    rest.on(candidateNoteList, () => {
      throw new RequestError('NOT_FOUND', 'no such candidate')
    })
    expect(await execute(node(noteId(201)), { rest, viewer: reader })).toMatchObject({
      data: { node: null },
      errors: [],
    })
  })

  test('requires the permission to read notes, and an invalid key finds nothing', async () => {
    const rest = services()
    expect(
      (await execute(node(noteId(201)), { rest, viewer: viewerWith('Candidate:ListCandidate') })).errors[0]!.extensions,
    ).toMatchObject({ code: 'FORBIDDEN', requires: ['Candidate:ReadCandidate', 'Candidate:AddNote', 'DPS:ListDPS'] })
    expect((await execute(node(encodeId('CandidateNote', 'x.y')), { rest, viewer: reader })).data.node).toBeNull()
    expect(rest.calls).toEqual([])
  })
})

test('the defaults of a new note are read only for single candidates', async () => {
  const rest = services([row(1)]).on(candidateNoteShares, () => [{ userName: 'lan.pt', fullName: 'Lan' }])
  expect((await execute(one('noteShares { userName }'), { rest, viewer: reader })).data.candidate.noteShares).toEqual([
    { userName: 'lan.pt' },
  ])
  expect(
    (await execute(one('noteShares { userName }'), { rest, viewer: viewerWith('Candidate:ListCandidate') })).data
      .candidate.noteShares,
  ).toEqual([])
  expect(rest.counts()).toMatchObject({ candidateNoteShares: 1 })
  rest.on(candidateList, () => pageOf(Array.from({ length: 20 }, (_, number) => row(number + 1))))
  const list = await execute('{ candidates { nodes { noteShares { userName } } } }', {
    rest,
    viewer: viewerWith('Candidate:ListCandidate', 'Candidate:AddNote'),
  })
  expect(list.code).toBe('LIMIT_EXCEEDED')
})

describe('writing', () => {
  const save =
    'mutation ($input: SaveCandidateNoteInput!) { saveCandidateNote(input: $input) { note { id text } candidate { name } } }'

  test('adds and changes a note', async () => {
    const rest = services([row(1)]).on(candidateUpdateNotes, ({ body }) => note(201, { notes: body!.notes as string }))
    const input = { candidateId: candidateId(1), text: 'Good', sharedUserIds: [encodeId('User', 'lan.pt')] }
    const { data } = await execute(save, { rest, viewer: reader, variables: { input } })
    expect(data.saveCandidateNote).toEqual({
      note: { id: noteId(201), text: 'Good' },
      candidate: { name: 'Candidate 1' },
    })
    await execute(save, { rest, viewer: reader, variables: { input: { ...input, noteId: noteId(201) } } })
    const [made, changed] = rest.callsOf('candidateUpdateNotes')
    expect(made!.body).toEqual({ id: uuid(1), notes: 'Good', candidateNoteShares: ['lan.pt'] })
    expect(changed).toMatchObject({
      body: { noteId: uuid(201) },
      fieldNames: { notes: 'text', candidateNoteShares: 'sharedUserIds' },
    })
    const wrong = await execute(save, {
      rest,
      viewer: reader,
      variables: { input: { ...input, noteId: candidateId(1) } },
    })
    expect(wrong.errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { noteId: ['is not a valid id'] } })
  })

  test('deletes a note', async () => {
    const rest = services().on(candidateNoteDelete, () => ({ status: 'OK' }))
    const remove =
      'mutation ($input: DeleteCandidateNoteInput!) { deleteCandidateNote(input: $input) { deletedCandidateNoteId } }'
    expect(
      (await execute(remove, { rest, viewer: reader, variables: { input: { id: noteId(201) } } })).data
        .deleteCandidateNote,
    ).toEqual({ deletedCandidateNoteId: noteId(201) })
    expect(rest.calls[0]!.params).toEqual({ id: uuid(201) })
    expect(
      (
        await execute(remove, {
          rest,
          viewer: viewerWith('Candidate:ReadCandidate'),
          variables: { input: { id: noteId(201) } },
        })
      ).errors[0]!.extensions.requires,
    ).toEqual(['Candidate:AddNote'])
  })
})

describe('timeline', () => {
  const timeline = one(
    'timeline(first: 5) { nodes { id kind user { userName } at subject changes { field before after } } }',
  )
  const activity = {
    id: uuid(301),
    candidateId: uuid(1),
    kind: 'addedToFolder' as const,
    userName: 'sato',
    date: '2026-11-01T00:00:00.000Z',
    subject: 'Seniors',
  }
  const both = () =>
    services([row(1)])
      .on(candidateActivities, () => pageOf([activity]))
      .on(candidateLogs, () =>
        pageOf([{ ...activity, kind: 'updated' as const, changes: [{ field: 'name', before: null, after: 'Ánh' }] }]),
      )

  test('shows activities to readers', async () => {
    const rest = both()
    const { data } = await execute(timeline, { rest, viewer: reader })
    expect(data.candidate.timeline.nodes).toEqual([
      {
        id: idOf('CandidateEvent', 301),
        kind: 'ADDED_TO_FOLDER',
        user: { userName: 'sato' },
        at: '2026-11-01T00:00:00.000Z',
        subject: 'Seniors',
        changes: [],
      },
    ])
    expect(rest.counts()).toEqual({ candidateByIds: 1, candidateActivities: 1 })
    expect(rest.calls[1]!.query).toEqual({ pageIndex: 0, pageSize: 5, total: false, candidateId: uuid(1) })
  })

  test('shows changes to users who may read the log', async () => {
    const rest = both()
    const { data } = await execute(timeline, {
      rest,
      viewer: viewerWith('Candidate:ReadCandidate', 'Candidate:ListCandidateLog'),
    })
    expect(data.candidate.timeline.nodes).toEqual([
      expect.objectContaining({ kind: 'UPDATED', changes: [{ field: 'name', before: null, after: 'Ánh' }] }),
    ])
    expect(rest.counts()).toEqual({ candidateByIds: 1, candidateLogs: 1 })
  })

  test('is hidden from other users, who still see the candidate', async () => {
    const rest = both()
    const answer = await execute(one('name timeline { totalCount } notes { totalCount }'), {
      rest,
      viewer: viewerWith('Candidate:ListCandidate'),
    })
    expect(answer.data.candidate).toEqual({ name: 'Candidate 1', timeline: null, notes: null })
    expect(answer.errors.map(({ extensions }) => extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
    expect(rest.counts()).toEqual({ candidateByIds: 1 })
  })

  test("shows the services' own text for unknown activities", async () => {
    const event = { ...activity, kind: 'parked' as 'updated', subject: 'Lot 3' }
    const rest = services([row(1)]).on(candidateActivities, () => pageOf([event, activity]))
    const { data } = await execute(one('timeline { nodes { kind kindName subject } }'), { rest, viewer: reader })
    expect(data.candidate.timeline.nodes).toMatchObject([
      { kind: 'OTHER', kindName: 'parked', subject: 'Lot 3' },
      { kindName: null },
    ])
  })

  test('has a kind for every activity', () => {
    expect(
      (schema.getType('CandidateEventKind') as GraphQLEnumType)
        .getValues()
        .map(({ value }) => value as string)
        .sort(),
    ).toEqual([...activityKinds, 'other'].sort())
  })
})

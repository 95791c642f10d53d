import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/requestError.ts'
import {
  candidateViewCreate,
  candidateViewDelete,
  candidateViewGet,
  candidateViewList,
  candidateViewUpdate,
  type CandidateView,
} from '../../../services/features/candidateViews/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { services } from '../candidates/candidateRecords.ts'

const viewer = viewerWith('Candidate:ListCandidate')
const view = (number: number, given: Partial<CandidateView> = {}): CandidateView => ({
  id: uuid(number),
  name: `View ${number}`,
  query: 'status=new',
  userName: 'recruiter',
  isShared: false,
  updatedDate: '2026-11-01T00:00:00.000Z',
  ...given,
})
const id = idOf('CandidateView', 1)
const fields = { name: 'Java', query: 'skill=java', isShared: true }

test("the viewer's own views are one list", async () => {
  const rest = services().on(candidateViewList, () => [view(1), view(2)])
  const { data } = await execute('{ candidateViews { id name query owner { userName } isShared isOwn updatedAt } }', {
    rest,
    viewer,
  })
  expect(data.candidateViews[0]).toEqual({
    id,
    name: 'View 1',
    query: 'status=new',
    owner: { userName: 'recruiter' },
    isShared: false,
    isOwn: true,
    updatedAt: '2026-11-01T00:00:00.000Z',
  })
  expect(rest.counts()).toEqual({ candidateViewList: 1, usersByUserNames: 1 })
})

test('a shared one of a colleague is read by its ids; what is not there is null', async () => {
  const rest = services().on(candidateViewGet, ({ params }) => {
    if (params.id !== uuid(1)) throw new RequestError('NOT_FOUND', 'Not found')
    return view(1, { userName: 'sato', isShared: true })
  })
  const { data, errors } = await execute(
    `{ node(id: "${id}") { ... on CandidateView { isOwn ownerUserName } } here: candidateView(databaseId: "${uuid(1)}") { isShared } gone: candidateView(databaseId: "${uuid(2)}") { id } odd: candidateView(databaseId: "x") { id } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data).toEqual({
    node: { isOwn: false, ownerUserName: 'sato' },
    here: { isShared: true },
    gone: null,
    odd: null,
  })
  expect(rest.counts()).toEqual({ candidateViewGet: 2 })
})

test('a failure other than that is told', async () => {
  const rest = services().on(candidateViewGet, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
  })
  expect((await execute(`{ node(id: "${id}") { id } }`, { rest, viewer })).code).toBe('UPSTREAM_UNAVAILABLE')
})

test('a view is kept, changed and deleted', async () => {
  const rest = services()
    .on(candidateViewCreate, () => view(1))
    .on(candidateViewUpdate, () => view(1, { name: 'Java' }))
    .on(candidateViewDelete, () => ({ status: 'OK' }))
  const made = await execute(
    'mutation ($input: CreateCandidateViewInput!) { createCandidateView(input: $input) { candidateView { id } } }',
    { rest, viewer, variables: { input: fields } },
  )
  expect(made.data.createCandidateView.candidateView).toEqual({ id })
  const changed = await execute(
    'mutation ($input: UpdateCandidateViewInput!) { updateCandidateView(input: $input) { candidateView { name } } }',
    { rest, viewer, variables: { input: { id, ...fields } } },
  )
  expect(changed.data.updateCandidateView.candidateView).toEqual({ name: 'Java' })
  const remove =
    'mutation ($input: DeleteCandidateViewInput!) { deleteCandidateView(input: $input) { deletedCandidateViewId } }'
  expect((await execute(remove, { rest, viewer, variables: { input: { id } } })).data.deleteCandidateView).toEqual({
    deletedCandidateViewId: id,
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, fields],
    [{ id: uuid(1) }, fields],
    [{ id: uuid(1) }, undefined],
  ])
  expect((await execute(remove, { rest, viewer, variables: { input: { id: idOf('Candidate', 1) } } })).code).toBe(
    'BAD_INPUT',
  )
  rest.on(candidateViewCreate, () => {
    throw new RequestError('BAD_INPUT', 'used', { fields: { name: ['is used'] } })
  })
  const used = await execute(
    'mutation ($input: CreateCandidateViewInput!) { createCandidateView(input: $input) { candidateView { id } } }',
    { rest, viewer, variables: { input: fields } },
  )
  expect(used.errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { name: ['is used'] } })
})

test.each([
  '{ candidateViews { id } }',
  `{ candidateView(databaseId: "${uuid(1)}") { id } }`,
  `{ node(id: "${id}") { id } }`,
])('%s needs a key', async (document) => {
  const rest = fakeRest()
  const { code, errors } = await execute(document, { rest, viewer: viewerWith('Candidate:ReadCandidate') })
  expect([code, errors[0]!.extensions.requires, rest.calls]).toEqual([
    'FORBIDDEN',
    ['Candidate:ListCandidate', 'TalentManagement:TalentManagement'],
    [],
  ])
})

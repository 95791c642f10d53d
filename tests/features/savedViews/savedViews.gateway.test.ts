import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  savedViewCreate,
  savedViewDelete,
  savedViewGet,
  savedViewList,
  savedViewUpdate,
  type SavedView,
} from '../../../services/features/savedViews/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { services } from '../candidates/candidateRecords.ts'

const viewer = viewerWith()
const view = (number: number, given: Partial<SavedView> = {}): SavedView => ({
  id: uuid(number),
  list: 'rufs',
  name: `View ${number}`,
  query: 'status=new',
  userName: 'recruiter',
  isShared: false,
  updatedDate: '2026-11-01T00:00:00.000Z',
  ...given,
})
const id = idOf('SavedView', 1)
const fields = { name: 'Java', query: 'skill=java', isShared: true }

test("the viewer's views are one list", async () => {
  const rest = services().on(savedViewList, () => [view(1), view(2)])
  const { data } = await execute(
    '{ savedViews(list: "rufs") { id list name query owner { userName } isShared isOwn updatedAt } }',
    { rest, viewer },
  )
  expect(data.savedViews[0]).toEqual({
    id,
    list: 'rufs',
    name: 'View 1',
    query: 'status=new',
    owner: { userName: 'recruiter' },
    isShared: false,
    isOwn: true,
    updatedAt: '2026-11-01T00:00:00.000Z',
  })
  expect(rest.counts()).toEqual({ savedViewList: 1 })
})

test("a colleague's shared view is read by its ids; an unknown view is null", async () => {
  const rest = services().on(savedViewGet, ({ params }) => {
    if (params.id !== uuid(1)) throw new RequestError('NOT_FOUND', 'Not found')
    return view(1, { userName: 'sato', isShared: true })
  })
  const { data, errors } = await execute(
    `{ node(id: "${id}") { ... on SavedView { isOwn owner { userName } } } here: savedView(databaseId: "${uuid(1)}") { isShared } gone: savedView(databaseId: "${uuid(2)}") { id } odd: savedView(databaseId: "x") { id } }`,
    { rest, viewer },
  )
  expect(errors).toEqual([])
  expect(data).toEqual({
    node: { isOwn: false, owner: { userName: 'sato' } },
    here: { isShared: true },
    gone: null,
    odd: null,
  })
  expect(rest.counts()).toEqual({ savedViewGet: 2 })
})

test('other failures are reported', async () => {
  const rest = services().on(savedViewGet, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'down')
  })
  expect((await execute(`{ node(id: "${id}") { id } }`, { rest, viewer })).code).toBe('UPSTREAM_UNAVAILABLE')
})

test('a view is saved, changed and deleted', async () => {
  const rest = services()
    .on(savedViewCreate, () => view(1))
    .on(savedViewUpdate, () => view(1, { name: 'Java' }))
    .on(savedViewDelete, () => ({ status: 'OK' }))
  const made = await execute(
    'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }',
    { rest, viewer, variables: { input: { list: 'rufs', ...fields } } },
  )
  expect(made.data.createSavedView.savedView).toEqual({ id })
  const changed = await execute(
    'mutation ($input: UpdateSavedViewInput!) { updateSavedView(input: $input) { savedView { name } } }',
    { rest, viewer, variables: { input: { id, ...fields } } },
  )
  expect(changed.data.updateSavedView.savedView).toEqual({ name: 'Java' })
  const remove = 'mutation ($input: DeleteSavedViewInput!) { deleteSavedView(input: $input) { deletedSavedViewId } }'
  expect((await execute(remove, { rest, viewer, variables: { input: { id } } })).data.deleteSavedView).toEqual({
    deletedSavedViewId: id,
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { list: 'rufs', ...fields }],
    [{ id: uuid(1) }, fields],
    [{ id: uuid(1) }, undefined],
  ])
  expect((await execute(remove, { rest, viewer, variables: { input: { id: idOf('Candidate', 1) } } })).code).toBe(
    'BAD_INPUT',
  )
  rest.on(savedViewCreate, () => {
    throw new RequestError('BAD_INPUT', 'used', { fields: { name: ['is used'] } })
  })
  const used = await execute(
    'mutation ($input: CreateSavedViewInput!) { createSavedView(input: $input) { savedView { id } } }',
    { rest, viewer, variables: { input: { list: 'rufs', ...fields } } },
  )
  expect(used.errors[0]!.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { name: ['is used'] } })
})

test.each([
  '{ savedViews(list: "rufs") { id } }',
  `{ savedView(databaseId: "${uuid(1)}") { id } }`,
  `{ node(id: "${id}") { id } }`,
])('%s requires a sign-in', async (document) => {
  const rest = fakeRest()
  const { code } = await execute(document, { rest, viewer: null })
  expect([code, rest.calls]).toEqual(['UNAUTHENTICATED', []])
})

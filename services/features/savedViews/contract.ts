import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment } from '../../core/contract/shapes.ts'

const base = { service: 'accounts', origin: 'ours', access: 'signedIn', place: 'ours' } as const
const byId = Type.Object({ id: Id })

const ListKey = Type.String({
  pattern: '^[a-z][A-Za-z0-9]{0,49}$',
  description: 'key of the list: `candidates`; the client names its lists',
})

/** Filters and order of a list that somebody keeps under a name. */
export const SavedView = Type.Object({
  id: Id,
  list: ListKey,
  name: Type.String(),
  query: Type.String({ description: "the list's address query without the leading ?" }),
  userName: Type.String({ description: 'whose it is' }),
  isShared: Type.Boolean({ description: 'colleagues who have its link may open it' }),
  updatedDate: Moment,
})
export type SavedView = Static<typeof SavedView>

const Fields = Type.Object({
  name: Type.String({ maxLength: 1000, description: 'not blank, at most 100 characters' }),
  query: Type.String({ maxLength: 8000 }),
  isShared: Type.Boolean({ default: false }),
})

export const savedViewList = operation({
  ...base,
  id: 'savedViewList',
  method: 'GET',
  path: '/SavedViews',
  effect: 'read',
  query: Type.Object({ list: ListKey }),
  answer: Type.Array(SavedView),
  doc: "The caller's own views of a list in name order, at most 200.",
})
export const savedViewGet = operation({
  ...base,
  id: 'savedViewGet',
  method: 'GET',
  path: '/SavedViews/{id}',
  effect: 'read',
  params: byId,
  answer: SavedView,
  doc: 'An own view, or a shared one of a colleague; 404 for every other.',
})
export const savedViewCreate = operation({
  ...base,
  id: 'savedViewCreate',
  method: 'POST',
  path: '/SavedViews',
  effect: 'write',
  idempotent: true,
  body: Type.Object({ list: ListKey, ...Fields.properties }),
  answer: SavedView,
  doc: 'Keeps filters and order under a name that the caller has not used for this list yet (errors.name when it is).',
})
export const savedViewUpdate = operation({
  ...base,
  id: 'savedViewUpdate',
  method: 'PUT',
  path: '/SavedViews/{id}',
  effect: 'write',
  idempotent: true,
  params: byId,
  body: Fields,
  answer: SavedView,
  doc: 'Changes an own view.',
})
export const savedViewDelete = operation({
  ...base,
  id: 'savedViewDelete',
  method: 'DELETE',
  path: '/SavedViews/{id}',
  effect: 'write',
  idempotent: true,
  params: byId,
  answer: Type.Object({ status: Type.String() }),
  doc: 'Deletes an own view.',
})

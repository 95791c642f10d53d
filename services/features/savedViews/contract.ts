import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Moment } from '../../core/contract/shapes.ts'

const base = { service: 'accounts', origin: 'ours', access: 'signedIn', place: 'ours' } as const
const byId = Type.Object({ id: Id })

const ListKey = Type.String({
  pattern: '^[a-z][A-Za-z0-9]{0,49}$',
  description: 'key of the list, such as `candidates`; the keys are defined by the client',
})

/** The filters and the order of a list that a user saved under a name. */
export const SavedView = Type.Object({
  id: Id,
  list: ListKey,
  name: Type.String(),
  query: Type.String({ description: "the query of the list's address, without the leading ?" }),
  userName: Type.String({ description: 'the user who owns it' }),
  isShared: Type.Boolean({ description: 'whether colleagues who have its link may open it' }),
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
  doc: "Returns the caller's saved views of a list in name order, at most 200.",
})
export const savedViewGet = operation({
  ...base,
  id: 'savedViewGet',
  method: 'GET',
  path: '/SavedViews/{id}',
  effect: 'read',
  params: byId,
  answer: SavedView,
  doc: 'Returns a view of the caller, or a shared view of a colleague. 404 for all others.',
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
  doc: 'Saves filters and order under a name that the caller has not used for this list yet. A name in use is reported in errors.name.',
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
  doc: 'Changes a saved view of the caller.',
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
  doc: 'Deletes a saved view of the caller.',
})

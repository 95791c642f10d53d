import * as contract from '../../../services/features/interviewRooms/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'

type Row = contract.InterviewRoom

/** All rooms come in one call: a company has dozens. */
export const InterviewRoom = node<Row>('InterviewRoom', {
  description: 'A room of the company in which interviews are held.',
  permission: contract.roomReaders,
  loader: loader<Row>({ read: (_ids, { rest }) => rest.call(contract.interviewRoomList), key: ({ id }) => id }),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the room, once in the company.' }),
    location: t.exposeString('location', { description: 'How people find it; empty: nobody has said.' }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'How many people find a seat.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Interviews may be planned in it.' }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
  }),
})

builder.queryField('interviewRooms', (t) =>
  t.field({
    type: [InterviewRoom],
    operation: contract.interviewRoomList,
    description: 'The rooms of the company in which interviews are held, by name.',
    resolve: (_root, _args, { rest }) => rest.call(contract.interviewRoomList),
  }),
)

mutation('saveInterviewRoom', {
  description: 'Makes a room, or changes one.',
  operation: contract.interviewRoomSave,
  input: (t) => ({
    id: t.id({ description: 'A room that is there (global id); left out: a new one.' }),
    name: t.string({ required: true, description: 'Name of the room, up to 100 characters.' }),
    location: t.string({ description: 'How people find it, up to 200 characters.' }),
    capacity: t.int({ description: 'How many people find a seat.' }),
    isActive: t.boolean({ required: true, description: 'Interviews may be planned in it.' }),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: (t: PayloadFields<{ room: Row }>) => ({
    room: t.field({ type: InterviewRoom, description: 'The room as it is now.', resolve: ({ room }) => room }),
  }),
  resolve: async ({ id, name, location, capacity, isActive, version }, { rest }) => ({
    room: await rest.call(contract.interviewRoomSave, {
      body: {
        ...(id && { id: idOf('InterviewRoom', id) }),
        name,
        location: location ?? '',
        capacity: capacity ?? null,
        isActive,
        ...(typeof version === 'number' && { version }),
      },
    }),
  }),
})

mutation('deleteInterviewRoom', {
  description: 'Deletes a room in which no interview is still to come.',
  operation: contract.interviewRoomDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The room (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedInterviewRoomId: t.exposeID('id', { description: 'The room that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    await rest.call(contract.interviewRoomDelete, { params: { id: idOf('InterviewRoom', id) } })
    return { id }
  },
})

import { meetingRoomsByLocation } from '../../../services/features/departments/contract.ts'
import {
  interviewRoomDelete,
  interviewRoomList,
  interviewRoomSave,
  roomReaders,
  type InterviewRoom as Row,
} from '../../../services/features/interviewRooms/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { listLoader } from '../../core/graph/listLoader.ts'
import { once } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { node } from '../../core/graph/node.ts'
import { orInstead } from '../../core/rest/instead.ts'
import { Location } from '../departments/department.ts'

/** All rooms come in one call: a company has dozens. Services without it tell the rooms of the locations. */
const ownRooms = once(({ rest }): Promise<readonly Row[]> =>
  orInstead<readonly Row[]>(
    rest,
    interviewRoomList,
    () => rest.call(interviewRoomList),
    async () =>
      (await rest.call(meetingRoomsByLocation)).map((room) => ({
        ...room,
        directions: '',
        isActive: true,
        version: 0,
      })),
  ),
)

export const InterviewRoom = node<Row>('InterviewRoom', {
  description: 'A room of the company in which interviews are held.',
  permission: roomReaders,
  loader: listLoader(ownRooms),
  databaseId: ({ id }) => id,
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the room, once at a location.' }),
    location: t.field({
      type: Location,
      nullable: true,
      mayFailAlone: true,
      description: 'Where it is; null: nobody has said.',
      resolve: ({ locationId }, _args, context) => Location.tryLoad(context, locationId),
    }),
    directions: t.exposeString('directions', { description: 'How people find it there; empty: nobody has said.' }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'How many people find a seat.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Interviews may be planned in it.' }),
    version: t.exposeInt('version', { description: 'Grows with each change.' }),
  }),
})

builder.queryField('interviewRooms', (t) =>
  t.field({
    type: [InterviewRoom],
    operation: interviewRoomList,
    description: 'The rooms of the company in which interviews are held, by name.',
    resolve: (_root, _args, context) => ownRooms(context),
  }),
)

builder.objectField(Location, 'rooms', (t) =>
  t.field({
    type: [InterviewRoom],
    operation: interviewRoomList,
    mayFailAlone: true,
    description: 'Rooms at the location in which interviews are held, in name order.',
    resolve: async ({ id }, _args, context) => (await ownRooms(context)).filter(({ locationId }) => locationId === id),
  }),
)

mutation('saveInterviewRoom', {
  description: 'Makes a room, or changes one.',
  operation: interviewRoomSave,
  input: (t) => ({
    id: t.id({ description: 'A room that is there (global id); left out: a new one.' }),
    name: t.string({ required: true, description: 'Name of the room, up to 100 characters.' }),
    locationId: t.id({ description: 'Where it is (global id).' }),
    directions: t.string({ description: 'How people find it there, up to 200 characters.' }),
    capacity: t.int({ description: 'How many people find a seat.' }),
    isActive: t.boolean({ required: true, description: 'Interviews may be planned in it.' }),
    version: t.int({ description: 'The version that was read; another one is refused as CONFLICT.' }),
  }),
  payload: (t: PayloadFields<{ room: Row }>) => ({
    room: t.field({ type: InterviewRoom, description: 'The room as it is now.', resolve: ({ room }) => room }),
  }),
  resolve: async ({ id, name, locationId, directions, capacity, isActive, version }, { rest }) => ({
    room: await rest.call(interviewRoomSave, {
      body: {
        ...(id && { id: idOf('InterviewRoom', id) }),
        name,
        locationId: locationId ? idOf('Location', locationId, 'locationId') : null,
        directions: directions ?? '',
        capacity: capacity ?? null,
        isActive,
        ...(typeof version === 'number' && { version }),
      },
    }),
  }),
})

mutation('deleteInterviewRoom', {
  description: 'Deletes a room in which no interview is still to come.',
  operation: interviewRoomDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The room (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedInterviewRoomId: t.exposeID('id', { description: 'The room that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    await rest.call(interviewRoomDelete, { params: { id: idOf('InterviewRoom', id) } })
    return { id }
  },
})

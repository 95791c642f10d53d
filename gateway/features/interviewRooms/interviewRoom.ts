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

/** All rooms come in one call: a company has dozens. Services without that call return the rooms of the locations. */
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
    name: t.exposeString('name', { description: 'The name of the room, unique at its location.' }),
    location: t.field({
      type: Location,
      nullable: true,
      mayFailAlone: true,
      description: 'The location of the room, or null if it is not specified.',
      resolve: ({ locationId }, _args, context) => Location.tryLoad(context, locationId),
    }),
    directions: t.exposeString('directions', {
      description: 'Directions to the room. Empty if they are not specified.',
    }),
    capacity: t.exposeInt('capacity', { nullable: true, description: 'The number of seats.' }),
    isActive: t.exposeBoolean('isActive', { description: 'Whether interviews can be planned in it.' }),
    version: t.exposeInt('version', { description: 'A number that grows with each change.' }),
  }),
})

builder.queryField('interviewRooms', (t) =>
  t.field({
    type: [InterviewRoom],
    operation: interviewRoomList,
    description: "The company's rooms for interviews, by name.",
    resolve: (_root, _args, context) => ownRooms(context),
  }),
)

builder.objectField(Location, 'rooms', (t) =>
  t.field({
    type: [InterviewRoom],
    operation: interviewRoomList,
    mayFailAlone: true,
    description: 'Rooms for interviews at the location, in name order.',
    resolve: async ({ id }, _args, context) => (await ownRooms(context)).filter(({ locationId }) => locationId === id),
  }),
)

mutation('saveInterviewRoom', {
  description: 'Adds a room, or changes one.',
  operation: interviewRoomSave,
  input: (t) => ({
    id: t.id({ description: 'The room to change (global id). Omit it to add a new one.' }),
    name: t.string({ required: true, description: 'The name of the room, at most 100 characters.' }),
    locationId: t.id({ description: 'The location of the room (global id).' }),
    directions: t.string({ description: 'Directions to the room, at most 200 characters.' }),
    capacity: t.int({ description: 'The number of seats.' }),
    isActive: t.boolean({ required: true, description: 'Whether interviews can be planned in it.' }),
    version: t.int({ description: 'The version that was read. If it is outdated, the change is refused as CONFLICT.' }),
  }),
  payload: (t: PayloadFields<{ room: Row }>) => ({
    room: t.field({ type: InterviewRoom, description: 'The room after the change.', resolve: ({ room }) => room }),
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
  description: 'Deletes a room that has no upcoming interviews.',
  operation: interviewRoomDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The room (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedInterviewRoomId: t.exposeID('id', { description: 'The deleted room (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    await rest.call(interviewRoomDelete, { params: { id: idOf('InterviewRoom', id) } })
    return { id }
  },
})

import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'ours' } as const
/** Who sees the rooms. */
export const roomReaders = [
  'InterviewSetting:ListInterviewSetting',
  'JobRequest:InterviewManage',
  'JobRequest:ReadJobRequest',
] as const

export const roomLimits = { name: 100, directions: 200, capacity: 10_000 } as const

export const InterviewRoom = Type.Object({
  id: Id,
  name: Type.String(),
  locationId: Nullable(Id),
  directions: Type.String({ description: 'how people find it there' }),
  capacity: Nullable(Type.Integer({ description: 'people who find a seat; null: nobody has said' })),
  isActive: Type.Boolean({ description: 'interviews may be planned in it' }),
  version: Type.Integer({ description: 'grows with each change; a change names the one that it saw' }),
})
export type InterviewRoom = Static<typeof InterviewRoom>

export const interviewRoomList = operation({
  ...base,
  id: 'interviewRoomList',
  method: 'GET',
  path: '/Interviews/rooms',
  access: roomReaders,
  effect: 'read',
  answer: Type.Array(InterviewRoom),
  doc: 'The rooms of the company in which interviews are held, by name.',
})

export const interviewRoomSave = operation({
  ...base,
  id: 'interviewRoomSave',
  method: 'POST',
  path: '/Interviews/rooms',
  access: 'InterviewSetting:AddUpdateInterviewSetting',
  effect: 'write',
  idempotent: true,
  body: Type.Object({
    id: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'a room that is there; left out: a new one' })),
    ),
    name: Type.String({ maxLength: roomLimits.name }),
    locationId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'where it is; null or left out: nobody has said' })),
    ),
    directions: Type.Optional(Type.String({ maxLength: roomLimits.directions })),
    capacity: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: roomLimits.capacity }))),
    isActive: Type.Optional(Type.Boolean({ description: 'default true' })),
    version: Type.Optional(Type.Integer({ description: 'as it was read; another one is refused with errorCode 599' })),
  }),
  answer: InterviewRoom,
  doc: 'Makes a room, or changes one. A name is there once at a location, whatever its capitals.',
})

export const interviewRoomDelete = operation({
  ...base,
  id: 'interviewRoomDelete',
  method: 'DELETE',
  path: '/Interviews/rooms/{id}',
  access: 'InterviewSetting:DeleteInterviewSetting',
  effect: 'write',
  idempotent: true,
  params: Type.Object({ id: Id }),
  answer: Type.Boolean(),
  doc: 'Deletes a room in which no interview is still to come; refused with ROOM_IN_USE otherwise.',
})

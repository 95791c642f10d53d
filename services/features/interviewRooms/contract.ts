import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, Nullable } from '../../core/contract/shapes.ts'

const base = { service: 'jobs', origin: 'ours', place: 'ours' } as const
/** The permission keys that let a user see the rooms. */
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
  directions: Type.String({ description: 'how to find the room' }),
  capacity: Nullable(Type.Integer({ description: 'the number of seats; null: unknown' })),
  isActive: Type.Boolean({ description: 'whether interviews may be planned in it' }),
  version: Type.Integer({
    description: 'increases with each change; a change must name the version that it is based on',
  }),
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
  doc: 'Returns the interview rooms of the company, in name order.',
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
      Nullable(Type.String({ format: 'uuid', description: 'an existing room; omit it to create a new one' })),
    ),
    name: Type.String({ maxLength: roomLimits.name }),
    locationId: Type.Optional(
      Nullable(Type.String({ format: 'uuid', description: 'the location of the room; null or omitted: unknown' })),
    ),
    directions: Type.Optional(Type.String({ maxLength: roomLimits.directions })),
    capacity: Type.Optional(Nullable(Type.Integer({ minimum: 1, maximum: roomLimits.capacity }))),
    isActive: Type.Optional(Type.Boolean({ description: 'default true' })),
    version: Type.Optional(
      Type.Integer({ description: 'the version that was read; any other is refused with errorCode 599' }),
    ),
  }),
  answer: InterviewRoom,
  doc: 'Creates a room, or changes one. Names are unique within a location, regardless of case.',
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
  doc: 'Deletes a room. Refused with ROOM_IN_USE if an upcoming interview is planned in it.',
})

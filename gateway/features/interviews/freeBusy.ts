import * as contract from '../../../services/features/interviews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { InterviewRoom } from '../interviewRooms/interviewRoom.ts'
import { User } from '../users/user.ts'

const BusyTime = builder
  .objectRef<contract.Busy>('BusyTime')
  .implement({
    description: 'A period that is occupied.',
    fields: (t) => ({
      from: t.expose('from', { type: 'DateTime', description: 'When the period begins.' }),
      to: t.expose('to', { type: 'DateTime', description: 'When the period ends.' }),
    }),
  })

const BusyPerson = builder
  .objectRef<contract.FreeBusy['people'][number]>('BusyPerson')
  .implement({
    description: 'The times when a user is busy with interviews.',
    fields: (t) => ({
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'The user of these times.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      busy: t.expose('busy', { type: [BusyTime], description: 'The busy times, in order of time.' }),
    }),
  })

const BusyRoom = builder
  .objectRef<contract.FreeBusy['rooms'][number]>('BusyRoom')
  .implement({
    description: 'The times when a room is occupied by interviews.',
    fields: (t) => ({
      room: t.field({
        type: InterviewRoom,
        nullable: true,
        description: 'The room, or null if it was deleted.',
        resolve: ({ roomId }, _args, context) => InterviewRoom.tryLoad(context, roomId),
      }),
      busy: t.expose('busy', { type: [BusyTime], description: 'The busy times, in order of time.' }),
    }),
  })

const FreeBusy = builder
  .objectRef<contract.FreeBusy>('FreeBusy')
  .implement({
    description: 'The times when users and rooms are occupied by interviews, without naming the interviews.',
    fields: (t) => ({
      people: t.expose('people', { type: [BusyPerson], description: 'The requested users, in the requested order.' }),
      rooms: t.expose('rooms', { type: [BusyRoom], description: 'The requested rooms, in the requested order.' }),
    }),
  })

builder.queryField('freeBusy', (t) =>
  t.field({
    type: FreeBusy,
    operation: contract.interviewFreeBusy,
    description: 'The times when users and rooms are occupied, within a period of at most 31 days.',
    args: {
      userIds: t.arg.idList({ required: true, description: 'Users (global ids), up to 50.' }),
      roomIds: t.arg.idList({ description: 'Rooms (global ids), up to 50.' }),
      from: t.arg({ type: 'DateTime', required: true, description: 'The beginning of the period.' }),
      to: t.arg({ type: 'DateTime', required: true, description: 'The end of the period.' }),
      exceptId: t.arg.id({ description: 'An interview (global id) to ignore because it is being changed.' }),
    },
    resolve: (_root, { userIds, roomIds, from, to, exceptId }, { rest }) =>
      rest.call(contract.interviewFreeBusy, {
        fieldNames: { userNames: 'userIds' },
        body: {
          userNames: userIds.map((id) => userNameOf(id, 'userIds')),
          roomIds: (roomIds ?? []).map((id) => idOf('InterviewRoom', id, 'roomIds')),
          from,
          to,
          ...(exceptId && { exceptId: idOf('Interview', exceptId, 'exceptId') }),
        },
      }),
  }),
)

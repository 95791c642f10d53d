import * as contract from '../../../services/features/interviews/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { InterviewRoom } from '../interviewRooms/interviewRoom.ts'
import { User } from '../users/user.ts'

const BusyTime = builder
  .objectRef<contract.Busy>('BusyTime')
  .implement({
    description: 'A span of time that is taken.',
    fields: (t) => ({
      from: t.expose('from', { type: 'DateTime', description: 'When it begins.' }),
      to: t.expose('to', { type: 'DateTime', description: 'When it ends.' }),
    }),
  })

const BusyPerson = builder
  .objectRef<contract.FreeBusy['people'][number]>('BusyPerson')
  .implement({
    description: 'When somebody is taken by interviews.',
    fields: (t) => ({
      user: t.field({
        type: User,
        mayFailAlone: true,
        description: 'Who it is.',
        resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
      }),
      busy: t.expose('busy', { type: [BusyTime], description: 'When, in the order of time.' }),
    }),
  })

const BusyRoom = builder
  .objectRef<contract.FreeBusy['rooms'][number]>('BusyRoom')
  .implement({
    description: 'When a room is taken by interviews.',
    fields: (t) => ({
      room: t.field({
        type: InterviewRoom,
        nullable: true,
        description: 'The room; null when it is gone.',
        resolve: ({ roomId }, _args, context) => InterviewRoom.tryLoad(context, roomId),
      }),
      busy: t.expose('busy', { type: [BusyTime], description: 'When, in the order of time.' }),
    }),
  })

const FreeBusy = builder
  .objectRef<contract.FreeBusy>('FreeBusy')
  .implement({
    description: 'When people and rooms are taken by interviews, without saying by which.',
    fields: (t) => ({
      people: t.expose('people', { type: [BusyPerson], description: 'The people who were asked for, in that order.' }),
      rooms: t.expose('rooms', { type: [BusyRoom], description: 'The rooms that were asked for, in that order.' }),
    }),
  })

builder.queryField('freeBusy', (t) =>
  t.field({
    type: FreeBusy,
    operation: contract.interviewFreeBusy,
    description: 'When people and rooms are taken in a span of at most 31 days.',
    args: {
      userIds: t.arg.idList({ required: true, description: 'Users (global ids), up to 50.' }),
      roomIds: t.arg.idList({ description: 'Rooms (global ids), up to 50.' }),
      from: t.arg({ type: 'DateTime', required: true, description: 'Begin of the span.' }),
      to: t.arg({ type: 'DateTime', required: true, description: 'End of the span.' }),
      exceptId: t.arg.id({ description: 'An interview (global id) that is being changed: it takes nobody.' }),
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

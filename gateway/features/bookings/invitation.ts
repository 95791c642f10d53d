import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

export const InvitationState = enumOf<contract.Invitation['state']>('InvitationState', 'How far an interview is.', {
  planned: 'It is planned, and nobody was told yet.',
  invited: 'Who takes part is invited.',
  confirmed: 'All who are expected have accepted.',
  done: 'It was held.',
  cancelled: 'It was cancelled.',
  noShow: 'The candidate did not come.',
})

export const InvitationResponse = enumOf<contract.Invitation['response']>(
  'InvitationResponse',
  'What somebody has answered to an invitation.',
  {
    needsAction: 'They have not answered yet.',
    accepted: 'They will come.',
    declined: 'They will not come.',
    tentative: 'They do not know yet.',
  },
)

const Invitation = builder
  .objectRef<contract.Invitation>('Invitation')
  .implement({
    description: 'An interview as it is shown to who follows the link of an invitation: names, time and place.',
    fields: (t) => ({
      readerName: t.exposeString('readerName', { description: 'Who is invited.' }),
      isCandidate: t.exposeBoolean('isCandidate', {
        description: 'The reader is the candidate; else one of the panel.',
      }),
      title: t.exposeString('title', { description: 'What the interview is called.' }),
      companyName: t.exposeString('companyName', { description: 'The company that invites.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The job that it is about.' }),
      candidateName: t.exposeString('candidateName', { description: 'Name of the candidate.' }),
      people: t.exposeStringList('people', { description: 'Names of the panel.' }),
      startAt: t.expose('startDate', { type: 'DateTime', description: 'When it begins.' }),
      endAt: t.expose('endDate', { type: 'DateTime', description: 'When it ends.' }),
      zone: t.exposeString('zone', { description: 'IANA name of the time zone in which the time was agreed on.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and place of the room.' }),
      place: t.exposeString('place', { nullable: true, description: 'Where it is, if not in a room.' }),
      link: t.exposeString('link', { nullable: true, description: 'Address of the call.' }),
      state: t.expose('state', { type: InvitationState, description: 'How far it is.' }),
      isOpen: t.exposeBoolean('isOpen', { description: 'It can be answered: it has not begun and is not cancelled.' }),
      response: t.expose('response', { type: InvitationResponse, description: 'What the reader has answered.' }),
      sequence: t.exposeInt('sequence', { description: 'Grows with each change of time or place.' }),
    }),
  })

const token = { description: 'The token of the link.' }

builder.queryField('invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    operation: contract.invitationGet,
    description: 'The interview that a link invites to; for everybody who has the link.',
    args: { token: t.arg.string({ required: true, ...token }) },
    resolve: (_root, args, { rest }) => rest.call(contract.invitationGet, { params: { token: args.token } }),
  }),
)

mutation('replyToInvitation', {
  description:
    'Accepts or declines an interview, until it begins; for everybody who has the link. CONFLICT when it was moved since it was read.',
  operation: contract.invitationReply,
  input: (t) => ({
    token: t.string({ required: true, ...token }),
    isAccepted: t.boolean({ required: true, description: 'true accepts, false declines.' }),
    sequence: t.int({ required: true, description: 'The sequence of the interview that was read.' }),
  }),
  payload: (t: PayloadFields<{ invitation: contract.Invitation }>) => ({
    invitation: t.expose('invitation', { type: Invitation, description: 'The interview with the answer.' }),
  }),
  resolve: async ({ token: given, isAccepted, sequence }, { rest }) => ({
    invitation: await rest.call(contract.invitationReply, {
      params: { token: given },
      body: { response: isAccepted ? 'accepted' : 'declined', sequence },
    }),
  }),
})

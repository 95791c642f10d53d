import * as contract from '../../../services/features/bookings/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { enumOf } from '../../core/graph/enums.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'

export const InvitationState = enumOf<contract.Invitation['state']>('InvitationState', 'The state of an interview.', {
  planned: 'It is planned, and nobody has been invited yet.',
  invited: 'The participants have been invited.',
  confirmed: 'All expected participants have accepted.',
  done: 'The interview was held.',
  cancelled: 'The interview was cancelled.',
  noShow: 'The candidate did not come.',
})

export const InvitationResponse = enumOf<contract.Invitation['response']>(
  'InvitationResponse',
  'The answer to an invitation.',
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
    description: 'An interview as shown to the reader of an invitation link: names, time and location.',
    fields: (t) => ({
      readerName: t.exposeString('readerName', { description: 'The name of the person who is invited.' }),
      isCandidate: t.exposeBoolean('isCandidate', {
        description: 'Whether the reader is the candidate. If not, they are on the panel.',
      }),
      title: t.exposeString('title', { description: 'The title of the interview.' }),
      companyName: t.exposeString('companyName', { description: 'The company that invites.' }),
      jobTitle: t.exposeString('jobTitle', { description: 'The title of the job.' }),
      candidateName: t.exposeString('candidateName', { description: 'The name of the candidate.' }),
      people: t.exposeStringList('people', { description: "Names of the panel's interviewers." }),
      startAt: t.expose('startDate', { type: 'DateTime', description: 'When the interview begins.' }),
      endAt: t.expose('endDate', { type: 'DateTime', description: 'When the interview ends.' }),
      zone: t.exposeString('zone', { description: 'The IANA name of the time zone in which the time was agreed.' }),
      room: t.exposeString('room', { nullable: true, description: 'Name and location of the room.' }),
      place: t.exposeString('place', {
        nullable: true,
        description: 'The location, if the interview is not in a room.',
      }),
      link: t.exposeString('link', { nullable: true, description: 'The address of the call.' }),
      state: t.expose('state', { type: InvitationState, description: 'The state of the interview.' }),
      isOpen: t.exposeBoolean('isOpen', {
        description: 'Whether the invitation can be answered: the interview has not begun and is not cancelled.',
      }),
      response: t.expose('response', {
        type: InvitationResponse,
        description: "The reader's answer to the invitation.",
      }),
      sequence: t.exposeInt('sequence', { description: 'A number that grows with each change of time or location.' }),
    }),
  })

const token = { description: 'The token of the link.' }

builder.queryField('invitation', (t) =>
  t.field({
    type: Invitation,
    nullable: true,
    operation: contract.invitationGet,
    description: 'The interview that a link invites to. Available to everyone who has the link.',
    args: { token: t.arg.string({ required: true, ...token }) },
    resolve: (_root, args, { rest }) => rest.call(contract.invitationGet, { params: { token: args.token } }),
  }),
)

mutation('replyToInvitation', {
  description:
    'Accepts or declines an interview until it begins. Available to everyone who has the link. CONFLICT if the interview was moved after it was read.',
  operation: contract.invitationReply,
  input: (t) => ({
    token: t.string({ required: true, ...token }),
    isAccepted: t.boolean({ required: true, description: 'True to accept, false to decline.' }),
    sequence: t.int({ required: true, description: 'The sequence of the interview as it was read.' }),
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

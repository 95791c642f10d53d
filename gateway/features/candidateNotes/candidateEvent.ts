import {
  activityKinds,
  candidateActivities,
  candidateLogs,
  type ActivityKind,
  type Log,
} from '../../../services/features/candidateNotes/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { globalId } from '../../core/graph/node.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { enumOf, openSet, type Other } from '../../core/graph/enums.ts'
import { recordId } from '../../core/graph/ids.ts'
import { readPages, type ReadPage } from '../../core/graph/paging.ts'
import { holds } from '../../core/graph/permission.ts'
import { Call } from '../calls/call.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'

const CandidateEventKind = enumOf<ActivityKind | Other>('CandidateEventKind', 'What happened to a candidate.', {
  created: 'The candidate was added.',
  updated: 'Fields were changed.',
  deleted: 'The candidate was deleted.',
  restored: 'The candidate was brought back.',
  merged: 'Another candidate became part of this one.',
  mergeUndone: 'A merge was undone.',
  noted: 'A note was written.',
  noteChanged: 'A note was changed.',
  noteDeleted: 'A note was deleted.',
  followed: 'Somebody follows the candidate.',
  unfollowed: 'Somebody no longer follows the candidate.',
  labelled: 'Labels were set.',
  addedToFolder: 'The candidate was put into a talent folder.',
  removedFromFolder: 'The candidate was taken from a talent folder.',
  addedToJob: 'The candidate was added to a job.',
  removedFromJob: 'The candidate was taken from a job.',
  cvAdded: 'A CV was added.',
  fileAdded: 'A file was added.',
  fileRemoved: 'A CV or file was deleted.',
  exported: 'The candidate was part of an export.',
  imported: 'The candidate came by an import.',
  approved: 'The candidate was approved in a verification folder.',
  movedToStatus: "The candidate came into another status of a job's workflow.",
  rejectedFromJob: 'The candidate was rejected for a job.',
  rejectionLifted: 'The rejection for a job was taken back.',
  moveUndone: 'A move or a rejection in a job was undone.',
  called: 'The candidate was phoned.',
  emailed: 'Somebody of the company wrote a mail to the candidate.',
  offerMade: 'An offer was begun.',
  offerSent: 'An offer letter was sent to the candidate.',
  offerAccepted: 'The candidate accepted an offer.',
  offerDeclined: 'The candidate declined an offer.',
  offerWithdrawn: 'An offer was withdrawn.',
  other: "Something of the services' own; `kindName` says what.",
})
const kinds = openSet(activityKinds)

const CandidateChange = builder
  .objectRef<Log['changes'][number]>('CandidateChange')
  .implement({
    description: 'One field that a change changed.',
    fields: (t) => ({
      field: t.exposeString('field', { description: "Name of the field as the services' records have it." }),
      before: t.exposeString('before', { nullable: true, description: 'What stood there; null for nothing.' }),
      after: t.exposeString('after', { nullable: true, description: 'What stands there since; null for nothing.' }),
    }),
  })

const CandidateEvent = builder.objectRef<Log>('CandidateEvent')
CandidateEvent.implement({
  description: 'Something that happened to a candidate.',
  fields: (t) => ({
    id: globalId(t, 'CandidateEvent'),
    kind: t.field({
      type: CandidateEventKind,
      description: 'What kind of event it is.',
      resolve: ({ kind }) => kinds.valueOf(kind),
    }),
    kindName: t.string({
      nullable: true,
      description: "The services' own word for the kind, where it is OTHER.",
      resolve: ({ kind }) => kinds.nameOf(kind),
    }),
    user: t.field({
      type: User,
      mayFailAlone: true,
      description: 'Who did it.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    at: t.expose('date', { type: 'DateTime', description: 'When it happened.' }),
    subject: t.exposeString('subject', {
      nullable: true,
      description: 'What it was about: the name of the folder, job, file or user, or the number that was called.',
    }),
    call: t.field({
      type: Call,
      nullable: true,
      description: 'The call, of CALLED.',
      resolve: ({ callId }, _args, context) => Call.load(context, recordId(callId ?? null)),
    }),
    changes: t.field({
      type: [CandidateChange],
      description: "What it changed, of what the viewer's role sees; empty for who may not read the log.",
      extensions: { personal: true },
      resolve: ({ changes }) => changes,
    }),
  }),
})

const CandidateEventConnection = connectionOf(CandidateEvent)
const logKey = 'Candidate:ListCandidateLog'

builder.objectField(Candidate, 'timeline', (t) =>
  t.field({
    type: CandidateEventConnection,
    nullable: true,
    permission: ['Candidate:ReadCandidate', logKey],
    description: 'What happened to the candidate, newest first; with the changed values for who may read the log.',
    args: pageArgs,
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      const { rest } = context
      const read: ReadPage<Log> = async (page) => {
        if (holds(context, logKey)) return rest.call(candidateLogs, { body: { ...page, candidateId: id } })
        const { data, ...found } = await rest.call(candidateActivities, { query: { ...page, candidateId: id } })
        return { ...found, data: data.map((activity) => ({ ...activity, changes: [] })) }
      }
      return readPages(args, read, pageSelectionOf(info))
    },
  }),
)

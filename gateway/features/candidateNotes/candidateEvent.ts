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
import { hasPermission } from '../../core/graph/permission.ts'
import { Call } from '../calls/call.ts'
import { Candidate } from '../candidates/candidate.ts'
import { User } from '../users/user.ts'

const CandidateEventKind = enumOf<ActivityKind | Other>('CandidateEventKind', 'What happened to a candidate.', {
  created: 'The candidate was added.',
  updated: 'Fields were changed.',
  deleted: 'The candidate was deleted.',
  restored: 'The candidate was restored.',
  merged: 'Another candidate was merged into this one.',
  mergeUndone: 'A merge was undone.',
  noted: 'A note was written.',
  noteChanged: 'A note was changed.',
  noteDeleted: 'A note was deleted.',
  followed: 'Somebody follows the candidate.',
  unfollowed: 'Somebody no longer follows the candidate.',
  labelled: 'The labels were set.',
  addedToFolder: 'The candidate was added to a talent folder.',
  removedFromFolder: 'The candidate was removed from a talent folder.',
  addedToJob: 'The candidate was added to a job.',
  removedFromJob: 'The candidate was removed from a job.',
  cvAdded: 'A CV was added.',
  fileAdded: 'A file was added.',
  fileRemoved: 'A CV or file was deleted.',
  exported: 'The candidate was part of an export.',
  imported: 'The candidate was created by an import.',
  approved: 'The candidate was approved in a verification folder.',
  movedToStatus: "The candidate was moved to another status of a job's workflow.",
  rejectedFromJob: 'The candidate was rejected for a job.',
  rejectionLifted: 'The rejection for a job was revoked.',
  moveUndone: 'A move or a rejection in a job was undone.',
  called: 'The candidate was phoned.',
  emailed: 'A user wrote a mail to the candidate.',
  offerMade: 'An offer was created.',
  offerSent: 'An offer letter was sent to the candidate.',
  offerAccepted: 'The candidate accepted an offer.',
  offerDeclined: 'The candidate declined an offer.',
  offerWithdrawn: 'An offer was withdrawn.',
  other: 'Another kind of event; see `kindName`.',
})
const kinds = openSet(activityKinds)

const CandidateChange = builder
  .objectRef<Log['changes'][number]>('CandidateChange')
  .implement({
    description: 'A field that was changed.',
    fields: (t) => ({
      field: t.exposeString('field', { description: "The name of the field in the services' records." }),
      before: t.exposeString('before', { nullable: true, description: 'The value before, or null if there was none.' }),
      after: t.exposeString('after', { nullable: true, description: 'The value after, or null if there is none.' }),
    }),
  })

const CandidateEvent = builder.objectRef<Log>('CandidateEvent')
CandidateEvent.implement({
  description: 'Something that happened to a candidate.',
  fields: (t) => ({
    id: globalId(t, 'CandidateEvent'),
    kind: t.field({
      type: CandidateEventKind,
      description: 'The kind of the event.',
      resolve: ({ kind }) => kinds.valueOf(kind),
    }),
    kindName: t.string({
      nullable: true,
      description: "The services' name of the kind, if the kind is OTHER.",
      resolve: ({ kind }) => kinds.nameOf(kind),
    }),
    user: t.field({
      type: User,
      mayFailAlone: true,
      description: 'The user who did it.',
      resolve: ({ userName }, _args, context, info) => User.named(context, userName, info),
    }),
    at: t.expose('date', { type: 'DateTime', description: 'When it happened.' }),
    subject: t.exposeString('subject', {
      nullable: true,
      description:
        'The subject of the event: the name of the folder, job, file or user, or the number that was called.',
    }),
    call: t.field({
      type: Call,
      nullable: true,
      description: 'The call, for CALLED.',
      resolve: ({ callId }, _args, context) => Call.load(context, recordId(callId ?? null)),
    }),
    changes: t.field({
      type: [CandidateChange],
      description: "The changed fields that the viewer's role may see. Empty if the caller may not read the log.",
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
    description:
      'What happened to the candidate, newest first. Users who may read the log also get the changed values.',
    args: pageArgs,
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      const { rest } = context
      const read: ReadPage<Log> = async (page) => {
        if (hasPermission(context, logKey)) return rest.call(candidateLogs, { body: { ...page, candidateId: id } })
        const { data, ...found } = await rest.call(candidateActivities, { query: { ...page, candidateId: id } })
        return { ...found, data: data.map((activity) => ({ ...activity, changes: [] })) }
      }
      return readPages(args, read, pageSelectionOf(info))
    },
  }),
)

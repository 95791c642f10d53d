import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import {
  withAlternativeNames,
  withRequestDefault,
  Id,
  Moment,
  Nullable,
  openEnum,
  withDefault,
  pagedRows,
  rowsPaging,
} from '../../core/contract/shapes.ts'

const service = 'candidates' as const
/** The maximum length of a note. The remark and the DPS note have the same limit (001/9). */
export const longestNote = 2000

export const CandidateNote = Type.Object({
  id: Id,
  candidateId: Id,
  notes: Type.String(),
  candidateNoteShares: Type.Array(Type.String(), {
    description: 'user names; if empty, everybody who may read the candidate',
  }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
  canEdit: Nullable(Type.Boolean({ description: 'ours: whether the caller wrote it' })),
})
export type CandidateNote = Static<typeof CandidateNote>

/** The permissions with which notes can be read. A note can only be shared with users who have one of them. */
export const noteReaders = ['Candidate:ReadCandidate', 'Candidate:AddNote', 'DPS:ListDPS'] as const

export const candidateNoteList = operation({
  id: 'candidateNoteList',
  method: 'POST',
  path: '/Candidates/notes',
  service,
  effect: 'read',
  origin: 'ours',
  access: noteReaders,
  body: Type.Object({ ...rowsPaging(100), candidateId: Id }),
  answer: pagedRows(CandidateNote),
  doc: 'Notes on a candidate that the caller wrote, that are shared with the caller, or that are not shared with specific users, newest first.',
  place: 'ours',
})

export const candidateUpdateNotes = operation({
  id: 'candidateUpdateNotes',
  method: 'POST',
  path: '/Candidates/updateNotes',
  service,
  effect: 'write',
  origin: 'spec',
  idempotent: true,
  access: 'Candidate:AddNote',
  body: Type.Object({
    id: Id,
    noteId: Type.Optional(Nullable(Id)),
    notes: Type.String({ maxLength: 10_000, description: `not blank, at most ${longestNote} characters` }),
    candidateNoteShares: Type.Array(Type.String({ maxLength: 250 }), {
      maxItems: 100,
      default: [],
      description:
        'active users who may read notes; if empty, everybody who may read notes; if only the author, nobody else',
    }),
  }),
  answer: CandidateNote,
  doc: "Adds a note to the candidate `id`, or changes the caller's own note `noteId` (ours). 403 for somebody else's note.",
  place: '001/7.2/14',
})

export const candidateNoteDelete = operation({
  id: 'candidateNoteDelete',
  method: 'DELETE',
  path: '/Candidates/notes/{id}',
  service,
  effect: 'write',
  origin: 'ours',
  idempotent: true,
  access: 'Candidate:AddNote',
  params: Type.Object({ id: Id }),
  answer: Type.Object({ status: Type.String() }),
  doc: "Deletes the caller's own note.",
  place: 'ours',
})

const Share = Type.Object({ userName: Type.String(), fullName: Type.String() })
export const candidateNoteShares = operation({
  id: 'candidateNoteShares',
  method: 'GET',
  path: '/Candidates/note-shares',
  service,
  effect: 'read',
  origin: 'spec',
  access: noteReaders,
  query: Type.Object({ candidateId: Id }),
  answer: Type.Array(Share),
  doc: "The users with whom the caller's latest note on the candidate is shared, as a suggestion for a new note.",
  place: '001/7.2/13',
})
export const talentNoteShares = operation({
  id: 'talentNoteShares',
  method: 'GET',
  path: '/TalentManagement/note-shares',
  service: 'talent',
  effect: 'read',
  origin: 'spec',
  access: noteReaders,
  query: Type.Object({ candidateId: Id }),
  answer: Type.Array(Share),
  doc: 'The same list, under the name that DPS tasks use.',
  place: '001/7.5/9',
})

/** The kinds of events in a candidate's history. */
export const activityKinds = [
  'created',
  'updated',
  'deleted',
  'restored',
  'merged',
  'mergeUndone',
  'noted',
  'noteChanged',
  'noteDeleted',
  'followed',
  'unfollowed',
  'labelled',
  'addedToFolder',
  'removedFromFolder',
  'addedToJob',
  'removedFromJob',
  'cvAdded',
  'fileAdded',
  'fileRemoved',
  'exported',
  'imported',
  'approved',
  'movedToStatus',
  'rejectedFromJob',
  'rejectionLifted',
  'moveUndone',
  'called',
  'emailed',
  'offerMade',
  'offerSent',
  'offerAccepted',
  'offerDeclined',
  'offerWithdrawn',
] as const
export type ActivityKind = (typeof activityKinds)[number]

export const Activity = Type.Object({
  id: Id,
  candidateId: withRequestDefault(Id),
  kind: withDefault(openEnum(Type.Enum(activityKinds)), 'updated'),
  userName: withAlternativeNames(Type.String({ description: 'the user who did it' }), 'createdBy'),
  date: withAlternativeNames(Moment, 'createdDate'),
  subject: withAlternativeNames(
    Nullable(Type.String({ description: 'its subject as text: the folder, job, file, user or number' })),
    'content',
  ),
  callId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'the call it refers to' }))),
})
export const Log = Type.Object({
  ...Activity.properties,
  changes: Type.Array(
    Type.Object({ field: Type.String(), before: Nullable(Type.String()), after: Nullable(Type.String()) }),
  ),
})
export type Log = Static<typeof Log>

export const candidateActivities = operation({
  id: 'candidateActivities',
  method: 'GET',
  path: '/Candidates/activities',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:ReadCandidate',
  query: Type.Object({ ...rowsPaging(100, 100), candidateId: Id }),
  answer: pagedRows(Activity),
  doc: 'The history of a candidate, newest first, without the changed values.',
  place: '001/7.2/15',
})

export const candidateLogs = operation({
  id: 'candidateLogs',
  method: 'POST',
  path: '/Candidates/logs',
  service,
  effect: 'read',
  origin: 'spec',
  access: 'Candidate:ListCandidateLog',
  body: Type.Object({ ...rowsPaging(100), candidateId: Id }),
  answer: pagedRows(Log),
  doc: 'The history of a candidate, newest first, with the values that each change affected.',
  place: '001/7.2/9',
})

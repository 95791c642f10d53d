import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import {
  also,
  asAsked,
  Id,
  Moment,
  Nullable,
  openWords,
  orElse,
  pagedRows,
  rowsPaging,
} from '../../core/contract/shapes.ts'

const service = 'candidates' as const
/** Longest note; the remark and the DPS note have the same limit (001/9). */
export const longestNote = 2000

export const CandidateNote = Type.Object({
  id: Id,
  candidateId: Id,
  notes: Type.String(),
  candidateNoteShares: Type.Array(Type.String(), {
    description: 'user names; none: everyone who may read the candidate',
  }),
  createdBy: Type.String({ description: 'user name' }),
  createdDate: Nullable(Moment),
  updatedDate: Nullable(Moment),
  canEdit: Nullable(Type.Boolean({ description: 'ours: the caller wrote it' })),
})
export type CandidateNote = Static<typeof CandidateNote>

/** Who reads notes, and whom a note can be shared with. */
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
  doc: 'Notes on a candidate that the caller wrote, that are shared with the caller or with nobody by name, newest first.',
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
      description: 'active users who may read notes; none: everyone who may; the author alone: nobody else',
    }),
  }),
  answer: CandidateNote,
  doc: "Adds a note to the candidate `id`, or changes the own note `noteId` (ours). 403 for another's note.",
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
  doc: 'Deletes an own note.',
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
  doc: "With whom the caller's latest note on the candidate is shared: what a new note offers.",
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
  doc: 'The same list under the name that DPS tasks use.',
  place: '001/7.5/9',
})

/** What happens to a candidate. */
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
  candidateId: asAsked(Id),
  kind: orElse(openWords(Type.Enum(activityKinds)), 'updated'),
  userName: also(Type.String({ description: 'who did it' }), 'createdBy'),
  date: also(Moment, 'createdDate'),
  subject: also(
    Nullable(Type.String({ description: 'what it was about as text: the folder, job, file, user, number' })),
    'content',
  ),
  callId: Type.Optional(Nullable(Type.String({ format: 'uuid', description: 'the call that it was' }))),
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
  doc: 'What happened to a candidate, newest first, without the values that changed.',
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
  doc: 'What happened to a candidate, newest first, with what each change changed.',
  place: '001/7.2/9',
})

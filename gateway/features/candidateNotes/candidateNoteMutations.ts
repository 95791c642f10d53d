import {
  candidateNoteDelete,
  candidateUpdateNotes,
  type CandidateNote as Row,
} from '../../../services/features/candidateNotes/contract.ts'
import { idOf, innerIdOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateNote } from './candidateNote.ts'

mutation('saveCandidateNote', {
  description: "Writes a note on a candidate, or changes one of the viewer's own notes.",
  operation: candidateUpdateNotes,
  input: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    noteId: t.id({ description: "The viewer's own note to change (global id). Omit it to write a new one." }),
    text: t.string({ required: true, description: 'The text: not blank, at most 2,000 characters.' }),
    sharedUserIds: t.idList({
      required: true,
      description:
        'The only users (global ids) who may see it. If empty, everyone who may read the candidate can see it.',
    }),
  }),
  payload: (t: PayloadFields<{ note: Row }>) => ({
    note: t.field({ type: CandidateNote, description: 'The note after the change.', resolve: ({ note }) => note }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ note }, _args, context) => Candidate.tryLoad(context, note.candidateId),
    }),
  }),
  resolve: async ({ candidateId, noteId, text, sharedUserIds }, { rest }) => ({
    note: await rest.call(candidateUpdateNotes, {
      fieldNames: { id: 'candidateId', notes: 'text', candidateNoteShares: 'sharedUserIds' },
      body: {
        id: idOf('Candidate', candidateId, 'candidateId'),
        ...(noteId && { noteId: innerIdOf('CandidateNote', noteId, 'noteId').innerId }),
        notes: text,
        candidateNoteShares: sharedUserIds.map((user) => userNameOf(user, 'sharedUserIds')),
      },
    }),
  }),
})

mutation('deleteCandidateNote', {
  description: "Deletes one of the viewer's own notes.",
  operation: candidateNoteDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The note (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateNoteId: t.exposeID('id', { description: 'The deleted note (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    assertAccepted(
      await rest.call(candidateNoteDelete, { params: { id: innerIdOf('CandidateNote', id).innerId } }),
      'The note was not deleted',
    )
    return { id }
  },
})

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
  description: 'Writes a note on a candidate, or changes an own one.',
  operation: candidateUpdateNotes,
  input: (t) => ({
    candidateId: t.id({ required: true, description: 'The candidate (global id).' }),
    noteId: t.id({ description: 'The own note to change (global id); left out: a new one.' }),
    text: t.string({ required: true, description: 'The note: not blank, at most 2,000 characters.' }),
    sharedUserIds: t.idList({
      required: true,
      description: 'Users (global ids) who alone may see it; none: everyone who may read the candidate.',
    }),
  }),
  payload: (t: PayloadFields<{ note: Row }>) => ({
    note: t.field({ type: CandidateNote, description: 'The note as it is now.', resolve: ({ note }) => note }),
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate as it is now.',
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
  description: 'Deletes an own note.',
  operation: candidateNoteDelete,
  input: (t) => ({ id: t.id({ required: true, description: 'The note (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedCandidateNoteId: t.exposeID('id', { description: 'The note that is gone (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    assertAccepted(
      await rest.call(candidateNoteDelete, { params: { id: innerIdOf('CandidateNote', id).innerId } }),
      'The note was not deleted',
    )
    return { id }
  },
})

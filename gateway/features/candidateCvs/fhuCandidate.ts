import { candidateImportFhu } from '../../../services/features/candidateCvs/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Candidate } from '../candidates/candidate.ts'

mutation('importFhuCandidate', {
  description: 'Imports a candidate from FHU, or completes the candidate if they are already known.',
  operation: candidateImportFhu,
  input: (t) => ({ fhuCandidateId: t.string({ required: true, description: "The candidate's id in FHU." }) }),
  payload: (t: PayloadFields<{ candidateId: string; created: boolean }>) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change, or null if the caller may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    isCreated: t.exposeBoolean('created', { description: 'Whether the candidate was created.' }),
  }),
  resolve: ({ fhuCandidateId }, { rest }) => rest.call(candidateImportFhu, { query: { fhuCandidateId } }),
})

import { candidateImportFhu } from '../../../services/features/candidateCvs/contract.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { Candidate } from '../candidates/candidate.ts'

mutation('importFhuCandidate', {
  description: 'Takes a candidate over from FHU, or completes the one who is known already.',
  operation: candidateImportFhu,
  input: (t) => ({ fhuCandidateId: t.string({ required: true, description: "The candidate's id in FHU." }) }),
  payload: (t: PayloadFields<{ candidateId: string; created: boolean }>) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate as it is now; null for who may not read candidates.',
      resolve: ({ candidateId }, _args, context, info) => Candidate.refer(context, candidateId, info),
    }),
    isCreated: t.exposeBoolean('created', { description: 'The candidate is new here.' }),
  }),
  resolve: ({ fhuCandidateId }, { rest }) => rest.call(candidateImportFhu, { query: { fhuCandidateId } }),
})

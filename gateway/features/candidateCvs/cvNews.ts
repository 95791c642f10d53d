import { candidateCvNews, candidateCvNewsSeen, type CvNews } from '../../../services/features/candidateCvs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from '../candidates/candidate.ts'
import { CandidateExtractedField } from '../candidates/inputs/candidateDraft.ts'

const newsOf = loader<CvNews>({
  read: (ids, { rest }) => rest.call(candidateCvNews, { body: { candidateIds: [...ids] } }),
  key: ({ candidateId }) => candidateId,
  most: 100,
})

builder.objectField(Candidate, 'cvNews', (t) =>
  t.field({
    type: [CandidateExtractedField],
    mayFailAlone: true,
    operation: candidateCvNews,
    description:
      "Suggestions from a newer reader that has found more in the candidate's newest CV, as long as nobody has looked at them. Empty if there is nothing new.",
    // Most candidates have none.
    extensions: { listSize: 1 },
    resolve: async ({ id }, _args, context) => (await newsOf.load(context, id))?.fields ?? [],
  }),
)

mutation('seeCandidateCvNews', {
  description: 'Marks what a newer reader has found in the CVs of a candidate as seen. It is not offered again.',
  operation: candidateCvNewsSeen,
  input: (t) => ({ candidateId: t.id({ required: true, description: 'The candidate (global id).' }) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ id }, _args, context) => Candidate.tryLoad(context, id),
    }),
  }),
  resolve: async ({ candidateId }, { rest }) => {
    const id = idOf('Candidate', candidateId, 'candidateId')
    assertAccepted(await rest.call(candidateCvNewsSeen, { params: { id } }), 'The news were not marked as seen')
    return { id }
  },
})

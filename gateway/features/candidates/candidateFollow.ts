import { candidateFollow, candidateUnfollow, type BulkResult } from '../../../services/features/candidates/contract.ts'
import { idOf, userNameOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { Candidate } from './candidate.ts'
import { CandidateBulkResult } from './candidateBulk.ts'

mutation('followCandidates', {
  description: 'Makes the viewer or other users follow candidates.',
  operation: candidateFollow,
  input: (t) => ({
    ids: t.idList({ required: true, description: 'Candidates (global ids), 1–1,000.' }),
    userIds: t.idList({
      description: 'The users (global ids) who become followers, which requires AssignFollow. The viewer by default.',
    }),
  }),
  payload: (t: PayloadFields<{ results: BulkResult[] }>) => ({
    results: t.field({
      type: [CandidateBulkResult],
      description: 'The result for each candidate.',
      resolve: ({ results }) => results,
    }),
  }),
  resolve: async ({ ids, userIds }, { rest }) => ({
    results: await rest.call(candidateFollow, {
      fieldNames: { candidateIds: 'ids', userNames: 'userIds' },
      body: {
        candidateIds: ids.map((id) => idOf('Candidate', id, 'ids')),
        ...(userIds && { userNames: userIds.map((id) => userNameOf(id, 'userIds')) }),
      },
    }),
  }),
})

mutation('unfollowCandidate', {
  description: 'Makes the viewer or another follower stop following a candidate.',
  operation: candidateUnfollow,
  input: (t) => ({
    id: t.id({ required: true, description: 'The candidate (global id).' }),
    userId: t.id({ description: 'Another follower (global id), which requires AssignFollow. The viewer by default.' }),
  }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    candidate: t.field({
      type: Candidate,
      nullable: true,
      description: 'The candidate after the change.',
      resolve: ({ id }, _args, context) => Candidate.tryLoad(context, id),
    }),
  }),
  resolve: async (input, { rest }) => {
    const id = idOf('Candidate', input.id)
    assertAccepted(
      await rest.call(candidateUnfollow, {
        fieldNames: { userName: 'userId' },
        params: { id },
        query: input.userId ? { userName: userNameOf(input.userId, 'userId') } : {},
      }),
      'The candidate is still followed',
    )
    return { id }
  },
})

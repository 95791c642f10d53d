import type { BulkResult } from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { encodeId } from '../../core/graph/ids.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { Candidate } from './candidate.ts'

/** What an action on many answers: one that fails for a candidate is data, not an error of the others. */
export const CandidateBulkResult = builder
  .objectRef<BulkResult>('CandidateBulkResult')
  .implement({
    description: 'What became of one candidate of an action on many.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description: 'The candidate as it is now; null when there is none, or for who may not read candidates.',
        resolve: ({ id }, _args, context) => Candidate.tryLoad(context, id),
      }),
      candidateId: t.id({
        description: 'The candidate (global id), as the action was given it.',
        resolve: ({ id }) => encodeId('Candidate', id),
      }),
      isOk: t.exposeBoolean('ok', { description: 'It was done, or was so already.' }),
      message: t.exposeString('message', { nullable: true, description: 'Why the candidate was left as it is.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'What the message says, by code; empty where the services tell no code.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

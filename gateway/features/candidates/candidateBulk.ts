import type { BulkResult } from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { encodeId } from '../../core/graph/ids.ts'
import { MessageDetail } from '../translations/messageDetail.ts'
import { Candidate } from './candidate.ts'

/** The result of a bulk action for one candidate. A failure is data and does not affect the other candidates. */
export const CandidateBulkResult = builder
  .objectRef<BulkResult>('CandidateBulkResult')
  .implement({
    description: 'The result of a bulk action for one candidate.',
    fields: (t) => ({
      candidate: t.field({
        type: Candidate,
        nullable: true,
        description:
          'The candidate after the action. Null if there is no such candidate, or if the caller may not read candidates.',
        resolve: ({ id }, _args, context) => Candidate.tryLoad(context, id),
      }),
      candidateId: t.id({
        description: 'The candidate (global id), as passed to the action.',
        resolve: ({ id }) => encodeId('Candidate', id),
      }),
      isOk: t.exposeBoolean('ok', { description: 'Whether it was done, or was the case already.' }),
      message: t.exposeString('message', { nullable: true, description: 'Why the candidate was not changed.' }),
      messageDetails: t.field({
        type: [MessageDetail],
        description: 'The message as codes. Empty if the services provide none.',
        resolve: ({ messageDetails }) => messageDetails ?? [],
      }),
    }),
  })

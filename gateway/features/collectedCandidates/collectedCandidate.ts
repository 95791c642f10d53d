import {
  collectedCandidateByIds,
  collectedCandidateList,
  type CollectedCandidate as Row,
} from '../../../services/features/collectedCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { reviewConditions, reviewFilterFields } from '../reviews/reviewFilter.ts'
import { reviewRowFields } from '../reviews/reviewRow.ts'
import { permission } from './access.ts'

const candidates = loader<Row>({
  read: (ids, { rest }) => rest.call(collectedCandidateByIds, { body: { ids: [...ids] } }),
  key: (row) => row.id,
})

export const CollectedCandidate = node<Row>('CollectedCandidate', {
  description: 'A candidate that another system has collected (Greeting).',
  permission,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    ...reviewRowFields(
      t,
      {
        phones: 'Phone numbers as they were sent.',
        remark: "The reviewer's remark, or why it is known, failed or refused.",
        info: 'What the source knows, by name.',
        hasInfo: 'The source knows more than how to reach the person.',
        infoJson: 'What the source knows, as JSON text.',
        cvPath: 'Path of the CV in the file service; null without one.',
        createdAt: 'When it came.',
        canApprove: "The viewer may approve it: the rules of GREETING let the role, and today's number is not used up.",
      },
      (row) => row.canApprove,
    ),
    source: t.exposeString('collectFrom', { description: 'The system that sent it.' }),
    externalId: t.exposeString('externalId', { description: 'The id that the source gave it.' }),
    collectedBy: t.exposeString('createdBy', { description: 'The machine client, or the user, that sent it.' }),
  }),
})

const CollectedCandidateConnection = connectionOf(CollectedCandidate)

const CollectedCandidateFilter = builder.inputType('CollectedCandidateFilter', {
  description: 'Conditions on collected candidates; all of them must hold.',
  fields: (t) => ({
    ...reviewFilterFields(t, 'Came'),
    source: t.string({ description: 'Only what this system sent.' }),
  }),
})

const conditions = ({ source, ...filter }: typeof CollectedCandidateFilter.$inferInput) => ({
  ...reviewConditions(filter),
  ...(source && { collectFrom: source }),
})

builder.queryFields((t) => ({
  collectedCandidates: t.field({
    type: CollectedCandidateConnection,
    operation: collectedCandidateList,
    description: 'Candidates that other systems have collected, newest first.',
    args: {
      filter: t.arg({ type: CollectedCandidateFilter, description: 'Only those that match all of it.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, ...args }, context) => {
      const page = await readPages(args, (part) =>
        context.rest.call(collectedCandidateList, { body: { ...part, ...conditions(filter ?? {}) } }),
      )
      candidates.prime(context, page.rows)
      return page
    },
  }),
  collectedCandidate: t.field({
    type: CollectedCandidate,
    nullable: true,
    permission,
    description: 'One collected candidate by the id that addresses carry; null when the company has none with it.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => CollectedCandidate.load(context, recordId(databaseId)),
  }),
}))

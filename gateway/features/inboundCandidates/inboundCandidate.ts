import {
  collectedCandidateByIds,
  collectedCandidateList,
  type InboundCandidate as Row,
} from '../../../services/features/inboundCandidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { recordId } from '../../core/graph/ids.ts'
import { byIds, findIn, loader } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { reviewConditions, reviewFilterFields, reviewListNames, reviewQuery } from '../reviews/reviewFilter.ts'
import { readingLoader, reviewRowFields } from '../reviews/reviewRow.ts'
import { permission } from './access.ts'

const candidates = loader<Row>({
  read: byIds(
    collectedCandidateByIds,
    findIn((page, { rest }) => rest.call(collectedCandidateList, { body: page })),
  ),
  key: (row) => row.id,
})

const readings = readingLoader(collectedCandidateByIds)

export const InboundCandidate = node<Row>('InboundCandidate', {
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
        cv: 'The CV; null without one.',
        createdAt: 'When it came.',
        canApprove: "The viewer may approve it: the rules of GREETING let the role, and today's number is not used up.",
      },
      (row) => row.canApprove,
      readings,
    ),
    source: t.exposeString('collectFrom', { description: 'The system that sent it.' }),
    externalId: t.exposeString('externalId', { description: 'The id that the source gave it.' }),
    submittedBy: t.exposeString('createdBy', { description: 'The machine client, or the user, that sent it.' }),
  }),
})

const InboundCandidateConnection = connectionOf(InboundCandidate)

const InboundCandidateFilter = builder.inputType('InboundCandidateFilter', {
  description: 'Conditions on inbound candidates; all of them must hold.',
  fields: (t) => ({
    ...reviewFilterFields(t, 'Came'),
    source: t.string({ description: 'Only what this system sent.' }),
  }),
})

const conditions = (
  query: string | null | undefined,
  { source, ...filter }: typeof InboundCandidateFilter.$inferInput,
) => ({ ...reviewConditions(query, filter), ...(source && { collectFrom: source }) })

builder.queryFields((t) => ({
  inboundCandidates: t.field({
    type: InboundCandidateConnection,
    operation: collectedCandidateList,
    description: 'Candidates that other systems have collected, newest first.',
    args: {
      query: t.arg.string(reviewQuery),
      filter: t.arg({ type: InboundCandidateFilter, description: 'Which ones; all without it.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(collectedCandidateList, {
            fieldNames: reviewListNames,
            body: { ...part, ...conditions(query, filter ?? {}) },
          }),
        pageSelectionOf(info),
      )
      candidates.prime(context, page.rows)
      return page
    },
  }),
  inboundCandidate: t.field({
    type: InboundCandidate,
    nullable: true,
    permission,
    description: 'One inbound candidate by the id that addresses carry; null when the company has none with it.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => InboundCandidate.load(context, recordId(databaseId)),
  }),
}))

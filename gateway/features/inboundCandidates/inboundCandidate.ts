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
  description: 'A candidate that another system has sent (Greeting).',
  permission,
  loader: candidates,
  databaseId: (row) => row.id,
  fields: (t) => ({
    ...reviewRowFields(
      t,
      {
        phones: 'Phone numbers as they were sent.',
        remark: "The reviewer's remark, or why the candidate is already known, failed or was refused.",
        info: 'Further data from the source, by name.',
        hasInfo: 'Whether the source has sent more than contact data.',
        infoJson: 'Further data from the source, as JSON text.',
        cv: 'The CV, or null if there is none.',
        createdAt: 'When the candidate was received.',
        canApprove:
          'Whether the viewer may approve it: the rules of GREETING allow it for the role, and the daily limit is not reached.',
      },
      (row) => row.canApprove,
      readings,
    ),
    source: t.exposeString('collectFrom', { description: 'The system that sent it.' }),
    externalId: t.exposeString('externalId', { description: "The candidate's id in the source system." }),
    submittedBy: t.exposeString('createdBy', { description: 'The machine client or user that sent it.' }),
  }),
})

const InboundCandidateConnection = connectionOf(InboundCandidate)

const InboundCandidateFilter = builder.inputType('InboundCandidateFilter', {
  description: 'Conditions on inbound candidates. All conditions must hold.',
  fields: (t) => ({
    ...reviewFilterFields(t, 'Came'),
    source: t.string({ description: 'Only candidates sent by this system.' }),
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
    description: 'Candidates that other systems have sent, newest first.',
    args: {
      query: t.arg.string(reviewQuery),
      filter: t.arg({
        type: InboundCandidateFilter,
        description: 'Which candidates to return. All of them by default.',
      }),
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
    description:
      'An inbound candidate by the id that page addresses contain, or null if the company has none with that id.',
    args: { databaseId: t.arg.id({ required: true, description: "The candidate's id in the services." }) },
    resolve: (_root, { databaseId }, context) => InboundCandidate.load(context, recordId(databaseId)),
  }),
}))

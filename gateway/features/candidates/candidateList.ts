import type { GraphQLResolveInfo } from 'graphql'
import {
  candidateDashboardFollow,
  candidateDashboardList,
  candidateList,
  candidateReaders,
  type CandidateRow,
} from '../../../services/features/candidates/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { recordId } from '../../core/graph/ids.ts'
import { readPages, type PageArgs, type ReadPage } from '../../core/graph/paging.ts'
import { Candidate, candidates } from './candidate.ts'
import { CandidateFilter, CandidateOrder } from './inputs/candidateFilter.ts'
import { searchNames, searchOf } from './candidateSearch.ts'

export const CandidateConnection = connectionOf(Candidate)

/** Reads a page and primes the loader, so its rows are not read again. */
export async function readCandidates(
  args: PageArgs,
  context: GatewayContext,
  read: ReadPage<CandidateRow>,
  info: GraphQLResolveInfo,
) {
  const page = await readPages(args, read, pageSelectionOf(info))
  candidates.prime(context, page.rows)
  return page
}

builder.queryFields((t) => ({
  candidates: t.field({
    type: CandidateConnection,
    operation: candidateList,
    description:
      "Candidates of the viewer's company, newest first by default. Without ListCandidate the filter must name a talent folder.",
    args: {
      query: t.arg.string({ description: 'Words of name, phone or e-mail. Every word must match.' }),
      filter: t.arg({ type: CandidateFilter, description: 'Which candidates to return. All of them by default.' }),
      orderBy: t.arg({ type: CandidateOrder, description: 'The order of the candidates.' }),
      ...pageArgs,
    },
    resolve: (_root, { query, filter, orderBy, ...args }, context, info) => {
      const search = searchOf({ query, filter, orderBy })
      return readCandidates(
        args,
        context,
        (page) => context.rest.call(candidateList, { fieldNames: searchNames, body: { ...page, ...search } }),
        info,
      )
    },
  }),
  candidate: t.field({
    type: Candidate,
    nullable: true,
    permission: candidateReaders,
    description:
      'A candidate by the id that page addresses contain, or null if there is none. A merged candidate has `mergedInto`.',
    args: { databaseId: t.arg.id({ required: true, description: "The candidate's id in the services." }) },
    resolve: (_root, { databaseId }, context) => Candidate.load(context, recordId(databaseId)),
  }),
  followedCandidates: t.field({
    type: CandidateConnection,
    operation: candidateDashboardFollow,
    description: 'Candidates whom the viewer follows, most recently active first.',
    args: pageArgs,
    resolve: (_root, args, context, info) =>
      readCandidates(args, context, (page) => context.rest.call(candidateDashboardFollow, { body: page }), info),
  }),
  ownCandidates: t.field({
    type: CandidateConnection,
    operation: candidateDashboardList,
    description: 'Candidates for whom the viewer is responsible, newest first.',
    args: pageArgs,
    resolve: (_root, args, context, info) =>
      readCandidates(args, context, (page) => context.rest.call(candidateDashboardList, { body: page }), info),
  }),
}))

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

/** A page whose rows need not be read again. */
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
      "Candidates of the viewer's company, newest first unless asked otherwise. Without ListCandidate the filter names a talent folder.",
    args: {
      query: t.arg.string({ description: 'Words of name, phone or e-mail; every one must be found.' }),
      filter: t.arg({ type: CandidateFilter, description: 'Which candidates; all without it.' }),
      orderBy: t.arg({ type: CandidateOrder, description: 'Order of the candidates.' }),
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
      'One candidate by the id that addresses carry; null when there is none. One that has been merged says so by mergedInto.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id." }) },
    resolve: (_root, { databaseId }, context) => Candidate.load(context, recordId(databaseId)),
  }),
  followedCandidates: t.field({
    type: CandidateConnection,
    operation: candidateDashboardFollow,
    description: 'Candidates whom the viewer follows, last active first.',
    args: pageArgs,
    resolve: (_root, args, context, info) =>
      readCandidates(args, context, (page) => context.rest.call(candidateDashboardFollow, { body: page }), info),
  }),
  ownCandidates: t.field({
    type: CandidateConnection,
    operation: candidateDashboardList,
    description: 'Candidates whom the viewer takes care of, newest first.',
    args: pageArgs,
    resolve: (_root, args, context, info) =>
      readCandidates(args, context, (page) => context.rest.call(candidateDashboardList, { body: page }), info),
  }),
}))

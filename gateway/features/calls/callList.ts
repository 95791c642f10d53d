import {
  callList,
  callMonitor,
  callOngoing,
  mostWatched,
  type Call as Row,
} from '../../../services/features/calls/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, countNested, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { idOf } from '../../core/graph/ids.ts'
import { listLoader } from '../../core/graph/loader.ts'
import { readPages, type PageArgs, type PageSelection } from '../../core/graph/paging.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { Candidate } from '../candidates/candidate.ts'
import { DateTimeRange } from '../../core/graph/scalars.ts'
import { callerKey, supervisorKey } from './access.ts'
import { Call, CallResult, calls } from './call.ts'

const CallConnection = connectionOf(Call)

const CallFilter = builder.inputType('CallFilter', {
  description: 'Conditions on calls. All conditions must hold.',
  fields: (t) => ({
    candidateId: t.id({ description: 'Only calls with this candidate (global id).' }),
    userNames: t.stringList({
      description: 'Only calls by any of these users (user names, as in the addresses of pages).',
    }),
    results: t.field({ type: [CallResult], description: 'Only calls with any of these results.' }),
    startedAt: t.field({ type: DateTimeRange, description: 'Only calls placed within this period.' }),
  }),
})

function conditions({ candidateId, userNames, results, startedAt }: typeof CallFilter.$inferInput) {
  return {
    ...(candidateId && { candidateId: idOf('Candidate', candidateId, 'filter.candidateId') }),
    ...(userNames?.length && { userNames }),
    ...(results?.length && { results }),
    ...(startedAt?.from && { from: startedAt.from }),
    ...(startedAt?.to && { to: startedAt.to }),
  }
}

const fieldNames = { from: 'filter.startedAt.from', to: 'filter.startedAt.to' }

async function readCalls(
  args: PageArgs,
  context: GatewayContext,
  filter: ReturnType<typeof conditions>,
  wanted: PageSelection,
) {
  const page = await readPages(
    args,
    (part) => context.rest.call(callList, { fieldNames, body: { ...part, ...filter } }),
    wanted,
  )
  calls.prime(context, page.rows)
  return page
}

/** Returns the calls with candidates that are in progress, or an empty list if the services cannot report them. */
export const readOngoingCalls = async (candidateIds: readonly string[], { rest }: GatewayContext): Promise<Row[]> =>
  (await orNull(rest.call(callOngoing, { body: { candidateIds: [...candidateIds] } }))) ?? []

const ongoingOf = listLoader<Row>({
  read: readOngoingCalls,
  key: ({ candidateId }) => candidateId ?? '',
  most: mostWatched,
})

builder.objectFields(Candidate, (t) => ({
  ongoingCalls: t.field({
    type: [Call],
    // The candidate stays readable if the calls cannot be read.
    nullable: true,
    description:
      'Calls with the candidate that are in progress, oldest first. `candidateCallsChanged` reports each change.',
    // A candidate seldom has more than one call at a time.
    extensions: { listSize: 2 },
    resolve: ({ id }, _args, context) => ongoingOf(context, id),
  }),
  calls: t.field({
    type: CallConnection,
    nullable: true,
    permission: [callerKey, supervisorKey],
    description: 'Calls with the candidate, newest first.',
    args: pageArgs,
    resolve: ({ id }, args, context, info) => {
      countNested(context)
      return readCalls(args, context, { candidateId: id }, pageSelectionOf(info))
    },
  }),
}))

builder.queryFields((t) => ({
  calls: t.field({
    type: CallConnection,
    permission: [callerKey, supervisorKey],
    description:
      "Calls, newest first. With GetURLRecording all calls; without it, those of the candidate in the filter, otherwise the viewer's own.",
    args: {
      filter: t.arg({ type: CallFilter, description: 'Which calls to return. All of them by default.' }),
      ...pageArgs,
    },
    extensions: { personal: true },
    resolve: (_root, { filter, ...args }, context, info) =>
      readCalls(args, context, conditions(filter ?? {}), pageSelectionOf(info)),
  }),
  ongoingCalls: t.field({
    type: [Call],
    operation: callMonitor,
    description:
      'All calls of the company that are in progress, oldest first. `ongoingCallsChanged` reports each change.',
    resolve: (_root, _args, { rest }) => rest.call(callMonitor),
  }),
}))

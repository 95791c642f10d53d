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
import { caller, supervisor } from './access.ts'
import { Call, CallResult, calls } from './call.ts'

const CallConnection = connectionOf(Call)

const CallFilter = builder.inputType('CallFilter', {
  description: 'Conditions on calls; all of them must hold.',
  fields: (t) => ({
    candidateId: t.id({ description: 'With this candidate (global id).' }),
    userNames: t.stringList({ description: 'By any of these users (user names, as addresses of pages carry them).' }),
    results: t.field({ type: [CallResult], description: 'Ended in any of these ways.' }),
    startedAt: t.field({ type: DateTimeRange, description: 'Placed within this span of time.' }),
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

/** The calls with candidates that go on; none where the services cannot tell. */
export const ongoingWith = async (candidateIds: readonly string[], { rest }: GatewayContext): Promise<Row[]> =>
  (await orNull(rest.call(callOngoing, { body: { candidateIds: [...candidateIds] } }))) ?? []

const ongoingOf = listLoader<Row>({ read: ongoingWith, key: ({ candidateId }) => candidateId ?? '', most: mostWatched })

builder.objectFields(Candidate, (t) => ({
  ongoingCalls: t.field({
    type: [Call],
    // The candidate stands though nobody can tell who calls.
    nullable: true,
    description: 'Calls with the candidate that go on, oldest first; candidateCallsChanged tells of each change.',
    // Seldom more than one calls somebody at a time.
    extensions: { listSize: 2 },
    resolve: ({ id }, _args, context) => ongoingOf(context, id),
  }),
  calls: t.field({
    type: CallConnection,
    nullable: true,
    permission: [caller, supervisor],
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
    permission: [caller, supervisor],
    description:
      "Calls, newest first: all of them with GetURLRecording; without, those of the candidate asked for, else the viewer's own.",
    args: { filter: t.arg({ type: CallFilter, description: 'Which calls; all without it.' }), ...pageArgs },
    extensions: { personal: true },
    resolve: (_root, { filter, ...args }, context, info) =>
      readCalls(args, context, conditions(filter ?? {}), pageSelectionOf(info)),
  }),
  ongoingCalls: t.field({
    type: [Call],
    operation: callMonitor,
    description: 'All calls of the company that go on, oldest first; ongoingCallsChanged tells of each change.',
    resolve: (_root, _args, { rest }) => rest.call(callMonitor),
  }),
}))

import { createMessage } from '../../../services/core/contract/messages.ts'
import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { candidateReaders } from '../../../services/features/candidates/contract.ts'
import {
  callMonitor,
  callPhases,
  callReaders,
  mostWatched,
  type Call as Row,
} from '../../../services/features/calls/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import type { GatewayContext, Viewer } from '../../core/graph/context.ts'
import { follow } from '../../core/live/follow.ts'
import { idOf } from '../../core/graph/ids.ts'
import { requirePermission, signedIn } from '../../core/graph/permission.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { supervisorKey } from './access.ts'
import { Call } from './call.ts'
import { readOngoingCalls } from './callList.ts'

/** Each payload holds all calls, so a client that reads the last one is up to date. */
const OngoingCalls = builder.objectRef<Row[]>('OngoingCalls').implement({
  description: 'The watched calls that are in progress.',
  fields: (t) => ({
    calls: t.field({
      // The subscription decides whether the calls are personal.
      type: [Call],
      description: 'All watched calls, oldest first.',
      extensions: { personal: false },
      resolve: (rows) => rows,
    }),
  }),
})

const getPhaseIndex = ({ phase }: Row) => callPhases.indexOf(phase)

interface Watched {
  /** Identifies the watched set among the calls of the company. */
  part: string
  read: () => Promise<Row[]>
  isWatched: (call: Row) => boolean
}

/** Follows the calls of a set that are in progress: first as read, then after each change. */
function followCalls(context: GatewayContext, { part, read, isWatched }: Watched): AsyncIterableIterator<Row[]> {
  const { companyId } = signedIn(context)
  let known = new Map<string, Row>()
  const state = () => [...known.values()].sort((one, other) => (one.startedAt < other.startedAt ? -1 : 1))
  const restart = (rows: readonly Row[]) => {
    known = new Map(rows.map((row) => [row.id, row]))
    return state()
  }
  return follow<Row[]>(context, {
    topic: { companyId, type: 'call.changed', subjectId: companyId, part },
    read: async () => restart(await read()),
    concerns: ({ data }) => {
      if (Array.isArray(data)) return true
      const call = data as Row
      const before = known.get(call.id)
      // An event that was under way while the state was read may be older than the state.
      return before ? getPhaseIndex(call) >= getPhaseIndex(before) : isWatched(call) && call.phase !== 'ended'
    },
    change: ({ data }: ChangeEvent) => {
      if (Array.isArray(data)) return restart(data as Row[])
      const call = data as Row
      if (call.phase === 'ended' || !isWatched(call)) known.delete(call.id)
      else known.set(call.id, call)
      return state()
    },
    poll: whenChanged(read),
  })
}

const watcherKeys: readonly PermissionKey[] = [supervisorKey, ...candidateReaders]
/** Viewers who may only make calls see only their own. */
const seesOwnOnly = ({ permissions }: Viewer) => !watcherKeys.some((key) => permissions.has(key))

/** Returns the services' ids of the watched candidates, sorted so that equal sets give the same list. */
function watchedIds(ids: readonly string[]): string[] {
  if (ids.length < 1 || ids.length > mostWatched)
    throw badInput({ candidateIds: createMessage('SO_MANY', { least: 1, most: mostWatched }) })
  return [...new Set(ids.map((id) => idOf('Candidate', id, 'candidateIds')))].sort()
}

builder.subscriptionField('candidateCallsChanged', (t) =>
  t.field({
    type: OngoingCalls,
    permission: callReaders,
    description:
      'Who is calling or talking with candidates: the calls in progress at first, then again after each change.',
    args: {
      candidateIds: t.arg.idList({ required: true, description: `The candidates (global ids), 1 to ${mostWatched}.` }),
    },
    extensions: {
      personal: seesOwnOnly,
      watch: async ({ candidateIds }: { candidateIds: string[] }, context: GatewayContext) => {
        requirePermission(context, callReaders)
        await readOngoingCalls(watchedIds(candidateIds), context)
      },
    },
    subscribe: (_root, { candidateIds }, context) => {
      const ids = watchedIds(candidateIds)
      const watched = new Set<string | null>(ids)
      const viewer = signedIn(context)
      const own = seesOwnOnly(viewer) ? viewer.userName : null
      return followCalls(context, {
        part: own === null ? ids.join(' ') : `of ${own}: ${ids.join(' ')}`,
        read: () => readOngoingCalls(ids, context),
        isWatched: ({ candidateId, userName }) => watched.has(candidateId) && (own === null || userName === own),
      })
    },
    resolve: (rows) => rows,
  }),
)

builder.subscriptionField('ongoingCallsChanged', (t) =>
  t.field({
    type: OngoingCalls,
    operation: callMonitor,
    description: 'All calls of the company that are in progress, then again after each change.',
    extensions: {
      watch: async (_args: object, context: GatewayContext) => requirePermission(context, [supervisorKey]),
    },
    subscribe: (_root, _args, context) =>
      followCalls(context, { part: 'all', read: () => context.rest.call(callMonitor), isWatched: () => true }),
    resolve: (rows) => rows,
  }),
)

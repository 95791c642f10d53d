import { say } from '../../../services/core/contract/messages.ts'
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
import { demand, signedIn } from '../../core/graph/permission.ts'
import { badInput } from '../../core/graph/requestError.ts'
import { whenChanged } from '../../core/live/whenChanged.ts'
import { supervisor } from './access.ts'
import { Call } from './call.ts'
import { ongoingWith } from './callList.ts'

/** Always all of them: a client that takes the last payload is never behind. */
const OngoingCalls = builder.objectRef<Row[]>('OngoingCalls').implement({
  description: 'The calls that go on now, of what is watched.',
  fields: (t) => ({
    calls: t.field({
      // What is watched says for whom they are personal.
      type: [Call],
      description: 'All of them, oldest first.',
      extensions: { personal: false },
      resolve: (rows) => rows,
    }),
  }),
})

const place = ({ phase }: Row) => callPhases.indexOf(phase)

interface Watched {
  /** Names what is watched among the calls of the company. */
  part: string
  read: () => Promise<Row[]>
  isWatched: (call: Row) => boolean
}

/** The calls of a set that go on: as read at first, then as each change makes them. */
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
      // One that was on its way while the state was read may be older than that.
      return before ? place(call) >= place(before) : isWatched(call) && call.phase !== 'ended'
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

const seers: readonly PermissionKey[] = [supervisor, ...candidateReaders]
/** Who may only call sees no calls but the own ones. */
const seesOwnOnly = ({ permissions }: Viewer) => !seers.some((key) => permissions.has(key))

/** The services' ids of the watched candidates, in one order, so that equal sets are the same. */
function watchedIds(ids: readonly string[]): string[] {
  if (ids.length < 1 || ids.length > mostWatched)
    throw badInput({ candidateIds: say('SO_MANY', { least: 1, most: mostWatched }) })
  return [...new Set(ids.map((id) => idOf('Candidate', id, 'candidateIds')))].sort()
}

builder.subscriptionField('candidateCallsChanged', (t) =>
  t.field({
    type: OngoingCalls,
    permission: callReaders,
    description:
      'Who is calling or talking with candidates: the calls that go on now, then all that go on after each change.',
    args: {
      candidateIds: t.arg.idList({ required: true, description: `The candidates (global ids), 1–${mostWatched}.` }),
    },
    extensions: {
      personal: seesOwnOnly,
      watch: async ({ candidateIds }: { candidateIds: string[] }, context: GatewayContext) => {
        demand(context, callReaders)
        await ongoingWith(watchedIds(candidateIds), context)
      },
    },
    subscribe: (_root, { candidateIds }, context) => {
      const ids = watchedIds(candidateIds)
      const watched = new Set<string | null>(ids)
      const viewer = signedIn(context)
      const own = seesOwnOnly(viewer) ? viewer.userName : null
      return followCalls(context, {
        part: own === null ? ids.join(' ') : `of ${own}: ${ids.join(' ')}`,
        read: () => ongoingWith(ids, context),
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
    description: 'All calls of the company that go on now, then again after each change.',
    extensions: { watch: async (_args: object, context: GatewayContext) => demand(context, [supervisor]) },
    subscribe: (_root, _args, context) =>
      followCalls(context, { part: 'all', read: () => context.rest.call(callMonitor), isWatched: () => true }),
    resolve: (rows) => rows,
  }),
)

import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import type { Viewer } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import { Feed } from './feed.ts'
import { feedKey } from './feedKey.ts'
import type { Guard, Watcher } from './guard.ts'
import { recordOf } from '../rest/json.ts'
import type { LiveHub } from './liveHub.ts'
import type { Log } from '../log.ts'
import { failed, type OperationRequest, type Operations, type Prepared } from '../engine/operations.ts'
import { createRights } from './rights.ts'
import { createRightsNow, type Watched } from './currentRights.ts'
import { isTransient, pauseAfter } from '../rest/retryWhileUnavailable.ts'

/** Subscriptions, each executed once for all watchers who would see the same. */
export interface Feeds {
  /**
   * Throws unless the watcher's own token allows the subscription. Then the watcher receives the current state, and
   * every later change once and in order, for as long as it is allowed. Returns the function with which it leaves.
   */
  join(
    prepared: Prepared,
    variables: OperationRequest['variables'],
    watcher: Watcher,
    signal: AbortSignal,
  ): Promise<() => void>
  /** The number of current executions. */
  readonly size: number
  readonly watchers: number
  close(): void
}

export interface FeedsOptions {
  operations: Operations
  contexts: Contexts
  live: LiveHub
  log: Log
  /** The time limit of one permission check. */
  deadlineMs: number
  /** The interval between permission checks. */
  askEveryMs: number
}

/** Whether a change of the rights of users or roles affects this viewer. */
function concerns(viewer: Viewer, { companyId, data }: ChangeEvent): boolean {
  const { userNames, roles } = recordOf(data)
  if (viewer.companyId !== companyId) return false
  const names = (list: unknown, name: string) => Array.isArray(list) && list.includes(name)
  return (!userNames && !roles) || names(userNames, viewer.userName.toLowerCase()) || names(roles, viewer.currentRole)
}

/** Failures that concern only the viewer whose token was used. */
const isOfOne: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

interface Group extends Watched {
  companyId: string
  /** The subjects that its executions have watched so far. */
  topics: Set<string>
  /** Oldest first. There is more than one only while late joiners catch up. */
  feeds: Feed[]
}

export function createFeeds({ operations, contexts, live, log, deadlineMs, askEveryMs }: FeedsOptions): Feeds {
  const groups = new Map<string, Group>()
  const rights = createRights({
    now: createRightsNow({ operations, contexts, deadlineMs }),
    log,
    askEveryMs,
    onRefused: (guard, { key }) => takeOut(key, guard),
    onBehind: (guard, watched) => {
      takeOut(watched.key, guard)
      place(watched, guard)
    },
  })

  live.onRightsChange((event) =>
    rights.doubt((viewer, { key }) => {
      if (event === 'reset') return true
      if (event.subjectId === event.companyId) return concerns(viewer, event)
      const group = groups.get(key)
      // A group whose execution has just begun does not watch anything yet.
      return (
        group !== undefined &&
        group.companyId === event.companyId &&
        (!group.topics.size || group.topics.has(event.subjectId))
      )
    }),
  )

  function remove(group: Group, feed: Feed) {
    const at = group.feeds.indexOf(feed)
    if (at >= 0) group.feeds.splice(at, 1)
    if (!group.feeds.length && groups.get(group.key) === group) groups.delete(group.key)
    feed.controller.abort()
  }

  /** Moves late joiners that have caught up to the oldest execution, and ends theirs. */
  function merge(group: Group) {
    const [oldest, ...others] = group.feeds.filter((feed) => feed.isLevel)
    for (const feed of others) {
      for (const watcher of feed.watchers) oldest!.watchers.add(watcher)
      feed.watchers.clear()
      remove(group, feed)
    }
  }

  function open(group: Group, watchers: Iterable<Guard>): Feed {
    const feed = new Feed({ contexts, live, rights, topics: group.topics })
    for (const watcher of watchers) feed.watchers.add(watcher)
    group.feeds.push(feed)
    groups.set(group.key, group)
    void run(group, feed)
    return feed
  }

  /** Runs a feed once, until its stream ends. Throws what the subscription throws. */
  async function follow({ prepared, variables }: Group, feed: Feed, onSent: () => void) {
    const { signal } = feed.controller
    const stream = await operations.events(prepared, variables, feed.context)
    const end = () => void stream.return?.()
    signal.addEventListener('abort', end, { once: true })
    try {
      while (!signal.aborted) {
        const event = await stream.next()
        if (event.done || signal.aborted) return
        const answer = Buffer.from(
          JSON.stringify(await operations.select(prepared, variables, event.value, feed.context)),
        )
        if (signal.aborted) return
        await feed.send(answer)
        onSent()
      }
    } finally {
      signal.removeEventListener('abort', end)
      end()
    }
  }

  async function run(group: Group, feed: Feed) {
    const { signal } = feed.controller
    for (let failures = 0; !signal.aborted;) {
      try {
        await follow(group, feed, () => {
          failures = 0
          merge(group)
        })
        if (signal.aborted) return
        const left = [...feed.watchers]
        remove(group, feed)
        for (const guard of left) {
          guard.complete()
          if (guard.isDone) rights.leave(guard)
        }
      } catch (error) {
        if (signal.aborted) return
        const { errors } = failed(error, feed.context.requestId, log)
        const { extensions } = errors![0]!
        if (isTransient(extensions, failures)) {
          feed.restart()
          await pauseAfter(failures++, signal)
        } else {
          giveUp(group, feed, JSON.stringify(errors), isOfOne.has(extensions.code))
        }
      }
    }
  }

  /** Reports a failure. If it concerns only the token in use, the other watchers try again with their own. */
  function giveUp(group: Group, feed: Feed, errors: string, isCarriers: boolean) {
    const { carrier } = feed
    const left = [...feed.watchers]
    const told = isCarriers && carrier && feed.watchers.has(carrier) ? [carrier] : left
    remove(group, feed)
    for (const guard of told) {
      rights.leave(guard)
      guard.error(errors)
    }
    const others = left.filter((watcher) => !told.includes(watcher))
    if (others.length) open(groups.get(group.key) ?? group, others)
  }

  function place(watched: Watched, guard: Guard) {
    const { key, prepared, variables } = watched
    const group = groups.get(key) ?? {
      key,
      prepared,
      variables,
      companyId: guard.viewer.companyId,
      topics: new Set(),
      feeds: [],
    }
    const fresh = group.feeds.find((feed) => feed.isFresh)
    if (fresh) fresh.watchers.add(guard)
    else open(group, [guard])
  }

  function takeOut(key: string, guard: Guard) {
    const group = groups.get(key)
    for (const feed of [...(group?.feeds ?? [])]) {
      if (feed.watchers.delete(guard) && !feed.watchers.size) remove(group!, feed)
    }
  }

  return {
    async join(prepared, variables, watcher, signal) {
      const asked = { key: feedKey(prepared, variables, watcher.viewer), prepared, variables }
      const isCertain = await rights.admit(asked, watcher.viewer, signal)
      if (signal.aborted) return () => undefined
      // Uses the group's own key instead of an equal copy, because thousands of subscribers hold a reference to it.
      const watched = groups.get(asked.key) ?? asked
      const { key } = watched
      const guard = rights.guard(watched, watcher, isCertain)
      place(watched, guard)
      return () => {
        rights.leave(guard)
        takeOut(key, guard)
      }
    },
    get size() {
      return [...groups.values()].reduce((sum, { feeds }) => sum + feeds.length, 0)
    },
    get watchers() {
      return [...groups.values()].reduce(
        (sum, { feeds }) => feeds.reduce((count, feed) => count + feed.watchers.size, sum),
        0,
      )
    },
    close() {
      rights.close()
      for (const group of [...groups.values()]) for (const feed of [...group.feeds]) remove(group, feed)
    },
  }
}

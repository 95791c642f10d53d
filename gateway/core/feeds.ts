import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { GatewayContext, Viewer } from './context.ts'
import type { Contexts } from './contexts.ts'
import type { LiveHub, LiveItems } from './liveHub.ts'
import type { Log } from './log.ts'
import { failed, type OperationRequest, type Operations, type Prepared } from './operations.ts'
import type { RestClient } from './rest.ts'
import { mayPass, pauseAfter } from './whileAway.ts'

/** One subscriber of one socket. */
export interface Watcher {
  viewer: Viewer
  /** Takes an answer as JSON in UTF-8: made once, sent to all. */
  next(payload: Buffer): void
  /** Takes the errors as JSON. */
  error(errors: string): void
  complete(): void
}

/** Subscriptions, each run once for all who would see the same. */
export interface Feeds {
  /** Whoever joins gets the current state first, then every later change once and in order. Answers how to leave. */
  join(prepared: Prepared, variables: OperationRequest['variables'], watcher: Watcher): () => void
  /** Executions under way. */
  readonly size: number
  readonly watchers: number
  close(): void
}

type Variables = OperationRequest['variables']

/** Text of a value that is equal for equal values, whatever the order of their keys. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_, one) =>
    one && typeof one === 'object' && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).sort(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  ) ?? ''

/** Sends between two turns of the event loop. */
const sendsPerTurn = 500
/** A token that ends sooner is used only when there is no other. */
const spareSeconds = 5

/** Failures that concern the viewer whose token was used. */
const isOfOne: ReadonlySet<string> = new Set(['UNAUTHENTICATED', 'FORBIDDEN', 'NOT_FOUND'])

interface Group {
  key: string
  prepared: Prepared
  variables: Variables
  /** Oldest first. More than one only while late joiners catch up. */
  feeds: Feed[]
}

/**
 * One execution: the subscription's events, the answer for each, and those who get it. Its calls carry the token of
 * somebody who watches at that time.
 */
class Feed {
  readonly watchers = new Set<Watcher>()
  readonly controller = new AbortController()
  readonly context: GatewayContext
  /** Nobody has been told anything yet, so that one more may still join. */
  isFresh = true
  #items: LiveItems[] = []
  #sent = 0
  #isSending = false
  #carrier: { watcher: Watcher; rest: RestClient; until: number } | undefined

  constructor(contexts: Contexts, live: LiveHub) {
    const requestId = randomUUID()
    const carrier = () => {
      const current = this.#carrier
      const now = Date.now() / 1000
      if (current && now < current.until && this.watchers.has(current.watcher)) return current
      let best = current?.watcher
      for (const watcher of this.watchers) {
        best = watcher
        if (watcher.viewer.expiresAt > now + spareSeconds) break
      }
      if (!best) throw new Error('nobody watches')
      const rest =
        current?.watcher === best
          ? current.rest
          : contexts.rest({ viewer: best.viewer, requestId, signal: this.controller.signal })
      // Where every token ends soon, the search is not made anew for each field.
      this.#carrier = { watcher: best, rest, until: Math.max(best.viewer.expiresAt - spareSeconds, now + 1) }
      return this.#carrier
    }
    this.context = {
      get viewer() {
        return carrier().watcher.viewer
      },
      rest: { call: (...call: Parameters<RestClient['call']>) => carrier().rest.call(...call) } as RestClient,
      live: {
        changes: (topic, given) => {
          const items = live.changes(topic, given)
          this.#items.push(items)
          return items
        },
      },
      requestId,
      timezoneOffset: 0,
      signal: this.controller.signal,
    }
  }

  /** Who pays with a token at the moment. */
  get carrier() {
    return this.#carrier?.watcher
  }

  /**
   * Everything that happened so far has been told: the first state, and one payload for each live item. Two executions
   * of the same thing that are both level stand at the same place, because live items reach all of them at once.
   */
  get isLevel() {
    return !this.#isSending && this.#sent === this.#items.reduce((sum, { offered }) => sum + offered, 1)
  }

  /** Forgets its place: the events begin anew. */
  restart() {
    for (const items of this.#items) void items.return!()
    this.#items = []
    this.#sent = 0
  }

  async send(payload: Buffer) {
    this.isFresh = false
    this.#isSending = true
    let count = 0
    // Nobody joins while it sends; who leaves is passed over.
    for (const watcher of this.watchers) {
      watcher.next(payload)
      if (++count % sendsPerTurn === 0) await turn()
    }
    this.#isSending = false
    this.#sent += 1
  }
}

export function createFeeds({
  operations,
  contexts,
  live,
  log,
}: {
  operations: Operations
  contexts: Contexts
  live: LiveHub
  log: Log
}): Feeds {
  const groups = new Map<string, Group>()

  function remove(group: Group, feed: Feed) {
    const at = group.feeds.indexOf(feed)
    if (at >= 0) group.feeds.splice(at, 1)
    if (!group.feeds.length && groups.get(group.key) === group) groups.delete(group.key)
    feed.controller.abort()
  }

  /** Late joiners that have caught up move to the oldest execution; theirs ends. */
  function merge(group: Group) {
    const [oldest, ...others] = group.feeds.filter((feed) => feed.isLevel)
    for (const feed of others) {
      for (const watcher of feed.watchers) oldest!.watchers.add(watcher)
      feed.watchers.clear()
      remove(group, feed)
    }
  }

  function open(group: Group, watchers: Iterable<Watcher>): Feed {
    const feed = new Feed(contexts, live)
    for (const watcher of watchers) feed.watchers.add(watcher)
    group.feeds.push(feed)
    groups.set(group.key, group)
    void run(group, feed)
    return feed
  }

  /** One round of a feed, to its end. Throws what the subscription throws. */
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
        for (const watcher of left) watcher.complete()
      } catch (error) {
        if (signal.aborted) return
        const { errors } = failed(error, feed.context.requestId, log)
        const { extensions } = errors![0]!
        if (mayPass(extensions, failures)) {
          feed.restart()
          await pauseAfter(failures++, signal)
        } else {
          giveUp(group, feed, JSON.stringify(errors), isOfOne.has(extensions.code))
        }
      }
    }
  }

  /** Tells the failure; where it is that of the token in use, the others try again with their own. */
  function giveUp(group: Group, feed: Feed, errors: string, isCarriers: boolean) {
    const { carrier } = feed
    const left = [...feed.watchers]
    const told = isCarriers && carrier && feed.watchers.has(carrier) ? [carrier] : left
    remove(group, feed)
    for (const watcher of told) watcher.error(errors)
    const others = left.filter((watcher) => !told.includes(watcher))
    if (others.length) open(groups.get(group.key) ?? group, others)
  }

  return {
    join(prepared, variables, watcher) {
      const { viewer } = watcher
      const key = [
        prepared.key,
        viewer.companyId,
        viewer.view,
        prepared.isPersonal ? viewer.subject : '',
        stable(variables ?? {}),
      ].join('\0')
      const group = groups.get(key) ?? { key, prepared, variables, feeds: [] }
      const fresh = group.feeds.find((feed) => feed.isFresh)
      if (fresh) fresh.watchers.add(watcher)
      else open(group, [watcher])
      // The name of the group, not the equal one of this subscriber, is what each of thousands holds on to.
      return () => {
        const current = groups.get(group.key)
        for (const feed of [...(current?.feeds ?? [])]) {
          if (feed.watchers.delete(watcher) && !feed.watchers.size) remove(current!, feed)
        }
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
      for (const group of [...groups.values()]) for (const feed of [...group.feeds]) remove(group, feed)
    },
  }
}

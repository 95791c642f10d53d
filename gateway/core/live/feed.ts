import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { GatewayContext } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import type { Guard } from './guard.ts'
import type { LiveHub, LiveItems } from './liveHub.ts'
import type { RestClient } from '../rest/restCall.ts'
import type { Rights } from './rights.ts'

/** The number of sends between two turns of the event loop. */
const sendsPerTurn = 500
/** A token that expires sooner is used only if there is no other. */
const spareSeconds = 5

export interface FeedParts {
  contexts: Contexts
  live: LiveHub
  rights: Rights
  /** Receives the ids of the subjects that the feed watches. */
  topics: Set<string>
}

/**
 * One execution of a subscription: its events, the answer to each, and its watchers. Its calls use the token of a
 * current watcher.
 */
export class Feed {
  readonly watchers = new Set<Guard>()
  readonly controller = new AbortController()
  readonly context: GatewayContext
  /** Whether nothing has been sent yet, so that another watcher may still join. */
  isFresh = true
  #items: LiveItems[] = []
  #sent = 0
  #isSending = false
  #carrier: { watcher: Guard; rest: RestClient; until: number } | undefined

  constructor({ contexts, live, rights, topics }: FeedParts) {
    const requestId = randomUUID()
    const { signal } = this.controller
    const carrier = () => {
      const current = this.#carrier
      const now = Date.now() / 1000
      if (current && now < current.until && this.watchers.has(current.watcher) && !current.watcher.isInDoubt)
        return current
      const best = this.#best(now + spareSeconds) ?? current?.watcher
      if (!best) throw new Error('nobody watches')
      const rest = current?.watcher === best ? current.rest : contexts.rest({ viewer: best.viewer, requestId, signal })
      // If every token expires soon, the search is not repeated for every field.
      this.#carrier = { watcher: best, rest, until: Math.max(best.viewer.expiresAt - spareSeconds, now + 1) }
      return this.#carrier
    }
    /** Waits for a watcher whose permission is not in doubt. */
    const certain = async () => {
      while (carrier().watcher.isInDoubt && !signal.aborted) await rights.nextAnswer
      return carrier()
    }
    const call = (...asked: Parameters<RestClient['call']>) => {
      const { watcher, rest } = carrier()
      return watcher.isInDoubt ? certain().then((other) => other.rest.call(...asked)) : rest.call(...asked)
    }
    this.context = {
      get viewer() {
        return carrier().watcher.viewer
      },
      rest: { call } as RestClient,
      live: {
        changes: (topic, given) => {
          const items = live.changes(topic, given)
          topics.add(topic.subjectId)
          this.#items.push(items)
          return items
        },
        unchangedMs: (topic) => live.unchangedMs(topic),
      },
      requestId,
      timezoneOffset: 0,
      signal,
    }
  }

  /** Returns the watcher with the best token to use: its permission is not in doubt, and it does not expire soon. */
  #best(until: number): Guard | undefined {
    let best: Guard | undefined
    let rank = -1
    for (const watcher of this.watchers) {
      const its = Number(!watcher.isInDoubt) * 2 + Number(watcher.viewer.expiresAt > until)
      if (its > rank) {
        best = watcher
        rank = its
      }
      if (rank === 3) break
    }
    return best
  }

  /** The watcher whose token is currently used. */
  get carrier() {
    return this.#carrier?.watcher
  }

  /**
   * Whether everything so far has been sent: the first state, and one payload for each live item. Two level executions
   * of the same subscription are in the same state, because live items reach all of them at once.
   */
  get isLevel() {
    return !this.#isSending && this.#sent === this.#items.reduce((sum, { offered }) => sum + offered, 1)
  }

  /** Starts again from the first event. */
  restart() {
    for (const items of this.#items) void items.return!()
    this.#items = []
    this.#sent = 0
  }

  async send(payload: Buffer) {
    this.isFresh = false
    this.#isSending = true
    let count = 0
    // No watcher joins while it sends. Watchers that leave are skipped.
    for (const watcher of this.watchers) {
      watcher.next(payload)
      if (++count % sendsPerTurn === 0) await turn()
    }
    this.#isSending = false
    this.#sent += 1
  }
}

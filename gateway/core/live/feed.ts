import { randomUUID } from 'node:crypto'
import { setImmediate as turn } from 'node:timers/promises'
import type { GatewayContext } from '../graph/context.ts'
import type { Contexts } from '../engine/contexts.ts'
import type { Guard } from './guard.ts'
import type { LiveHub, LiveItems } from './liveHub.ts'
import type { RestClient } from '../rest/restCall.ts'
import type { Rights } from './rights.ts'

/** Sends between two turns of the event loop. */
const sendsPerTurn = 500
/** A token that ends sooner is used only when there is no other. */
const spareSeconds = 5

export interface FeedParts {
  contexts: Contexts
  live: LiveHub
  rights: Rights
  /** Takes the ids of the subjects that it watches. */
  topics: Set<string>
}

/**
 * One execution: the subscription's events, the answer for each, and those who get it. Its calls carry the token of
 * somebody who watches at that time.
 */
export class Feed {
  readonly watchers = new Set<Guard>()
  readonly controller = new AbortController()
  readonly context: GatewayContext
  /** Nobody has been told anything yet, so that one more may still join. */
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
      // Where every token ends soon, the search is not made anew for each field.
      this.#carrier = { watcher: best, rest, until: Math.max(best.viewer.expiresAt - spareSeconds, now + 1) }
      return this.#carrier
    }
    /** One whose right to watch is in no doubt. */
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

  /** Whose token is the best to use: of a certain right, and not about to end. */
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

import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import { resetNested } from '../graph/connection.ts'
import type { GatewayContext } from '../graph/context.ts'
import type { Topic } from './live.ts'
import { forget } from '../graph/loader.ts'

interface FollowOptions<State> {
  topic: Topic
  /**
   * Reads the current state: at the beginning, and whenever changes may have been missed. Receives the milliseconds for
   * which the topic is known to be unchanged.
   */
  read: (unchangedMs: number) => Promise<State>
  /**
   * Whether a change of the topic concerns this object, since several lists of a company share a topic. By default
   * every change does.
   */
  concerns?: (event: ChangeEvent) => boolean
  /** Returns the state that a change contains. */
  change: (event: ChangeEvent) => State
  /**
   * Returns a number that only grows during the life of the object. A change that was on its way while the state was
   * read is older than that state. With this number it is left out, so that no value steps back.
   */
  progress?: (state: State) => number
  /** Whether no change can follow this state. */
  isLast?: (state: State) => boolean
  /** For services without an event stream: returns the data of a change, or null. */
  poll?: () => Promise<unknown>
}

/**
 * Returns the current state of an object, then each change. It is not an async generator, because a generator that
 * waits for the next change can only be ended after that change.
 */
export function follow<State>(context: GatewayContext, options: FollowOptions<State>): AsyncIterableIterator<State> {
  const { topic, read, concerns = () => true, change, progress, isLast = () => false, poll } = options
  const changes = context.live.changes(topic, poll && { poll })
  // Requested before the state is read, so that no change is missed in between.
  let coming = changes.next()
  // The `next` that awaits it throws the failure. Until then it must not count as unhandled.
  coming.catch(() => undefined)
  let reached = -Infinity
  let isFirst = true
  let isOver = false

  const end = () => {
    isOver = true
    changes.return?.()?.catch(() => undefined)
    return { done: true as const, value: undefined }
  }
  async function advance(): Promise<IteratorResult<State>> {
    if (isOver) return end()
    let state: State
    if (isFirst) {
      isFirst = false
      state = await read(context.live.unchangedMs(topic))
    } else {
      let event: ChangeEvent | 'reset'
      do {
        const { done, value } = await coming
        if (done || isOver) return end()
        coming = changes.next()
        coming.catch(() => undefined)
        event = value
      } while (event !== 'reset' && !concerns(event))
      forget(context)
      resetNested(context)
      state = event === 'reset' ? await read(context.live.unchangedMs(topic)) : change(event)
    }
    if (progress) {
      if (progress(state) < reached) return advance()
      reached = progress(state)
    }
    if (isLast(state)) end()
    return { done: false, value: state }
  }

  // Calls run one at a time, even if several values are requested at once.
  let turn: Promise<unknown> = Promise.resolve()
  return {
    next() {
      const result = turn.then(advance).catch((error) => {
        end()
        throw error
      })
      turn = result.catch(() => undefined)
      return result
    },
    return: async () => end(),
    throw: async (error) => {
      end()
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}

import type { ChangeEvent } from '../../../services/core/contract/events.ts'
import { resetNested } from '../graph/connection.ts'
import type { GatewayContext } from '../graph/context.ts'
import type { Topic } from './live.ts'
import { forget } from '../graph/loader.ts'

interface FollowOptions<State> {
  topic: Topic
  /**
   * Reads the current state: at first, and whenever changes may have been missed. It hears for how many milliseconds the topic
   * has not changed, as far as is known.
   */
  read: (unchangedMs: number) => Promise<State>
  /** Whether a change of the topic is one of this thing: several lists of a company share a topic. Default: every one. */
  concerns?: (event: ChangeEvent) => boolean
  /** The state that a change carries. */
  change: (event: ChangeEvent) => State
  /**
   * A number that only grows with the thing. A change that was on its way while the state was read is older than that
   * state; with this it is left out, so that nobody sees a value step back.
   */
  progress?: (state: State) => number
  /** Nothing can come after this state. */
  isLast?: (state: State) => boolean
  /** Where the services have no event stream: answers the data of a change, or null. */
  poll?: () => Promise<unknown>
}

/**
 * The current state of a thing, then each change. Written by hand rather than as an async generator: a generator that
 * waits for the next change can only be ended after that change has come.
 */
export function follow<State>(context: GatewayContext, options: FollowOptions<State>): AsyncIterableIterator<State> {
  const { topic, read, concerns = () => true, change, progress, isLast = () => false, poll } = options
  const changes = context.live.changes(topic, poll && { poll })
  // Asked for before the state is read, so that no change falls in between.
  let coming = changes.next()
  // A failure is thrown by the `next` that awaits it; until then it must not count as unhandled.
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

  // One at a time, also when several are asked for at once.
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

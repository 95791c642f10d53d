import { rightsChange, type ChangeEvent } from '../../../services/core/contract/events.ts'
import type { Live, Topic } from './live.ts'

type Item = ChangeEvent | 'reset'

/** The items of one watcher. */
export interface LiveItems extends AsyncIterableIterator<Item> {
  /** The number of items for this watcher so far, whether it has read them or not. */
  readonly offered: number
}

/** Distributes changes to the watchers of their topic. Polls topics if there is no event stream. */
export interface LiveHub extends Live {
  changes(...given: Parameters<Live['changes']>): LiveItems
  publish(event: ChangeEvent): void
  /** Calls the listener with each change of rights, before any later change is passed on. */
  onRightsChange(listener: (event: Item) => void): void
  /** Calls the listener with every change. */
  onChange(listener: (event: Item) => void): void
  /** Notifies every watcher that changes may have been missed, including those of rights. */
  reset(): void
  /** Sets whether every change is published here from now on. */
  setComplete(isComplete: boolean): void
  /** Starts or stops one poller for each watched topic. */
  setPolling(isOn: boolean): void
  readonly isPolling: boolean
  /** The number of watched topics. */
  readonly topics: number
  /** Ends all watchers. */
  close(): void
}

interface Listener {
  poll?: () => Promise<unknown>
  push(item: Item): void
  end(): void
}

interface Watched {
  topic: Topic
  listeners: Set<Listener>
  timer?: NodeJS.Timeout
}

/** The number of topics whose last change is remembered. */
const rememberedTopics = 10_000
/** The number of changes that a watcher may be behind. Beyond it, they are replaced by `reset`. */
const longestQueue = 1000

/** Creates one watcher's queue. It receives items from its creation on, not only after the first `next`. */
function listen(poll: Listener['poll'], onEnd: (listener: Listener) => void): { listener: Listener; items: LiveItems } {
  let queue: Item[] = []
  let waiting: ((result: IteratorResult<Item>) => void)[] = []
  let isOver = false
  let offered = 0
  const done = { done: true as const, value: undefined }
  const listener: Listener = {
    poll,
    push(item) {
      offered += 1
      const next = waiting.shift()
      if (next) return next({ done: false, value: item })
      if (item !== 'reset' && queue.length < longestQueue) return queue.push(item)
      // A reset covers everything before it.
      offered -= queue.length
      queue = ['reset']
    },
    end() {
      if (isOver) return
      isOver = true
      onEnd(listener)
      for (const next of waiting) next(done)
      waiting = []
      queue = []
    },
  }
  const items: LiveItems = {
    get offered() {
      return offered
    },
    next() {
      const item = queue.shift()
      if (item !== undefined) return Promise.resolve({ done: false, value: item })
      return isOver ? Promise.resolve(done) : new Promise((resolve) => waiting.push(resolve))
    },
    async return() {
      listener.end()
      return done
    },
    [Symbol.asyncIterator]: () => items,
  }
  return { listener, items }
}

export function createLiveHub(pollMs: number): LiveHub {
  /** By subject, and within it by part. */
  const watched = new Map<string, Map<string, Watched>>()
  const keyOf = ({ companyId, type, subjectId }: Topic) => `${companyId} ${type} ${subjectId}`
  const everything = () => [...watched.values()].flatMap((parts) => [...parts.values()])
  let rightsChanged: (event: Item) => void = () => undefined
  let changed: (event: Item) => void = () => undefined
  let isPolling = false
  let polls = 0
  /** The time of each topic's last change, oldest first. */
  const lastChanges = new Map<string, number>()
  /** The time since which every change is known; null if some may be missing. */
  let completeSince: number | null = null

  function remember(key: string) {
    lastChanges.delete(key)
    lastChanges.set(key, performance.now())
    const [first] = lastChanges
    if (!first || lastChanges.size <= rememberedTopics) return
    const [oldest, at] = first
    lastChanges.delete(oldest)
    if (completeSince !== null) completeSince = Math.max(completeSince, at)
  }

  const tell = ({ listeners }: Watched, item: Item) => {
    for (const listener of [...listeners]) listener.push(item)
  }

  /** Schedules the next poll of a topic. The following one is scheduled when this one has been answered. */
  function schedule(entry: Watched) {
    if (!isPolling || entry.timer || ![...entry.listeners].some(({ poll }) => poll)) return
    entry.timer = setTimeout(async () => {
      const asked = [...entry.listeners].find(({ poll }) => poll)
      try {
        const data = await asked?.poll?.()
        if (isPolling && data !== null && data !== undefined) {
          tell(entry, { ...entry.topic, id: `poll-${++polls}`, data, at: new Date().toISOString() })
        }
      } catch {
        // The failure may be due to the token, so the next poll uses another watcher's.
        if (asked && entry.listeners.delete(asked)) entry.listeners.add(asked)
      }
      entry.timer = undefined
      if (entry.listeners.size) schedule(entry)
    }, pollMs)
  }

  return {
    changes(topic, { poll } = {}) {
      const key = keyOf(topic)
      const { companyId, type, subjectId, part = '' } = topic
      const parts = watched.get(key) ?? new Map<string, Watched>()
      watched.set(key, parts)
      const mine = parts.get(part) ?? { topic: { companyId, type, subjectId }, listeners: new Set() }
      parts.set(part, mine)
      const { listener, items } = listen(poll, (ended) => {
        mine.listeners.delete(ended)
        if (mine.listeners.size) return
        clearTimeout(mine.timer)
        if (parts.get(part) === mine) parts.delete(part)
        if (!parts.size && watched.get(key) === parts) watched.delete(key)
      })
      mine.listeners.add(listener)
      schedule(mine)
      return items
    },
    unchangedMs(topic) {
      if (completeSince === null) return 0
      return Math.floor(performance.now() - Math.max(completeSince, lastChanges.get(keyOf(topic)) ?? completeSince))
    },
    onRightsChange(listener) {
      rightsChanged = listener
    },
    onChange(listener) {
      changed = listener
    },
    publish(event) {
      changed(event)
      remember(keyOf(event))
      if (event.type === rightsChange) return rightsChanged(event)
      for (const entry of [...(watched.get(keyOf(event))?.values() ?? [])]) tell(entry, event)
    },
    setComplete(isComplete) {
      completeSince = isComplete ? performance.now() : null
    },
    reset: () => {
      if (completeSince !== null) completeSince = performance.now()
      rightsChanged('reset')
      changed('reset')
      for (const entry of everything()) tell(entry, 'reset')
    },
    setPolling(isOn) {
      isPolling = isOn
      for (const entry of everything()) {
        if (isOn) schedule(entry)
        else {
          clearTimeout(entry.timer)
          entry.timer = undefined
        }
      }
    },
    get isPolling() {
      return isPolling
    },
    get topics() {
      return everything().length
    },
    close() {
      isPolling = false
      for (const entry of everything()) {
        clearTimeout(entry.timer)
        for (const listener of [...entry.listeners]) listener.end()
      }
    },
  }
}

import { rightsChange, type ChangeEvent } from '../../../services/core/contract/events.ts'
import type { Live, Topic } from './live.ts'

type Item = ChangeEvent | 'reset'

/** What one watcher gets. */
export interface LiveItems extends AsyncIterableIterator<Item> {
  /** Items meant for this watcher so far, whether it has taken them or not. */
  readonly offered: number
}

/** Fans changes out to whoever watches their topic; polls topics where there is no event stream. */
export interface LiveHub extends Live {
  changes(...given: Parameters<Live['changes']>): LiveItems
  publish(event: ChangeEvent): void
  /** Calls the listener with each change of rights, before anything that happens after it is told to anybody. */
  onRightsChange(listener: (event: Item) => void): void
  /** Calls the listener with each change of whatever there is. */
  onChange(listener: (event: Item) => void): void
  /** Tells every watcher that changes may have been missed, those of rights among them. */
  reset(): void
  /** Says whether from now on every change is published here. */
  setComplete(isComplete: boolean): void
  /** Starts or stops one poller per watched topic. */
  setPolling(isOn: boolean): void
  readonly isPolling: boolean
  /** Watched topics. */
  readonly topics: number
  /** Ends every watch. */
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

/** Topics whose last change is remembered. */
const rememberedTopics = 10_000
/** Changes that one watcher may be behind; past that it gets `reset` instead of them. */
const longestQueue = 1000

/** One watcher's queue; it takes items from the moment it is made, not from the first `next`. */
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
      // Everything before a reset is read again anyway.
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
  /** By subject, and there by part. */
  const watched = new Map<string, Map<string, Watched>>()
  const keyOf = ({ companyId, type, subjectId }: Topic) => `${companyId} ${type} ${subjectId}`
  const everything = () => [...watched.values()].flatMap((parts) => [...parts.values()])
  let rightsChanged: (event: Item) => void = () => undefined
  let changed: (event: Item) => void = () => undefined
  let isPolling = false
  let polls = 0
  /** When each topic last changed, the longest ago first. */
  const lastChanges = new Map<string, number>()
  /** Since when every change is known; null: some may be missed. */
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

  /** The next poll of a topic; the one after that comes when this one has been answered. */
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
        // Its token may be the reason: the next poll is another watcher's.
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

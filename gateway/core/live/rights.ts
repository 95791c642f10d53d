import { randomUUID } from 'node:crypto'
import type { Viewer } from '../graph/context.ts'
import { Guard, type Watcher } from './guard.ts'
import type { Log } from '../log.ts'
import { failed } from '../engine/operations.ts'
import type { CurrentRights, Watched } from './currentRights.ts'
import { isTransient, pauseLength, retryWhileUnavailable } from '../rest/retryWhileUnavailable.ts'

/**
 * Decides who may watch what. Permission is checked before anything is sent, again at least every minute, and
 * immediately when rights change.
 */
export interface Rights {
  /**
   * Checks with the viewer's own token whether it may watch, and throws if not. Returns false if rights changed during
   * the check.
   */
  admit(watched: Watched, viewer: Viewer, signal: AbortSignal): Promise<boolean>
  /** Guards an admitted subscriber until `leave`, and repeats its check. */
  guard(watched: Watched, watcher: Watcher, isCertain: boolean): Guard
  leave(guard: Guard): void
  /**
   * Called when rights may have changed. Nothing more is sent to the affected subscribers until their own check has
   * been answered.
   */
  doubt(isConcerned: (viewer: Viewer, watched: Watched) => boolean): void
  /** Resolves when the next check has been answered. */
  readonly nextAnswer: Promise<void>
  close(): void
}

export interface RightsOptions {
  now: CurrentRights
  log: Log
  /** The interval between two checks of the same permission. The first check comes after a part of it. */
  askEveryMs: number
  /** Called when the viewer may no longer watch. The subscriber has already been notified. */
  onRefused(guard: Guard, watched: Watched): void
  /**
   * Called when more answers arrived during a doubt than could be held. The subscriber has to receive the current
   * state.
   */
  onBehind(guard: Guard, watched: Watched): void
}

/** The number of users that are checked at the same time. */
const mostAsking = 16
/** For the subscriptions that a page opens within this time, a user's permissions are read only once. */
const sameMs = 5000

/** One subscription of one user, in any number of tabs. */
interface Question extends Watched {
  asker: Asker
  guards: Set<Guard>
  isInDoubt: boolean
  /** The number of doubts so far. The answer to a check that began before the last doubt is ignored. */
  doubts: number
}

/** One user in one role. All questions of an asker are checked together. */
interface Asker {
  key: string
  questions: Map<string, Question>
  /** The questions to check next. */
  due: Set<Question>
  state: 'idle' | 'waiting' | 'asking'
  failures: number
  /** The timer of the next check of all questions. */
  timer?: NodeJS.Timeout
}

const askerKey = ({ companyId, subject, currentRole, view }: Viewer) => `${companyId} ${subject} ${currentRole} ${view}`

/** Returns the viewer of the tab whose token is valid for the longest time. */
function freshest({ questions }: Asker): Viewer | undefined {
  let best: Viewer | undefined
  for (const { guards } of questions.values()) {
    for (const { viewer } of guards) if (!best || viewer.expiresAt > best.expiresAt) best = viewer
  }
  return best
}

export function createRights({ now, log, askEveryMs, onRefused, onBehind }: RightsOptions): Rights {
  const askers = new Map<string, Asker>()
  const questionOf = new Map<Guard, Question>()
  const recent = new Map<string, { changes: number; viewer: Promise<Viewer> }>()
  const urgent: Asker[] = []
  const ordinary: Asker[] = []
  let asking = 0
  let changes = 0
  let answered = Promise.withResolvers<void>()

  /** Returns the same result for all subscriptions that one user starts at about the same time. */
  function justNow(viewer: Viewer): Promise<Viewer> {
    const key = askerKey(viewer)
    const known = recent.get(key)
    if (known?.changes === changes) return known.viewer
    const entry = { changes, viewer: now.keys(viewer, { mustKnow: false }) }
    recent.set(key, entry)
    const drop = () => void (recent.get(key) === entry && recent.delete(key))
    entry.viewer.then(() => setTimeout(drop, sameMs).unref(), drop)
    return entry.viewer
  }

  function begin() {
    while (asking < mostAsking) {
      const next = urgent.shift() ?? ordinary.shift()
      if (!next) return
      if (next.state === 'waiting') void ask(next)
    }
  }

  /** An asker that is in both queues is checked when either queue reaches it. */
  function enqueue(asker: Asker, row: Asker[]) {
    if (asker.state === 'asking' || (asker.state === 'waiting' && row === ordinary)) return
    asker.state = 'waiting'
    row.push(asker)
    begin()
  }

  function settle(question: Question, refusal: string | null) {
    question.isInDoubt = false
    for (const guard of [...question.guards]) {
      if (refusal !== null) {
        leave(guard)
        guard.error(refusal)
        onRefused(guard, question)
      } else if (!guard.release()) onBehind(guard, question)
      else if (guard.isDone) leave(guard)
    }
    answered.resolve()
    answered = Promise.withResolvers()
  }

  /** Checks all due questions of one user. */
  async function ask(asker: Asker) {
    asker.state = 'asking'
    asking += 1
    const round = [...asker.due].map((question) => ({ question, doubts: question.doubts }))
    asker.due.clear()
    const mustKnow = round.some(({ question }) => question.isInDoubt)
    let keys: Promise<Viewer> | undefined
    let isAway = false
    for (const { question, doubts } of round) {
      const viewer = freshest(asker)
      if (!viewer || !question.guards.size) continue
      try {
        // The user's permissions are read once per round.
        keys ??= now.keys(viewer, { mustKnow })
        await now.mayWatch(question, await keys)
        if (question.doubts === doubts) settle(question, null)
      } catch (error) {
        const { errors } = failed(error, randomUUID(), log)
        if (isTransient(errors![0]!.extensions, asker.failures)) {
          isAway = true
          asker.due.add(question)
        } else settle(question, JSON.stringify(errors))
      }
    }
    asking -= 1
    asker.state = 'idle'
    asker.failures = isAway ? asker.failures + 1 : 0
    if (isAway) setTimeout(enqueue, pauseLength(asker.failures - 1), asker, urgent).unref()
    else if (asker.due.size) enqueue(asker, urgent)
    begin()
  }

  function schedule(asker: Asker, inMs: number) {
    asker.timer = setTimeout(() => {
      for (const question of asker.questions.values()) asker.due.add(question)
      enqueue(asker, ordinary)
      schedule(asker, askEveryMs)
    }, inMs).unref()
  }

  function doubt(question: Question) {
    question.isInDoubt = true
    question.doubts += 1
    question.asker.due.add(question)
    enqueue(question.asker, urgent)
  }

  function leave(guard: Guard) {
    const question = questionOf.get(guard)
    if (!question) return
    const { asker, guards, key } = question
    questionOf.delete(guard)
    guards.delete(guard)
    if (guards.size) return
    asker.questions.delete(key)
    asker.due.delete(question)
    if (asker.questions.size) return
    clearTimeout(asker.timer)
    askers.delete(asker.key)
  }

  function askerOf(viewer: Viewer): Asker {
    const key = askerKey(viewer)
    let asker = askers.get(key)
    if (!asker) {
      asker = { key, questions: new Map(), due: new Set(), state: 'idle', failures: 0 }
      askers.set(key, asker)
      // Spreads the users' rounds over the interval in equal steps, because timers with equal delays share one list.
      schedule(asker, (askEveryMs / 60) * Math.ceil(Math.random() * 60))
    }
    return asker
  }

  return {
    async admit(watched, viewer, signal) {
      const before = changes
      await retryWhileUnavailable(async () => {
        const held = await justNow(viewer)
        if (!signal.aborted) await now.mayWatch(watched, held, signal)
      }, signal)
      return before === changes
    },
    guard(watched, watcher, isCertain) {
      const { key, prepared, variables } = watched
      const asker = askerOf(watcher.viewer)
      let question = asker.questions.get(key)
      if (!question)
        asker.questions.set(
          key,
          (question = { key, prepared, variables, asker, guards: new Set(), isInDoubt: false, doubts: 0 }),
        )
      const guard = new Guard(watcher, question)
      question.guards.add(guard)
      questionOf.set(guard, question)
      if (!isCertain) doubt(question)
      return guard
    },
    leave,
    doubt(isConcerned) {
      changes += 1
      for (const { questions } of [...askers.values()]) {
        for (const question of [...questions.values()]) {
          const [guard] = question.guards
          if (guard && isConcerned(guard.viewer, question)) doubt(question)
        }
      }
    },
    get nextAnswer() {
      return answered.promise
    },
    close() {
      for (const { timer } of askers.values()) clearTimeout(timer)
    },
  }
}

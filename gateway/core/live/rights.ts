import { randomUUID } from 'node:crypto'
import type { Viewer } from '../graph/context.ts'
import { Guard, type Watcher } from './guard.ts'
import type { Log } from '../log.ts'
import { failed } from '../engine/operations.ts'
import type { RightsNow, Watched } from './rightsNow.ts'
import { isTransient, pauseLength, retryWhileUnavailable } from '../rest/retryWhileUnavailable.ts'

/** Who may watch what: asked before anything is told, again at least every minute, and at once when rights change. */
export interface Rights {
  /** Asks with the viewer's own token whether it may watch, and throws if not. Answers false when rights changed meanwhile. */
  admit(watched: Watched, viewer: Viewer, signal: AbortSignal): Promise<boolean>
  /** Stands before an admitted subscriber until `leave`, and goes on asking for it. */
  guard(watched: Watched, watcher: Watcher, isCertain: boolean): Guard
  leave(guard: Guard): void
  /** Rights may have changed: nothing more reaches those who are concerned before their own question has been answered. */
  doubt(isConcerned: (viewer: Viewer, watched: Watched) => boolean): void
  /** When the next question has been answered. */
  readonly nextAnswer: Promise<void>
  close(): void
}

export interface RightsOptions {
  now: RightsNow
  log: Log
  /** Time between two questions for the same right; the first comes after a part of it. */
  askEveryMs: number
  /** The viewer may no longer watch; the subscriber has been told. */
  onRefused(guard: Guard, watched: Watched): void
  /** More came during a doubt than was kept: the subscriber has to be told the present state. */
  onBehind(guard: Guard, watched: Watched): void
}

/** Users who are asked about at once. */
const mostAsking = 16
/** What a user holds is asked once for all that a page opens within this time. */
const sameMs = 5000

/** One thing that one user watches, in however many tabs. */
interface Question extends Watched {
  asker: Asker
  guards: Set<Guard>
  isInDoubt: boolean
  /** Doubts so far: an answer to a question from before the last of them counts for nothing. */
  doubts: number
}

/** One user in one role: is asked about as a whole. */
interface Asker {
  key: string
  questions: Map<string, Question>
  /** What to ask next. */
  due: Set<Question>
  state: 'idle' | 'waiting' | 'asking'
  failures: number
  /** The next round of all questions. */
  timer?: NodeJS.Timeout
}

const askerKey = ({ companyId, subject, currentRole, view }: Viewer) => `${companyId} ${subject} ${currentRole} ${view}`

/** Of all tabs that with the longest time left. */
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

  /** The same for all that one user begins to watch at about the same time. */
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

  /** Who waits in both rows is asked when the first of them comes to it. */
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

  /** Asks everything that is due of one user. */
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
        // What the user holds is asked once a round.
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
      // The users' rounds are spread over the whole time, in equal steps: timers of equal length are one list.
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

import type { ServiceError } from '../http/errors.ts'
import { DocumentThread, UsedThreadEnded, type RunOptions } from './documentThread.ts'
import type { Task, Tasks } from './tasks.ts'
import { Turns } from './turns.ts'

type TaskOf<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>

/** One document of the people who wait for it and one of the jobs at a time, so that no flood of mails keeps people waiting. */
const forPeople = new Turns()
const forJobs = new Turns()

export interface TaskOptions {
  signal?: AbortSignal | undefined
  /** A job: it waits for its turn as long as it takes, behind other jobs. */
  isJob?: boolean
  /** Answers what the task asks; the signal aborts as soon as the task has ended, however that came. */
  answer?: ((question: never, signal: AbortSignal) => Promise<unknown>) | undefined
}

/**
 * Runs the tasks that the module exports as `tasks` in threads, within bounds of time and memory. What goes wrong there is
 * told as `broken` says: the document is the only thing that a task knows.
 */
export const threadsFor =
  <T extends Tasks>(module: URL, broken: () => ServiceError) =>
  <N extends keyof T & string>(
    name: N,
    input: Parameters<TaskOf<T, N>>[0],
    { signal, isJob = false, answer }: TaskOptions = {},
  ) => {
    const work = () =>
      inThread(module.href, { name, input }, { broken, signal, answer }) as Promise<Awaited<ReturnType<TaskOf<T, N>>>>
    return isJob ? forJobs.run(work, { longestMs: Infinity, signal }) : forPeople.run(work, { signal })
  }

/** How long a thread waits for another document. */
const restMs = 5000
/** A thread of each module that has nothing to do. Starting one and loading its libraries takes many times what a CV takes. */
const resting = new Map<string, { thread: DocumentThread; timer: NodeJS.Timeout }>()

async function inThread(module: string, task: Task, options: RunOptions): Promise<unknown> {
  const thread = taken(module) ?? new DocumentThread(module)
  try {
    return await thread.run(task, options)
  } catch (error) {
    if (error instanceof UsedThreadEnded) return await inThread(module, task, options)
    throw error
  } finally {
    await leave(module, thread)
  }
}

function taken(module: string): DocumentThread | undefined {
  const found = resting.get(module)
  clearTimeout(found?.timer)
  resting.delete(module)
  return found?.thread
}

/** A thread in which a document went wrong, or left much behind, ends: its memory is free before the next one begins. */
async function leave(module: string, thread: DocumentThread): Promise<void> {
  const canRest = await thread.rest().catch(() => false)
  if (!canRest || resting.has(module)) return thread.end()
  const timer = setTimeout(() => {
    resting.delete(module)
    void thread.end()
  }, restMs)
  resting.set(module, { thread, timer: timer.unref() })
}

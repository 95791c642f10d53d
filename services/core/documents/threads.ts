import type { ServiceError } from '../http/errors.ts'
import { DocumentThread, UsedThreadEnded, type RunOptions } from './documentThread.ts'
import type { Task, Tasks } from './tasks.ts'
import { Turns } from './turns.ts'

type TaskOf<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>

/** One document for waiting users and one for jobs at a time, so that a flood of mails does not keep users waiting. */
const forPeople = new Turns()
const forJobs = new Turns()

export interface TaskOptions {
  signal?: AbortSignal | undefined
  /** Whether this is a job: a job waits for its turn without a time limit, behind other jobs. */
  isJob?: boolean
  /** Answers the task's questions. The signal aborts as soon as the task has ended for any reason. */
  answer?: ((question: never, signal: AbortSignal) => Promise<unknown>) | undefined
}

/**
 * Runs the tasks that the module exports as `tasks` in threads, within limits of time and memory. Failures are reported
 * with the error from `broken`, because a task's only input is the document.
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

/** How long an idle thread waits for another document, in milliseconds. */
const restMs = 5000
/** An idle thread of each module. Starting a thread and loading its libraries takes many times longer than a CV. */
const resting = new Map<string, { thread: DocumentThread; timer: NodeJS.Timeout }>()

async function inThread(module: string, task: Task, options: RunOptions): Promise<unknown> {
  const thread = takeRestingThread(module) ?? new DocumentThread(module)
  try {
    return await thread.run(task, options)
  } catch (error) {
    if (error instanceof UsedThreadEnded) return await inThread(module, task, options)
    throw error
  } finally {
    await releaseThread(module, thread)
  }
}

function takeRestingThread(module: string): DocumentThread | undefined {
  const found = resting.get(module)
  clearTimeout(found?.timer)
  resting.delete(module)
  return found?.thread
}

/**
 * Ends a thread if a document failed in it or left much memory in use, so that its memory is free before the next one
 * begins.
 */
async function releaseThread(module: string, thread: DocumentThread): Promise<void> {
  const canRest = await thread.rest().catch(() => false)
  if (!canRest || resting.has(module)) return thread.end()
  const timer = setTimeout(() => {
    resting.delete(module)
    void thread.end()
  }, restMs)
  resting.set(module, { thread, timer: timer.unref() })
}

import { Worker } from 'node:worker_threads'
import { megabyte } from '../contract/shapes.ts'
import { ServiceError } from '../http/errors.ts'
import { tooMuch } from './refusals.ts'
import { Turns } from './turns.ts'

/** Tasks of a feature by name; each loads its libraries only, which take most of a short task's time. */
export type Tasks = Record<string, () => Promise<(input: never, ask: Ask) => unknown>>
/** Asks the process for what a thread must not do itself: a child that it started would outlive it. One question at a time. */
export type Ask = (question: unknown) => Promise<unknown>
type Task<T extends Tasks, N extends keyof T> = Awaited<ReturnType<T[N]>>

/** What a thread says in the end. */
export type Outcome = { value: unknown } | { refused: { status: number; body: unknown } } | { error: string }
/** What it says before that. */
export type Question = { question: unknown }

/** What one document may take: a hostile one must not take the process with it. */
const longestMs = 30_000
const heapMegabytes = 384
/** Of the thread: its heap and its buffers. */
const mostOwn = 512 * megabyte
/** Of the process: what libraries take beside that (pictures, fonts). */
const mostGrown = 1024 * megabyte
const watchEvery = 50

/** One document of the people who wait for it and one of the jobs at a time, so that no flood of mails keeps people waiting. */
const forPeople = new Turns()
const forJobs = new Turns()

export interface TaskOptions {
  signal?: AbortSignal | undefined
  /** A job: it waits for its turn as long as it takes, behind other jobs. */
  isJob?: boolean
  /** Answers what the task asks; the signal aborts as soon as the thread has ended, however that came. */
  answer?: ((question: never, signal: AbortSignal) => Promise<unknown>) | undefined
}

/**
 * Runs the tasks that the module exports as `tasks`, each in a thread of its own, within bounds of time and memory.
 * What goes wrong there is told as `broken` says: the document is the only thing that a task knows.
 */
export const threadsFor =
  <T extends Tasks>(module: URL, broken: () => ServiceError) =>
  <N extends keyof T & string>(
    name: N,
    input: Parameters<Task<T, N>>[0],
    { signal, isJob = false, answer }: TaskOptions = {},
  ) => {
    const workerData = { module: module.href, name, input }
    const work = () => inThread(workerData, broken, { signal, answer }) as Promise<Awaited<ReturnType<Task<T, N>>>>
    return isJob ? forJobs.run(work, { longestMs: Infinity, signal }) : forPeople.run(work, { signal })
  }

async function inThread(
  workerData: { module: string; name: string; input: unknown },
  broken: () => ServiceError,
  { signal, answer }: Pick<TaskOptions, 'signal' | 'answer'>,
): Promise<unknown> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
    execArgv: [],
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<unknown>()
  const isBroken = (cause: unknown) => reject(Object.assign(broken(), { cause }))
  const stop = () => reject(tooMuch())
  const leave = () => reject(signal!.reason)
  const watch = setInterval(watching(worker, stop), watchEvery)
  const ended = new AbortController()
  signal?.addEventListener('abort', leave)
  worker.on('message', (outcome: Outcome | Question) => {
    if ('question' in outcome)
      void answer?.(outcome.question as never, ended.signal).then((value) => worker.postMessage(value), isBroken)
    else if ('refused' in outcome) reject(new ServiceError(outcome.refused.status, outcome.refused.body as never))
    else if ('error' in outcome) isBroken(outcome.error)
    else resolve(outcome.value)
  })
  worker.once('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? stop() : isBroken(error),
  )
  worker.once('exit', () => isBroken('The thread ended without an answer'))
  try {
    return await promise
  } finally {
    clearInterval(watch)
    ended.abort()
    signal?.removeEventListener('abort', leave)
    // Its memory is free before the next one begins.
    await worker.terminate()
  }
}

/** Looks at what a thread takes. Its own limit knows nothing of buffers, and the process alone does not tell whose they are. */
function watching(worker: Worker, stop: () => void): () => void {
  const started = process.memoryUsage.rss()
  const end = Date.now() + longestMs
  return () => {
    if (Date.now() > end || process.memoryUsage.rss() - started > mostGrown) stop()
    worker.getHeapStatistics().then(
      ({ total_heap_size: heap, external_memory: buffers }) => {
        if (heap + buffers > mostOwn) stop()
      },
      () => {},
    )
  }
}

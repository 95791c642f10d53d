import { Worker } from 'node:worker_threads'
import { megabyte } from '../../../core/contract/shapes.ts'
import { ServiceError, refused } from '../../../core/errors.ts'
import { Queue } from './queue.ts'
import type { Outcome, TaskName, Tasks } from './tasks.ts'

/** What one document may take: a hostile one must not take the process with it. */
const longest = 30_000
const mostMemory = 1024 * megabyte
const watchEvery = 100

const queue = new Queue()

/** Runs a task on a document in a thread of its own, one at a time, within bounds of time and memory. */
export const runTask = <N extends TaskName>(
  name: N,
  input: Parameters<Tasks[N]>[0],
): Promise<Awaited<ReturnType<Tasks[N]>>> => queue.run(() => inThread(name, input))

function inThread<N extends TaskName>(name: N, input: Parameters<Tasks[N]>[0]): Promise<Awaited<ReturnType<Tasks[N]>>> {
  const worker = new Worker(new URL('./thread.ts', import.meta.url), {
    workerData: { name, input },
    resourceLimits: { maxOldGenerationSizeMb: 512 },
    execArgv: [],
  })
  const started = process.memoryUsage.rss()
  const end = Date.now() + longest
  return new Promise<any>((resolve, reject) => {
    const tooMuch = () => reject(refused('DOCUMENT_TOO_LARGE', 'The document takes too much time or memory'))
    // Buffers are no part of the thread's own limit; what the process has grown by tells.
    const watch = setInterval(() => {
      if (Date.now() > end || process.memoryUsage.rss() - started > mostMemory) tooMuch()
    }, watchEvery)
    const settled = () => {
      clearInterval(watch)
      void worker.terminate()
    }
    worker.once('message', (outcome: Outcome) => {
      if ('refused' in outcome) reject(new ServiceError(outcome.refused.status, outcome.refused.body as never))
      else if ('error' in outcome) reject(new Error(outcome.error))
      else resolve(outcome.value)
    })
    worker.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch() : reject(error),
    )
    worker.once('exit', () => reject(new Error('The thread ended without an answer')))
    resolve = settling(resolve, settled)
    reject = settling(reject, settled)
  })
}

/** The function, and what follows once it was called. */
const settling =
  <T>(settle: (value: T) => void, then: () => void) =>
  (value: T): void => {
    then()
    settle(value)
  }

import { Worker } from 'node:worker_threads'
import { megabyte } from '../contract/shapes.ts'
import { ServiceError } from '../http/errors.ts'
import { tooMuch } from './refusals.ts'
import type { Answer, Outcome, Question, Task } from './tasks.ts'

/** Limits for one document: a hostile one must not bring down the process. */
const longestMs = 30_000
const heapMegabytes = 384
/** For the thread: its heap and its buffers. */
const mostOwn = 512 * megabyte
/** For the process: what libraries use beyond that (pictures, fonts). */
const mostGrown = 1024 * megabyte
const watchEvery = 50
/** What a thread may still hold after a document and be reused; the libraries use a third of it. */
const mostKept = 160 * megabyte
const mostDocuments = 100

export interface RunOptions {
  /** Creates the error for a document for which the task fails. */
  broken: () => ServiceError
  signal?: AbortSignal | undefined
  answer?: ((question: never, signal: AbortSignal) => Promise<unknown>) | undefined
}

/** Thrown if a thread that has worked before ended by itself: the remains of an earlier document may have caused it. */
export class UsedThreadEnded extends Error {}

/** A thread that runs the tasks of one module one after another, each within limits of time and memory. */
export class DocumentThread {
  readonly #worker: Worker
  #documents = 0
  #isFit = true

  constructor(module: string) {
    this.#worker = new Worker(new URL('./thread.ts', import.meta.url), {
      workerData: { module },
      resourceLimits: { maxOldGenerationSizeMb: heapMegabytes },
      execArgv: [],
      stdout: true,
      stderr: true,
    })
    // Errors during a task are reported to the task's caller; between two tasks only these listeners receive them.
    this.#worker.on('error', () => (this.#isFit = false))
    this.#worker.once('exit', () => (this.#isFit = false))
  }

  /**
   * Returns the result of the task. Throws the task's ServiceError, `broken`, DOCUMENT_TOO_LARGE or UsedThreadEnded;
   * the thread cannot be used after that.
   */
  async run(task: Task, { broken, signal, answer }: RunOptions): Promise<unknown> {
    signal?.throwIfAborted()
    const worker = this.#worker
    const { promise, resolve, reject } = Promise.withResolvers<unknown>()
    const isBroken = (cause: unknown) => reject(Object.assign(broken(), { cause }))
    const stop = () => reject(tooMuch())
    const leave = () => reject(signal!.reason)
    const ended = new AbortController()
    const hear = (said: Outcome | Question) => {
      if ('question' in said)
        void answer?.(said.question as never, ended.signal).then(
          // A late answer would be taken for the answer to the next document's question.
          (value) => ended.signal.aborted || worker.postMessage({ answer: value } satisfies Answer),
          isBroken,
        )
      else if ('refused' in said) reject(new ServiceError(said.refused.status, said.refused.body as never))
      else if ('error' in said) isBroken(said.error)
      else resolve(said.value)
    }
    const fail = (error: NodeJS.ErrnoException) => {
      if (this.#documents > 0) reject(new UsedThreadEnded('A thread ended', { cause: error }))
      else if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') stop()
      else isBroken(error)
    }
    const exit = () => fail(new Error('The thread ended without an answer'))
    const watch = setInterval(watching(worker, stop), watchEvery)
    signal?.addEventListener('abort', leave)
    worker.on('message', hear).on('error', fail).on('exit', exit)
    worker.ref()
    if (!this.#isFit) exit()
    worker.postMessage(task)
    try {
      const value = await promise
      this.#documents++
      return value
    } catch (error) {
      this.#isFit = false
      throw error
    } finally {
      clearInterval(watch)
      ended.abort()
      signal?.removeEventListener('abort', leave)
      worker.off('message', hear).off('error', fail).off('exit', exit)
    }
  }

  /**
   * Whether the thread can be given another document. A thread that is waiting for one does not keep the process alive.
   */
  async rest(): Promise<boolean> {
    if (!this.#isFit || this.#documents >= mostDocuments) return false
    this.#worker.unref()
    const { total_heap_size: heap, external_memory: buffers } = await this.#worker.getHeapStatistics()
    return this.#isFit && heap + buffers <= mostKept
  }

  /** Ends the thread. Resolves when its memory is free. */
  async end(): Promise<void> {
    this.#isFit = false
    await this.#worker.terminate()
  }
}

/**
 * Returns a function that checks how much a thread uses. The thread's own limit does not include buffers, and the
 * numbers of the process do not show which thread holds them.
 */
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

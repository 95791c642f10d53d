import { Worker } from 'node:worker_threads'
import { megabyte } from '../contract/shapes.ts'
import { ServiceError } from '../http/errors.ts'
import { tooMuch } from './refusals.ts'
import type { Answer, Outcome, Question, Task } from './tasks.ts'

/** What one document may take: a hostile one must not take the process with it. */
const longestMs = 30_000
const heapMegabytes = 384
/** Of the thread: its heap and its buffers. */
const mostOwn = 512 * megabyte
/** Of the process: what libraries take beside that (pictures, fonts). */
const mostGrown = 1024 * megabyte
const watchEvery = 50
/** What a thread may still hold after a document, to be given another one: the libraries take a third of it. */
const mostKept = 160 * megabyte
const mostDocuments = 100

export interface RunOptions {
  /** What is said of a document for which the task fails. */
  broken: () => ServiceError
  signal?: AbortSignal | undefined
  answer?: ((question: never, signal: AbortSignal) => Promise<unknown>) | undefined
}

/** A thread that has worked before ended by itself: what was left of an earlier document may have done it. */
export class UsedThreadEnded extends Error {}

/** A thread that runs tasks of one module, one after the other, each within bounds of time and memory. */
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
    // Who waits for a task hears it from there; between two tasks nobody does.
    this.#worker.on('error', () => (this.#isFit = false))
    this.#worker.once('exit', () => (this.#isFit = false))
  }

  /** Answers what the task gives. Throws the task's ServiceError, `broken`, DOCUMENT_TOO_LARGE or UsedThreadEnded; the thread is of no use then. */
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
          // Too late it would answer the next document's question.
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

  /** Whether it may be given another document; one that waits for it does not keep the process alive. */
  async rest(): Promise<boolean> {
    if (!this.#isFit || this.#documents >= mostDocuments) return false
    this.#worker.unref()
    const { total_heap_size: heap, external_memory: buffers } = await this.#worker.getHeapStatistics()
    return this.#isFit && heap + buffers <= mostKept
  }

  /** Resolves when its memory is free. */
  async end(): Promise<void> {
    this.#isFit = false
    await this.#worker.terminate()
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

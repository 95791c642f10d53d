import { Worker } from 'node:worker_threads'
import { refused } from '../../../core/errors.ts'
import type { Line } from './lines.ts'
import type { Work } from './worker.ts'

/** A file that takes longer is broken, or made to hurt. */
const longest = 20_000

const problems = {
  CV_ENCRYPTED: () => refused('CV_ENCRYPTED', 'The file is protected by a password'),
  CV_UNREADABLE: () => refused('CV_UNREADABLE', 'The file could not be read'),
  CV_NO_TEXT: () => refused('CV_NO_TEXT', 'The file holds no text: it may be a scan'),
}
export type CvProblem = keyof typeof problems

/** The refusal of a CV that cannot be read. */
export const unreadable = (problem: CvProblem) => problems[problem]()

/**
 * The lines of a PDF or DOCX, read in a thread of its own: a broken file ends that thread and nothing else. Throws
 * ServiceError 400 with CV_ENCRYPTED, CV_UNREADABLE or CV_NO_TEXT; rejects when the signal aborts.
 */
export async function readLines(work: Work, signal?: AbortSignal): Promise<Line[]> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: work,
    resourceLimits: { maxOldGenerationSizeMb: 384 },
    stdout: true,
    stderr: true,
  })
  const { promise, resolve, reject } = Promise.withResolvers<Line[]>()
  const timer = setTimeout(() => reject(unreadable('CV_UNREADABLE')), longest)
  const leave = () => reject(signal!.reason as Error)
  signal?.addEventListener('abort', leave)
  worker.on('message', (said: { lines?: Line[]; problem?: CvProblem }) =>
    said.lines ? resolve(said.lines) : reject(unreadable(said.problem!)),
  )
  worker.on('error', () => reject(unreadable('CV_UNREADABLE')))
  worker.on('exit', () => reject(unreadable('CV_UNREADABLE')))
  try {
    const lines = await promise
    if (lines.length === 0) throw unreadable('CV_NO_TEXT')
    return lines
  } finally {
    clearTimeout(timer)
    signal?.removeEventListener('abort', leave)
    await worker.terminate()
  }
}

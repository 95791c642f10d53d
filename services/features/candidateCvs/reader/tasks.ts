import { threadsFor, type TaskOptions } from '../../../core/documents/threads.ts'
import { recognizer } from '../scans/tesseract.ts'
import { unreadable } from './problems.ts'
import type { CvFile } from './readFile.ts'

/** What runs in a thread of its own. */
export const tasks = { readFile: async () => (await import('./readFile.ts')).readFile }

const run = threadsFor<typeof tasks>(new URL(import.meta.url), () => unreadable('CV_UNREADABLE'))

export interface ReadOptions extends Omit<TaskOptions, 'answer'> {
  /** Where Tesseract is; without it a scan has no text. */
  tesseract?: string | undefined
  /** How long pages of a scan may be recognised. */
  recognitionMs?: number | undefined
}

/** Shorter than people wait for their turn behind it, and than the thread has time for. */
const longestRecognition = 18_000

/**
 * What a CV says, read in a thread: a hostile file ends that thread and nothing else. Throws ServiceError 400 with
 * CV_ENCRYPTED, CV_UNREADABLE, CV_NO_TEXT, DOCUMENT_TOO_LARGE or, unless it is a job, BUSY.
 */
export const readCvFile = (
  { bytes, type }: CvFile,
  { tesseract, recognitionMs = longestRecognition, ...options }: ReadOptions = {},
) =>
  tesseract
    ? run('readFile', { bytes, type, recognitionMs }, { ...options, answer: recognizer(tesseract) })
    : run('readFile', { bytes, type }, options)

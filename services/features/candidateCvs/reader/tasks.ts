import { threadsFor, type TaskOptions } from '../../../core/documents/threads.ts'
import { recognizer } from '../scans/tesseract.ts'
import { unreadable } from './problems.ts'
import type { CvFile } from './readFile.ts'

/** The tasks that run in a separate thread. */
export const tasks = { readFile: async () => (await import('./readFile.ts')).readFile }

const run = threadsFor<typeof tasks>(new URL(import.meta.url), () => unreadable('CV_UNREADABLE'))

export interface ReadOptions extends Omit<TaskOptions, 'answer'> {
  /** The path of Tesseract; without it, scans have no text. */
  tesseract?: string | undefined
  /** The maximum time for recognising the pages of a scan. */
  recognitionMs?: number | undefined
}

/** Shorter than the time that others wait for their turn, and than the time limit of the thread. */
const longestRecognition = 18_000

/**
 * Reads a CV in a thread: a malicious file ends that thread and nothing else. Throws ServiceError 400 with
 * CV_ENCRYPTED, CV_UNREADABLE, CV_NO_TEXT, DOCUMENT_TOO_LARGE or, unless it is a job, BUSY.
 */
export const readCvFile = (
  { bytes, type }: CvFile,
  { tesseract, recognitionMs = longestRecognition, ...options }: ReadOptions = {},
) =>
  tesseract
    ? run('readFile', { bytes, type, recognitionMs }, { ...options, answer: recognizer(tesseract) })
    : run('readFile', { bytes, type }, options)

import { threadsFor, type TaskOptions } from '../../../core/documents/threads.ts'
import { unreadable } from './problems.ts'
import type { CvFile } from './readFile.ts'

/** What runs in a thread of its own. */
export const tasks = { readFile: async () => (await import('./readFile.ts')).readFile }

const run = threadsFor<typeof tasks>(new URL(import.meta.url), () => unreadable('CV_UNREADABLE'))

/**
 * What a CV says, read in a thread: a hostile file ends that thread and nothing else. Throws ServiceError 400 with
 * CV_ENCRYPTED, CV_UNREADABLE, CV_NO_TEXT, DOCUMENT_TOO_LARGE or, unless it is a job, BUSY.
 */
export const readCvFile = (file: CvFile, options?: TaskOptions) => run('readFile', file, options)

import { buffer } from 'node:stream/consumers'
import { detectType } from '../../../core/files/fileType.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { ServiceError } from '../../../core/http/errors.ts'
import { CrashedTooOften, type JobContext, type Queue } from '../../../core/jobs/jobs.ts'
import { readInJob } from '../reader/inJob.ts'
import { problemOf, unreadable } from '../reader/problems.ts'
import type { ReadCv } from '../reader/read.ts'
import type { ReadFile } from '../reader/readFile.ts'
import { cvType } from '../types.ts'

/** Reads a CV from the store, in a job. Throws ServiceError for one that cannot be read, or is gone. */
async function readStored(path: string, { files, tools, signal }: JobContext): Promise<ReadFile> {
  const bytes = await buffer(await files.read(path))
  const type = cvType(bytes, detectType(bytes.subarray(0, 4096)))
  const read = await readInJob({ bytes, type }, tools, signal)
  if (!read) throw unreadable('CV_UNREADABLE')
  return read
}

/** What a CV says without what the database takes in no text: NULs, halves of a letter. */
export const storable = ({ draft, fields }: ReadCv): ReadCv =>
  JSON.parse(
    JSON.stringify({ draft, fields }, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ),
  ) as ReadCv

/** CVs of one company that are read before others have their turn. */
const batch = 50

interface Reading<Row extends { path: string }> {
  /** Name of the queue. */
  name: string
  /** The row whose CV is read next; undefined: none waits. */
  next(db: CompanyDb): Promise<Row | undefined>
  /** Keeps what the CV says; the row waits no longer. */
  keep(db: CompanyDb, row: Row, read: ReadFile): Promise<unknown>
  /** Keeps why it could not be read (an errorCode); the row waits no longer. */
  keepProblem(db: CompanyDb, row: Row, problem: string): Promise<unknown>
}

/** A queue that reads stored CVs of rows, one after the other, as long as some wait. */
export const storedCvQueue = <Row extends { path: string }>({
  name,
  next,
  keep,
  keepProblem,
}: Reading<Row>): Queue<{ companyId: string }> => ({
  name,
  mostCrashes: 3,
  async handle({ companyId }, context) {
    const db = context.companyDb(companyId)
    for (let count = 0; count < batch; count++) {
      const row = await next(db)
      if (!row) return
      try {
        await keep(db, row, await readStored(row.path, context))
      } catch (error) {
        context.signal.throwIfAborted()
        if (!(error instanceof ServiceError) || error.status >= 500) throw error
        await keepProblem(db, row, problemOf(error))
      }
    }
  },
  async failed({ companyId }, { companyDb }, error) {
    // What is wrong with this machine or its store ends some day: the next look begins again.
    if (!(error instanceof CrashedTooOften)) return
    const db = companyDb(companyId)
    const row = await next(db)
    if (row) await keepProblem(db, row, 'CV_UNREADABLE')
  },
})

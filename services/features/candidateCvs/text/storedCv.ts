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

/** Reads a CV from the store, in a job. Throws ServiceError if it cannot be read or no longer exists. */
async function readStored(path: string, { files, tools, signal }: JobContext): Promise<ReadFile> {
  const bytes = await buffer(await files.read(path))
  const type = cvType(bytes, detectType(bytes.subarray(0, 4096)))
  const read = await readInJob({ bytes, type }, tools, signal)
  if (!read) throw unreadable('CV_UNREADABLE')
  return read
}

/** Removes from the data of a CV what the database does not accept in texts: NULs and lone surrogates. */
export const storable = ({ draft, fields }: ReadCv): ReadCv =>
  JSON.parse(
    JSON.stringify({ draft, fields }, (_key, value: unknown) =>
      typeof value === 'string' ? value.replaceAll('\0', '').toWellFormed() : value,
    ),
  ) as ReadCv

/** The maximum number of CVs of one company that are read before other companies have their turn. */
const batch = 50

interface Reading<Row extends { path: string }> {
  /** The name of the queue. */
  name: string
  /** Returns the row whose CV is read next, or undefined if none is waiting. */
  next(db: CompanyDb): Promise<Row | undefined>
  /** Stores the contents of the CV; the row is no longer waiting. */
  keep(db: CompanyDb, row: Row, read: ReadFile): Promise<unknown>
  /** Stores the errorCode that says why it could not be read; the row is no longer waiting. */
  keepProblem(db: CompanyDb, row: Row, problem: string): Promise<unknown>
}

/** Returns a queue that reads the stored CVs of rows, one after the other, while any are waiting. */
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
    // Problems of this machine or its store are temporary; the next run starts again.
    if (!(error instanceof CrashedTooOften)) return
    const db = companyDb(companyId)
    const row = await next(db)
    if (row) await keepProblem(db, row, 'CV_UNREADABLE')
  },
})

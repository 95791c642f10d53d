import type { VerificationImport } from '../../../services/features/verifications/imports/importShapes.ts'

/** A watched import of a company. */
export interface Subject {
  companyId: string
  id: string
}

/** A request for events, sent to the upstream. */
export interface Emission {
  to: '/events' | '/bare'
  subjects: readonly Subject[]
  /** The number of events for each subject. */
  events: number
  everyMs: number
}

/** Returns the import after a number of rows. Its title is the time of the change, in microseconds since 1970. */
export const importOf = (id: string, processed: number, at: number): VerificationImport => ({
  id,
  verificationId: '00000000-0000-4000-8000-000000000001',
  title: String(at),
  fileName: 'march.csv',
  status: 'importing',
  result: '{"status":"importing","total":100000,"totalCanVerify":5,"totalExistedd":2,"totalFailed":1}',
  processed,
  totalRows: 100_000,
  totalPolicyFailure: 3,
  error: null,
  createdBy: 'recruiter',
  createdDate: '2025-03-01T00:00:00.000Z',
  startedDate: '2025-03-01T00:00:10.000Z',
  finishedDate: null,
})

const userId = (userName: string) => Buffer.from(`1:User:${userName}`).toString('base64url')
export const globalId = (id: string) => Buffer.from(`1:VerificationImport:${id}`).toString('base64url')

/** The fields that the client's own progress display requests, and the title. */
export const document = `subscription Progress($id: ID!) {
  verificationImportChanged(id: $id) {
    id title status isRunning error createdBy { id userName } processedCount totalCount newCount existingCount failedCount blockedByPolicyCount startedAt finishedAt
  }
}`

/** Returns the response to it, as a handler written by hand would. */
export const answerOf = ({ id, title, processed, totalRows, createdBy, startedDate }: VerificationImport) => ({
  data: {
    verificationImportChanged: {
      id: globalId(id),
      title,
      status: 'IMPORTING',
      isRunning: true,
      error: null,
      createdBy: { id: userId(createdBy), userName: createdBy },
      processedCount: processed,
      totalCount: totalRows,
      newCount: 5,
      existingCount: 2,
      failedCount: 1,
      blockedByPolicyCount: 3,
      startedAt: startedDate,
      finishedAt: null,
    },
  },
})

import { refused, ServiceError } from '../../../core/http/errors.ts'

const problems = {
  CV_ENCRYPTED: () => refused('CV_ENCRYPTED', 'The file is protected by a password'),
  CV_UNREADABLE: () => refused('CV_UNREADABLE', 'The file could not be read'),
  CV_NO_TEXT: () => refused('CV_NO_TEXT', 'No text could be read from the file: it may be a scan'),
}
export type CvProblem = keyof typeof problems

/** Returns the error for a CV that cannot be read. */
export const unreadable = (problem: CvProblem) => problems[problem]()

/** Returns the errorCode that says why a CV cannot be read. */
export function problemOf(error: unknown): string {
  const body = error instanceof ServiceError ? error.body : null
  return typeof body === 'object' && body !== null && 'errorCode' in body ? String(body.errorCode) : 'CV_UNREADABLE'
}

import { flagParam, textParam } from '../../shared/hooks/urlState.ts'

/** What the address of the comparison says: whom a phone shows, and whether only what differs is shown. */
export const shape = { person: textParam, differ: flagParam }

/** What the address of the owed feedback says: of which job, and whether only what is overdue. */
export const owedShape = { job: textParam, overdue: flagParam }

/** Rows of owed feedback that the page and the card show. */
export const owedCount = 100
export const dueCount = 5

/** Where feedback is given. */
export const feedbackPath = (requestId: string) => `/feedback/feedback/${requestId}`
/** Where the answers on a candidate of a job are compared. */
export const comparisonPath = (jobId: string, candidateId: string) => `/scorecards/${jobId}/${candidateId}`
/** Where who owes feedback in a job is listed. */
export const owedPath = (jobId: string) => `/scorecards?job=${jobId}`

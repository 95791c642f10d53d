import { flagParam, textParam } from '../../shared/hooks/urlState.ts'

/** The state of the comparison in the address: the person shown on a phone, and whether only differences are shown. */
export const shape = { person: textParam, differ: flagParam }

/** The state of the page of owed feedback in the address: its job, and whether only overdue feedback is shown. */
export const owedShape = { job: textParam, overdue: flagParam }

/** The numbers of owed feedback that the page and the card show. */
export const owedCount = 100
export const dueCount = 5

/** Returns the address of a feedback form. */
export const feedbackPath = (requestId: string) => `/feedback/feedback/${requestId}`
/** Returns the address of the comparison of answers on a job's candidate. */
export const comparisonPath = (jobId: string, candidateId: string) => `/scorecards/${jobId}/${candidateId}`
/** Returns the address of the owed feedback of a job. */
export const owedPath = (jobId: string) => `/scorecards?job=${jobId}`

/** The lists of job data, in the order of their tabs. */
export const kinds = [
  'JOB_TYPE',
  'EXPERIENCE_LEVEL',
  'SALARY_TYPE',
  'SALARY_CURRENCY',
  'INDUSTRY',
  'JOB_FUNCTION',
  'INTERVIEW_ROUND',
] as const
export type JobDataKind = (typeof kinds)[number]

/** The lists that are ordered by name; the others are ordered by hand. */
const namedKinds: readonly JobDataKind[] = ['INDUSTRY', 'JOB_FUNCTION']
export const isOrdered = (kind: JobDataKind): boolean => !namedKinds.includes(kind)

/** The lists whose default is used for new jobs; in the other lists a default has no effect. */
const kindsWithDefault: readonly JobDataKind[] = ['JOB_TYPE', 'SALARY_TYPE', 'SALARY_CURRENCY']
export const hasDefault = (kind: JobDataKind): boolean => kindsWithDefault.includes(kind)

/** The lists that jobs do not use; other tools read them. */
const kindsNotOnJobs: readonly JobDataKind[] = ['JOB_FUNCTION', 'INTERVIEW_ROUND']
export const isOnJobs = (kind: JobDataKind): boolean => !kindsNotOnJobs.includes(kind)

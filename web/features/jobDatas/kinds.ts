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

/** Those that stand in name order; the others are ordered by hand. */
const named: readonly JobDataKind[] = ['INDUSTRY', 'JOB_FUNCTION']
export const isOrdered = (kind: JobDataKind): boolean => !named.includes(kind)

/** Those whose default new jobs begin with; of the others it means nothing here. */
const defaulted: readonly JobDataKind[] = ['JOB_TYPE', 'SALARY_TYPE', 'SALARY_CURRENCY']
export const hasDefault = (kind: JobDataKind): boolean => defaulted.includes(kind)

/** Those that no job has; other tools read them. */
const offered: readonly JobDataKind[] = ['JOB_FUNCTION', 'INTERVIEW_ROUND']
export const isOnJobs = (kind: JobDataKind): boolean => !offered.includes(kind)

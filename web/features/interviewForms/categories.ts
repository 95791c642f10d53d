import type { InterviewFormCategory } from './list/__generated__/FormsTabQuery.graphql.ts'

export type { InterviewFormCategory }

/** As the services count them, and as drafts were kept before the categories had names. */
const byNumber: readonly InterviewFormCategory[] = ['OTHER', 'FEEDBACK', 'SALARY_OFFER', 'OFFER_LETTER']

/** The category of a form that this browser has kept; OTHER where it says none. */
export const categoryOf = (kept: unknown): InterviewFormCategory =>
  byNumber.find((name, number) => kept === name || kept === number) ?? 'OTHER'

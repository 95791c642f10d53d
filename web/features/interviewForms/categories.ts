import type { Param } from '../../shared/hooks/urlState.ts'
import type { InterviewFormCategory } from './list/__generated__/FormsTabQuery.graphql.ts'

export type { InterviewFormCategory }

/** As the services count them, and as drafts were kept before the categories had names. */
const byNumber: readonly InterviewFormCategory[] = ['OTHER', 'FEEDBACK', 'SALARY_OFFER', 'OFFER_LETTER', 'APPLICATION']

/** The categories that people choose from, under the names of their texts. */
export const formTypes = {
  feedback: 'FEEDBACK',
  salaryOffer: 'SALARY_OFFER',
  offerLetter: 'OFFER_LETTER',
  application: 'APPLICATION',
} as const satisfies Record<string, InterviewFormCategory>
export type FormType = keyof typeof formTypes

/** All forms, also those of no category. */
export const everyType = 'all'

/** The e-mail template type of every form (000/3/1, decision D-131). */
export const templateType = 1

/** The module whose keys say who works with what a form of a category is for (decision D-131). */
export const moduleOf: Partial<Record<InterviewFormCategory, 'JobRequest' | 'Candidate'>> = {
  FEEDBACK: 'JobRequest',
  SALARY_OFFER: 'JobRequest',
  OFFER_LETTER: 'JobRequest',
  APPLICATION: 'Candidate',
}

const typeNames = Object.keys(formTypes) as FormType[]

/** The forms that the list shows: those for feedback unless the address says others (decision D-12). */
export const typeParam: Param<FormType | typeof everyType> = {
  read: (text) => (text === everyType ? text : (typeNames.find((name) => name === text) ?? 'feedback')),
  write: (name) => (name === 'feedback' ? null : name),
}

/** The text of a category; null for none of those that people choose from. */
export const typeOf = (category: InterviewFormCategory): FormType | null =>
  typeNames.find((name) => formTypes[name] === category) ?? null

/** The category of a form that this browser has kept; OTHER where it says none. */
export const categoryOf = (kept: unknown): InterviewFormCategory =>
  byNumber.find((name, number) => kept === name || kept === number) ?? 'OTHER'

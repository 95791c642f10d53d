import type { Param } from '../../shared/hooks/urlState.ts'
import type { InterviewFormCategory } from './list/__generated__/FormsTabQuery.graphql.ts'

export type { InterviewFormCategory }

/** The categories by their numbers in the services. Drafts stored before the categories had names use them as well. */
const byNumber: readonly InterviewFormCategory[] = ['OTHER', 'FEEDBACK', 'SALARY_OFFER', 'OFFER_LETTER', 'APPLICATION']

/** The categories that users can choose, under the keys of their texts. */
export const formTypes = {
  feedback: 'FEEDBACK',
  salaryOffer: 'SALARY_OFFER',
  offerLetter: 'OFFER_LETTER',
  application: 'APPLICATION',
} as const satisfies Record<string, InterviewFormCategory>
export type FormType = keyof typeof formTypes

/** All forms, including those without a category. */
export const everyType = 'all'

/** The e-mail template type of every form (000/3/1, decision D-131). */
export const templateType = 1

/** The module whose permissions govern the use of forms of a category (decision D-131). */
export const moduleOf: Partial<Record<InterviewFormCategory, 'JobRequest' | 'Candidate'>> = {
  FEEDBACK: 'JobRequest',
  SALARY_OFFER: 'JobRequest',
  OFFER_LETTER: 'JobRequest',
  APPLICATION: 'Candidate',
}

const typeNames = Object.keys(formTypes) as FormType[]

/** The filter of the list: feedback forms unless the address names others (decision D-12). */
export const typeParam: Param<FormType | typeof everyType> = {
  read: (text) => (text === everyType ? text : (typeNames.find((name) => name === text) ?? 'feedback')),
  write: (name) => (name === 'feedback' ? null : name),
}

/** Returns the key of a category's text; null if users cannot choose the category. */
export const typeOf = (category: InterviewFormCategory): FormType | null =>
  typeNames.find((name) => formTypes[name] === category) ?? null

/** Returns the category of a form that is stored in this browser; OTHER if it has none. */
export const categoryOf = (kept: unknown): InterviewFormCategory =>
  byNumber.find((name, number) => kept === name || kept === number) ?? 'OTHER'

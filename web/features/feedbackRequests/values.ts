import type { Answers } from '../../../common/forms/answers.ts'
import type { FeedbackRecommendation } from './__generated__/WriteFeedback_sheet.graphql.ts'

export const recommendations = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'] as const
export type Recommendation = (typeof recommendations)[number]

/** The values that a user enters into the form. */
export interface Values {
  answers: Answers
  recommendation: Recommendation | null
  summary: string
}

/** The maximum lengths of the summary and of the reason of an amendment, in characters. */
export const longest = { summary: 3000, reason: 1000 } as const

/** Returns the number of characters as users count them, not of UTF-16 code units. */
export const lengthOf = (text: string): number => [...text].length

/** Returns stored feedback as form values. Recommendations that this page does not know are dropped. */
export const valuesOf = (stored: {
  readonly answers: string
  readonly recommendation: FeedbackRecommendation | null | undefined
  readonly summary: string
}): Values => ({
  answers: JSON.parse(stored.answers) as Answers,
  recommendation: recommendations.find((one) => one === stored.recommendation) ?? null,
  summary: stored.summary,
})

/** Returns the form values as the mutations accept them. */
export const inputOf = ({ answers, recommendation, summary }: Values) => ({
  answers: JSON.stringify(answers),
  recommendation,
  summary,
})

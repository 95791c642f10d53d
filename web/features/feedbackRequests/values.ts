import type { Answers } from '../../../common/forms/answers.ts'
import type { FeedbackRecommendation } from './__generated__/WriteFeedback_sheet.graphql.ts'

export const recommendations = ['STRONG_YES', 'YES', 'NO', 'STRONG_NO'] as const
export type Recommendation = (typeof recommendations)[number]

/** What somebody writes into a form. */
export interface Values {
  answers: Answers
  recommendation: Recommendation | null
  summary: string
}

/** Most characters of the summary, and of the reason of an amendment. */
export const longest = { summary: 3000, reason: 1000 } as const

/** Characters as people count them: not the halves of one. */
export const lengthOf = (text: string): number => [...text].length

/** What was stored, as the form takes it; words that this page does not know are none. */
export const valuesOf = (stored: {
  readonly answers: string
  readonly recommendation: FeedbackRecommendation | null | undefined
  readonly summary: string
}): Values => ({
  answers: JSON.parse(stored.answers) as Answers,
  recommendation: recommendations.find((one) => one === stored.recommendation) ?? null,
  summary: stored.summary,
})

/** The same as a mutation takes it. */
export const inputOf = ({ answers, recommendation, summary }: Values) => ({
  answers: JSON.stringify(answers),
  recommendation,
  summary,
})

import { isForApplicants } from '../../../../common/forms/applicants.ts'
import { fieldKinds, questionTypes, type FieldKind, type QuestionType } from '../../../../common/forms/fields.ts'
import type { InterviewFormCategory } from '../categories.ts'
import type { Builder } from './draft/draft.ts'

/** The kinds of fields that can be added to a form. */
export type Kind = FieldKind | QuestionType

const all: Record<Builder, readonly Kind[]> = { questions: questionTypes, fields: fieldKinds }
const forApplicants: typeof all = {
  questions: questionTypes.filter(isForApplicants),
  fields: fieldKinds.filter(isForApplicants),
}

/** Returns the kinds that a builder offers for forms of a category. */
export const kindsOf = (builder: Builder, category: InterviewFormCategory): readonly Kind[] =>
  (category === 'APPLICATION' ? forApplicants : all)[builder]

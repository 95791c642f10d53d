import { fieldKinds, questionTypes, type FieldKind, type QuestionType } from '../../../../common/forms/fields.ts'
import type { Builder } from './draft/draft.ts'

/** What can be added to a form. */
export type Kind = FieldKind | QuestionType

/** The kinds that a builder offers. */
export const kindsOf = (builder: Builder): readonly Kind[] => (builder === 'questions' ? questionTypes : fieldKinds)

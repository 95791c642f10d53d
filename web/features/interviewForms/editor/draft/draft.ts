import {
  noContents,
  parseContents,
  serialiseContents,
  withFields,
  type FormContents,
} from '../../../../../common/forms/contents.ts'
import { isQuestion, type FieldKind, type FormField, type QuestionType } from '../../../../../common/forms/fields.ts'
import { cloneField, newField, newQuestion } from '../../../../../common/forms/newField.ts'
import type { RequiredApproval } from '../../../../../common/forms/template.ts'
import type { InterviewFormCategory } from '../../categories.ts'
import { randomId } from '../../../../shared/format/randomId.ts'

/** A field on the desk. The id exists only in the editor: stored fields may have no key, or the same key twice. */
export interface Card {
  readonly id: string
  readonly field: FormField
}

export interface DraftAttachment {
  readonly path: string
  readonly name: string | null
}

/** A form while it is edited. It is immutable: each change creates a new one. */
export interface FormDraft {
  readonly name: string
  readonly category: InterviewFormCategory
  readonly isActive: boolean
  /**
   * The contents as they were read, to preserve entries that the product does not know. Their fields are in `cards`.
   */
  readonly contents: FormContents
  readonly cards: readonly Card[]
  readonly approvals: readonly RequiredApproval[]
  readonly attachment: DraftAttachment | null
}

const newId = randomId

export const cardsOf = (fields: readonly FormField[]): Card[] => fields.map((field) => ({ id: newId(), field }))

/** Creates a draft of a form. Parts that are left out get their defaults. */
export function draftOf(
  given: Pick<FormDraft, 'name' | 'category'> &
    Partial<Pick<FormDraft, 'isActive' | 'approvals' | 'attachment'>> & { contents?: string },
): FormDraft {
  const contents = given.contents === undefined ? noContents : parseContents(given.contents)
  return {
    name: given.name,
    category: given.category,
    isActive: given.isActive ?? true,
    contents,
    cards: cardsOf(contents.fields),
    approvals: given.approvals ?? [],
    attachment: given.attachment ?? null,
  }
}

/** Returns the contents as the text to store. */
export const contentsTextOf = ({ contents, cards }: FormDraft): string =>
  serialiseContents(
    withFields(
      contents,
      cards.map(({ field }) => field),
    ),
  )

export type Builder = 'fields' | 'questions'
/**
 * Returns the builder in which a form opens: the question builder if all fields are questions (decision D-29); null if
 * there is no field.
 */
export const builderOf = ({ cards }: FormDraft): Builder | null =>
  cards.length === 0 ? null : cards.every(({ field }) => isQuestion(field)) ? 'questions' : 'fields'

const withCards = (draft: FormDraft, cards: readonly Card[]): FormDraft => ({ ...draft, cards })

export const newCard = (builder: Builder, kind: FieldKind | QuestionType): Card => ({
  id: newId(),
  field: builder === 'questions' ? newQuestion(kind as QuestionType, newId()) : newField(kind as FieldKind, newId()),
})

/** Adds a card after another one; at the beginning if that is null. */
export function addAfter(draft: FormDraft, after: string | null, card: Card): FormDraft {
  const at = draft.cards.findIndex(({ id }) => id === after) + 1
  return withCards(draft, draft.cards.toSpliced(at, 0, card))
}

/** Moves a card to a position. Returns the same draft if the card is already there or the position does not exist. */
export function moveTo(draft: FormDraft, id: string, place: number): FormDraft {
  const at = draft.cards.findIndex((card) => card.id === id)
  if (at < 0 || place < 0 || place >= draft.cards.length || place === at) return draft
  return withCards(draft, draft.cards.toSpliced(at, 1).toSpliced(place, 0, draft.cards[at]!))
}

/** Adds a copy of a card, with a new identity, after it. */
export function clone(draft: FormDraft, id: string): FormDraft {
  const card = draft.cards.find((one) => one.id === id)
  return card ? addAfter(draft, id, { id: newId(), field: cloneField(card.field, newId()) }) : draft
}

export const remove = (draft: FormDraft, id: string): FormDraft =>
  draft.cards.some((card) => card.id === id)
    ? withCards(
        draft,
        draft.cards.filter((card) => card.id !== id),
      )
    : draft

/** Changes members of a field; a member set to undefined is removed. */
export const change = (draft: FormDraft, id: string, members: FormField): FormDraft =>
  withCards(
    draft,
    draft.cards.map((card) =>
      card.id === id
        ? {
            id,
            field: Object.fromEntries(
              Object.entries({ ...card.field, ...members }).filter(([, value]) => value !== undefined),
            ),
          }
        : card,
    ),
  )

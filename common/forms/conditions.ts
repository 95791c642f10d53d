import { chosenOf, type Answers } from './answers.ts'
import {
  fieldKey,
  fieldKindOf,
  hasOptions,
  identityOf,
  levelsOf,
  optionsOf,
  questionTypeOf,
  type FieldMembers,
  type FormField,
} from './fields.ts'

/** When a field is shown. Forms without conditions are as ever, and who does not know the member shows the field always. */
export type Condition = FieldMembers['showWhen']
export type ConditionValue = Condition['is'][number]

const isValue = (value: unknown): value is ConditionValue => ['string', 'number', 'boolean'].includes(typeof value)

/** The condition of a field; null when it has none, also where others use the name for something else. */
export function conditionOf(field: FormField): Condition | null {
  const given = field.showWhen
  if (typeof given !== 'object' || given === null || !('field' in given) || !('is' in given)) return null
  const { field: key, is } = given
  return typeof key === 'string' && key !== '' && Array.isArray(is) && is.every(isValue) ? { field: key, is } : null
}

/** The answers of a field that others can depend on: choices, ratings, and yes or no. Empty where none can. */
export function decidingValues(field: FormField): ConditionValue[] {
  // A key that is only a place would name another field after a move.
  if (identityOf(field) === '') return []
  if (hasOptions(field)) return optionsOf(field).map(({ value }) => value)
  switch (questionTypeOf(field) ?? fieldKindOf(field)) {
    case 'Rate':
      return Array.from({ length: levelsOf(field) }, (_level, at) => at + 1)
    case 'Switch':
    case 'Checkbox':
      return [true, false]
    default:
      return []
  }
}

/** A condition in force, with the place of the field that it depends on. */
export type LinkedCondition = Condition & { source: number }

/**
 * The condition of each field, by place; null: none. A condition whose field is gone, stands later, or cannot give such an answer (any more)
 * is `lost`: the field is shown, and the form cannot be saved until the condition is mended. It is not dropped, so that moving a field
 * back mends it. As only earlier fields count, there are no circles.
 */
export function conditionsOf(fields: readonly FormField[]): (LinkedCondition | 'lost' | null)[] {
  const places = new Map<string, number>()
  return fields.map((field, at) => {
    const condition = conditionOf(field)
    const source = condition ? places.get(condition.field) : undefined
    places.set(identityOf(field), at)
    if (!condition) return null
    const values = source === undefined ? [] : decidingValues(fields[source]!)
    return source !== undefined && condition.is.length > 0 && condition.is.every((value) => values.includes(value))
      ? { ...condition, source }
      : 'lost'
  })
}

/** Whether each field is shown with these answers, by place; what depends on a hidden field is hidden. */
export function shownOf(fields: readonly FormField[], answers: Answers): boolean[] {
  const shown: boolean[] = []
  for (const condition of conditionsOf(fields)) {
    if (condition === null || condition === 'lost') shown.push(true)
    else {
      const { source, is } = condition
      const value = answers[fieldKey(fields[source]!, source)]?.value
      const given: readonly unknown[] =
        typeof value === 'number' || typeof value === 'boolean' ? [value] : chosenOf(value)
      shown.push(shown[source]! && is.some((one) => given.includes(one)))
    }
  }
  return shown
}

/** The answers to be stored: those of hidden fields are left out. */
export function shownAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const shown = shownOf(fields, answers)
  const keysOf = (isShown: boolean) =>
    fields.flatMap((field, at) => (shown[at] === isShown ? [fieldKey(field, at)] : []))
  const hidden = new Set(keysOf(false))
  // Of two foreign fields that share a key one may be shown.
  for (const key of keysOf(true)) hidden.delete(key)
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hidden.has(key)))
}

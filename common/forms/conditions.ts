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

/** When a field is shown. Programs that do not know this member always show the field. */
export type Condition = FieldMembers['showWhen']
export type ConditionValue = Condition['is'][number]

const isValue = (value: unknown): value is ConditionValue => ['string', 'number', 'boolean'].includes(typeof value)

/** Returns the condition of a field, or null if it has none or its `showWhen` has another form. */
export function conditionOf(field: FormField): Condition | null {
  const given = field.showWhen
  if (typeof given !== 'object' || given === null || !('field' in given) || !('is' in given)) return null
  const { field: key, is } = given
  return typeof key === 'string' && key !== '' && Array.isArray(is) && is.every(isValue) ? { field: key, is } : null
}

/**
 * Returns the answers of a field that other fields can depend on: choices, ratings, yes and no. Empty if nothing can
 * depend on the field.
 */
export function decidingValues(field: FormField): ConditionValue[] {
  // A key that is only a position would refer to another field after a move.
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

/** A condition that applies, with the position of the field that it depends on. */
export type LinkedCondition = Condition & { source: number }

/**
 * Returns the condition of each field, by position, or null if it has none. A condition is `lost` if its field is gone,
 * comes later, or cannot have such an answer (any more). The field is then shown, and the form cannot be saved until
 * the condition is fixed. The condition is not dropped: moving a field back restores it. Only earlier fields count, so
 * there are no cycles.
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

/** Whether each field is shown with these answers, by position. A field that depends on a hidden field is hidden. */
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

/** Returns the answers to store, without those of hidden fields. */
export function shownAnswers(fields: readonly FormField[], answers: Answers): Answers {
  const shown = shownOf(fields, answers)
  const keysOf = (isShown: boolean) =>
    fields.flatMap((field, at) => (shown[at] === isShown ? [fieldKey(field, at)] : []))
  const hidden = new Set(keysOf(false))
  // Two fields made elsewhere may share a key, and one of the two may be shown.
  for (const key of keysOf(true)) hidden.delete(key)
  return Object.fromEntries(Object.entries(answers).filter(([key]) => !hidden.has(key)))
}

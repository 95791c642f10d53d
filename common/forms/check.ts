import { isEmpty, isOfKind, isRequired, type Answer, type Answers } from './answers.ts'
import { shownOf } from './conditions.ts'
import {
  asNumber,
  fieldKey,
  fieldKindOf,
  hasOptions,
  hasReason,
  isOn,
  numberOf,
  questionTypeOf,
  restrictionOf,
  takesAnswer,
  textOf,
  type FormField,
  type Restriction,
} from './fields.ts'

/** The limits of a text answer if the field sets none (000/9/10). */
export const textLengths = { min: 20, max: 3000 } as const

/** What is wrong with an answer, as a code that the caller puts into words. `own` is a message defined by the field. */
export type Problem =
  | { code: 'own'; text: string }
  | {
      code:
        | 'required'
        | 'answerRequired'
        | 'choiceRequired'
        | 'reasonRequired'
        | 'notANumber'
        | 'notADate'
        | 'notATime'
        | 'unknown'
    }
  | {
      code:
        | 'minLength'
        | 'maxLength'
        | 'atLeast'
        | 'atMost'
        | 'textTooLong'
        | 'textTooShort'
        | 'greaterThan'
        | 'greaterOrEqual'
        | 'lessThan'
        | 'lessOrEqual'
      n: number
    }
  | { code: 'between'; min: number; max: number }

/** The number of characters as users count them: a surrogate pair is one. */
const lengthOf = (text: string) => [...text].length

function missing(field: FormField): Problem {
  const type = questionTypeOf(field)
  if (type === 'Text') return { code: 'answerRequired' }
  if (type === 'Choice') return { code: 'choiceRequired' }
  const own = textOf(field, 'error').trim()
  return own === '' ? { code: 'required' } : { code: 'own', text: own }
}

/** Checks the length of Text answers and of reasons. An empty optional answer is valid (decision D-25). */
function checkText(field: FormField, text: string, fallbackMin: number): Problem | null {
  const max = numberOf(field, 'maxLength') ?? textLengths.max
  // If a field sets only a maximum, the default minimum must not exceed it.
  const min = numberOf(field, 'minLength') ?? Math.min(fallbackMin, max)
  if (lengthOf(text) > max) return { code: 'textTooLong', n: max }
  return lengthOf(text) < min ? { code: 'textTooShort', n: min } : null
}

/** Checks a numeric restriction (decision D-27). A bound that the field does not set is not checked. */
function checkRestriction(field: FormField, restriction: Restriction, text: string): Problem | null {
  const value = asNumber(text)
  if (value === null) return { code: 'notANumber' }
  const low = numberOf(field, 'minValue') ?? numberOf(field, 'markedValue')
  const [min, max] = [numberOf(field, 'minValue'), numberOf(field, 'maxValue')]
  switch (restriction) {
    case 'Number':
      return null
    case 'Greater than':
      return low === null || value > low ? null : { code: 'greaterThan', n: low }
    case 'Greater than or equal to':
      return low === null || value >= low ? null : { code: 'greaterOrEqual', n: low }
    case 'Less than':
      return max === null || value < max ? null : { code: 'lessThan', n: max }
    case 'Less than or equal to':
      return max === null || value <= max ? null : { code: 'lessOrEqual', n: max }
    case 'Between':
      if (min !== null && max !== null) return value >= min && value <= max ? null : { code: 'between', min, max }
      if (min !== null && value < min) return { code: 'greaterOrEqual', n: min }
      return max !== null && value > max ? { code: 'lessOrEqual', n: max } : null
  }
}

function checkInput(field: FormField, text: string): Problem | null {
  const [min, max] = [numberOf(field, 'minLength'), numberOf(field, 'maxLength')]
  if (min !== null && lengthOf(text) < min) return { code: 'minLength', n: min }
  if (max !== null && lengthOf(text) > max) return { code: 'maxLength', n: max }
  if (fieldKindOf(field) !== 'Input' || textOf(field, 'valueType').toLowerCase() !== 'number') return null
  const value = asNumber(text)
  if (value === null) return { code: 'notANumber' }
  // The bounds are inclusive (000/5/5).
  const [least, most] = [numberOf(field, 'greaterThan'), numberOf(field, 'lessThan')]
  if (least !== null && value < least) return { code: 'atLeast', n: least }
  return most !== null && value > most ? { code: 'atMost', n: most } : null
}

/** Returns what is wrong with the answer to a field, or null if it may be sent. */
export function checkValue(field: FormField, answer: Answer | undefined): Problem | null {
  if (!takesAnswer(field) || isOn(field, 'disabled')) return null
  const value = answer?.value
  if (value === undefined || value === null || isEmpty(field, value)) return isRequired(field) ? missing(field) : null
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  if (!isOfKind(field, value))
    return { code: kind === 'DatePicker' ? 'notADate' : kind === 'TimePicker' ? 'notATime' : 'unknown' }
  if (typeof value !== 'string' || hasOptions(field)) return null
  if (kind === 'Input' || kind === 'TextArea') return checkInput(field, value)
  if (kind !== 'Text') return null
  const restriction = restrictionOf(field)
  return (
    checkText(field, value.trim(), restriction ? 0 : textLengths.min) ??
    (restriction && checkRestriction(field, restriction, value))
  )
}

/**
 * Returns what is wrong with the reason of a choice. It is required with the choice (decision D-28), and has the length
 * limits of text answers.
 */
export function checkReason(field: FormField, answer: Answer | undefined): Problem | null {
  if (!hasReason(field) || isOn(field, 'disabled')) return null
  const reason = (answer?.reason ?? '').trim()
  if (reason === '') return isRequired(field) ? { code: 'reasonRequired' } : null
  return checkText(field, reason, textLengths.min)
}

export interface FieldProblems {
  value?: Problem
  reason?: Problem
}

/**
 * Returns what is wrong with the answers, by field key in the order of the form. The result is empty if all may be
 * sent. Hidden fields are not checked.
 */
export function checkAnswers(fields: readonly FormField[], answers: Answers): Record<string, FieldProblems> {
  const shown = shownOf(fields, answers)
  return Object.fromEntries(
    fields.flatMap((field, at) => {
      if (!shown[at]) return []
      const key = fieldKey(field, at)
      const [value, reason] = [checkValue(field, answers[key]), checkReason(field, answers[key])]
      return value || reason ? [[key, { ...(value && { value }), ...(reason && { reason }) }]] : []
    }),
  )
}

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

/** Lengths of a text answer where the field does not say (000/9/10). */
export const textLengths = { min: 20, max: 3000 } as const

/** What is wrong with an answer; the words are the caller's. `own`: the message that the field brings along. */
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

/** Characters as people count them: not the halves of one. */
const lengthOf = (text: string) => [...text].length

function missing(field: FormField): Problem {
  const type = questionTypeOf(field)
  if (type === 'Text') return { code: 'answerRequired' }
  if (type === 'Choice') return { code: 'choiceRequired' }
  const own = textOf(field, 'error').trim()
  return own === '' ? { code: 'required' } : { code: 'own', text: own }
}

/** Length rules of Text questions and of reasons; an empty optional answer is fine (decision D-25). */
function checkText(field: FormField, text: string, fallbackMin: number): Problem | null {
  const max = numberOf(field, 'maxLength') ?? textLengths.max
  // A field that says only how long an answer may be asks for none that is longer.
  const min = numberOf(field, 'minLength') ?? Math.min(fallbackMin, max)
  if (lengthOf(text) > max) return { code: 'textTooLong', n: max }
  return lengthOf(text) < min ? { code: 'textTooShort', n: min } : null
}

/** Bounds of a numeric restriction (decision D-27); a bound that the field does not say does not bind. */
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
  // At least and at most: the bounds themselves are taken (000/5/5).
  const [least, most] = [numberOf(field, 'greaterThan'), numberOf(field, 'lessThan')]
  if (least !== null && value < least) return { code: 'atLeast', n: least }
  return most !== null && value > most ? { code: 'atMost', n: most } : null
}

/** What is wrong with the answer to a field; null when it may be sent. */
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

/** What is wrong with the reason of a choice: required with the choice (decision D-28), and as long as text answers. */
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

/** What is wrong with the answers, by the fields' keys in the order of the form; empty when all may be sent. Nothing is asked by a hidden field. */
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

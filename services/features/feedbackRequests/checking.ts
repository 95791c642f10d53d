import type { Answers } from '../../../common/forms/answers.ts'
import { checkAnswers, type Problem } from '../../../common/forms/check.ts'
import { fieldKey, takesAnswer, type FormField } from '../../../common/forms/fields.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, minimum, required } from '../../core/http/fieldTexts.ts'
import { feedbackLimits, type Recommendation } from './feedbackShapes.ts'

/** Returns the message for a problem that the rules of the form have found. */
export function wordsOf(problem: Problem): FieldMessage {
  switch (problem.code) {
    case 'own':
    case 'required':
    case 'answerRequired':
    case 'choiceRequired':
    case 'reasonRequired':
      return required
    case 'notANumber':
      return createMessage('NUMBER')
    case 'notADate':
      return createMessage('DATE')
    case 'notATime':
      return createMessage('TIME')
    case 'unknown':
      return createMessage('NOT_IN_LIST')
    case 'textTooLong':
    case 'maxLength':
      return maximum(problem.n)
    case 'textTooShort':
    case 'minLength':
      return minimum(problem.n)
    default:
      return createMessage('INVALID')
  }
}

/** Returns the answers to existing fields of the form; the others are left out. */
export function fieldsOnly(fields: readonly FormField[], answers: Answers): Answers {
  const keys = new Set(fields.flatMap((field, at) => (takesAnswer(field) ? [fieldKey(field, at)] : [])))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
}

/** Returns the errors in answers, under `answers.{key}` and `answers.{key}.reason`. */
export function answerErrors(fields: readonly FormField[], answers: Answers): FieldErrors {
  const errors: FieldErrors = {}
  for (const [key, { value, reason }] of Object.entries(checkAnswers(fields, answers))) {
    if (value) errors[`answers.${key}`] = [wordsOf(value)]
    if (reason) errors[`answers.${key}.reason`] = [wordsOf(reason)]
  }
  return errors
}

interface Given {
  answers: Answers
  recommendation: Recommendation | null
  summary: string
}

/** Throws 400 unless the feedback may be submitted. Errors in an answer are reported under `answers.{key}`. */
export function checkWritten(fields: readonly FormField[], { answers, recommendation, summary }: Given): void {
  const errors = answerErrors(fields, answers)
  if (recommendation === null) errors.recommendation = [required]
  if ([...summary.trim()].length > feedbackLimits.summary) errors.summary = [maximum(feedbackLimits.summary)]
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

import type { Answers } from '../../../common/forms/answers.ts'
import { checkAnswers, type Problem } from '../../../common/forms/check.ts'
import { fieldKey, takesAnswer, type FormField } from '../../../common/forms/fields.ts'
import { say, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { maximum, minimum, required } from '../../core/http/fieldTexts.ts'
import { feedbackLimits, type Recommendation } from './feedbackShapes.ts'

/** A problem of the form's rules in the words of the services. */
export function wordsOf(problem: Problem): FieldMessage {
  switch (problem.code) {
    case 'own':
    case 'required':
    case 'answerRequired':
    case 'choiceRequired':
    case 'reasonRequired':
      return required
    case 'notANumber':
      return say('NUMBER')
    case 'notADate':
      return say('DATE')
    case 'notATime':
      return say('TIME')
    case 'unknown':
      return say('NOT_IN_LIST')
    case 'textTooLong':
    case 'maxLength':
      return maximum(problem.n)
    case 'textTooShort':
    case 'minLength':
      return minimum(problem.n)
    default:
      return say('INVALID')
  }
}

/** The answers to fields that the form has; others were never asked. */
export function fieldsOnly(fields: readonly FormField[], answers: Answers): Answers {
  const keys = new Set(fields.flatMap((field, at) => (takesAnswer(field) ? [fieldKey(field, at)] : [])))
  return Object.fromEntries(Object.entries(answers).filter(([key]) => keys.has(key)))
}

/** What is wrong with answers, under `answers.{key}` and `answers.{key}.reason`. */
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

/** Throws 400 unless all of it may be submitted; what is wrong with an answer stands under `answers.{key}`. */
export function checkWritten(fields: readonly FormField[], { answers, recommendation, summary }: Given): void {
  const errors = answerErrors(fields, answers)
  if (recommendation === null) errors.recommendation = [required]
  if ([...summary.trim()].length > feedbackLimits.summary) errors.summary = [maximum(feedbackLimits.summary)]
  if (Object.keys(errors).length > 0) throw badInput(errors)
}

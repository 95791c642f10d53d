import { say } from '../../../../services/core/contract/messages.ts'
import { badInput } from '../requestError.ts'

/** Answers by the keys of a form's fields, as the services take them. */
export type FormAnswers = Record<string, { value: string | string[] | number | boolean | null; reason?: string }>

/** Answers to a form out of their JSON text; the services judge what they hold. Throws BAD_INPUT under `answers` for what is no object. */
export function readAnswers(text: string): FormAnswers {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as FormAnswers
  } catch {
    // Said below.
  }
  throw badInput({ answers: say('JSON_OBJECT') })
}

import { createMessage } from '../../../../services/core/contract/messages.ts'
import { badInput } from '../requestError.ts'

/** Answers by the keys of a form's fields, as the services accept them. */
export type FormAnswers = Record<string, { value: string | string[] | number | boolean | null; reason?: string }>

/**
 * Reads the answers to a form from JSON. The services validate the content. Throws BAD_INPUT under `answers` if the
 * text is not an object.
 */
export function readAnswers(text: string): FormAnswers {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as FormAnswers
  } catch {
    // Handled below.
  }
  throw badInput({ answers: createMessage('JSON_OBJECT') })
}

import { fileOf } from './answerFiles.ts'
import { chosenOf, isEmpty, type Answer } from './answers.ts'
import { fieldKindOf, hasOptions, levelsOf, optionsOf, questionTypeOf, type FormField } from './fields.ts'

/** The texts for answers that have no wording in the form. */
export interface AnswerWords {
  yes: string
  no: string
  /** Formats a day (YYYY-MM-DD) for readers. Without it the day stays as it is. */
  day?: (day: string) => string
}

/** Returns an answer as one readable line, or an empty text if there is no answer. */
export function answerText(field: FormField, answer: Answer | undefined, { yes, no, day }: AnswerWords): string {
  const value = answer?.value
  if (value === undefined || value === null) return ''
  if (typeof value === 'boolean') return value ? yes : no
  if (isEmpty(field, value)) return ''
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  if (kind === 'Upload') return fileOf(value)?.name ?? ''
  if (hasOptions(field)) {
    const labels = new Map(optionsOf(field).map((option) => [option.value, option.label ?? option.value]))
    return chosenOf(value)
      .map((one) => labels.get(one) ?? one)
      .join('; ')
  }
  if (kind === 'Rate') return `${String(value)} / ${levelsOf(field)}`
  if (kind === 'DatePicker' && typeof value === 'string') return day?.(value) ?? value
  return Array.isArray(value) ? value.join('; ') : String(value)
}

/** Returns the points of the chosen options, or null if the question has no points. */
export function pointsOf(field: FormField, answer: Answer | undefined): number | null {
  const options = hasOptions(field) ? optionsOf(field) : []
  if (!options.some(({ point }) => point !== undefined)) return null
  const chosen = new Set(chosenOf(answer?.value))
  const sum = options.reduce((total, { value, point = 0 }) => (chosen.delete(value) ? total + point : total), 0)
  return Math.round(sum * 1e6) / 1e6
}

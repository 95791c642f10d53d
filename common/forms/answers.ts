import { fileOf } from './answerFiles.ts'
import {
  asNumber,
  fieldKey,
  fieldKindOf,
  hasOptions,
  hasReason,
  isOn,
  levelsOf,
  numberOf,
  optionsOf,
  questionTypeOf,
  sliderRange,
  takesAnswer,
  takesMany,
  textOf,
  type FormField,
} from './fields.ts'
import { isTimeText } from './timeText.ts'

export type AnswerValue = string | readonly string[] | number | boolean | null

/** The answer to one field. Days are YYYY-MM-DD, times HH:mm, a file is its path and its name. */
export interface Answer {
  value: AnswerValue
  reason?: string
}

/** Answers by field key. */
export type Answers = Readonly<Record<string, Answer | undefined>>

const two = (number: number) => String(number).padStart(2, '0')
const dayOf = (date: Date) => `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`
const timeOf = (date: Date) => `${two(date.getHours())}:${two(date.getMinutes())}`

/** Whether a text is a real day, YYYY-MM-DD. */
export function isDayText(text: string): boolean {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? []
  if (!year) return false
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)))
  return date.toISOString().startsWith(text)
}

/** Reads the day of a stored default, written DD/MM/YYYY or with the year first. */
function readDay(text: string): string | null {
  const [, day, month, year] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? []
  const whole = year ? `${year}-${month!.padStart(2, '0')}-${day!.padStart(2, '0')}` : text.slice(0, 10)
  return isDayText(whole) ? whole : null
}

function readTime(text: string): string | null {
  const [, hour, minute] = /(?:^|T|\s)(\d{1,2}):(\d{2})/.exec(text) ?? []
  const whole = hour ? `${hour.padStart(2, '0')}:${minute}` : ''
  return isTimeText(whole) ? whole : null
}

/** Returns the value of a field before it is answered (000/5/13–15). `now` is the fallback for days and times. */
export function defaultAnswer(field: FormField, now: Date): AnswerValue {
  const given = field.defaultValue ?? field.value
  const text = typeof given === 'string' ? given : ''
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  if (takesMany(field)) {
    const values = new Set(optionsOf(field).map(({ value }) => value))
    return (Array.isArray(given) ? given : text === '' ? [] : [text]).filter(
      (value): value is string => typeof value === 'string' && values.has(value),
    )
  }
  if (hasOptions(field)) return optionsOf(field).some(({ value }) => value === text) ? text : null
  switch (kind) {
    case 'DatePicker':
      return readDay(text) ?? dayOf(now)
    case 'TimePicker':
      return readTime(text) ?? timeOf(now)
    // Literally as specified: a default of 5 or more is 0 (decision D-26).
    case 'Rate': {
      const rate = asNumber(given)
      return rate !== null && Number.isInteger(rate) && rate > 0 && rate < 5 ? Math.min(rate, levelsOf(field)) : 0
    }
    case 'Slider':
      return asNumber(field.value) ?? asNumber(field.defaultValue) ?? numberOf(field, 'greaterThan') ?? 0
    case 'Switch':
    case 'Checkbox':
      return given === true
    case 'Upload':
      return null
    default:
      return typeof given === 'number' ? String(given) : text
  }
}

/** Returns the answers that a form starts with. */
export const defaultAnswers = (fields: readonly FormField[], now: Date): Answers =>
  Object.fromEntries(
    fields.flatMap((field, at) =>
      takesAnswer(field) ? [[fieldKey(field, at), { value: defaultAnswer(field, now) }]] : [],
    ),
  )

/** Whether nothing has been answered. A rating of 0 and an unticked box count as no answer. */
export const isEmpty = (field: FormField, value: AnswerValue | undefined): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === 'string' && value.trim() === '') ||
  (Array.isArray(value) && value.length === 0) ||
  (value === 0 && (fieldKindOf(field) ?? questionTypeOf(field)) === 'Rate') ||
  (value === false && fieldKindOf(field) === 'Checkbox')

/** Returns the options that an answer names. */
export const chosenOf = (value: AnswerValue | undefined): readonly string[] =>
  typeof value === 'string' ? [value] : Array.isArray(value) ? value : []

/** Whether a value has the form of the field's answers. A client that knows the field never breaks this. */
export function isOfKind(field: FormField, value: Exclude<AnswerValue, null>): boolean {
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  if (hasOptions(field)) {
    const values = new Set(optionsOf(field).map((option) => option.value))
    return (
      takesMany(field) === Array.isArray(value) &&
      typeof value !== 'number' &&
      typeof value !== 'boolean' &&
      chosenOf(value).every((one) => values.has(one))
    )
  }
  switch (kind) {
    case 'DatePicker':
      return typeof value === 'string' && isDayText(value)
    case 'TimePicker':
      return typeof value === 'string' && isTimeText(value)
    case 'Rate':
      return typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= levelsOf(field)
    case 'Slider': {
      const { min, max } = sliderRange(field)
      return typeof value === 'number' && value >= min && value <= max
    }
    case 'Switch':
    case 'Checkbox':
      return typeof value === 'boolean'
    case 'Upload':
      return fileOf(value) !== null
    default:
      return typeof value === 'string'
  }
}

/** The label of a choice's reason box. */
export const reasonTitleOf = (field: FormField): string => (hasReason(field) ? textOf(field, 'reasonTitle') : '')

export const isRequired = (field: FormField): boolean => isOn(field, 'required') && takesAnswer(field)

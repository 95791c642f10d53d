import { say, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import type { ExtensionProperty } from '../settings/contract.ts'
import { isDay } from './writes/dates.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

export type Extension = Record<string, string>

const longest = 10_000
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** The values of Checkbox and Multiple stand in one text, with commas between them. */
export const choices = (text: string): string[] =>
  text
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean)

function problem({ inputType, values }: ExtensionProperty, value: string): FieldMessage | undefined {
  switch (inputType) {
    case 'DatePicker':
      return isDay(value) ? undefined : say('DATE')
    case 'TimePicker':
      return isTime(value) ? undefined : say('TIME')
    case 'Switch':
      return value === 'true' || value === 'false' ? undefined : say('TRUE_OR_FALSE')
    case 'Slider':
    case 'Rate':
      return Number.isFinite(Number(value)) ? undefined : say('NUMBER')
    case 'Radio':
    case 'Combobox':
      return values.includes(value) ? undefined : say('ONE_OF', { values: values.join(', ') })
    case 'Checkbox':
    case 'Multiple':
      return choices(value).every((choice) => values.includes(choice))
        ? undefined
        : say('AMONG', { values: values.join(', ') })
    default:
      return [...value].length > longest ? maximum(longest) : undefined
  }
}

function parse(text: string): Extension | null {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return null
    const entries = Object.entries(value).filter(([, one]) => one !== null)
    if (entries.some(([, one]) => !['string', 'number', 'boolean'].includes(typeof one))) return null
    return Object.fromEntries(entries.map(([key, one]) => [key, String(one).trim()]))
  } catch {
    return null
  }
}

/**
 * The values of the company's own fields as they are stored, or what is wrong with them by field. A value that stood
 * there before stays good, and one of a field that is no longer active is kept though a form does not show it. Those of `hidden`
 * fields, which whoever sends does not see, stay as they are; to send one is wrong, whatever stands there.
 */
export function checkExtension(
  text: string,
  properties: readonly ExtensionProperty[],
  before: Extension = {},
  hidden: ReadonlySet<string> = new Set(),
) {
  const errors: FieldErrors = {}
  const sent = parse(text)
  if (!sent) return { values: before, errors: { extendProperties: [say('JSON_TEXTS')] } }
  const active = new Map(properties.filter((property) => property.active).map((property) => [property.key, property]))
  const values: Extension = Object.fromEntries(Object.entries(before).filter(([key]) => !active.has(key)))
  for (const [key, value] of Object.entries(sent)) {
    const property = active.get(key)
    if (hidden.has(key)) errors[`extendProperties.${key}`] = [say('UNKNOWN_FIELD')]
    else if (Object.hasOwn(before, key) && before[key] === value) values[key] = value
    else if (!property) errors[`extendProperties.${key}`] = [say('UNKNOWN_FIELD')]
    else if (value !== '') {
      const wrong = problem(property, value)
      if (wrong) errors[`extendProperties.${key}`] = [wrong]
      values[key] = value
    }
  }
  for (const { key, required: isRequired } of active.values())
    if (isRequired && !values[key]) errors[`extendProperties.${key}`] = [required]
  return { values, errors }
}

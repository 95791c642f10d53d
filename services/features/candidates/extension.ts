import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import type { ExtensionProperty } from '../settings/contract.ts'
import { isDay } from './writes/dates.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

export type Extension = Record<string, string>

const longest = 10_000
const isTime = (text: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text)

/** Splits the value of a Checkbox or Multiple field, which is stored in one text, separated by commas. */
export const choices = (text: string): string[] =>
  text
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean)

function problem({ inputType, values }: ExtensionProperty, value: string): FieldMessage | undefined {
  switch (inputType) {
    case 'DatePicker':
      return isDay(value) ? undefined : createMessage('DATE')
    case 'TimePicker':
      return isTime(value) ? undefined : createMessage('TIME')
    case 'Switch':
      return value === 'true' || value === 'false' ? undefined : createMessage('TRUE_OR_FALSE')
    case 'Slider':
    case 'Rate':
      return Number.isFinite(Number(value)) ? undefined : createMessage('NUMBER')
    case 'Radio':
    case 'Combobox':
      return values.includes(value) ? undefined : createMessage('ONE_OF', { values: values.join(', ') })
    case 'Checkbox':
    case 'Multiple':
      return choices(value).every((choice) => values.includes(choice))
        ? undefined
        : createMessage('AMONG', { values: values.join(', ') })
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
 * Returns the values of the company's own fields as they are stored, or the errors by field. An existing value remains
 * valid, and the value of an inactive field is preserved although forms do not show it. The values of `hidden` fields,
 * which the sender does not see, are preserved; sending one is an error, whatever its value.
 */
export function checkExtension(
  text: string,
  properties: readonly ExtensionProperty[],
  before: Extension = {},
  hidden: ReadonlySet<string> = new Set(),
) {
  const errors: FieldErrors = {}
  const sent = parse(text)
  if (!sent) return { values: before, errors: { extendProperties: [createMessage('JSON_TEXTS')] } }
  const active = new Map(properties.filter((property) => property.active).map((property) => [property.key, property]))
  const values: Extension = Object.fromEntries(Object.entries(before).filter(([key]) => !active.has(key)))
  for (const [key, value] of Object.entries(sent)) {
    const property = active.get(key)
    if (hidden.has(key)) errors[`extendProperties.${key}`] = [createMessage('UNKNOWN_FIELD')]
    else if (Object.hasOwn(before, key) && before[key] === value) values[key] = value
    else if (!property) errors[`extendProperties.${key}`] = [createMessage('UNKNOWN_FIELD')]
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

import { chosenOf, defaultAnswer, type Answer, type AnswerValue } from '../../../../common/forms/answers.ts'
import {
  fieldKey,
  fieldKindOf,
  hasOptions,
  hasReason,
  questionTypeOf,
  takesAnswer,
  takesMany,
  type FormField,
} from '../../../../common/forms/fields.ts'
import { readTimeText } from '../../../../common/forms/timeText.ts'
import { textField } from '../forms.ts'

/** What stands in the inputs of questions, by their names. */
export type Given = Readonly<Record<string, readonly string[]>>

/** Longest text that is passed on; whether it is too long, the services say. */
const longest = 20_000

/** What a question is, in the words of the builders. */
export const kindOf = (field: FormField): string | null => questionTypeOf(field) ?? fieldKindOf(field)

/** Under which the input of a question is sent, in letters that arrive as they are; its reason has `.reason` behind it. */
export const nameOf = (field: FormField, at: number): string =>
  `answers.${fieldKey(field, at).replace(/[^\w-]/gu, (sign) => `.${sign.codePointAt(0)!.toString(16)}.`)}`

function inputsOf(field: FormField, value: AnswerValue): readonly string[] {
  if (typeof value === 'boolean') {
    if (kindOf(field) === 'Switch') return value ? ['yes'] : []
    return value ? ['1'] : []
  }
  if (typeof value === 'number') return value === 0 ? [] : [String(value)]
  return chosenOf(value)
}

/** What the inputs hold before anybody has answered; a day or a time only where the form names one. */
export const firstGiven = (fields: readonly FormField[]): Given =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      if (!takesAnswer(field)) return []
      const isMoment = ['DatePicker', 'TimePicker'].includes(kindOf(field) ?? '')
      if (isMoment && !field.defaultValue && !field.value) return []
      return [[nameOf(field, at), inputsOf(field, defaultAnswer(field, new Date()))]]
    }),
  )

/** What a browser has sent. */
export const givenIn = (fields: readonly FormField[], form: FormData): Given =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      if (!takesAnswer(field)) return []
      const name = nameOf(field, at)
      const texts = form.getAll(name).flatMap((value) => (typeof value === 'string' ? [tidy(value)] : []))
      return [
        [name, texts],
        ...(hasReason(field) ? [[`${name}.reason`, [tidy(textField(form, `${name}.reason`))]]] : []),
      ] as [string, string[]][]
    }),
  )

/** A browser ends lines by two characters, which would count against the answer. */
const tidy = (text: string) => text.replace(/\r\n/g, '\n').slice(0, longest)

function valueOf(field: FormField, texts: readonly string[]): AnswerValue {
  const [text = ''] = texts
  if (hasOptions(field) && takesMany(field)) return texts
  switch (kindOf(field)) {
    case 'Switch':
      // Two buttons: who presses none has not answered.
      return text === 'yes' ? true : text === 'no' ? false : null
    case 'Checkbox':
      return text !== ''
    case 'TimePicker':
      return text === '' ? null : (readTimeText(text) ?? text)
    case 'Rate':
      return /^\d{1,2}$/.test(text) ? Number(text) : null
    default:
      return text === '' ? null : text
  }
}

/** The answers that the inputs stand for. */
export const answersOf = (fields: readonly FormField[], given: Given): Record<string, Answer> =>
  Object.fromEntries(
    fields.flatMap((field, at): [string, Answer][] => {
      if (!takesAnswer(field)) return []
      const name = nameOf(field, at)
      const reason = given[`${name}.reason`]?.[0] ?? ''
      return [[fieldKey(field, at), { value: valueOf(field, given[name] ?? []), ...(reason && { reason }) }]]
    }),
  )

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

/** The values of the inputs of questions, by input name. */
export type InputValues = Readonly<Record<string, readonly string[]>>

/** The longest text that is passed on. The services decide whether it is too long. */
const longest = 20_000

/** The kind of a question, as the form builders name it. */
export const kindOf = (field: FormField): string | null => questionTypeOf(field) ?? fieldKindOf(field)

/**
 * Returns the name of a question's input, encoded in letters that browsers do not change. The input of its reason has
 * the suffix `.reason`.
 */
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

/** Returns the initial values of the inputs. Days and times are filled in only if the form has a default. */
export const initialInputs = (fields: readonly FormField[]): InputValues =>
  Object.fromEntries(
    fields.flatMap((field, at) => {
      if (!takesAnswer(field)) return []
      const isMoment = ['DatePicker', 'TimePicker'].includes(kindOf(field) ?? '')
      if (isMoment && !field.defaultValue && !field.value) return []
      return [[nameOf(field, at), inputsOf(field, defaultAnswer(field, new Date()))]]
    }),
  )

/** Returns the values that a browser has sent. */
export const readInputs = (fields: readonly FormField[], form: FormData): InputValues =>
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

/** Browsers end lines with two characters, which would count towards the length of the answer. */
const tidy = (text: string) => text.replace(/\r\n/g, '\n').slice(0, longest)

function valueOf(field: FormField, texts: readonly string[]): AnswerValue {
  const [text = ''] = texts
  if (hasOptions(field) && takesMany(field)) return texts
  switch (kindOf(field)) {
    case 'Switch':
      // Two buttons: if neither is selected, the question is not answered.
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

/** Converts the values of the inputs to answers. */
export const answersOf = (fields: readonly FormField[], given: InputValues): Record<string, Answer> =>
  Object.fromEntries(
    fields.flatMap((field, at): [string, Answer][] => {
      if (!takesAnswer(field)) return []
      const name = nameOf(field, at)
      const reason = given[`${name}.reason`]?.[0] ?? ''
      return [[fieldKey(field, at), { value: valueOf(field, given[name] ?? []), ...(reason && { reason }) }]]
    }),
  )

import {
  fieldKindOf,
  isOn,
  questionTypeOf,
  restrictions,
  restrictionOf,
  takesAnswer,
  textOf,
  type FieldKind,
  type FieldMember,
  type FormField,
  type QuestionType,
} from '../../../../../common/forms/fields.ts'
import { longestReasonTitle } from '../../../../../common/forms/template.ts'
import type texts from '../../en.ts'

/** The way in which a member of a field is edited. */
export type Editing =
  | { as: 'text' | 'lines'; max?: number }
  | { as: 'number'; min?: number; max?: number; isWhole?: boolean }
  | { as: 'switch'; isLocked?: boolean }
  | { as: 'choice'; choices: readonly string[] }
  | { as: 'options' | 'image' | 'day' | 'time' }

export type Labelled = FieldMember & keyof typeof texts.editor.members
export interface MemberEditing {
  member: Labelled
  editing: Editing
}

const text = (member: Labelled, max?: number): MemberEditing => ({ member, editing: { as: 'text', max } })
const number = (member: Labelled, more: { min?: number; max?: number; isWhole?: boolean } = {}): MemberEditing => ({
  member,
  editing: { as: 'number', ...more },
})
const toggle = (member: Labelled, isLocked = false): MemberEditing => ({ member, editing: { as: 'switch', isLocked } })
const choice = (member: Labelled, choices: readonly string[]): MemberEditing => ({
  member,
  editing: { as: 'choice', choices },
})
const lengths = [number('minLength', { min: 0, isWhole: true }), number('maxLength', { min: 1, isWhole: true })]
/** Returns the member with the initial value: the name that is already stored, otherwise the default. */
const initial = (field: FormField, editing: Editing): MemberEditing => ({
  member: field.defaultValue === undefined && field.value !== undefined ? 'value' : 'defaultValue',
  editing,
})
const initialText = (field: FormField) => initial(field, { as: 'text' })
/** A default of 5 or more would be 0 (decision D-26). */
const initialRate = (field: FormField) => initial(field, { as: 'number', min: 0, max: 4, isWhole: true })
const options: MemberEditing = { member: 'values', editing: { as: 'options' } }
const rate = (field: FormField) => [
  number('levels', { min: 1, max: 10, isWhole: true }),
  choice('symbol', ['Star', 'Number']),
  text('minLabel'),
  text('maxLabel'),
  initialRate(field),
]

const ofKind: Partial<Record<FieldKind, (field: FormField) => readonly MemberEditing[]>> = {
  Input: (field) => [
    text('placeholder'),
    choice('valueType', ['text', 'number']),
    ...lengths,
    ...(textOf(field, 'valueType') === 'number' ? [number('greaterThan'), number('lessThan')] : []),
    initialText(field),
  ],
  TextArea: (field) => [text('placeholder'), ...lengths, initialText(field)],
  Radio: () => [options],
  Combobox: () => [text('placeholder'), options],
  Multiple: () => [options],
  Rate: rate,
  DatePicker: (field) => [initial(field, { as: 'day' })],
  TimePicker: (field) => [initial(field, { as: 'time' })],
  Slider: () => [number('greaterThan'), number('lessThan'), number('value')],
  Checkbox: (field) => [text('text'), initial(field, { as: 'switch' })],
  Switch: (field) => [text('text'), initial(field, { as: 'switch' })],
  Paragraph: () => [{ member: 'text', editing: { as: 'lines' } }],
  Image: () => [{ member: 'src', editing: { as: 'image' } }],
}

const bounds = (field: FormField): MemberEditing[] => {
  switch (restrictionOf(field)) {
    case 'Greater than':
    case 'Greater than or equal to':
      return [number('minValue'), number('markedValue')]
    case 'Less than':
    case 'Less than or equal to':
      return [number('maxValue')]
    case 'Between':
      return [number('minValue'), number('maxValue')]
    default:
      return []
  }
}

const ofType: Record<QuestionType, (field: FormField) => readonly MemberEditing[]> = {
  Text: (field) => [
    toggle('longText'),
    toggle('displayRestriction'),
    ...(isOn(field, 'displayRestriction') ? [choice('resOption', restrictions), ...bounds(field)] : []),
    ...lengths,
    initialText(field),
  ],
  Choice: (field) => [
    options,
    toggle('multipleAnswer'),
    ...(isOn(field, 'multipleAnswer') ? [] : [toggle('dropDown')]),
    // The reason of a required choice is always active (000/4/10).
    toggle('isActiveReason', isOn(field, 'required')),
    ...(isOn(field, 'required') || isOn(field, 'isActiveReason')
      ? [text('reasonTitle', longestReasonTitle), ...lengths]
      : []),
  ],
  DatePicker: (field) => [initial(field, { as: 'day' })],
  Rate: rate,
  Upload: () => [],
}

/** Returns the editable members of a field, in the order of the panel. */
export function membersOf(field: FormField): MemberEditing[] {
  const [kind, type] = [fieldKindOf(field), questionTypeOf(field)]
  const required = takesAnswer(field) ? [toggle('required'), toggle('disabled')] : []
  // Questions have their own error messages.
  const error = kind && isOn(field, 'required') && takesAnswer(field) ? [text('error')] : []
  const under = kind === 'Image' || kind === 'Paragraph' ? [] : [text('subTitle')]
  return [
    text('title'),
    ...under,
    ...required,
    ...error,
    ...(type ? ofType[type](field) : kind ? (ofKind[kind]?.(field) ?? []) : []),
    ...(takesAnswer(field) ? [text('help')] : []),
  ]
}

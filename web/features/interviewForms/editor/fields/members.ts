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

/** How a member of a field is edited. */
export type Editing =
  | { as: 'text' | 'lines'; max?: number }
  | { as: 'number'; min?: number; max?: number; isWhole?: boolean }
  | { as: 'switch'; isLocked?: boolean }
  | { as: 'choice'; choices: readonly string[] }
  | { as: 'options' | 'image' }

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
const options: MemberEditing = { member: 'values', editing: { as: 'options' } }
const rate = [
  number('levels', { min: 1, max: 10, isWhole: true }),
  choice('symbol', ['Star', 'Number']),
  text('minLabel'),
  text('maxLabel'),
]

const ofKind: Partial<Record<FieldKind, (field: FormField) => readonly MemberEditing[]>> = {
  Input: (field) => [
    text('placeholder'),
    choice('valueType', ['text', 'number']),
    ...lengths,
    ...(textOf(field, 'valueType') === 'number' ? [number('greaterThan'), number('lessThan')] : []),
  ],
  TextArea: () => [text('placeholder'), ...lengths],
  Radio: () => [options],
  Combobox: () => [text('placeholder'), options],
  Multiple: () => [options],
  Rate: () => rate,
  Slider: () => [number('greaterThan'), number('lessThan'), number('value')],
  Checkbox: () => [text('text')],
  Switch: () => [text('text')],
  Paragraph: () => [{ member: 'text', editing: { as: 'lines' } }],
  Image: () => [{ member: 'src', editing: { as: 'image' } }],
}

const bounds = (field: FormField): MemberEditing[] => {
  switch (restrictionOf(field)) {
    case 'Greater than':
    case 'Greater than or equal to':
      return [number('minValue')]
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
  DatePicker: () => [],
  Rate: () => rate,
  Upload: () => [],
}

/** What can be changed of a field, in the order of the panel. */
export function membersOf(field: FormField): MemberEditing[] {
  const [kind, type] = [fieldKindOf(field), questionTypeOf(field)]
  const required = takesAnswer(field) ? [toggle('required')] : []
  // Questions have messages of their own.
  const error = kind && isOn(field, 'required') && takesAnswer(field) ? [text('error')] : []
  const under = kind === 'Image' || kind === 'Paragraph' ? [] : [text('subTitle')]
  return [
    text('title'),
    ...under,
    ...required,
    ...error,
    ...(type ? ofType[type](field) : kind ? (ofKind[kind]?.(field) ?? []) : []),
  ]
}

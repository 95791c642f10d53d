import type { FieldKind, FieldMembers, FieldOption, FormField, QuestionType } from './fields.ts'

const options = (...names: string[]): FieldOption[] =>
  names.map((name) => ({ label: name, value: name, isValid: true }))

const ofKind: Partial<Record<FieldKind, Partial<FieldMembers>>> = {
  Input: { valueType: 'text', placeholder: 'Input text' },
  TextArea: { placeholder: 'Input text' },
  Radio: { values: options('One', 'Two', 'Three'), defaultValue: 'One' },
  Combobox: { values: options('One', 'Two') },
  Multiple: { values: options('One', 'Two', 'Three'), defaultValue: ['One'] },
  Rate: { levels: 5, symbol: 'Star' },
  Slider: { greaterThan: 0, lessThan: 100 },
  Paragraph: { text: '' },
  Image: { src: '' },
}

const ofType: Partial<Record<QuestionType, Partial<FieldMembers>>> = {
  Text: { longText: false, displayRestriction: false, resOption: 'Number' },
  Choice: {
    values: options('Option 1', 'Option 2'),
    multipleAnswer: false,
    dropDown: false,
    isActiveReason: false,
    reasonTitle: '',
  },
  Rate: { levels: 5, symbol: 'Star', minLabel: '', maxLabel: '' },
}

const common = (key: string, title: string): Partial<FieldMembers> => ({
  key,
  id: key,
  name: key,
  title,
  subTitle: '',
  required: false,
  isValid: true,
})

/** A new field of a kind, titled by its kind so that no reader drops it (decision D-87). */
export const newField = (inputType: FieldKind, key: string): FormField => ({
  ...common(key, inputType),
  inputType,
  ...structuredClone(ofKind[inputType]),
})

/** A new question of a type. */
export const newQuestion = (itemType: QuestionType, key: string): FormField => ({
  ...common(key, itemType),
  itemType,
  ...structuredClone(ofType[itemType]),
})

/** A copy of a field with an identity of its own. */
export const cloneField = (field: FormField, key: string): FormField => ({
  ...structuredClone(field),
  key,
  id: key,
  name: key,
})

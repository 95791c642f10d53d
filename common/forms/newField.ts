import type { FieldKind, FieldMembers, FieldOption, FormField, QuestionType } from './fields.ts'

const options = (...names: string[]): FieldOption[] =>
  names.map((name) => ({ label: name, value: name, isValid: true }))

const kindDefaults: Partial<Record<FieldKind, Partial<FieldMembers>>> = {
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

const typeDefaults: Partial<Record<QuestionType, Partial<FieldMembers>>> = {
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

const toCommonMembers = (key: string, title: string): Partial<FieldMembers> => ({
  key,
  id: key,
  name: key,
  title,
  subTitle: '',
  required: false,
  isValid: true,
})

/**
 * Creates a field of a kind. Its title is its kind, because fields without a title are dropped when read (decision
 * D-87).
 */
export const newField = (inputType: FieldKind, key: string): FormField => ({
  ...toCommonMembers(key, inputType),
  inputType,
  ...structuredClone(kindDefaults[inputType]),
})

/** Creates a question of a type. */
export const newQuestion = (itemType: QuestionType, key: string): FormField => ({
  ...toCommonMembers(key, itemType),
  itemType,
  ...structuredClone(typeDefaults[itemType]),
})

/** Copies a field and gives it a new identity. */
export const cloneField = (field: FormField, key: string): FormField => ({
  ...structuredClone(field),
  key,
  id: key,
  name: key,
})

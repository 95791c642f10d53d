/** The kinds of fields that the form builder supports (000/3/9). */
export const fieldKinds = [
  'DatePicker',
  'Checkbox',
  'Divider',
  'Image',
  'Input',
  'Paragraph',
  'Title',
  'Radio',
  'Rate',
  'Section',
  'Combobox',
  'TextArea',
  'TimePicker',
  'Slider',
  'Switch',
  'Multiple',
  'Upload',
] as const
export type FieldKind = (typeof fieldKinds)[number]

/** The types of the question builder (000/3/15). */
export const questionTypes = ['Text', 'Choice', 'DatePicker', 'Rate', 'Upload'] as const
export type QuestionType = (typeof questionTypes)[number]

/** Numeric restrictions of a Text question (000/3/6). */
export const restrictions = [
  'Number',
  'Greater than',
  'Greater than or equal to',
  'Less than',
  'Less than or equal to',
  'Between',
] as const
export type Restriction = (typeof restrictions)[number]

export interface FieldOption {
  label?: string
  value: string
  isValid?: boolean
  point?: number
  percent?: number
}

/** The members of a field that the product writes. */
export interface FieldMembers {
  key: string
  id: string
  name: string
  inputType: FieldKind
  itemType: QuestionType
  isValid: boolean
  title: string
  subTitle: string
  required: boolean
  disabled: boolean
  placeholder: string
  value: unknown
  values: FieldOption[]
  defaultValue: unknown
  error: string
  longText: boolean
  valueType: string
  markedValue: number | null
  maxValue: number | null
  minValue: number | null
  maxLength: number | null
  minLength: number | null
  displayRestriction: boolean
  resOption: Restriction
  multipleAnswer: boolean
  dropDown: boolean
  levels: number
  symbol: 'Star' | 'Number'
  minLabel: string
  maxLabel: string
  reasonTitle: string
  reasonInput: string
  isActiveReason: boolean
  help: string
  greaterThan: number | null
  lessThan: number | null
  picker: string
  src: string
  size: string
  text: string
  scope: string
  /**
   * The field is shown if the answer to an earlier field, identified by its key, is or contains one of these. This is
   * our own addition (see conditions.ts).
   */
  showWhen: { field: string; is: readonly (string | number | boolean)[] }
}
export type FieldMember = keyof FieldMembers

/** A field as it is stored. Its members may hold any value, so they are read with the functions below. */
export type FormField = Readonly<Record<string, unknown>>

/** Returns a text member, or an empty text if it is not a text. */
export const textOf = (field: FormField, member: FieldMember): string => {
  const value = field[member]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** Returns a number, also if it is stored as text, or null for everything else. */
export function asNumber(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null
  // Number() would also read 0x3 and 1e3, which are not intended.
  if (typeof value !== 'string' || !/^\s*[+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)\s*$/.test(value)) return null
  const number = Number(value.trim().replace(',', '.'))
  return Number.isFinite(number) ? number : null
}

/** Returns a number member, or null if it is not a number. */
export const numberOf = (field: FormField, member: FieldMember): number | null => asNumber(field[member])

/** Whether a yes-or-no member is true. */
export const isOn = (field: FormField, member: FieldMember): boolean => field[member] === true

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Returns the options of a field without invalid entries. A bare text is both value and label. */
export function optionsOf(field: FormField): FieldOption[] {
  if (!Array.isArray(field.values)) return []
  return field.values.flatMap((entry: unknown): FieldOption[] => {
    if (typeof entry === 'string' || typeof entry === 'number') return [{ value: String(entry), label: String(entry) }]
    if (!isRecord(entry)) return []
    const value = textOf(entry, 'value')
    const { point, percent } = { point: asNumber(entry.point), percent: asNumber(entry.percent) }
    return [
      {
        value,
        label: typeof entry.label === 'string' && entry.label !== '' ? entry.label : value,
        ...(point !== null && { point }),
        ...(percent !== null && { percent }),
      },
    ]
  })
}

/** Whether the field was made by the question builder (decision D-29). */
export const isQuestion = (field: FormField): boolean => typeof field.itemType === 'string' && field.itemType !== ''

const findKnown = <const T extends string>(list: readonly T[], value: unknown): T | null =>
  list.find((one) => one === value) ?? null

/** Returns the type of a question, or null if the field is not a question or has an unknown type. */
export const questionTypeOf = (field: FormField): QuestionType | null => findKnown(questionTypes, field.itemType)

/** Returns the kind of a field of the field builder, or null for questions and unknown kinds. */
export const fieldKindOf = (field: FormField): FieldKind | null =>
  isQuestion(field) ? null : findKnown(fieldKinds, field.inputType)

/** Whether the product can show the field. */
export const isSupported = (field: FormField): boolean =>
  (isQuestion(field) ? questionTypeOf(field) : fieldKindOf(field)) !== null

const displayOnly: readonly (FieldKind | QuestionType | null)[] = [
  'Title',
  'Paragraph',
  'Divider',
  'Image',
  'Section',
  null,
]

/** Whether the field takes an answer. Fields that are only shown and unknown fields do not. */
export const takesAnswer = (field: FormField): boolean =>
  !displayOnly.includes(questionTypeOf(field) ?? fieldKindOf(field))

/** Whether the answer is a file. */
export const takesFile = (field: FormField): boolean => (questionTypeOf(field) ?? fieldKindOf(field)) === 'Upload'

/** Whether several options may be chosen. */
export const takesMany = (field: FormField): boolean =>
  fieldKindOf(field) === 'Multiple' ||
  (fieldKindOf(field) === 'Checkbox' && optionsOf(field).length > 0) ||
  (questionTypeOf(field) === 'Choice' && isOn(field, 'multipleAnswer'))

/** Whether the answer is chosen from the field's options. */
export const hasOptions = (field: FormField): boolean =>
  questionTypeOf(field) === 'Choice' ||
  ['Radio', 'Combobox', 'Multiple'].includes(fieldKindOf(field) ?? '') ||
  (fieldKindOf(field) === 'Checkbox' && optionsOf(field).length > 0)

/** Returns what identifies a field wherever it is moved: its key, id or name. Empty if it has none of them. */
export const identityOf = (field: FormField): string =>
  textOf(field, 'key') || textOf(field, 'id') || textOf(field, 'name')

/**
 * Returns the key of a field's answers: its identity or, without one, its position. It is unique within a form that the
 * builder made.
 */
export const fieldKey = (field: FormField, place: number): string => identityOf(field) || `field-${place}`

/** Whether a reason may be given: if it is switched on, and always for a required choice (000/4/10). */
export const hasReason = (field: FormField): boolean =>
  questionTypeOf(field) === 'Choice' && (isOn(field, 'isActiveReason') || isOn(field, 'required'))

/**
 * Returns the numeric restriction of a Text question, or null for free text. 'Less than equal' is an older name
 * (decision D-27).
 */
export function restrictionOf(field: FormField): Restriction | null {
  if (questionTypeOf(field) !== 'Text' || field.displayRestriction === false) return null
  return field.resOption === 'Less than equal' ? 'Less than or equal to' : findKnown(restrictions, field.resOption)
}

/** Returns the number of steps of a Rate: 1 to 10, or 5 if it is missing or invalid (000/9/12). */
export function levelsOf(field: FormField): number {
  const levels = numberOf(field, 'levels')
  return levels !== null && Number.isInteger(levels) && levels >= 1 && levels <= 10 ? levels : 5
}

/** Returns the ends of a Slider, greaterThan to lessThan. The defaults are 0 and 100. */
export function sliderRange(field: FormField): { min: number; max: number } {
  const min = numberOf(field, 'greaterThan') ?? 0
  return { min, max: Math.max(min, numberOf(field, 'lessThan') ?? 100) }
}

/** The numbers of columns that a form can have: those that divide 24 evenly. */
export const columnCounts: readonly number[] = [1, 2, 3, 4, 6, 8, 12, 24]

/** Returns the number of columns of a form: a count that divides 24 evenly, otherwise 1. */
export const columnsOf = (count: number | null | undefined): number => columnCounts.find((one) => one === count) ?? 1

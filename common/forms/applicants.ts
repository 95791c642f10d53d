import {
  fieldKey,
  fieldKindOf,
  isOn,
  isSupported,
  optionsOf,
  questionTypeOf,
  type FieldMember,
  type FormField,
} from './fields.ts'

/** What the page of an applicant, which has no script, cannot take or does not show: files beside the CV, a slider, pictures. */
const insideOnly: readonly unknown[] = ['Image', 'Slider', 'Upload']

/** Whether applicants can answer a kind of field, or read it. */
export const isForApplicants = (kind: string | null): boolean => !insideOnly.includes(kind)

/** Whether applicants can answer a field, or read it. */
export const isFieldForApplicants = (field: FormField): boolean =>
  isForApplicants(questionTypeOf(field) ?? fieldKindOf(field))

/** The members that people outside see, or that say what they may answer. */
const members: readonly FieldMember[] = [
  'inputType',
  'itemType',
  'title',
  'subTitle',
  'help',
  'text',
  'required',
  'error',
  'placeholder',
  'value',
  'defaultValue',
  'longText',
  'valueType',
  'markedValue',
  'minValue',
  'maxValue',
  'minLength',
  'maxLength',
  'greaterThan',
  'lessThan',
  'displayRestriction',
  'resOption',
  'multipleAnswer',
  'dropDown',
  'levels',
  'minLabel',
  'maxLabel',
  'isActiveReason',
  'reasonTitle',
  'showWhen',
]

/** The fields of a form that applicants are asked, without points and whatever else is for those inside. */
export const applicantFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field, at) => {
    if (!isSupported(field) || !isFieldForApplicants(field) || isOn(field, 'disabled')) return []
    const own = members.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]] as const]))
    const values = optionsOf(field).map(({ value, label }) => ({ value, label }))
    // The key stays what it was among all fields.
    return [{ key: fieldKey(field, at), ...Object.fromEntries(own), ...(values.length > 0 && { values }) }]
  })

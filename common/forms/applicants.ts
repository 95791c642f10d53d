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

/**
 * Field kinds that the applicant's page, which has no script, cannot accept or does not show: files besides the CV, a
 * slider, pictures.
 */
const internalKinds: readonly unknown[] = ['Image', 'Slider', 'Upload']

/** Whether applicants can answer or read a kind of field. */
export const isForApplicants = (kind: string | null): boolean => !internalKinds.includes(kind)

/** Whether applicants can answer or read a field. */
export const isFieldForApplicants = (field: FormField): boolean =>
  isForApplicants(questionTypeOf(field) ?? fieldKindOf(field))

/** The members that outsiders see, or that restrict their answers. */
const publicMembers: readonly FieldMember[] = [
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

/** Returns the fields of a form that applicants are asked, without points and other internal members. */
export const applicantFields = (fields: readonly FormField[]): FormField[] =>
  fields.flatMap((field, at) => {
    if (!isSupported(field) || !isFieldForApplicants(field) || isOn(field, 'disabled')) return []
    const own = publicMembers.flatMap((name) => (field[name] === undefined ? [] : [[name, field[name]] as const]))
    const values = optionsOf(field).map(({ value, label }) => ({ value, label }))
    // The key stays the one that the field has among all fields.
    return [{ key: fieldKey(field, at), ...Object.fromEntries(own), ...(values.length > 0 && { values }) }]
  })

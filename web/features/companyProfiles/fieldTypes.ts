import type { CandidateFieldDialogCreateMutation } from './__generated__/CandidateFieldDialogCreateMutation.graphql.ts'

export type FieldType = CandidateFieldDialogCreateMutation['variables']['input']['type']

/**
 * The types of fields, in the order in which they are offered. `UPLOAD` is not included because forms do not accept
 * files.
 */
export const fieldTypes = [
  'INPUT',
  'TEXT_AREA',
  'DATE_PICKER',
  'TIME_PICKER',
  'RADIO',
  'COMBOBOX',
  'CHECKBOX',
  'MULTIPLE',
  'SWITCH',
  'SLIDER',
  'RATE',
] as const satisfies readonly FieldType[]

/** Whether a field of this type has options. */
export const hasChoices = (type: string): boolean => ['RADIO', 'COMBOBOX', 'CHECKBOX', 'MULTIPLE'].includes(type)

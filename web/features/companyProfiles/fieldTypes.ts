import type { CandidateFieldDialogCreateMutation } from './__generated__/CandidateFieldDialogCreateMutation.graphql.ts'

export type FieldType = CandidateFieldDialogCreateMutation['variables']['input']['type']

/** Kinds of fields in the order in which they are offered. Forms ask for no files, so `UPLOAD` is not among them. */
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

/** Whether there are words to choose from. */
export const hasChoices = (type: string): boolean => ['RADIO', 'COMBOBOX', 'CHECKBOX', 'MULTIPLE'].includes(type)

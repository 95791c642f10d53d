import { isFieldForApplicants } from './applicants.ts'
import { conditionsOf } from './conditions.ts'
import type { FormContents } from './contents.ts'
import {
  fieldKindOf,
  hasOptions,
  isSupported,
  numberOf,
  optionsOf,
  questionTypeOf,
  restrictionOf,
  sliderRange,
  textOf,
  type FieldMember,
  type FormField,
} from './fields.ts'

/** The maximum length of a reason's description (000/9/11). */
export const longestReasonTitle = 200

/** One required approval, by status group (000/3/3). */
export interface RequiredApproval {
  id_GroupStatus: string
  isRequired: boolean
  yesStatusId: string
  noStatusId: string
}

/** A file that is attached to an offer. */
export interface Attachment {
  file: string
  sendType: 'attachment'
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const textIn = (record: Record<string, unknown>, name: string) => (typeof record[name] === 'string' ? record[name] : '')

function records(text: string): Record<string, unknown>[] {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) ? value.filter(isRecord) : []
  } catch {
    return []
  }
}

/**
 * Whether the text of a setting is something other than a list of records. Reading it as an empty list would lose it.
 */
export function isUnreadableSetting(text: string): boolean {
  if (['', 'null', '{}'].includes(text.trim())) return false
  try {
    const value: unknown = JSON.parse(text)
    return !Array.isArray(value) || !value.every(isRecord)
  } catch {
    return true
  }
}

/** Reads requiredApprovalSetting. A text that cannot be read means no approvals. */
export const parseApprovals = (text: string): RequiredApproval[] =>
  records(text).flatMap((entry) => {
    const id = textIn(entry, 'id_GroupStatus')
    return id === ''
      ? []
      : [
          {
            id_GroupStatus: id,
            isRequired: entry.isRequired === true,
            yesStatusId: textIn(entry, 'yesStatusId'),
            noStatusId: textIn(entry, 'noStatusId'),
          },
        ]
  })

/** Reads attachmentSetting: the file, or null. */
export function parseAttachment(text: string): Attachment | null {
  const file = records(text)
    .map((entry) => textIn(entry, 'file'))
    .find((path) => path !== '')
  return file === undefined ? null : { file, sendType: 'attachment' }
}

/** Returns the text of attachmentSetting. */
export const serialiseAttachment = (attachment: Attachment | null): string =>
  JSON.stringify(attachment ? [attachment] : [])

/** Whether a required approval lacks a status (000/5/22). */
export const isIncomplete = ({ isRequired, yesStatusId, noStatusId }: RequiredApproval): boolean =>
  isRequired && (yesStatusId === '' || noStatusId === '')

/** Returns the positions of the options that are empty or repeat an earlier one (000/5/17). */
export function wrongOptions(field: FormField): ReadonlySet<number> {
  const values = optionsOf(field).map(({ value }) => value.trim())
  return new Set(values.flatMap((value, at) => (value === '' || values.indexOf(value) < at ? [at] : [])))
}

export type FieldFault = 'title' | 'options' | 'levels' | 'reasonTitle' | 'bounds' | 'showWhen' | 'applicants'

/** Whether no answer can be within the bounds of a field, or its initial value is outside them. */
function hasImpossibleBounds(field: FormField): boolean {
  const isAbove = (low: FieldMember, high: FieldMember) => {
    const [least, most] = [numberOf(field, low), numberOf(field, high)]
    return least !== null && most !== null && least > most
  }
  const kind = questionTypeOf(field) ?? fieldKindOf(field)
  switch (kind) {
    case 'Text':
      return (
        isAbove('minLength', 'maxLength') || (restrictionOf(field) === 'Between' && isAbove('minValue', 'maxValue'))
      )
    case 'Input':
    case 'TextArea':
      return (
        isAbove('minLength', 'maxLength') ||
        (textOf(field, 'valueType').toLowerCase() === 'number' && isAbove('greaterThan', 'lessThan'))
      )
    case 'Slider': {
      const { min, max } = sliderRange(field)
      const start = numberOf(field, 'value') ?? numberOf(field, 'defaultValue')
      return isAbove('greaterThan', 'lessThan') || (start !== null && (start < min || start > max))
    }
    default:
      return false
  }
}

/**
 * Returns what prevents a field from being saved, regardless of the other fields. Unknown fields are left as they are.
 */
export function faultsOf(field: FormField): FieldFault[] {
  const isRate = questionTypeOf(field) === 'Rate' || fieldKindOf(field) === 'Rate'
  const levels = numberOf(field, 'levels')
  const faults: [FieldFault, boolean][] = [
    ['title', textOf(field, 'title').trim() === ''],
    ['options', hasOptions(field) && (optionsOf(field).length === 0 || wrongOptions(field).size > 0)],
    [
      'levels',
      isRate &&
        field.levels !== undefined &&
        (levels === null || !Number.isInteger(levels) || levels < 1 || levels > 10),
    ],
    ['reasonTitle', [...textOf(field, 'reasonTitle')].length > longestReasonTitle],
    ['bounds', hasImpossibleBounds(field)],
  ]
  return faults.flatMap(([fault, isWrong]) => (isWrong ? [fault] : []))
}

/**
 * Returns what prevents each field of a form from being saved, by position. `isForApplicants` is set for forms that
 * applicants answer.
 */
export function faultsOfFields(fields: readonly FormField[], isForApplicants = false): FieldFault[][] {
  const conditions = conditionsOf(fields)
  return fields.map((field, at) => [
    ...faultsOf(field),
    ...(conditions[at] === 'lost' && isSupported(field) ? ['showWhen' as const] : []),
    ...(isForApplicants && !isFieldForApplicants(field) ? ['applicants' as const] : []),
  ])
}

/** Whether the job rank is to be calculated but none was chosen (000/5/21). */
export const lacksJobRank = ({ isCalcJobRank, idJobRank }: FormContents): boolean => isCalcJobRank && idJobRank === ''

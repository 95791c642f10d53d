import { textLengths } from '../../../../common/forms/check.ts'
import type { ConditionValue, LinkedCondition } from '../../../../common/forms/conditions.ts'
import {
  fieldKindOf,
  levelsOf,
  numberOf,
  optionsOf,
  questionTypeOf,
  restrictionOf,
  textOf,
  type FormField,
} from '../../../../common/forms/fields.ts'
import { escapeText } from '../../../../common/richText/write.ts'
import type { Words } from '../words.ts'

/** Whether the answer is a number. */
export const isNumeric = (field: FormField): boolean =>
  restrictionOf(field) !== null ||
  (fieldKindOf(field) === 'Input' && textOf(field, 'valueType').toLowerCase() === 'number')

/** Returns the range that a number has to be in, or '' if there is no limit. */
export function boundsText(field: FormField, { t }: Words): string {
  const said = (min: number | null, max: number | null) =>
    min !== null && max !== null
      ? t('boundsBetween', { min, max })
      : min !== null
        ? t('boundsFrom', { min })
        : max !== null
          ? t('boundsTo', { max })
          : ''
  const low = numberOf(field, 'minValue') ?? numberOf(field, 'markedValue')
  const [min, max] = [numberOf(field, 'minValue'), numberOf(field, 'maxValue')]
  switch (restrictionOf(field)) {
    case null:
      return said(numberOf(field, 'greaterThan'), numberOf(field, 'lessThan'))
    case 'Number':
      return ''
    case 'Greater than':
      return low === null ? '' : t('boundsAbove', { min: low })
    case 'Greater than or equal to':
      return said(low, null)
    case 'Less than':
      return max === null ? '' : t('boundsBelow', { max })
    case 'Less than or equal to':
      return said(null, max)
    case 'Between':
      return said(min, max)
  }
}

/** Returns the minimum length of a text. */
export function leastLength(field: FormField): number {
  const least = numberOf(field, 'minLength')
  if (questionTypeOf(field) !== 'Text') return least ?? 0
  return (
    least ?? (restrictionOf(field) ? 0 : Math.min(textLengths.min, numberOf(field, 'maxLength') ?? textLengths.max))
  )
}

/** Returns the text of an answer that a condition requires. */
function valueText(source: FormField, value: ConditionValue, { plain }: Words): string {
  if (typeof value === 'boolean') return plain(value ? 'yes' : 'no')
  if (typeof value === 'number') return plain('rating', { value, levels: levelsOf(source) })
  return optionsOf(source).find((option) => option.value === value)?.label ?? value
}

/** Describes when a question applies, for a page that always shows it. */
export function conditionText(condition: LinkedCondition, fields: readonly FormField[], words: Words): string {
  const source = fields[condition.source]!
  const answers = words.either(condition.is.map((value) => valueText(source, value, words)))
  return words.t('onlyIf', { question: textOf(source, 'title'), answers })
}

/** Returns the label of an input as HTML. Optional inputs are marked, as everywhere on the site. */
export const labelOf = (label: string, isDemanded: boolean, { t }: Words): string =>
  isDemanded ? escapeText(label) : t('optional', { label })

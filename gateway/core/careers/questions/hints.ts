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

/** Between which numbers an answer has to be; '' where any will do. */
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

/** How long a text has to be, at least. */
export function leastLength(field: FormField): number {
  const least = numberOf(field, 'minLength')
  if (questionTypeOf(field) !== 'Text') return least ?? 0
  return (
    least ?? (restrictionOf(field) ? 0 : Math.min(textLengths.min, numberOf(field, 'maxLength') ?? textLengths.max))
  )
}

/** An answer that a condition asks for. */
function valueText(source: FormField, value: ConditionValue, { plain }: Words): string {
  if (typeof value === 'boolean') return plain(value ? 'yes' : 'no')
  if (typeof value === 'number') return plain('rating', { value, levels: levelsOf(source) })
  return optionsOf(source).find((option) => option.value === value)?.label ?? value
}

/** When a question is asked, for a page that shows it always. */
export function conditionText(condition: LinkedCondition, fields: readonly FormField[], words: Words): string {
  const source = fields[condition.source]!
  const answers = words.either(condition.is.map((value) => valueText(source, value, words)))
  return words.t('onlyIf', { question: textOf(source, 'title'), answers })
}

/** What an input is called, as HTML: as everywhere on the site, what may be left out says so. */
export const labelOf = (label: string, isDemanded: boolean, { t }: Words): string =>
  isDemanded ? escapeText(label) : t('optional', { label })

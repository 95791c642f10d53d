import { useTranslation } from 'react-i18next'
import { formatDate } from '../../../shared/format/dates.ts'
import type { Kind, Operator } from './catalogue.ts'
import { takesNoValue, type Condition } from './conditions.ts'
import type { FilterField } from './useLookups.ts'

/** Returns a function for the text of an operator: numbers are less or more where dates are before or after. */
export function useOperatorText() {
  const { t } = useTranslation('candidates')
  return (operator: Operator, kind: Kind): string =>
    kind === 'number' && (operator === 'before' || operator === 'after')
      ? t(`numberOperators.${operator}`)
      : t(`operators.${operator}`)
}

/** Returns a function for the text of a filter without its name: `is any of Java, Kotlin`. */
export function useConditionText() {
  const operatorText = useOperatorText()
  return ({ operator, values }: Condition, { kind, options }: FilterField): string => {
    const text = operatorText(operator, kind)
    if (takesNoValue(operator)) return text
    const wordOf = (value: string) =>
      kind === 'date' ? formatDate(value || null) : (options.find((option) => option.value === value)?.label ?? value)
    const open = (value: string) => (value === '' ? '…' : wordOf(value))
    return `${text} ${operator === 'between' ? values.map(open).join(' – ') : values.map(wordOf).join(', ')}`
  }
}

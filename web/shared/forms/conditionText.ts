import i18n from 'i18next'
import type { ConditionValue } from '../../../common/forms/conditions.ts'
import { levelsOf, optionsOf, type FormField } from '../../../common/forms/fields.ts'

/** Returns the answer that a condition requires, as readable text. */
export function conditionValueText(source: FormField, value: ConditionValue): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'shared:yes' : 'shared:no')
  if (typeof value === 'number') return i18n.t('forms:rating', { replace: { value, levels: levelsOf(source) } })
  return optionsOf(source).find((option) => option.value === value)?.label ?? value
}

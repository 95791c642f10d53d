import i18n from 'i18next'
import type { ConditionValue, LinkedCondition } from '../../../../common/forms/conditions.ts'
import { levelsOf, optionsOf, textOf, type FormField } from '../../../../common/forms/fields.ts'

/** An answer that a condition asks for, as people read it. */
export function conditionValueText(source: FormField, value: ConditionValue): string {
  if (typeof value === 'boolean') return i18n.t(value ? 'shared:yes' : 'shared:no')
  if (typeof value === 'number') return i18n.t('forms:rating', { replace: { value, levels: levelsOf(source) } })
  return optionsOf(source).find((option) => option.value === value)?.label ?? value
}

/** When a field is shown, as its card says it; empty where it always is. */
export function conditionText(condition: LinkedCondition | 'lost' | null, fields: readonly FormField[]): string {
  if (condition === null) return ''
  if (condition === 'lost') return i18n.t('interviewForms:editor.condition.lost')
  const source = fields[condition.source]!
  const answers = condition.is.map((value) => conditionValueText(source, value)).join(', ')
  return i18n.t('interviewForms:editor.condition.hint', { replace: { name: textOf(source, 'title'), answers } })
}

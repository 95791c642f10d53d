import i18n from 'i18next'
import type { LinkedCondition } from '../../../../../common/forms/conditions.ts'
import { textOf, type FormField } from '../../../../../common/forms/fields.ts'
import { conditionValueText } from '../../../../shared/forms/conditionText.ts'

/** Returns the condition of a field as text for its card; '' if the field is always shown. */
export function conditionText(condition: LinkedCondition | 'lost' | null, fields: readonly FormField[]): string {
  if (condition === null) return ''
  if (condition === 'lost') return i18n.t('interviewForms:editor.condition.lost')
  const source = fields[condition.source]!
  const answers = condition.is.map((value) => conditionValueText(source, value)).join(', ')
  return i18n.t('interviewForms:editor.condition.hint', { replace: { name: textOf(source, 'title'), answers } })
}

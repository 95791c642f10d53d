import { useTranslation } from 'react-i18next'
import { graphql, useFragment } from 'react-relay/hooks'
import { formatDate, isDay } from '../../../shared/format/dates.ts'
import type { ConditionLine_condition$key } from './__generated__/ConditionLine_condition.graphql.ts'

/** `NOT_CONTAINS` → `notContains`, as in the keys of the catalogue's texts. */
const camel = (name: string) => name.toLowerCase().replace(/_(\w)/g, (_all, letter: string) => letter.toUpperCase())
const genders = ['male', 'female', 'unknown'] as const

/** A stored condition, with the texts of the candidates' filter catalogue (D-49): name, operator, values. */
export default function ConditionLine({ condition: key }: { condition: ConditionLine_condition$key }) {
  const { t } = useTranslation(['candidates', 'dpsTasks'])
  const { filter, field, extensionLabel, operator, values } = useFragment(
    graphql`
    fragment ConditionLine_condition on DpsSearchCondition { filter field extensionLabel operator values }
  `,
    key,
  )
  // The texts of the catalogue use the stored names as keys.
  const name = field ? filter : ''
  const operatorName = operator ? camel(operator) : ''
  /** Returns a text of the catalogue, or the stored text if the catalogue does not have it. */
  const worded = (path: string, stored: string): string => t(path, { ns: 'candidates', defaultValue: '' }) || stored
  const wordOf = (value: string): string => {
    if (value === '') return '…'
    if (name === 'gender') return t(`genders.${genders[Number(value)] ?? 'unknown'}`)
    if (value === 'true' || value === 'false') return t(value === 'true' ? 'yes' : 'no')
    return isDay(value) ? formatDate(value) : value
  }
  const isNumber =
    (operatorName === 'before' || operatorName === 'after') && values.every((value) => !Number.isNaN(Number(value)))
  const takesNone = operatorName === 'isEmpty' || operatorName === 'isNotEmpty'
  const shown = takesNone
    ? ''
    : values.length === 0
      ? t('notShown', { ns: 'dpsTasks' })
      : values.map(wordOf).join(operatorName === 'between' ? ' – ' : ', ')
  return (
    <li>
      <strong>
        {extensionLabel !== null
          ? t('extension', { replace: { label: extensionLabel } })
          : worded(`fields.${name}`, filter)}
      </strong>{' '}
      {operator && worded(`${isNumber ? 'numberOperators' : 'operators'}.${operatorName}`, operator)} {shown}
    </li>
  )
}

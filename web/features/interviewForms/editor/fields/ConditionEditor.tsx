import { useTranslation } from 'react-i18next'
import { conditionOf, decidingValues, type ConditionValue } from '../../../../../common/forms/conditions.ts'
import { identityOf, textOf, type FormField } from '../../../../../common/forms/fields.ts'
import { Choice, NativeSelect } from '../../../../shared/fields/controls.tsx'
import { Field } from '../../../../shared/fields/Field.tsx'
import { conditionValueText } from '../../../../shared/forms/conditionText.ts'
import { Group } from '../../../../shared/forms/Group.tsx'

interface Props {
  field: FormField
  /** The fields before this one. */
  earlier: readonly FormField[]
  onChange: (members: FormField) => void
}

/**
 * The earlier question and the answers that decide whether a field is shown; nothing if no earlier question can decide
 * it.
 */
export function ConditionEditor({ field, earlier, onChange }: Props) {
  const { t } = useTranslation('interviewForms')
  const condition = conditionOf(field)
  const sources = earlier
    .map((source, at) => ({ key: identityOf(source), values: decidingValues(source), source, place: at + 1 }))
    .filter(({ values }) => values.length > 0)
  if (sources.length === 0 && !condition) return null
  const chosen = sources.find(({ key }) => key === condition?.field)
  const set = (key: string, is: readonly ConditionValue[]) => onChange({ showWhen: { field: key, is } })
  const choose = (key: string) => {
    const next = sources.find((one) => one.key === key)
    if (next) set(key, next.values.slice(0, 1))
    else onChange({ showWhen: undefined })
  }
  // Answers that the question no longer has are also shown, so that they can be removed.
  const values = chosen && condition ? [...new Set([...chosen.values, ...condition.is])] : []
  const toggle = (value: ConditionValue, isOn: boolean) => {
    if (chosen && condition)
      set(
        chosen.key,
        values.filter((one) => (one === value ? isOn : condition.is.includes(one))),
      )
  }
  const isWrong =
    chosen && condition && (condition.is.length === 0 || condition.is.some((value) => !chosen.values.includes(value)))
  return (
    <>
      <Field label={t('editor.condition.label')} error={condition && !chosen ? t('editor.condition.lost') : undefined}>
        {(aria) => (
          <NativeSelect {...aria} value={condition?.field ?? ''} onChange={(event) => choose(event.target.value)}>
            <option value="">{t('editor.condition.always')}</option>
            {condition && !chosen && <option value={condition.field}>{t('editor.condition.gone')}</option>}
            {sources.map(({ key, source, place }) => (
              <option key={place} value={key}>
                {place}. {textOf(source, 'title')}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
      {chosen && condition && (
        <Group
          label={t('editor.condition.answers')}
          error={isWrong ? t('editor.condition.lost') : undefined}
          isRequired
        >
          {values.map((value) => (
            <Choice key={String(value)}>
              <input
                type="checkbox"
                checked={condition.is.includes(value)}
                onChange={(event) => toggle(value, event.target.checked)}
              />
              {conditionValueText(chosen.source, value)}
            </Choice>
          ))}
        </Group>
      )}
    </>
  )
}

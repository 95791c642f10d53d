import { useTranslation } from 'react-i18next'
import { chosenOf, isRequired, reasonTitleOf, type Answer, type AnswerValue } from '../../../common/forms/answers.ts'
import { textLengths, type FieldProblems } from '../../../common/forms/check.ts'
import {
  fieldKindOf,
  hasOptions,
  hasReason,
  isOn,
  levelsOf,
  numberOf,
  optionsOf,
  questionTypeOf,
  restrictionOf,
  sliderRange,
  takesMany,
  textOf,
  type FormField,
} from '../../../common/forms/fields.ts'
import { Choice, Input, Multiline, NativeSelect } from '../fields/controls.tsx'
import { DateInput } from '../fields/dates/DateInput.tsx'
import { TimeInput } from '../fields/dates/TimeInput.tsx'
import { Field } from '../fields/Field.tsx'
import { FileControl } from './files/FileControl.tsx'
import { Group } from './Group.tsx'
import { problemText } from './problemText.ts'
import { Rate } from './Rate.tsx'

interface Props {
  field: FormField
  answer: Answer | undefined
  problems?: FieldProblems
  onChange: (answer: Answer) => void
}

interface PartProps {
  field: FormField
  label: string
  hint?: string
  error?: string
  value: AnswerValue
  set: (value: AnswerValue) => void
}

/** Options as radio buttons, check boxes or a drop-down. */
function Options({ field, value, set, ...texts }: PartProps) {
  const { t } = useTranslation('forms')
  const options = optionsOf(field)
  const chosen = chosenOf(value)
  const frame = { ...texts, isRequired: isRequired(field) }
  const isSelect = !takesMany(field) && (fieldKindOf(field) === 'Combobox' || isOn(field, 'dropDown'))
  if (isSelect) {
    return (
      <Field {...frame}>
        {(aria) => (
          <NativeSelect {...aria} value={chosen[0] ?? ''} onChange={(event) => set(event.target.value || null)}>
            <option value="">{textOf(field, 'placeholder') || t('choose')}</option>
            {options.map((option, at) => (
              <option key={at} value={option.value}>
                {option.label}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    )
  }
  const isMany = takesMany(field)
  const toggle = (own: string, isChecked: boolean) =>
    set(isChecked ? [...chosen, own] : chosen.filter((other) => other !== own))
  return (
    <Group {...frame} role={isMany ? 'group' : 'radiogroup'}>
      {options.map((option, at) => (
        <Choice key={at}>
          <input
            type={isMany ? 'checkbox' : 'radio'}
            checked={chosen.includes(option.value)}
            onChange={(event) => (isMany ? toggle(option.value, event.target.checked) : set(option.value))}
          />
          {option.label}
        </Choice>
      ))}
    </Group>
  )
}

/** A text of one line or several, with a counter if there is a limit. */
function Text({ field, value, set, label, hint, error }: PartProps) {
  const { t } = useTranslation('forms')
  const text = typeof value === 'string' ? value : ''
  const isLong = fieldKindOf(field) === 'TextArea' || isOn(field, 'longText')
  const isNumber = restrictionOf(field) !== null || textOf(field, 'valueType').toLowerCase() === 'number'
  const max = numberOf(field, 'maxLength') ?? (questionTypeOf(field) === 'Text' && !isNumber ? textLengths.max : null)
  const shared = { value: text, placeholder: textOf(field, 'placeholder') || undefined }
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      isRequired={isRequired(field)}
      aside={max !== null && t('characters', { replace: { count: [...text].length, max } })}
    >
      {(aria) =>
        isLong ? (
          <Multiline {...aria} {...shared} rows={4} onChange={(event) => set(event.target.value)} />
        ) : (
          <Input
            {...aria}
            {...shared}
            inputMode={isNumber ? 'decimal' : undefined}
            autoComplete="off"
            onChange={(event) => set(event.target.value)}
          />
        )
      }
    </Field>
  )
}

function Control(props: PartProps) {
  const { field, value, set, label, hint, error } = props
  const texts = { label, hint, error, isRequired: isRequired(field) }
  const text = typeof value === 'string' ? value : ''
  if (hasOptions(field)) return <Options {...props} />
  switch (questionTypeOf(field) ?? fieldKindOf(field)) {
    case 'DatePicker':
      return <Field {...texts}>{(aria) => <DateInput {...aria} label={label} value={text} onChange={set} />}</Field>
    case 'TimePicker':
      return <Field {...texts}>{(aria) => <TimeInput {...aria} value={text} onChange={set} />}</Field>
    case 'Rate':
      return (
        <Group {...texts} role="radiogroup">
          <Rate
            value={typeof value === 'number' ? value : 0}
            levels={levelsOf(field)}
            symbol={field.symbol === 'Number' ? 'Number' : 'Star'}
            minLabel={textOf(field, 'minLabel')}
            maxLabel={textOf(field, 'maxLabel')}
            onChange={set}
          />
        </Group>
      )
    case 'Slider': {
      const { min, max } = sliderRange(field)
      const shown = typeof value === 'number' ? value : min
      return (
        <Field {...texts}>
          {({ 'aria-required': _required, ...aria }) => (
            <div className="slider">
              <input
                {...aria}
                type="range"
                min={min}
                max={max}
                value={shown}
                onChange={(event) => set(Number(event.target.value))}
              />
              <output>{shown}</output>
            </div>
          )}
        </Field>
      )
    }
    case 'Switch':
    case 'Checkbox': {
      const isSwitch = fieldKindOf(field) === 'Switch'
      return (
        <Group label={label} hint={hint} error={error} isRequired={isRequired(field)}>
          <Choice>
            <input
              type="checkbox"
              role={isSwitch ? 'switch' : undefined}
              aria-checked={isSwitch ? value === true : undefined}
              checked={value === true}
              onChange={(event) => set(event.target.checked)}
            />
            {textOf(field, 'text') || label}
          </Choice>
        </Group>
      )
    }
    case 'Upload':
      return <FileControl {...texts} value={value} set={set} />
    default:
      return <Text {...props} />
  }
}

/** One question with the controls for its answer and for the reason of a choice. */
export function AnswerField({ field, answer, problems, onChange }: Props) {
  const { t } = useTranslation('forms')
  const value = answer?.value ?? null
  const reason = answer?.reason ?? ''
  const keep = answer?.reason === undefined ? {} : { reason: answer.reason }
  return (
    <fieldset disabled={isOn(field, 'disabled')} className="form-field">
      <Control
        field={field}
        label={textOf(field, 'title')}
        hint={[textOf(field, 'subTitle'), textOf(field, 'help')].filter(Boolean).join(' ') || undefined}
        error={problems?.value && problemText(problems.value)}
        value={value}
        set={(next) => onChange({ value: next, ...keep })}
      />
      {hasReason(field) && (
        <div className="form-reason">
          <Field
            label={reasonTitleOf(field) || t('reason')}
            isRequired={isRequired(field)}
            error={problems?.reason && problemText(problems.reason)}
            aside={t('characters', {
              replace: { count: [...reason].length, max: numberOf(field, 'maxLength') ?? textLengths.max },
            })}
          >
            {(aria) => (
              <Multiline
                {...aria}
                rows={2}
                value={reason}
                onChange={(event) => onChange({ value, reason: event.target.value })}
              />
            )}
          </Field>
        </div>
      )}
    </fieldset>
  )
}

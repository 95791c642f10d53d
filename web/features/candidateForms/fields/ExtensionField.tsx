import { Box, Flex, chakra } from '@chakra-ui/react'
import { useController, useFormState, type Control, type ControllerRenderProps } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { isTimeText } from '../../../../common/forms/timeText.ts'
import { Button } from '../../../shared/ui/Button.tsx'
import { isDay } from '../../../shared/format/dates.ts'
import { DateInput } from '../../../shared/fields/dates/DateInput.tsx'
import { TimeInput } from '../../../shared/fields/dates/TimeInput.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { Choice, Input, Multiline, NativeSelect } from '../../../shared/fields/controls.tsx'
import type { CandidateValues } from '../form/candidateValues.ts'
import { SwitchField } from './SwitchField.tsx'
import type { ExtensionFieldType } from '../form/__generated__/useOptions_query.graphql.ts'

export interface ExtensionDefinition {
  readonly key: string
  readonly label: string
  readonly type: ExtensionFieldType
  readonly isRequired: boolean
  readonly choices: readonly string[]
}
type Value = ControllerRenderProps<CandidateValues, `extensions.${number}.value`>

const split = (text: string) =>
  text
    .split(',')
    .map((choice) => choice.trim())
    .filter(Boolean)

/** A field added by the company, with the input for its type. */
export function ExtensionField({
  control,
  at,
  definition,
}: {
  control: Control<CandidateValues>
  at: number
  definition: ExtensionDefinition
}) {
  const { t } = useTranslation(['candidateForms', 'shared'])
  const { key, label, type, isRequired } = definition
  const given = useFormState({ control }).defaultValues?.extensions?.[at]?.value
  const validate = (text: string) => {
    if (!text.trim()) return !isRequired || t('required', { ns: 'shared' })
    if (type === 'DATE_PICKER' && text !== given && !isDay(text)) return t('notADate', { ns: 'shared' })
    if (type === 'TIME_PICKER' && text !== given && !isTimeText(text)) return t('notATime', { ns: 'shared' })
    return text.length <= 10_000 || t('tooLong', { ns: 'shared', replace: { max: 10_000 } })
  }
  const { field, fieldState } = useController({ control, name: `extensions.${at}.value`, rules: { validate } })
  const error = fieldState.error?.message
  if (type === 'SWITCH') {
    return (
      <Box>
        <SwitchField
          label={label}
          isOn={field.value === 'true'}
          onChange={(isOn) => field.onChange(String(isOn))}
          inputRef={field.ref}
          describedBy={`${key}-error`}
        />
        {error && (
          <Box id={`${key}-error`} role="alert" color="status.red.fg" fontSize="12px">
            {error}
          </Box>
        )}
      </Box>
    )
  }
  if (type === 'CHECKBOX' || type === 'MULTIPLE' || type === 'RADIO' || type === 'RATE') {
    return <Choices field={field} definition={definition} error={error} />
  }
  return (
    <Field label={label} isRequired={isRequired} error={error}>
      {(aria) => {
        const common = { ...aria, ...field }
        if (type === 'TEXT_AREA') return <Multiline {...common} rows={3} />
        if (type === 'DATE_PICKER')
          return (
            <DateInput
              {...aria}
              ref={field.ref}
              label={label}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
            />
          )
        if (type === 'TIME_PICKER') return <TimeInput {...common} />
        if (type === 'SLIDER') return <Slider {...aria} field={field} />
        if (type === 'COMBOBOX') {
          return (
            <NativeSelect {...common}>
              <option value="">{t('choose', { ns: 'shared' })}</option>
              {[...new Set([...definition.choices, ...split(field.value)])].map((choice) => (
                <option key={choice}>{choice}</option>
              ))}
            </NativeSelect>
          )
        }
        return <Input {...common} autoComplete="off" />
      }}
    </Field>
  )
}

/** A number from 0 to 100. It has no value until it is moved. */
function Slider({ field: { ref, value, onChange, onBlur }, ...aria }: { field: Value; id: string }) {
  const { t } = useTranslation('shared')
  return (
    <Flex alignItems="center" gap="2" minHeight="8">
      <chakra.input
        {...aria}
        ref={ref}
        type="range"
        min="0"
        max="100"
        value={value || '0'}
        flex="1"
        minWidth="0"
        accentColor="accent"
        onChange={onChange}
        onBlur={onBlur}
      />
      <chakra.output htmlFor={aria.id} minWidth="3ch" fontVariantNumeric="tabular-nums">
        {value || '—'}
      </chakra.output>
      {value !== '' && (
        <Button size="small" kind="quiet" onClick={() => onChange('')}>
          {t('clear')}
        </Button>
      )}
    </Flex>
  )
}

/** Boxes, buttons or stars. The chosen options are stored in one text, separated by commas. */
function Choices({
  field,
  definition: { label, type, isRequired, choices },
  error,
}: {
  field: Value
  definition: ExtensionDefinition
  error?: string
}) {
  const { t } = useTranslation('shared')
  const isMany = type === 'CHECKBOX' || type === 'MULTIPLE'
  const offered = type === 'RATE' ? ['1', '2', '3', '4', '5'] : choices
  const chosen = isMany ? split(field.value) : [field.value]
  const choose = (choice: string, isOn: boolean) => {
    if (!isMany) return field.onChange(choice)
    field.onChange(offered.filter((one) => (one === choice ? isOn : chosen.includes(one))).join(','))
  }
  return (
    <chakra.fieldset border="0" margin="0" padding="0" minWidth="0">
      <chakra.legend fontSize="12.5px" fontWeight="600" marginBlockEnd="1">
        {label}
        {isRequired && <span aria-hidden> *</span>}
      </chakra.legend>
      <Flex wrap="wrap" columnGap="1">
        {offered.map((choice, at) => (
          <Choice key={choice}>
            <input
              ref={at === 0 ? field.ref : undefined}
              type={isMany ? 'checkbox' : 'radio'}
              name={field.name}
              checked={chosen.includes(choice)}
              aria-invalid={error ? true : undefined}
              onChange={(event) => choose(choice, event.target.checked)}
              onBlur={field.onBlur}
            />
            {type === 'RATE' ? `${choice} ★` : choice}
          </Choice>
        ))}
        {!isMany && field.value !== '' && (
          <Button size="small" kind="quiet" alignSelf="center" onClick={() => field.onChange('')}>
            {t('clear')}
          </Button>
        )}
      </Flex>
      {error && (
        <Box role="alert" color="status.red.fg" fontSize="12px" marginBlockStart="1">
          {error}
        </Box>
      )}
    </chakra.fieldset>
  )
}

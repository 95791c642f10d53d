/**
 * A form field for two days, or for one of the shortcuts Today, This Week, This Month, Last Month, This Year.
 *
 *   <DateRangePicker control={control} name="period" label={t('period')} isRequired />
 *
 * The form value is a DateSpan: `{ range, from, to }`. A shortcut is stored as such (its days move with the calendar;
 * `daysOf` returns them), and either day may be open. A filter outside a form uses `DateRangePanel` directly. The keys
 * are those of DatePicker.
 */
import { Flex } from '@chakra-ui/react'
import { X } from 'lucide-react'
import { useController, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../../ui/Button.tsx'
import { noSpan, type DateSpan } from '../../format/dateRanges.ts'
import { Popover } from '../../ui/Popover.tsx'
import { DateRangePanel, useSpanText } from './DateRangePanel.tsx'
import { Field } from '../Field.tsx'
import type { FieldProps } from '../textFields.tsx'

interface Props<T extends FieldValues> extends FieldProps<T> {
  isRequired?: boolean
  min?: string
  max?: string
}

/** A field for a period; its value is a DateSpan. */
export function DateRangePicker<T extends FieldValues>({
  control,
  name,
  label,
  hint,
  rules,
  isRequired,
  min,
  max,
}: Props<T>) {
  const { t } = useTranslation('shared')
  const spanText = useSpanText()
  const validate = (value: DateSpan | null | undefined) => {
    const { range, from, to } = value ?? noSpan
    if (!range && !from && !to) return !isRequired || t('required')
    return !from || !to || from <= to || t('datesTurned')
  }
  const { field, fieldState } = useController({ control, name, rules: { ...rules, validate } })
  const value: DateSpan = field.value ?? noSpan
  const text = spanText(value)
  return (
    <Field label={label} hint={hint} isRequired={isRequired} error={fieldState.error?.message}>
      {({ id, 'aria-describedby': describedBy }) => (
        <Flex gap="1">
          <Popover
            label={label}
            onOpenChange={(isOpen) => {
              if (!isOpen) field.onBlur()
            }}
            trigger={(props) => (
              <Button
                {...props}
                id={id}
                ref={field.ref}
                aria-describedby={describedBy}
                aria-label={`${label}: ${text ?? t('choose')}`}
              >
                {text ?? t('choose')}
              </Button>
            )}
          >
            {(close) => <DateRangePanel value={value} onChange={field.onChange} min={min} max={max} onDone={close} />}
          </Popover>
          {text && (
            <IconButton label={`${t('clear')}: ${label}`} onClick={() => field.onChange(noSpan)}>
              <X size={14} aria-hidden />
            </IconButton>
          )}
        </Flex>
      )}
    </Field>
  )
}

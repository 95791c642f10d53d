import { Box } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { TimeField } from '../../../shared/fields/dates/TimeField.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { NumberField } from '../../../shared/fields/textFields.tsx'
import type { InterviewValues } from './values.ts'

/** Returns the zones that the browser knows, and the chosen one. */
const zonesWith = (zone: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort()

function Day({ control }: { control: Control<InterviewValues> }) {
  const { t } = useTranslation(['interviews', 'shared'])
  const { field, fieldState } = useController({
    control,
    name: 'day',
    rules: { required: t('required', { ns: 'shared' }) },
  })
  return (
    <Field label={t('fields.day')} isRequired error={fieldState.error?.message}>
      {(aria) => <Input {...field} {...aria} type="date" />}
    </Field>
  )
}

/** The day, time, length and zone of an interview. */
export function WhenFields({ control }: { control: Control<InterviewValues> }) {
  const { t } = useTranslation('interviews')
  const { field, fieldState } = useController({ control, name: 'zone' })
  return (
    <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr 2fr' }}>
      <Day control={control} />
      <TimeField control={control} name="time" label={t('fields.time')} />
      <NumberField control={control} name="minutes" label={t('fields.minutes')} min={5} max={720} isWhole isRequired />
      <Field label={t('fields.zone')} isRequired error={fieldState.error?.message}>
        {(aria) => (
          <NativeSelect {...field} {...aria}>
            {zonesWith(field.value).map((zone) => (
              <option key={zone} value={zone}>
                {zone}
              </option>
            ))}
          </NativeSelect>
        )}
      </Field>
    </Box>
  )
}

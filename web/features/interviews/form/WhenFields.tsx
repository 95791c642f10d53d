import { Box } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Field } from '../../../shared/fields/Field.tsx'
import { Input, NativeSelect } from '../../../shared/fields/controls.tsx'
import { NumberField } from '../../../shared/fields/textFields.tsx'
import type { InterviewValues } from './values.ts'

/** Zones that the browser knows, and the one that is chosen. */
const zonesWith = (zone: string) => [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zone])].sort()

function Native({ control, name, type }: { control: Control<InterviewValues>; name: 'day' | 'time'; type: string }) {
  const { t } = useTranslation(['interviews', 'shared'])
  const { field, fieldState } = useController({ control, name, rules: { required: t('required', { ns: 'shared' }) } })
  return (
    <Field label={t(`fields.${name}`)} isRequired error={fieldState.error?.message}>
      {(aria) => <Input {...field} {...aria} type={type} />}
    </Field>
  )
}

/** Day, time, length and zone of an interview. */
export function WhenFields({ control }: { control: Control<InterviewValues> }) {
  const { t } = useTranslation('interviews')
  const { field, fieldState } = useController({ control, name: 'zone' })
  return (
    <Box display="grid" gap="3" gridTemplateColumns={{ base: '1fr', sm: '1fr 1fr', lg: '1fr 1fr 1fr 2fr' }}>
      <Native control={control} name="day" type="date" />
      <Native control={control} name="time" type="time" />
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

import { Box } from '@chakra-ui/react'
import { useWatch, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { NumberField, Select } from '../../../../shared/fields/textFields.tsx'
import { delayUnits, getMaxCount } from '../delays.ts'
import type { TriggerValues } from './triggerValues.ts'

/** How long a trigger waits after the move. */
export function DelayFields({ control }: { control: Control<TriggerValues> }) {
  const { t } = useTranslation('workflows')
  const unit = useWatch({ control, name: 'delayUnit' })
  return (
    <Box display="grid" gridTemplateColumns="minmax(0, 1fr) minmax(0, 1fr)" gap="3">
      <NumberField
        control={control}
        name="delayCount"
        label={t('delay')}
        hint={t('delayHint')}
        min={0}
        max={getMaxCount(unit)}
        isWhole
      />
      <Select
        control={control}
        name="delayUnit"
        label={t('delayUnit')}
        options={delayUnits.map((value) => ({ value, label: t(`delayUnits.${value}`) }))}
      />
    </Box>
  )
}

import { Suspense } from 'react'
import { Box, chakra } from '@chakra-ui/react'
import type { Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql, useLazyLoadQuery } from 'react-relay/hooks'
import { DepartmentsPicker } from '../../../../shared/fields/DepartmentPicker.tsx'
import { PickMany } from '../../../../shared/fields/PickMany.tsx'
import { NumberField } from '../../../../shared/fields/textFields.tsx'
import type { TriggerValues } from './triggerValues.ts'
import type { WorkflowTriggerCondition } from './__generated__/TriggerDialog_trigger.graphql.ts'
import type { ConditionFieldsQuery } from './__generated__/ConditionFieldsQuery.graphql.ts'

interface Props {
  control: Control<TriggerValues>
  /** The conditions that name something that no longer exists. */
  gone: readonly WorkflowTriggerCondition[]
}

/** The candidates and jobs to which a trigger applies. All conditions must hold. */
export function ConditionFields({ control, gone }: Props) {
  const { t } = useTranslation('workflows')
  return (
    <chakra.fieldset border="0" margin="0" padding="0" display="grid" gap="3" minWidth="0">
      <chakra.legend fontWeight="600" padding="0" marginBlockEnd="1">
        {t('conditions')}
      </chakra.legend>
      <Box color="fg.muted" fontSize="12px">
        {t('conditionsHint')}
      </Box>
      {gone.map((condition) => (
        <Box key={condition} role="status" color="status.orange.fg">
          {t('goneInCondition', { replace: { condition: t(`unmet.${condition}`) } })}
        </Box>
      ))}
      <Suspense fallback={<Box minHeight="58px" aria-busy />}>
        <ChannelsField control={control} />
      </Suspense>
      <DepartmentsPicker control={control} name="departments" label={t('jobDepartments')} />
      <NumberField
        control={control}
        name="leastScore"
        label={t('leastScore')}
        hint={t('leastScoreHint')}
        min={1}
        max={100}
        isWhole
      />
    </chakra.fieldset>
  )
}

function ChannelsField({ control }: { control: Control<TriggerValues> }) {
  const { t } = useTranslation('workflows')
  const { recruitmentChannels } = useLazyLoadQuery<ConditionFieldsQuery>(
    graphql`
    query ConditionFieldsQuery { recruitmentChannels @required(action: THROW) { id name } }
  `,
    {},
  )
  const options = recruitmentChannels.map(({ id, name }) => ({ value: id, label: name }))
  return <PickMany control={control} name="channelIds" label={t('sources')} options={options} />
}

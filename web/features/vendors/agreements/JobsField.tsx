import { Flex } from '@chakra-ui/react'
import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { OpenJobPicker } from '../../../shared/candidates/OpenJobPicker.tsx'
import { Chip } from '../../../shared/fields/Chip.tsx'
import { Field } from '../../../shared/fields/Field.tsx'
import type { AgreementValues } from './agreementValues.ts'

/** The jobs to which an agreement applies; empty for all jobs. */
export function JobsField({ control }: { control: Control<AgreementValues> }) {
  const { t } = useTranslation('vendors')
  const { field, fieldState } = useController({ control, name: 'jobs' })
  const jobs = field.value
  return (
    <Field label={t('agreement.jobs')} hint={t('agreement.jobsHint')} error={fieldState.error?.message}>
      {(aria) => (
        <>
          {jobs.length > 0 && (
            <Flex wrap="wrap" gap="1" marginBlockEnd="1.5">
              {jobs.map((job) => (
                <Chip
                  key={job.value}
                  label={job.label}
                  onRemove={() => field.onChange(jobs.filter((one) => one !== job))}
                />
              ))}
            </Flex>
          )}
          <OpenJobPicker
            aria={aria}
            inputRef={field.ref}
            value={null}
            onBlur={field.onBlur}
            onChange={(job) => {
              if (job && !jobs.some(({ value }) => value === job.value)) field.onChange([...jobs, job])
            }}
          />
        </>
      )}
    </Field>
  )
}

import { useController, useForm } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { graphql } from 'react-relay/hooks'
import type { Option } from '../fields/ChoiceList.tsx'
import { Field } from '../fields/Field.tsx'
import { useAction } from '../hooks/useAction.ts'
import { BulkDialog, type ChosenCandidate } from './BulkDialog.tsx'
import { OpenJobPicker } from './OpenJobPicker.tsx'
import { useBulk } from './useBulk.ts'
import type { AddToJobDialogMutation } from './__generated__/AddToJobDialogMutation.graphql.ts'

interface Props {
  candidates: readonly ChosenCandidate[]
  /** `isChanged`: whether some candidates were added to the job. */
  onClose: (isChanged: boolean) => void
}

/** Adds candidates to an open job. */
export default function AddToJobDialog({ candidates, onClose }: Props) {
  const { t } = useTranslation('shared')
  const { control, handleSubmit } = useForm<{ job: Option | null }>({ defaultValues: { job: null } })
  const { field, fieldState } = useController({ control, name: 'job', rules: { required: t('required') } })
  const { results, end, close } = useBulk(onClose)
  const [add, isSending] = useAction<AddToJobDialogMutation>(graphql`
    mutation AddToJobDialogMutation($input: AddCandidatesToJobInput!) {
      addCandidatesToJob(input: $input) { results { candidateId isOk message messageDetails { code params } } }
    }
  `)
  const send = handleSubmit(async ({ job }) => {
    if (!job) return
    // The error has been reported; the choice stays.
    await add({ input: { ids: candidates.map(({ id }) => id), jobId: job.value } }).then(
      ({ addCandidatesToJob }) => end(addCandidatesToJob.results),
      () => {},
    )
  })
  return (
    <BulkDialog
      title={t('candidate.addToJob')}
      submit={t('candidate.add')}
      candidates={candidates}
      results={results}
      isSending={isSending}
      onSubmit={(event) => void send(event)}
      onClose={close}
    >
      <Field label={t('candidate.job')} isRequired error={fieldState.error?.message}>
        {(aria) => (
          <OpenJobPicker
            aria={aria}
            inputRef={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
          />
        )}
      </Field>
    </BulkDialog>
  )
}

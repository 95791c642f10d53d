import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import type { ProductValues } from './productValues.ts'
import type { JobFieldQuery } from './__generated__/JobFieldQuery.graphql.ts'

/** The job of a new product, found by a search on the server. */
export default function JobField({ control }: { control: Control<ProductValues> }) {
  const { t } = useTranslation(['jobProducts', 'shared'])
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({
    control,
    name: 'job',
    rules: { required: t('required', { ns: 'shared' }) },
  })
  const load = async (search: string) => {
    const answer = await fetchQuery<JobFieldQuery>(
      environment,
      graphql`
      query JobFieldQuery($query: String) { jobProductJobs(query: $query) @required(action: THROW) { id title } }
    `,
      { query: search || null },
    ).toPromise()
    return answer?.jobProductJobs.map(({ id, title }) => ({ value: id, label: title })) ?? []
  }
  return (
    <Field label={t('job')} isRequired error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchJobs')}
        />
      )}
    </Field>
  )
}

import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../../shared/fields/Combobox.tsx'
import { Field } from '../../shared/fields/Field.tsx'
import type { RufRecordValues } from './rufRecordValues.ts'
import type { CandidateFieldQuery } from './__generated__/CandidateFieldQuery.graphql.ts'

/** The candidate that a record is about, searched on the server; the phone or e-mail tells namesakes apart. */
export default function CandidateField({ control }: { control: Control<RufRecordValues> }) {
  const { t } = useTranslation('rufRecords')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name: 'candidate' })
  const load = async (search: string) => {
    const answer = await fetchQuery<CandidateFieldQuery>(
      environment,
      graphql`
      query CandidateFieldQuery($search: String) { candidates(filter: { search: $search }, first: 20) @required(action: THROW) { nodes { id name phones emails } } }
    `,
      { search: search || null },
    ).toPromise()
    return (
      answer?.candidates.nodes.map(({ id, name, phones, emails }) => ({
        value: id,
        label: [name, phones[0] ?? emails[0]].filter(Boolean).join(' · '),
      })) ?? []
    )
  }
  return (
    <Field label={t('candidate')} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('searchCandidates')}
        />
      )}
    </Field>
  )
}

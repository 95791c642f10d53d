import { useController, type Control, type FieldPathByValue, type FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import { Combobox } from '../fields/Combobox.tsx'
import type { Option } from '../fields/ChoiceList.tsx'
import { Field } from '../fields/Field.tsx'
import type { CandidateFieldQuery } from './__generated__/CandidateFieldQuery.graphql.ts'

interface Props<V extends FieldValues> {
  control: Control<V>
  name: FieldPathByValue<V, Option | null>
}

/**
 * A field for the candidate that a record is about, searched on the server. The phone or e-mail distinguishes
 * candidates of the same name.
 */
export default function CandidateField<V extends FieldValues>({ control, name }: Props<V>) {
  const { t } = useTranslation('shared')
  const environment = useRelayEnvironment()
  const { field, fieldState } = useController({ control, name })
  const load = async (search: string) => {
    const answer = await fetchQuery<CandidateFieldQuery>(
      environment,
      graphql`
      query CandidateFieldQuery($query: String) { candidates(query: $query, first: 20) @required(action: THROW) { nodes { id name phones emails } } }
    `,
      { query: search || null },
    ).toPromise()
    return (
      answer?.candidates.nodes.map(({ id, name, phones, emails }) => ({
        value: id,
        label: [name, phones[0] ?? emails[0]].filter(Boolean).join(' · '),
      })) ?? []
    )
  }
  return (
    <Field label={t('candidate.one')} error={fieldState.error?.message}>
      {(aria) => (
        <Combobox
          aria={aria}
          inputRef={field.ref}
          value={field.value}
          onChange={field.onChange}
          onBlur={field.onBlur}
          load={load}
          placeholder={t('candidate.search')}
        />
      )}
    </Field>
  )
}

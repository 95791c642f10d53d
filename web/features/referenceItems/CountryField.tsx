import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { FieldProps } from '../../shared/fields/textFields.tsx'
import { WordField } from '../../shared/words/WordField.tsx'
import type { CountryFieldQuery } from './__generated__/CountryFieldQuery.graphql.ts'

/** The country of a city. */
export function CountryField<T extends FieldValues>({ control, name }: Pick<FieldProps<T>, 'control' | 'name'>) {
  const { t } = useTranslation('referenceItems')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<CountryFieldQuery>(
      environment,
      graphql`
      query CountryFieldQuery($query: String) {
        referenceItems(filter: { kind: COUNTRY }, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.referenceItems.nodes ?? []
  }
  return <WordField control={control} name={name} label={t('words.COUNTRY')} load={load} />
}

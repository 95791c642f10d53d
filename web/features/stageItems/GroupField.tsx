import type { FieldValues } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { FieldProps } from '../../shared/fields/textFields.tsx'
import { WordField } from '../../shared/words/WordField.tsx'
import type { GroupFieldQuery } from './__generated__/GroupFieldQuery.graphql.ts'

/** The group under which a status is offered. */
export function GroupField<T extends FieldValues>({ control, name }: Pick<FieldProps<T>, 'control' | 'name'>) {
  const { t } = useTranslation('stageItems')
  const environment = useRelayEnvironment()
  const load = async (query: string) => {
    const answer = await fetchQuery<GroupFieldQuery>(
      environment,
      graphql`
      query GroupFieldQuery($query: String) {
        stageItems(filter: { kind: STATUS_GROUP }, query: $query, first: 20) @required(action: THROW) { nodes { id name } }
      }
    `,
      { query: query || null },
    ).toPromise()
    return answer?.stageItems.nodes ?? []
  }
  return <WordField control={control} name={name} label={t('words.STATUS_GROUP')} load={load} />
}

import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import type { Condition } from './conditions.ts'
import type { useJobTitlesQuery } from './__generated__/useJobTitlesQuery.graphql.ts'

/** So many are looked up; an address that names more shows dots for the others. */
const most = 20

/** The jobs that conditions name, as options: an address knows their ids alone. Dots stand for a title that is not known. */
export function useJobTitles(conditions: readonly Condition[]): readonly Option[] {
  const environment = useRelayEnvironment()
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const ids = [...new Set(conditions.flatMap(({ filter, values }) => (filter === 'job' ? values : [])))]
  const unknown = ids
    .slice(0, most)
    .filter((id) => !titles.has(id))
    .join(' ')
  useEffect(() => {
    const requests = unknown.split(' ').flatMap((databaseId) =>
      databaseId === ''
        ? []
        : fetchQuery<useJobTitlesQuery>(
            environment,
            graphql`
              query useJobTitlesQuery($databaseId: ID!) { job(databaseId: $databaseId) { title } }
            `,
            { databaseId },
            { fetchPolicy: 'store-or-network' },
          ).subscribe({
            next: ({ job }) => {
              if (job) setTitles((known) => new Map([...known, [databaseId, job.title]]))
            },
            // The filter works without the title.
            error: () => {},
          }),
    )
    return () => requests.forEach((request) => request.unsubscribe())
  }, [environment, unknown])
  return ids.map((id) => ({ value: id, label: titles.get(id) ?? '…' }))
}

import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { Option } from '../../../shared/fields/ChoiceList.tsx'
import type { Condition } from './conditions.ts'
import type { useNamesFolderQuery } from './__generated__/useNamesFolderQuery.graphql.ts'
import type { useNamesJobQuery } from './__generated__/useNamesJobQuery.graphql.ts'

/** The largest number of names that are looked up per kind; further ones are shown as dots. */
const maxNames = 20

const folderQuery = graphql`
  query useNamesFolderQuery($databaseId: ID!) { talentFolder(databaseId: $databaseId) { name } }
`
const jobQuery = graphql`
  query useNamesJobQuery($databaseId: ID!) { job(databaseId: $databaseId) { title } }
`

interface NameQuery extends OperationType {
  variables: { databaseId: string }
}

/**
 * Returns the folders and jobs in the conditions as options, because an address contains only their ids. Dots replace
 * an unknown name.
 */
export function useNames(conditions: readonly Condition[]): Readonly<Partial<Record<string, readonly Option[]>>> {
  const environment = useRelayEnvironment()
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map())
  const idsOf = (name: 'folder' | 'job') => [
    ...new Set(conditions.flatMap(({ filter, values }) => (filter === name ? values : []))),
  ]
  const ids = { folder: idsOf('folder'), job: idsOf('job') }
  // Joined into a string, which is stable as long as the ids are.
  const unknownIn = (list: string[]) =>
    list
      .slice(0, maxNames)
      .filter((id) => !names.has(id))
      .join(' ')
  const [folders, jobs] = [unknownIn(ids.folder), unknownIn(ids.job)]
  useEffect(() => {
    const ask = <Q extends NameQuery>(
      query: GraphQLTaggedNode,
      unknown: string,
      nameIn: (answer: Q['response']) => string | undefined,
    ) =>
      unknown
        .split(' ')
        .filter(Boolean)
        .map((databaseId) =>
          fetchQuery<Q>(environment, query, { databaseId }, { fetchPolicy: 'store-or-network' }).subscribe({
            next: (answer) => {
              const name = nameIn(answer)
              if (name !== undefined) setNames((known) => new Map([...known, [databaseId, name]]))
            },
            // The filter works without the name.
            error: () => {},
          }),
        )
    const requests = [
      ...ask<useNamesFolderQuery>(folderQuery, folders, ({ talentFolder }) => talentFolder?.name),
      ...ask<useNamesJobQuery>(jobQuery, jobs, ({ job }) => job?.title),
    ]
    return () => requests.forEach((request) => request.unsubscribe())
  }, [environment, folders, jobs])
  const optionsOf = (list: string[]) => list.map((id) => ({ value: id, label: names.get(id) ?? '…' }))
  return { folder: optionsOf(ids.folder), job: optionsOf(ids.job) }
}

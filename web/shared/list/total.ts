/**
 * The number of rows of a list. It is loaded with the rows, or later: counting a long list takes longer than reading a
 * page.
 */
import { useEffect, useEffectEvent } from 'react'
import type { OperationType } from 'relay-runtime'
import { usePaging } from '../paging/Pager.tsx'
import type { Total } from '../paging/PagerBar.tsx'
import { useBackgroundQuery } from '../hooks/useRefresh.ts'
import { useStored } from '../hooks/useStored.ts'
import type { LaterTotal, ListAnswer } from './listTypes.ts'
import type { TypedQuery } from './typed.ts'

/** Declares the query that counts the rows of a list: `laterTotal<ThePageQuery, TheTotalQuery>(…)`. */
export const laterTotal = <Q extends OperationType, T extends OperationType>(
  query: TypedQuery<T>,
  variables: (of: Q['variables']) => T['variables'],
  total: (data: T['response']) => Total,
): LaterTotal<Q['variables']> => ({ query, variables, total: total as (data: unknown) => Total })

interface ReadTotalProps<V> {
  of: LaterTotal<V>
  variables: V
  /** Increases when rows may have been added or removed. */
  changes: number
}

/** Counts in parallel with the rows, and again when they have changed; useTotal returns the result. */
export function ReadTotal<V>({ of: { query, variables: variablesOf }, variables, changes }: ReadTotalProps<V>) {
  const read = useBackgroundQuery(query, variablesOf(variables))
  const again = useEffectEvent(() => read())
  useEffect(() => {
    if (changes > 0) again()
  }, [changes])
  return null
}

interface Place {
  page: number
  size: number
}

/** Returns the total, null until it is known, and whether another page follows. */
export function useTotal<N, V>(
  rows: ListAnswer<N>,
  later: LaterTotal<V> | undefined,
  variables: V,
  { page, size }: Place,
): { total: Total | null; hasNext: boolean } {
  const paging = usePaging('paging' in rows ? rows.paging : null) ?? null
  const counted = useStored(later?.query ?? null, later?.variables(variables) ?? {})
  if ('paging' in rows) return { total: paging, hasNext: paging !== null && page * size < paging.totalCount }
  const {
    nodes,
    pageInfo: { hasNextPage: hasNext },
  } = rows
  // The last page gives the total too.
  const isEnd = !hasNext && (nodes.length > 0 || page === 1)
  const known = counted && later ? later.total(counted) : null
  return { total: isEnd ? { totalCount: (page - 1) * size + nodes.length, isEstimate: false } : known, hasNext }
}

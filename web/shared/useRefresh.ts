import { useCallback, useEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { useReconnected } from './shell.ts'
import { useLatest } from './useLatest.ts'

/**
 * Reads a query again behind what is shown: the old data stays until the new one is in the store. Runs by itself after the
 * live connection was lost. `onError` of a call hears its failure; what is shown stays. A quiet call was not asked for by
 * the user and does not count as refreshing, so that nothing dims while a list follows what colleagues do.
 */
export function useRefresh<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables']) {
  const environment = useRelayEnvironment()
  const [isRefreshing, setRefreshing] = useState(false)
  const running = useRef<{ unsubscribe(): void } | null>(null)
  const refresh = (onError?: (error: Error) => void, isQuiet = false) => {
    running.current?.unsubscribe()
    setRefreshing(!isQuiet)
    running.current = fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setRefreshing(false),
      error: (error: Error) => {
        setRefreshing(false)
        onError?.(error)
      },
    })
  }
  const again = useLatest(() => refresh(undefined, true))
  useReconnected(again)
  useEffect(() => () => running.current?.unsubscribe(), [])
  return [refresh, isRefreshing] as const
}

/** At once, then at most once in `wait` milliseconds, the last call never lost: for floods of change events. */
export function useThrottled(run: () => void, wait: number) {
  const latest = useLatest(run)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isDue = useRef(false)
  useEffect(() => () => {
    if (timer.current) clearTimeout(timer.current)
    timer.current = null
  }, [])
  return useCallback(() => {
    if (timer.current) {
      isDue.current = true
      return
    }
    const fire = () => {
      timer.current = setTimeout(() => {
        timer.current = null
        if (!isDue.current) return
        isDue.current = false
        fire()
      }, wait)
      latest()
    }
    fire()
  }, [latest, wait])
}

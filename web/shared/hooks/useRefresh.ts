import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { isPassing } from '../requestError.ts'
import { useReconnected } from '../shell.ts'
import { useLatest } from './useLatest.ts'

const longestPauseMs = 15_000

/**
 * Refetches a query in the background: the old data stays until the new data is in the store. Also runs after the live
 * connection was lost. `onError` of a call receives its failure, and the shown data stays. Without it a temporary
 * failure is retried until it succeeds, so that no screen stays outdated. A quiet call was not requested by the user
 * and does not count as refreshing, so that nothing dims while a list follows changes by colleagues.
 */
export function useRefresh<Q extends OperationType>(query: GraphQLTaggedNode, variables: Q['variables']) {
  const environment = useRelayEnvironment()
  const [isRefreshing, setRefreshing] = useState(false)
  const running = useRef<{ unsubscribe(): void } | null>(null)
  const pause = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const retry = useRef((_attempt: number) => {})
  const stop = () => {
    clearTimeout(pause.current)
    running.current?.unsubscribe()
  }
  const read = (onError?: (error: Error) => void, isQuiet = false, attempt = 1) => {
    stop()
    setRefreshing(!isQuiet)
    running.current = fetchQuery<Q>(environment, query, variables, { fetchPolicy: 'network-only' }).subscribe({
      complete: () => setRefreshing(false),
      error: (error: Error) => {
        setRefreshing(false)
        if (onError) onError(error)
        else if (isPassing(error))
          pause.current = setTimeout(
            () => retry.current(attempt + 1),
            Math.max(error.retryAfter * 1000, Math.min(longestPauseMs, 500 * 2 ** attempt)),
          )
      },
    })
  }
  useLayoutEffect(() => {
    retry.current = (attempt) => read(undefined, true, attempt)
  })
  useReconnected(useCallback(() => retry.current(1), []))
  useEffect(() => stop, [])
  return [(onError?: (error: Error) => void, isQuiet?: boolean) => read(onError, isQuiet), isRefreshing] as const
}

/**
 * Fetches a query for a screen that is already shown, quietly, and again when its variables change; useStored returns
 * the result. Returns a function that fetches it again.
 */
export function useBackgroundQuery<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): () => void {
  const [refresh] = useRefresh<Q>(query, variables)
  const read = useLatest(() => refresh(undefined, true))
  const key = JSON.stringify(variables)
  useEffect(() => read(), [read, key])
  return read
}

/**
 * Runs a function at once, then at most once per `wait` milliseconds, and always for the last call: for floods of
 * change events.
 */
export function useThrottled(run: () => void, wait: number) {
  const latest = useLatest(run)
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null)
  const isDue = useRef(false)
  useEffect(
    () => () => {
      if (timer.current) clearTimeout(timer.current)
      timer.current = null
    },
    [],
  )
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

import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import { isPassing } from '../requestError.ts'
import { useReconnected } from '../shell.ts'
import { useLatest } from './useLatest.ts'

const longestPauseMs = 15_000

/**
 * Reads a query again behind what is shown: the old data stays until the new one is in the store. Runs by itself after the
 * live connection was lost. `onError` of a call hears its failure; what is shown stays. Without it a failure that may pass
 * is tried again until it has, so that no screen stays behind what has happened. A quiet call was not asked for by the
 * user and does not count as refreshing, so that nothing dims while a list follows what colleagues do.
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
 * Reads a query beside what a screen shows already, quietly and again when its variables change; useStored shows what
 * came of it. Answers what reads it once more.
 */
export function useReadBeside<Q extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Q['variables'],
): () => void {
  const [refresh] = useRefresh<Q>(query, variables)
  const read = useLatest(() => refresh(undefined, true))
  const key = JSON.stringify(variables)
  useEffect(() => read(), [read, key])
  return read
}

/** At once, then at most once in `wait` milliseconds, the last call never lost: for floods of change events. */
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

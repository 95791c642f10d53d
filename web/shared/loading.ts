import { useSyncExternalStore } from 'react'

/** The text of the overlay over the page while an action runs, and the way to cancel it. */
export interface Loading {
  /** A translated text; 'Loading…' by default. */
  text?: string
  /** Cancels the action; the overlay offers a button for it. */
  stop?: () => void
}

let running: readonly Loading[] = []
const listeners = new Set<() => void>()

function change(next: readonly Loading[]) {
  running = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Shows the global loading overlay while an action runs, until it succeeds or fails: `await whileLoading(save())`. The
 * overlay only appears if the action takes a while.
 */
export async function whileLoading<T>(action: Promise<T>, loading: Loading = {}): Promise<T> {
  const own = { ...loading }
  change([...running, own])
  try {
    return await action
  } finally {
    change(running.filter((other) => other !== own))
  }
}

/** Removes the overlay whatever is still running: a failure has reached the global error dialog. */
export const clearLoading = (): void => change([])

/** Returns the running action that was started last, for the shell. */
export const useLoading = (): Loading | undefined => useSyncExternalStore(subscribe, () => running.at(-1))

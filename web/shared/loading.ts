import { useSyncExternalStore } from 'react'

/** What the overlay over the page says while an action runs, and how it is given up. */
export interface Loading {
  /** Already translated; 'Loading…' when left out. */
  text?: string
  /** Offers to stop: what was begun is given up. */
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
 * Shows the global loading overlay while an action runs, however it ends: `await whileLoading(save())`. It appears only
 * when that takes a while.
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

/** Takes the overlay away whatever is still running: a failure has reached the global error dialog. */
export const clearLoading = (): void => change([])

/** For the shell: the action that was begun last and still runs. */
export const useLoading = (): Loading | undefined => useSyncExternalStore(subscribe, () => running.at(-1))

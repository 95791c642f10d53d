import type { GatewayContext } from './context.ts'
import type { Loader } from './loader.ts'

/**
 * Creates a loader from a list that is always read completely. It needs one call per request, however many rows refer
 * to an entry.
 */
export const listLoader = <V extends { id: string }>(
  list: (context: GatewayContext) => Promise<readonly V[]> | readonly V[],
): Loader<V> => ({
  load(context, id) {
    const of = (entries: readonly V[]) => entries.find((entry) => entry.id === id) ?? null
    const entries = list(context)
    return entries instanceof Promise ? entries.then(of) : of(entries)
  },
  prime: () => undefined,
})

import type { GatewayContext } from './context.ts'
import type { Loader } from './loader.ts'

/** A list that is read whole serves as a loader too: one call a request, however many rows name an entry. */
export const within = <V extends { id: string }>(list: (context: GatewayContext) => Promise<readonly V[]>): Loader<V> => ({
  load: async (context, id) => (await list(context)).find((entry) => entry.id === id) ?? null,
  prime: () => undefined,
})

import DataLoader from 'dataloader'
import type { GatewayContext } from './context.ts'
import { orNull } from './requestError.ts'

/** A batch of reads by key, declared once; every request has its own cache. */
export interface Loader<V> {
  /** All keys asked for in one turn become one REST call (split at `most`). null when there is no such record. */
  load(context: GatewayContext, key: string): Promise<V | null>
  /** Remembers records that came with a list. */
  prime(context: GatewayContext, records: readonly V[]): void
}

interface LoaderOptions<V> {
  /** Reads the records of these keys, in any order; missing ones are left out. */
  read: (keys: readonly string[], context: GatewayContext) => Promise<readonly V[]>
  key: (record: V) => string
  /** Names and lookups: kept between the events of a subscription. */
  isLasting?: boolean
  /** Most keys that one call takes; default 1,000. */
  most?: number
}

const batchLimit = 1000
const caches = new WeakMap<GatewayContext, Map<object, DataLoader<string, any>>>()
const lasting = new WeakSet<object>()

/** Declares a loader. */
export function loader<V extends object>({ read, key, isLasting = false, most = batchLimit }: LoaderOptions<V>): Loader<V> {
  const identity = {}
  if (isLasting) lasting.add(identity)

  const of = (context: GatewayContext): DataLoader<string, V | null> => {
    let cache = caches.get(context)
    if (!cache) caches.set(context, (cache = new Map()))
    let found = cache.get(identity)
    if (!found) {
      found = new DataLoader<string, V | null>(
        async (keys) => {
          const records = new Map<string, V>()
          for (const record of await read(keys, context)) records.set(key(record), record)
          return keys.map((one) => records.get(one) ?? null)
        },
        { maxBatchSize: most },
      )
      cache.set(identity, found)
    }
    return found
  }

  return {
    load: (context, one) => of(context).load(one),
    prime(context, records) {
      const loaders = of(context)
      for (const record of records) loaders.prime(key(record), record)
    },
  }
}

interface ListLoaderOptions<V> extends Pick<LoaderOptions<V>, 'most'> {
  /** Reads the rows of these keys, each key's in their order. */
  read: LoaderOptions<V>['read']
  /** The key that a row belongs to. */
  key: (row: V) => string
}

/** Declares a batch of reads by key that answers several rows a key: files of candidates, folders of candidates. */
export function listLoader<V extends object>({ read, key, most }: ListLoaderOptions<V>) {
  const lists = loader<{ of: string; rows: V[] }>({
    read: async (keys, context) => [...Map.groupBy(await read(keys, context), key)].map(([of, rows]) => ({ of, rows })),
    key: ({ of }) => of,
    ...(most && { most }),
  })
  return async (context: GatewayContext, one: string): Promise<V[]> => (await lists.load(context, one))?.rows ?? []
}

/** `read` of a loader whose records the services answer only one at a time; what is not there is left out. */
export const oneByOne = <V extends object>(read: (key: string, context: GatewayContext) => Promise<V>): LoaderOptions<V>['read'] =>
  async (keys, context) => (await Promise.all(keys.map((key) => orNull(read(key, context))))).filter((record) => record !== null)

const wholes = new WeakMap<GatewayContext, Map<object, Promise<any>>>()

/** A read without arguments, made at most once a request: whole lists, the caller's own record. One that failed is made again. */
export function once<V>(read: (context: GatewayContext) => Promise<V>): (context: GatewayContext) => Promise<V> {
  return (context) => {
    let cache = wholes.get(context)
    if (!cache) wholes.set(context, (cache = new Map()))
    let found = cache.get(read)
    if (!found) {
      cache.set(read, (found = read(context)))
      // The request of a subscription lasts for hours: it must not keep a failure that has passed.
      found.catch(() => cache.delete(read))
    }
    return found
  }
}

/** Forgets the records read so far, but not names and lookups: after a write, and between the events of a subscription. */
export function forget(context: GatewayContext): void {
  const cache = caches.get(context)
  for (const identity of cache?.keys() ?? []) if (!lasting.has(identity)) cache?.delete(identity)
}

import DataLoader from 'dataloader'
import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import { orInstead } from '../rest/instead.ts'
import { rowsWithGaps, realSize, type RestPage, type RestPaging } from '../rest/restPage.ts'
import type { GatewayContext, Memory } from './context.ts'
import { orNull } from './requestError.ts'

/** A batched read by key. It is declared once, and every request has its own cache. */
export interface Loader<V> {
  /**
   * Loads a record, or null if it does not exist. All keys requested in one turn of the event loop become one REST call
   * (split at `most`). Records that have been loaded are returned without a promise.
   */
  load(context: GatewayContext, key: string): Promise<V | null> | V | null
  /** Caches records that came with a list. */
  prime(context: GatewayContext, records: readonly V[]): void
}

interface LoaderOptions<V> {
  /** Reads the records of these keys, in any order. Missing records are left out. */
  read: (keys: readonly string[], context: GatewayContext) => Promise<readonly V[]>
  key: (record: V) => string
  /** For names and lookups: whether records stay cached between the events of a subscription. */
  isLasting?: boolean
  /** The maximum number of keys in one call; default 1,000. */
  most?: number
}

const batchLimit = 1000

/**
 * Returns what a request remembers under a name. It is stored in the context itself, because a WeakMap makes garbage
 * collection more expensive.
 */
export function remembered<T extends object>(context: GatewayContext, name: Memory, make: () => T): T {
  const all = (context.remembered ??= new Map())
  let found = all.get(name) as T | undefined
  if (!found) all.set(name, (found = make()))
  return found
}

/** The records of one loader in one request. */
class Batch<V extends object> {
  /** Records that have been loaded. They are checked before the loader, which always returns promises. */
  readonly known = new Map<string, V | null>()
  readonly #loader: DataLoader<string, V | null>

  constructor(read: (keys: readonly string[]) => Promise<readonly V[]>, key: (record: V) => string, most: number) {
    this.#loader = new DataLoader(
      async (keys) => {
        const records = new Map((await read(keys)).map((record) => [key(record), record]))
        for (const one of keys) if (!this.known.has(one)) this.known.set(one, records.get(one) ?? null)
        return keys.map((one) => records.get(one) ?? null)
      },
      { maxBatchSize: most },
    )
  }

  load(key: string): Promise<V | null> | V | null {
    const record = this.known.get(key)
    return record === undefined ? this.#loader.load(key) : record
  }
}

/** Declares a loader. */
export function loader<V extends object>({
  read,
  key,
  isLasting = false,
  most = batchLimit,
}: LoaderOptions<V>): Loader<V> {
  const name = { isLasting }
  const of = (context: GatewayContext) =>
    remembered(context, name, () => new Batch<V>((keys) => read(keys, context), key, most))
  return {
    load: (context, one) => of(context).load(one),
    prime(context, records) {
      const { known } = of(context)
      for (const record of records) if (!known.get(key(record))) known.set(key(record), record)
    },
  }
}

interface ListLoaderOptions<V> extends Pick<LoaderOptions<V>, 'most'> {
  /** Reads the rows of these keys. The rows of each key are in order. */
  read: LoaderOptions<V>['read']
  /** Returns the key that a row belongs to. */
  key: (row: V) => string
}

/** Declares a batched read that returns several rows per key, such as the files or folders of candidates. */
export function listLoader<V extends object>({ read, key, most }: ListLoaderOptions<V>) {
  const lists = loader<{ of: string; rows: V[] }>({
    read: async (keys, context) => [...Map.groupBy(await read(keys, context), key)].map(([of, rows]) => ({ of, rows })),
    key: ({ of }) => of,
    ...(most && { most }),
  })
  return async (context: GatewayContext, one: string): Promise<V[]> => (await lists.load(context, one))?.rows ?? []
}

/** Creates the `read` of a loader whose records can only be read one at a time. Missing records are left out. */
export const oneByOne =
  <V extends object>(read: (key: string, context: GatewayContext) => Promise<V>): LoaderOptions<V>['read'] =>
  async (keys, context) => {
    const found: V[] = []
    for (let from = 0; from < keys.length; from += maxParallelReads) {
      const some = await Promise.all(keys.slice(from, from + maxParallelReads).map((key) => orNull(read(key, context))))
      found.push(...some.filter((record) => record !== null))
    }
    return found
  }

/** The maximum number of simultaneous calls for records that are read one at a time. */
const maxParallelReads = 8

/**
 * Reads the records with these ids from a list, page by page until all are found. Lists with the newest records first
 * usually find them early.
 */
export const findIn =
  <V extends { id: string }>(
    read: (page: RestPaging, context: GatewayContext) => Promise<RestPage<V>>,
  ): LoaderOptions<V>['read'] =>
  async (keys, context) => {
    const wanted = new Set(keys)
    const found: V[] = []
    let [pageSize, seen] = [batchLimit, 0]
    for (let pageIndex = 0; pageIndex < mostPages && seen < mostRows && found.length < wanted.size; pageIndex += 1) {
      const page = await read({ pageIndex, pageSize }, context)
      const { length } = rowsWithGaps(page)
      found.push(...page.data.filter(({ id }) => wanted.has(id)))
      seen += length
      if (length === 0 || seen >= (page.totalItem ?? Infinity)) break
      if (pageIndex === 0) pageSize = realSize(page, 0, pageSize)
    }
    return found
  }
/** The maximum number of rows to search. */
const mostRows = 10_000
/** The maximum number of pages, for services with small pages. */
const mostPages = 100

/**
 * Creates the `read` of a loader from a call that accepts `{ids}`. The call is an addition of ours; services without it
 * are read with `instead`, which is in the specification.
 */
export const byIds =
  <V extends object>(operation: AnyOperation, instead?: LoaderOptions<V>['read']): LoaderOptions<V>['read'] =>
  (keys, context) => {
    const read = () => context.rest.call(operation, { body: { ids: [...keys] } }) as Promise<readonly V[]>
    return instead ? orInstead(context.rest, operation, read, () => instead(keys, context)) : read()
  }

/**
 * Declares a read without arguments that is made at most once per request, such as an entire list or the caller's own
 * record. A failed read is repeated.
 */
export function once<V>(read: (context: GatewayContext) => Promise<V>): (context: GatewayContext) => Promise<V> | V {
  const name = { isLasting: true }
  return (context) => {
    const kept = remembered(context, name, (): { coming?: Promise<V> | undefined; value?: V } => ({}))
    if (kept.value !== undefined) return kept.value
    return (kept.coming ??= read(context).then(
      (value) => (kept.value = value),
      (error) => {
        // The request of a subscription lasts for hours. It must not keep an old failure.
        kept.coming = undefined
        throw error
      },
    ))
  }
}

/**
 * Forgets the records read so far, but not names and lookups. Called after a write and between the events of a
 * subscription.
 */
export function forget(context: GatewayContext): void {
  for (const name of context.remembered?.keys() ?? []) if (!name.isLasting) context.remembered?.delete(name)
}

import DataLoader from 'dataloader'
import type { AnyOperation } from '../../../services/core/contract/operation.ts'
import { orInstead } from '../rest/instead.ts'
import { placed, realSize, type RestPage, type RestPaging } from '../rest/restPage.ts'
import type { GatewayContext, Memory } from './context.ts'
import { orNull } from './requestError.ts'

/** A batch of reads by key, declared once; every request has its own cache. */
export interface Loader<V> {
  /**
   * All keys asked for in one turn become one REST call (split at `most`). null when there is no such record. What has
   * come is answered at once, without a promise.
   */
  load(context: GatewayContext, key: string): Promise<V | null> | V | null
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

/** What a request remembers. On the context itself: a WeakMap makes each collection of young objects dearer. */
export function remembered<T extends object>(context: GatewayContext, name: Memory, make: () => T): T {
  const all = (context.remembered ??= new Map())
  let found = all.get(name) as T | undefined
  if (!found) all.set(name, (found = make()))
  return found
}

/** The records of one loader in one request. */
class Batch<V extends object> {
  /** What has come; asked before the loader, whose answers are promises. */
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
export const oneByOne =
  <V extends object>(read: (key: string, context: GatewayContext) => Promise<V>): LoaderOptions<V>['read'] =>
  async (keys, context) => {
    const found: V[] = []
    for (let from = 0; from < keys.length; from += together) {
      const some = await Promise.all(keys.slice(from, from + together).map((key) => orNull(read(key, context))))
      found.push(...some.filter((record) => record !== null))
    }
    return found
  }

/** Most calls that run at the same time where the services answer records one at a time. */
const together = 8

/** The records of a list with these ids, read page by page as long as one is missing: newest lists hold what one looks for early. */
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
      const { length } = placed(page)
      found.push(...page.data.filter(({ id }) => wanted.has(id)))
      seen += length
      if (length === 0 || seen >= (page.totalItem ?? Infinity)) break
      if (pageIndex === 0) pageSize = realSize(page, 0, pageSize)
    }
    return found
  }
/** How far is looked. */
const mostRows = 10_000
/** Most pages of services whose pages are small. */
const mostPages = 100

/**
 * `read` of a loader by a call that takes `{ids}`. It is one of ours: services without it are asked by `instead`, which the
 * specification has.
 */
export const byIds =
  <V extends object>(operation: AnyOperation, instead?: LoaderOptions<V>['read']): LoaderOptions<V>['read'] =>
  (keys, context) => {
    const read = () => context.rest.call(operation, { body: { ids: [...keys] } }) as Promise<readonly V[]>
    return instead ? orInstead(context.rest, operation, read, () => instead(keys, context)) : read()
  }

/** A read without arguments, made at most once a request: whole lists, the caller's own record. One that failed is made again. */
export function once<V>(read: (context: GatewayContext) => Promise<V>): (context: GatewayContext) => Promise<V> | V {
  const name = { isLasting: true }
  return (context) => {
    const kept = remembered(context, name, (): { coming?: Promise<V> | undefined; value?: V } => ({}))
    if (kept.value !== undefined) return kept.value
    return (kept.coming ??= read(context).then(
      (value) => (kept.value = value),
      (error) => {
        // The request of a subscription lasts for hours: it must not keep a failure that has passed.
        kept.coming = undefined
        throw error
      },
    ))
  }
}

/** Forgets the records read so far, but not names and lookups: after a write, and between the events of a subscription. */
export function forget(context: GatewayContext): void {
  for (const name of context.remembered?.keys() ?? []) if (!name.isLasting) context.remembered?.delete(name)
}

import { sql } from 'kysely'
import { mostUsesCounted } from '../../../core/contract/vocabulary.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { notFound } from '../../../core/http/errors.ts'
import { list } from '../../../core/http/list.ts'
import { asc, byText } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import { patternsOf } from '../../../core/like.ts'
import '../tables.ts'

/** The vocabularies of a page of master data, as its writes need them. */
export interface WordList<K extends string> {
  kinds: readonly K[]
  /** Longest name. */
  longest: number
  /** Throws 400 while something carries the word: it can be merged into another one, and not deleted. */
  demandUnused: (db: CompanyDb, id: string) => Promise<void>
  /** What carries a word carries another one from now on: the same word under its new name, or one that takes its place. */
  carryOver: (db: CompanyDb, kind: K, from: NamedWord, to: NamedWord) => Promise<void>
  /** Lists that the company orders by hand; the others stand in name order. */
  orderedKinds?: readonly K[]
}

export interface NamedWord {
  id: string
  name: string
}

export interface Word<K extends string = string> {
  id: string
  kind: K
  name: string
}

/** The words of some kinds. */
export const words = <K extends string>(db: CompanyDb, kinds: readonly K[]) =>
  db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.kind', 'vocabulary_item.name'])
    .where('vocabulary_item.kind', 'in', kinds)
    // The condition says of which kinds they are.
    .$castTo<Word<K>>()

const searched = sql<string>`search_text(array[vocabulary_item.name])`

/** One page of the words of some kinds, in name order; accents and case of what is looked for do not count. */
export function listWords<K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  keyword: string,
  wanted: PageRequest,
): Promise<Listed<Word<K>>> {
  let query = words(db, kinds)
  for (const pattern of patternsOf(keyword)) query = query.where(searched, 'like', pattern)
  return list(query, [byText('vocabulary_item.name'), asc('vocabulary_item.id')], wanted)
}

/** Those of the ids that are words of the kinds. */
export const wordsByIds = async <K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  ids: readonly string[],
): Promise<Word<K>[]> => (ids.length === 0 ? [] : words(db, kinds).where('vocabulary_item.id', 'in', ids).execute())

/** A word with its place in its list. */
export interface Placed<K extends string = string> extends Word<K> {
  isDefault: boolean
  /** From 1; of one below another word, among those below it. */
  place: number
  /** The word of another list that it is below. */
  parentId: string | null
  data: Record<string, unknown>
}

/** How many of its list stand before a word, and itself. */
const place = sql<string>`(select count(*) from vocabulary_item as before
  where before.company_id = vocabulary_item.company_id and before.kind = vocabulary_item.kind
    and before.parent_id is not distinct from vocabulary_item.parent_id
    and (before.position, before.name collate "und-x-icu", before.id)
      <= (vocabulary_item.position, vocabulary_item.name collate "und-x-icu", vocabulary_item.id))`

const placedWords = <K extends string>(db: CompanyDb, kinds: readonly K[]) =>
  words(db, kinds).select([
    'vocabulary_item.is_default as isDefault',
    'vocabulary_item.data',
    'vocabulary_item.parent_id as parentId',
    place.as('at'),
  ])

const numbered = <W extends { at: string }>({ at, ...word }: W) => ({ ...word, place: Number(at) })

const inOrder = [asc('vocabulary_item.position'), byText('vocabulary_item.name'), asc('vocabulary_item.id')] as const

/** As listPlaced, of words that are below those of another list: in the order of that one, then in their own. */
export async function listBelow<K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  keyword: string,
  wanted: PageRequest,
): Promise<Listed<Placed<K>>> {
  let query = placedWords(db, kinds).leftJoin('vocabulary_item as above', (join) =>
    join
      .onRef('above.company_id', '=', 'vocabulary_item.company_id')
      .onRef('above.id', '=', 'vocabulary_item.parent_id'),
  )
  for (const pattern of patternsOf(keyword)) query = query.where(searched, 'like', pattern)
  const order = [
    asc('vocabulary_item.kind'),
    { ...asc('above.position'), nulls: 'first' as const },
    { ...byText('above.name'), nulls: 'first' as const },
    ...inOrder,
  ]
  const page = await list(query, order, wanted)
  return { ...page, data: page.data.map(numbered) }
}

/** One page of the words of some kinds with their places, list by list in their order. */
export async function listPlaced<K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  keyword: string,
  wanted: PageRequest,
): Promise<Listed<Placed<K>>> {
  let query = placedWords(db, kinds)
  for (const pattern of patternsOf(keyword)) query = query.where(searched, 'like', pattern)
  const page = await list(query, [asc('vocabulary_item.kind'), ...inOrder], wanted)
  return { ...page, data: page.data.map(numbered) }
}

/** Those of the ids that are words of the kinds, with their places. */
export const placedByIds = async <K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  ids: readonly string[],
): Promise<Placed<K>[]> =>
  ids.length === 0 ? [] : (await placedWords(db, kinds).where('vocabulary_item.id', 'in', ids).execute()).map(numbered)

/** One word; 404 for every id that is none of the kinds. */
export async function wordOf<K extends string>(db: CompanyDb, kinds: readonly K[], id: string): Promise<Word<K>> {
  const [found] = await wordsByIds(db, kinds, [id])
  if (!found) throw notFound()
  return found
}

/** A count of rows (`from … where …`) that ends behind the last one that is told apart. */
export const countedUses = (rows: ReturnType<typeof sql>) =>
  sql<string>`(select count(*) from (select 1 ${rows} limit ${sql.lit(mostUsesCounted + 1)}) as uses)`

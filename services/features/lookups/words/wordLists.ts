import { sql } from 'kysely'
import { mostUsesCounted } from '../../../core/contract/vocabulary.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { notFound } from '../../../core/http/errors.ts'
import { list } from '../../../core/http/list.ts'
import { asc, byText } from '../../../core/http/order.ts'
import type { Listed, PageRequest } from '../../../core/http/paging.ts'
import { patternsOf } from '../../../core/like.ts'
import '../tables.ts'

/** The vocabularies of a master data page, with what writing to them requires. */
export interface WordList<K extends string> {
  kinds: readonly K[]
  /** The maximum length of a name. */
  longest: number
  /** Throws 400 while something uses the word. Such a word can be merged into another one, but not deleted. */
  demandUnused: (db: CompanyDb, id: string) => Promise<void>
  /** Replaces a word in everything that uses it, after it was renamed or merged into another one. */
  carryOver: (db: CompanyDb, kind: K, from: NamedWord, to: NamedWord) => Promise<void>
  /** The lists that the company orders by hand. All others are in name order. */
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

/** Selects the words of some kinds. */
export const selectWords = <K extends string>(db: CompanyDb, kinds: readonly K[]) =>
  db
    .from('vocabulary_item')
    .select(['vocabulary_item.id', 'vocabulary_item.kind', 'vocabulary_item.name'])
    .where('vocabulary_item.kind', 'in', kinds)
    // The condition guarantees these kinds.
    .$castTo<Word<K>>()

const searched = sql<string>`search_text(array[vocabulary_item.name])`

/** Returns one page of the words of some kinds, in name order. The search ignores case and accents. */
export function listWords<K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  keyword: string,
  wanted: PageRequest,
): Promise<Listed<Word<K>>> {
  let query = selectWords(db, kinds)
  for (const pattern of patternsOf(keyword)) query = query.where(searched, 'like', pattern)
  return list(query, [byText('vocabulary_item.name'), asc('vocabulary_item.id')], wanted)
}

/** Returns the words of the kinds with these ids. */
export const wordsByIds = async <K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  ids: readonly string[],
): Promise<Word<K>[]> =>
  ids.length === 0 ? [] : selectWords(db, kinds).where('vocabulary_item.id', 'in', ids).execute()

/** A word with its position in its list. */
export interface Placed<K extends string = string> extends Word<K> {
  isDefault: boolean
  /** From 1. A word with a parent is numbered among the children of that parent. */
  place: number
  /** The parent word in another list. */
  parentId: string | null
  data: Record<string, unknown>
}

/** The number of words in the list up to and including this one. */
const place = sql<string>`(select count(*) from vocabulary_item as before
  where before.company_id = vocabulary_item.company_id and before.kind = vocabulary_item.kind
    and before.parent_id is not distinct from vocabulary_item.parent_id
    and (before.position, before.name collate "und-x-icu", before.id)
      <= (vocabulary_item.position, vocabulary_item.name collate "und-x-icu", vocabulary_item.id))`

const placedWords = <K extends string>(db: CompanyDb, kinds: readonly K[]) =>
  selectWords(db, kinds).select([
    'vocabulary_item.is_default as isDefault',
    'vocabulary_item.data',
    'vocabulary_item.parent_id as parentId',
    place.as('at'),
  ])

const numbered = <W extends { at: string }>({ at, ...word }: W) => ({ ...word, place: Number(at) })

const inOrder = [asc('vocabulary_item.position'), byText('vocabulary_item.name'), asc('vocabulary_item.id')] as const

/**
 * Does the same as listPlaced for words with parents in another list: in the order of the parents, then in their own.
 */
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

/** Returns one page of the words of some kinds with their positions, list by list in their order. */
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

/** Returns the words of the kinds with these ids, with their positions. */
export const placedByIds = async <K extends string>(
  db: CompanyDb,
  kinds: readonly K[],
  ids: readonly string[],
): Promise<Placed<K>[]> =>
  ids.length === 0 ? [] : (await placedWords(db, kinds).where('vocabulary_item.id', 'in', ids).execute()).map(numbered)

/** Returns one word. Throws 404 if no word of the kinds has this id. */
export async function wordOf<K extends string>(db: CompanyDb, kinds: readonly K[], id: string): Promise<Word<K>> {
  const [found] = await wordsByIds(db, kinds, [id])
  if (!found) throw notFound()
  return found
}

/** Counts rows (`from … where …`), but stops at the limit beyond which numbers are not distinguished. */
export const countedUses = (rows: ReturnType<typeof sql>) =>
  sql<string>`(select count(*) from (select 1 ${rows} limit ${sql.lit(mostUsesCounted + 1)}) as uses)`

import { sql } from 'kysely'
import type { CompanyCache } from '../../core/cache.ts'
import { isVocabulary, type LookupItem, type Vocabulary } from '../../core/contract/vocabulary.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput } from '../../core/http/errors.ts'
import { companyScope } from '../../core/identity/roles/platform.ts'
import type { Caller } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { unspaced } from '../candidates/filters/search.ts'
import * as contract from './vocabularyContract.ts'

/** The cache key of a list of the vocabulary. */
export const cacheKey = (kind: string) => `vocabulary:${kind}`

export interface Parts {
  db: CompanyDb
  cache: CompanyCache
}

interface Entry {
  item: LookupItem
  data: Record<string, unknown>
  parentId: string | null
  folded: string
}

/** All vocabularies by kind. */
export const vocabularies: ReadonlyMap<string, Vocabulary> = new Map(
  Object.values<unknown>(contract)
    .filter(isVocabulary)
    .map((vocabulary) => [vocabulary.kind, vocabulary]),
)

/** Returns the complete list of a kind, in its own order if it has one, otherwise by name. */
export const entriesOf = ({ db, cache }: Parts, kind: string): Promise<readonly Entry[]> =>
  cache.read(db, cacheKey(kind), async (scoped) => {
    const rows = await scoped
      .from('vocabulary_item')
      .select([
        'vocabulary_item.id',
        'vocabulary_item.name',
        'vocabulary_item.is_default',
        'vocabulary_item.parent_id',
        'vocabulary_item.data',
      ])
      .where('vocabulary_item.kind', '=', kind)
      .orderBy('vocabulary_item.position')
      .orderBy(sql`vocabulary_item.name collate "und-x-icu"`)
      .orderBy('vocabulary_item.id')
      .execute()
    return rows.map(({ id, name, is_default: isDefault, parent_id: parentId, data }) => ({
      item: { id, name, isDefault },
      data,
      parentId,
      folded: fold(name),
    }))
  })

/**
 * Whether a folded name contains every search term. A term of one or two letters matches only the beginning of a word;
 * a longer one matches anywhere.
 */
function isFound(folded: string, words: readonly string[]): boolean {
  const beginnings = () => [...folded.split(/\s+/), ...folded.split(/[^\p{L}\p{N}]+/u)]
  return words.every((word) =>
    [...word].length > 2 || unspaced.test(word)
      ? folded.includes(word)
      : beginnings().some((part) => part.startsWith(word)),
  )
}

/** Returns the entries of a list whose name matches the keyword. */
export function filterByKeyword<E extends { folded: string }>(entries: readonly E[], keyword = ''): readonly E[] {
  const words = fold(keyword).split(/\s+/).filter(Boolean)
  return words.length === 0 ? entries : entries.filter(({ folded }) => isFound(folded, words))
}

type Query = { keyword?: string; name?: string; countryId?: string; companyId?: string }

/** Returns the answer of a vocabulary's operation. */
export async function listVocabulary(
  vocabulary: Vocabulary,
  query: Query,
  { db, cache, caller }: Parts & { caller: Caller },
) {
  const { kind, searchBy, parentBy } = vocabulary
  const parts = { db: await companyScope(db, caller, query.companyId), cache }
  const parentId = parentBy && query[parentBy]?.toLowerCase()
  const entries = filterByKeyword(await entriesOf(parts, kind), query[searchBy])
  return (parentId ? entries.filter((entry) => entry.parentId === parentId) : entries).map(
    ({ item, data, parentId: above }) => ({
      ...item,
      ...data,
      ...(parentBy && above !== null && { [parentBy]: above }),
    }),
  )
}

/** Returns the plain entries of the vocabulary with this key. */
export async function listByKey(key: string, keyword: string | undefined, parts: Parts): Promise<LookupItem[]> {
  if (!vocabularies.has(key)) throw badInput({ key: [createMessage('ONE_OF', { values: 'enum-data-keys' })] })
  return filterByKeyword(await entriesOf(parts, key), keyword).map(({ item }) => item)
}

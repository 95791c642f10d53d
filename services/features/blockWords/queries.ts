import type { CompanyDb } from '../../core/database/companyDb.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { escapeLike } from '../../core/like.ts'
import type { BlockWord } from './contract.ts'
import '../lookups/tables.ts'

const words = (db: CompanyDb) => db.from('block_word').select(['block_word.id', 'block_word.word as keyword'])

/** Returns one page of the company's block words, in name order. */
export function listBlockWords(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<BlockWord>> {
  let query = words(db)
  for (const part of keyword.split(/\s+/).filter(Boolean))
    query = query.where('block_word.word', 'ilike', `%${escapeLike(part)}%`)
  return list(query, [byText('block_word.word'), asc('block_word.id')], wanted)
}

/** Returns the company's block words with these ids. */
export const blockWords = async (db: CompanyDb, ids: readonly string[]): Promise<BlockWord[]> =>
  ids.length === 0 ? [] : words(db).where('block_word.id', 'in', ids).execute()

import { refused } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import { listWords, wordOf, wordsByIds, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import { carryOver } from './carriers.ts'
import * as contract from './contract.ts'
import { usageOfKeywords } from './queries.ts'

const { keywordKinds: kinds } = contract

const keywords: WordList<contract.KeywordKind> = {
  kinds,
  longest: contract.longestKeyword,
  demandUnused: async (db, id) => {
    const [{ candidates, jobs } = { candidates: 0, jobs: 0 }] = await usageOfKeywords(db, [id])
    if (candidates + jobs > 0)
      throw refused('KEYWORD_IN_USE', `${candidates} candidates and ${jobs} jobs carry it`, {
        candidates: String(candidates),
        jobs: String(jobs),
      })
  },
  carryOver,
}

const keyword = ({ db }: RequestContext, id: string) => wordOf(db, kinds, id)

export const routes: Route[] = [
  implement(contract.keywordManageList, ({ body: { kind, keyword: part = '', ...wanted } }, { db }) =>
    listWords(db, kind ? [kind] : kinds, part, wanted),
  ),
  implement(contract.keywordManageByIds, ({ body }, { db }) => wordsByIds(db, kinds, body.ids)),
  implement(contract.keywordManageUsage, ({ body }, { db }) => usageOfKeywords(db, body.ids)),
  implement(contract.keywordManageGet, ({ params }, context) => keyword(context, params.id)),
  implement(contract.keywordManageCreate, async ({ body }, context) =>
    keyword(context, await createWord(context.db, keywords, body.kind, body.name)),
  ),
  implement(contract.keywordManageUpdate, async ({ params, body }, context) => {
    await updateWord(context.db, keywords, params.id, body.name)
    return keyword(context, params.id)
  }),
  implement(contract.keywordManageMerge, async ({ params, body }, context) =>
    keyword(context, await mergeWord(context.db, keywords, params.id, body.into)),
  ),
  implement(contract.keywordManageDelete, async ({ params }, { db }) => {
    await deleteWord(db, keywords, params.id)
    return { status: 'OK' }
  }),
]

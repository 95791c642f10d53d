import { implement, type Route } from '../../core/http/routes.ts'
import { blockWordList, blockWordsByIds } from './contract.ts'
import { blockWords, listBlockWords } from './queries.ts'

export const routes: Route[] = [
  implement(blockWordList, ({ body }, { db }) => listBlockWords(db, body.keyword ?? '', body)),
  implement(blockWordsByIds, ({ body }, { db }) => blockWords(db, body.ids)),
]

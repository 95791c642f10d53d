import { notFound } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { blockWords, listBlockWords } from './queries.ts'
import { createBlockWord, deleteBlockWord, updateBlockWord } from './writes.ts'

/** Returns one block word. Throws 404 if the company has no block word with this id. */
async function blockWord({ db }: RequestContext, id: string): Promise<contract.BlockWord> {
  const [found] = await blockWords(db, [id])
  if (!found) throw notFound()
  return found
}

export const routes: Route[] = [
  implement(contract.blockWordList, ({ body }, { db }) => listBlockWords(db, body.keyword ?? '', body)),
  implement(contract.blockWordsByIds, ({ body }, { db }) => blockWords(db, body.ids)),
  implement(contract.blockWordGet, ({ params }, context) => blockWord(context, params.id)),
  implement(contract.blockWordCreate, async ({ body }, context) =>
    blockWord(context, await createBlockWord(context.db, body.keyword)),
  ),
  implement(contract.blockWordUpdate, async ({ params, body }, context) => {
    await updateBlockWord(context.db, params.id, body.keyword)
    return blockWord(context, params.id)
  }),
  implement(contract.blockWordDelete, async ({ params }, { db }) => {
    await deleteBlockWord(db, params.id)
    return { status: 'OK' }
  }),
]

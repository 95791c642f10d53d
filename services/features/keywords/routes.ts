import { notFound } from '../../core/http/errors.ts'
import { implement, type RequestContext, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { keywordsByIds, listKeywords, usageOfKeywords } from './queries.ts'
import { createKeyword, deleteKeyword, mergeKeyword, updateKeyword } from './writes.ts'

/** One keyword; 404 for every id that is none of the company's. */
async function keyword({ db }: RequestContext, id: string): Promise<contract.Keyword> {
  const [found] = await keywordsByIds(db, [id])
  if (!found) throw notFound()
  return found
}

export const routes: Route[] = [
  implement(contract.keywordManageList, ({ body }, { db }) => listKeywords(db, body)),
  implement(contract.keywordManageByIds, ({ body }, { db }) => keywordsByIds(db, body.ids)),
  implement(contract.keywordManageUsage, ({ body }, { db }) => usageOfKeywords(db, body.ids)),
  implement(contract.keywordManageGet, ({ params }, context) => keyword(context, params.id)),
  implement(contract.keywordManageCreate, async ({ body }, context) =>
    keyword(context, await createKeyword(context.db, body.kind, body.name)),
  ),
  implement(contract.keywordManageUpdate, async ({ params, body }, context) => {
    await updateKeyword(context.db, params.id, body.name)
    return keyword(context, params.id)
  }),
  implement(contract.keywordManageMerge, async ({ params, body }, context) =>
    keyword(context, await mergeKeyword(context.db, params.id, body.into)),
  ),
  implement(contract.keywordManageDelete, async ({ params }, { db }) => {
    await deleteKeyword(db, params.id)
    return { status: 'OK' }
  }),
]

import { implement, type Route } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import * as contract from './contract.ts'
import { contentFiles } from './files.ts'
import { createPage, deletePage, listPages, pageByCode, titlesOfPages, updatePage } from './pages.ts'

/** `accesses` decides whose pictures may be used in a page. */
export const routes = (accesses: readonly FileAccess[]): Route[] => [
  implement(contract.contentList, ({ body: { keyword = '', ...wanted } }, { db }) => listPages(db, keyword, wanted)),
  implement(contract.contentTitles, (_input, { db }) => titlesOfPages(db)),
  implement(contract.contentGet, ({ params }, { db }) => pageByCode(db, params.code)),
  implement(contract.contentCreate, async ({ body }, context) =>
    pageByCode(context.db, await createPage(context, body, accesses)),
  ),
  implement(contract.contentUpdate, async ({ params, body }, context) => {
    await updatePage(context, params.code, body, accesses)
    return pageByCode(context.db, params.code)
  }),
  implement(contract.contentDelete, async ({ params }, context) => {
    await deletePage(context, params.code, accesses)
    return { status: 'OK' }
  }),
]

export const fileAccesses = [contentFiles]

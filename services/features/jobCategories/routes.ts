import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { jobCategoryFiles } from './fileAccess.ts'
import { category, listCategories } from './queries.ts'
import { createCategory, deleteCategory, updateCategory } from './writes.ts'

export const routes: Route[] = [
  implement(contract.companyJobCategoryList, ({ body }, { db }) => listCategories(db, body)),
  implement(contract.companyJobCategoryGet, ({ params }, { db }) => category(db, params.id)),
  implement(contract.companyJobCategoryCreate, ({ body }, context) => createCategory(context, body)),
  implement(contract.companyJobCategoryUpdate, ({ params, body }, context) => updateCategory(context, params.id, body)),
  implement(contract.companyJobCategoryDelete, ({ params }, context) => deleteCategory(context, params.id)),
]

export const fileAccesses = [jobCategoryFiles]

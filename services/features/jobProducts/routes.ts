import { implement, type Route } from '../../core/http/routes.ts'
import * as contract from './contract.ts'
import { createProduct, deleteProduct, listProducts, product, productTypes, updateProduct } from './queries.ts'

export const routes: Route[] = [
  implement(contract.jobProductList, ({ body }, { db }) => listProducts(db, body)),
  implement(contract.jobProductTypeList, async () => [...productTypes]),
  implement(contract.jobProductGet, ({ params }, { db }) => product(db, params.id)),
  implement(contract.jobProductCreate, ({ body }, context) => createProduct(context, body)),
  implement(contract.jobProductUpdate, ({ params, body }, context) => updateProduct(context, params.id, body)),
  implement(contract.jobProductDelete, ({ params }, context) => deleteProduct(context, params.id)),
]

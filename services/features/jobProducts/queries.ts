import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage } from '../../core/contract/messages.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { jobTabs } from '../jobs/contract.ts'
import '../jobs/tables.ts'
import type {
  jobProductCreate,
  jobProductList,
  JobProductType,
  jobProductUpdate,
  JobRequestProduct,
} from './contract.ts'
import './tables.ts'

/** The types of products are the tabs above a job list (decision D-34). */
export const productTypes: readonly JobProductType[] = jobTabs.map((name) => ({ id: name, name }))

const products = (db: CompanyDb) =>
  db
    .from('job_request_product')
    .innerJoin('job', (join) =>
      join
        .onRef('job.company_id', '=', 'job_request_product.company_id')
        .onRef('job.id', '=', 'job_request_product.job_id'),
    )
    .select([
      'job_request_product.id',
      'job_request_product.job_id as jobId',
      'job.title',
      'job.company_id as id_Company',
      'job_request_product.type',
      'job_request_product.sort',
    ])

/** Returns one page of the products, by sort and then by title. */
export function listProducts(
  db: CompanyDb,
  { type, ...wanted }: BodyOf<typeof jobProductList>,
): Promise<Listed<JobRequestProduct>> {
  const all = products(db)
  const query = type ? all.where('job_request_product.type', '=', type) : all
  const order = [asc('job_request_product.sort'), byText('job.title'), asc('job_request_product.id')]
  return list(query, order, wanted)
}

/** Returns one product. Throws 404 if the company has no product with this id. */
export async function product(db: CompanyDb, id: string): Promise<JobRequestProduct> {
  const found = await products(db).where('job_request_product.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

function demandType(type: string): void {
  if (!productTypes.some(({ id }) => id === type))
    throw badInput({ type: [createMessage('ONE_OF', { values: productTypes.map(({ id }) => id).join(', ') })] })
}

/** Creates a product of a job of the company. */
export async function createProduct(
  { db, caller }: RequestContext,
  { jobId, type, sort }: BodyOf<typeof jobProductCreate>,
): Promise<JobRequestProduct> {
  demandType(type)
  const job = await db.from('job').select('job.id').where('job.id', '=', jobId).executeTakeFirst()
  if (!job) throw badInput({ jobId: [createMessage('UNKNOWN_JOB')] })
  const id = newId()
  await db.insert('job_request_product', { id, job_id: jobId, type, sort, created_by: caller.userName }).execute()
  return product(db, id)
}

/** Changes type and sort. Throws 400 if title or company differ, because these cannot be edited. */
export async function updateProduct(
  { db }: RequestContext,
  id: string,
  { title, id_Company, type, sort }: BodyOf<typeof jobProductUpdate>,
): Promise<JobRequestProduct> {
  const before = await product(db, id)
  if (title !== before.title) throw badInput({ title: [createMessage('READ_ONLY')] })
  if (id_Company.toLowerCase() !== before.id_Company) throw badInput({ id_Company: [createMessage('READ_ONLY')] })
  demandType(type)
  await db.update('job_request_product').set({ type, sort }).where('job_request_product.id', '=', id).execute()
  return product(db, id)
}

/** Deletes a product. */
export async function deleteProduct({ db }: RequestContext, id: string) {
  const gone = await db
    .delete('job_request_product')
    .where('job_request_product.id', '=', id)
    .returning('job_request_product.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  return { status: 'OK' }
}

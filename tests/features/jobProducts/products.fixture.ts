import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  jobProductCreate,
  jobProductDelete,
  jobProductGet,
  jobProductList,
  jobProductTypeList,
  jobProductUpdate,
  type JobRequestProduct,
} from '../../../services/features/jobProducts/contract.ts'
import { jobsByCurrentCompany, type JobOption } from '../../../services/features/jobs/contract.ts'
import { companyId, fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

export const product = (number: number, more: Partial<JobRequestProduct> = {}): JobRequestProduct => ({
  id: uuid(number),
  jobId: uuid(500 + number),
  title: `Job ${number}`,
  id_Company: companyId,
  type: 'Hot',
  sort: number,
  ...more,
})

const jobs: JobOption[] = ['Java Developer', 'QA Engineer'].map((title, at) => ({
  id: uuid(700 + at),
  title,
  status: 0,
  departmentId: null,
}))

/** REST services that keep products in memory. */
export function productServices(products: JobRequestProduct[]) {
  const find = (id: unknown) => {
    const found = products.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(jobProductTypeList, () => ['Hot', 'New', 'Suggest'].map((name) => ({ id: name, name })))
    .on(jobsByCurrentCompany, ({ query }) =>
      jobs.filter(({ title }) => title.toLowerCase().includes(String(query?.keyword ?? '').toLowerCase())),
    )
    .on(jobProductList, ({ body }) =>
      pageAt(
        products.filter(({ type }) => !body.type || type === body.type),
        body,
      ),
    )
    .on(jobProductGet, ({ params }) => find(params!.id))
    .on(jobProductCreate, ({ body }) => {
      const { jobId, type, sort } = { jobId: String(body!.jobId), type: String(body!.type), sort: Number(body!.sort) }
      const made = product(90 + products.length, {
        jobId,
        type,
        sort,
        title: jobs.find(({ id }) => id === jobId)!.title,
      })
      products.push(made)
      return made
    })
    .on(jobProductUpdate, ({ params, body }) =>
      Object.assign(find(params!.id), { type: String(body!.type), sort: Number(body!.sort) }),
    )
    .on(jobProductDelete, ({ params }) => {
      products.splice(products.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
  return { rest, calls: rest.callsOf, products }
}

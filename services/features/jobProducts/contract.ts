import { Type, type Static } from 'typebox'
import { operation } from '../../core/contract/operation.ts'
import { Id, pagedRows, rowsPaging } from '../../core/contract/shapes.ts'

/** The bounds of sort, both inclusive (000/5/33, D-24). */
export const sortBounds = { min: 0, max: 100 } as const

const typeId = Type.String({ maxLength: 50, description: 'id of a type from list-type' })

export const JobRequestProduct = Type.Object({
  id: Id,
  jobId: Id,
  title: Type.String({ description: 'title of the job' }),
  id_Company: Type.String({ format: 'uuid', description: 'company of the job' }),
  type: typeId,
  sort: Type.Number({ description: 'position in its list, lowest first' }),
})
export type JobRequestProduct = Static<typeof JobRequestProduct>

export const JobProductType = Type.Object({ id: Type.String(), name: Type.String() })
export type JobProductType = Static<typeof JobProductType>

const base = { service: 'jobs' } as const
const path = '/JobRequestProducts'
const byId = Type.Object({ id: Id })
const write = { effect: 'write', origin: 'spec', idempotent: true } as const
const sort = Type.Number({ minimum: sortBounds.min, maximum: sortBounds.max })

const readers = [
  'JobRequestProduct:ReadJobRequestProduct',
  'JobRequestProduct:ListJobRequestProduct',
  'JobRequestProduct:UpdateJobRequestProduct',
] as const

export const jobProductList = operation({
  ...base,
  id: 'jobProductList',
  method: 'POST',
  path: `${path}/list`,
  access: 'JobRequestProduct:ListJobRequestProduct',
  effect: 'read',
  origin: 'spec',
  body: Type.Object({ ...rowsPaging(1000), type: Type.Optional(typeId) }),
  answer: pagedRows(JobRequestProduct),
  doc: "Returns the job request products of the caller's company, of one type or of all, by sort and then by title.",
  place: '000/7/27',
})

export const jobProductGet = operation({
  ...base,
  id: 'jobProductGet',
  method: 'GET',
  path: `${path}/{id}`,
  access: readers,
  effect: 'read',
  origin: 'spec',
  params: byId,
  answer: JobRequestProduct,
  doc: 'Returns one job request product.',
  place: '000/7/27',
})

export const jobProductCreate = operation({
  ...base,
  ...write,
  id: 'jobProductCreate',
  method: 'POST',
  path: `${path}/create`,
  access: 'JobRequestProduct:CreateJobRequestProduct',
  body: Type.Object({
    jobId: Id,
    title: Type.Optional(Type.String({ maxLength: 1000, description: 'ignored; the title of the job is used' })),
    id_Company: Type.Optional(Type.String({ maxLength: 50, description: 'ignored; the company of the job is used' })),
    type: typeId,
    sort,
  }),
  answer: JobRequestProduct,
  doc: 'Creates a product of a job. Title and company are those of the job.',
  place: '000/7/27, 000/5/32, D-36',
})

export const jobProductUpdate = operation({
  ...base,
  ...write,
  id: 'jobProductUpdate',
  method: 'PUT',
  path: `${path}/{id}`,
  access: 'JobRequestProduct:UpdateJobRequestProduct',
  params: byId,
  body: Type.Object({
    title: Type.String({ minLength: 1, maxLength: 1000, description: 'read-only: the current title' }),
    id_Company: Type.String({ format: 'uuid', description: 'read-only: the current company' }),
    type: typeId,
    sort,
  }),
  answer: JobRequestProduct,
  doc: 'Changes type and sort. Title and company are required and read-only: values that differ from the current ones are refused.',
  place: '000/7/27, 000/5/35, D-36',
})

export const jobProductDelete = operation({
  ...base,
  ...write,
  id: 'jobProductDelete',
  method: 'DELETE',
  path: `${path}/{id}`,
  access: 'JobRequestProduct:DeleteJobRequestProduct',
  params: byId,
  answer: Type.Object({ status: Type.String({ description: 'OK means success' }) }),
  doc: 'Deletes a product. Its job stays.',
  place: '000/7/27',
})

export const jobProductTypeList = operation({
  ...base,
  id: 'jobProductTypeList',
  method: 'GET',
  path: `${path}/list-type`,
  access: [
    'JobRequestProduct:ListJobRequestProduct',
    'JobRequestProduct:CreateJobRequestProduct',
    'JobRequestProduct:UpdateJobRequestProduct',
  ],
  effect: 'read',
  origin: 'spec',
  answer: Type.Array(JobProductType),
  doc: 'Returns the types of job request products, which are the tabs above a job list.',
  place: '000/7/27, 000/3/23, D-34',
})

import {
  jobProductCreate,
  jobProductDelete,
  jobProductGet,
  jobProductUpdate,
  type JobRequestProduct as Row,
} from '../../../services/features/jobProducts/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { JobProduct } from './jobProduct.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The product (global id).' }) })

const fields = (t: InputBuilder) => ({
  type: t.id({ required: true, description: "Its type (the services' id)." }),
  sort: t.float({ required: true, description: 'Place in its list, 0 to 100.' }),
})

const written = (t: PayloadFields<{ product: Row }>) => ({
  jobProduct: t.field({
    type: JobProduct,
    description: 'The product as it is now.',
    resolve: ({ product }) => product,
  }),
})

mutation('createJobProduct', {
  description: 'Makes a product of a job; title and company are those of the job.',
  operation: jobProductCreate,
  input: (t) => ({ jobId: t.id({ required: true, description: 'The job (global id).' }), ...fields(t) }),
  payload: written,
  resolve: async ({ jobId, type, sort }, { rest }) => ({
    product: await rest.call(jobProductCreate, { body: { jobId: idOf('Job', jobId, 'jobId'), type, sort } }),
  }),
})

mutation('updateJobProduct', {
  description: 'Changes type and sort of a product; title and company stay.',
  operation: jobProductUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, { rest }) => {
    const params = { id: idOf('JobProduct', input.id) }
    // The services want what cannot be changed as well, as it is.
    const { title, id_Company } = await rest.call(jobProductGet, { params })
    return {
      product: await rest.call(jobProductUpdate, {
        params,
        body: { title, id_Company, type: input.type, sort: input.sort },
      }),
    }
  },
})

mutation('deleteJobProduct', {
  description: 'Deletes a product; its job stays.',
  operation: jobProductDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobProductId: t.exposeID('id', { description: 'The product that is gone (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(jobProductDelete, { params: { id: idOf('JobProduct', input.id) } }),
      'The product was not deleted',
    )
    return { id: input.id }
  },
})

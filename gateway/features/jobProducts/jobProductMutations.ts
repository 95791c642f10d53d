import {
  jobProductCreate,
  jobProductDelete,
  jobProductGet,
  jobProductUpdate,
  type JobRequestProduct as Row,
} from '../../../services/features/jobProducts/contract.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf, keyOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { JobProduct } from './jobProduct.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The product (global id).' }) })

const fields = (t: InputBuilder) => ({
  typeId: t.id({ required: true, description: 'Its type (global id).' }),
  position: t.float({ required: true, description: 'Place in its list, 0 to 100.' }),
})

/** The wire's names of input fields, so that a message stands under the field that the form knows. */
const fieldNames = { type: 'typeId', sort: 'position' }
const typeOf = (id: string) => keyOf('JobProductType', id, 'typeId')

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
  resolve: async ({ jobId, typeId, position }, { rest }) => ({
    product: await rest.call(jobProductCreate, {
      fieldNames,
      body: { jobId: idOf(['Job', 'JobSummary'], jobId, 'jobId'), type: typeOf(typeId), sort: position },
    }),
  }),
})

mutation('updateJobProduct', {
  description: 'Changes type and position of a product; title and company stay.',
  operation: jobProductUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, { rest }) => {
    const params = { id: idOf('JobProduct', input.id) }
    // The services want what cannot be changed as well, as it is.
    const { title, id_Company } = await rest.call(jobProductGet, { params })
    return {
      product: await rest.call(jobProductUpdate, {
        fieldNames,
        params,
        body: { title, id_Company, type: typeOf(input.typeId), sort: input.position },
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

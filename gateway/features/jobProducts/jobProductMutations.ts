import {
  jobProductCreate,
  jobProductDelete,
  jobProductGet,
  jobProductUpdate,
  type JobRequestProduct as Row,
} from '../../../services/features/jobProducts/contract.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import type { builder } from '../../core/graph/builder.ts'
import { idOf, keyOf } from '../../core/graph/ids.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { JobProduct } from './jobProduct.ts'

type InputBuilder = PothosSchemaTypes.InputFieldBuilder<typeof builder.$inferSchemaTypes, 'InputObject'>

const id = (t: InputBuilder) => ({ id: t.id({ required: true, description: 'The product (global id).' }) })

const fields = (t: InputBuilder) => ({
  typeId: t.id({ required: true, description: 'Its type (global id).' }),
  position: t.float({ required: true, description: 'Position in its list, 0 to 100.' }),
})

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { type: 'typeId', sort: 'position' }
const typeOf = (id: string) => keyOf('JobProductType', id, 'typeId')

const payloadFields = (t: PayloadFields<{ product: Row }>) => ({
  jobProduct: t.field({
    type: JobProduct,
    description: 'The product after the change.',
    resolve: ({ product }) => product,
  }),
})

const readProduct = (context: GatewayContext) => (id: string) => context.rest.call(jobProductGet, { params: { id } })

mutation('createJobProduct', {
  description: 'Creates a product from a job, with the title and company of the job.',
  operation: jobProductCreate,
  input: (t) => ({ jobId: t.id({ required: true, description: 'The job (global id).' }), ...fields(t) }),
  payload: payloadFields,
  resolve: async ({ jobId, typeId, position }, context) => {
    const body = { jobId: idOf(['Job', 'JobSummary'], jobId, 'jobId'), type: typeOf(typeId), sort: position }
    const write = context.rest.call(jobProductCreate, { fieldNames, body })
    return { product: await savedRecord(context, write, readProduct(context)) }
  },
})

mutation('updateJobProduct', {
  description: 'Changes the type and position of a product; its title and company stay the same.',
  operation: jobProductUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: payloadFields,
  resolve: async (input, context) => {
    const id = idOf('JobProduct', input.id)
    // The services also require the fields that cannot change, so they are passed unchanged.
    const { title, id_Company } = await readProduct(context)(id)
    const body = { title, id_Company, type: typeOf(input.typeId), sort: input.position }
    const write = context.rest.call(jobProductUpdate, { fieldNames, params: { id }, body })
    return { product: await savedRecord(context, write, readProduct(context), id) }
  },
})

mutation('deleteJobProduct', {
  description: 'Deletes a product; its job remains.',
  operation: jobProductDelete,
  input: id,
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobProductId: t.exposeID('id', { description: 'The deleted product (global id).' }),
  }),
  resolve: async (input, { rest }) => {
    assertAccepted(
      await rest.call(jobProductDelete, { params: { id: idOf('JobProduct', input.id) } }),
      'The product was not deleted',
    )
    return { id: input.id }
  },
})

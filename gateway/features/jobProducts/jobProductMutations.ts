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
import { mutation, type PayloadFields, saved } from '../../core/graph/mutation.ts'
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

const readProduct = (context: GatewayContext) => (id: string) => context.rest.call(jobProductGet, { params: { id } })

mutation('createJobProduct', {
  description: 'Makes a product of a job; title and company are those of the job.',
  operation: jobProductCreate,
  input: (t) => ({ jobId: t.id({ required: true, description: 'The job (global id).' }), ...fields(t) }),
  payload: written,
  resolve: async ({ jobId, typeId, position }, context) => {
    const body = { jobId: idOf(['Job', 'JobSummary'], jobId, 'jobId'), type: typeOf(typeId), sort: position }
    const write = context.rest.call(jobProductCreate, { fieldNames, body })
    return { product: await saved(context, write, readProduct(context)) }
  },
})

mutation('updateJobProduct', {
  description: 'Changes type and position of a product; title and company stay.',
  operation: jobProductUpdate,
  input: (t) => ({ ...id(t), ...fields(t) }),
  payload: written,
  resolve: async (input, context) => {
    const id = idOf('JobProduct', input.id)
    // The services want what cannot be changed as well, as it is.
    const { title, id_Company } = await readProduct(context)(id)
    const body = { title, id_Company, type: typeOf(input.typeId), sort: input.position }
    const write = context.rest.call(jobProductUpdate, { fieldNames, params: { id }, body })
    return { product: await saved(context, write, readProduct(context), id) }
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

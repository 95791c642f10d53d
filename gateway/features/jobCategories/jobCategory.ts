import {
  companyJobCategoryCreate,
  companyJobCategoryDelete,
  companyJobCategoryGet,
  companyJobCategoryList,
  companyJobCategoryUpdate,
  type JobCategory as Row,
} from '../../../services/features/jobCategories/contract.ts'
import type { GatewayContext } from '../../core/graph/context.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf } from '../../core/graph/ids.ts'
import { ImageInput } from '../../core/graph/types/imageInput.ts'
import { mutation, type PayloadFields, savedRecord } from '../../core/graph/mutation.ts'
import { readPages } from '../../core/graph/paging.ts'
import { assertAccepted } from '../../core/rest/assertAccepted.ts'
import { JobCategory } from '../lookups/lookup.ts'

const JobCategoryConnection = connectionOf(JobCategory)

builder.queryField('companyJobCategories', (t) =>
  t.field({
    type: JobCategoryConnection,
    operation: companyJobCategoryList,
    description: "Job categories of the viewer's company, paginated and in name order, for users who manage them.",
    args: { ...pageArgs },
    resolve: (_root, args, { rest }, info) =>
      readPages(args, (page) => rest.call(companyJobCategoryList, { body: page }), pageSelectionOf(info)),
  }),
)

/** Maps the services' field names to input fields, so that an error message appears at the right field of the form. */
const fieldNames = { imageBase64: 'image', imageName: 'image' }
const nameField = {
  required: true,
  description: 'Name: not blank, at most 250 characters, not used by another category.',
} as const
const idField = { required: true, description: 'The category (global id).' } as const

const imageOf = (image: { name: string; base64: string } | null | undefined) =>
  image ? { imageBase64: image.base64, imageName: image.name } : { imageBase64: '', imageName: '' }

const payloadFields = (t: PayloadFields<{ category: Row }>) => ({
  jobCategory: t.field({
    type: JobCategory,
    description: 'The category after the change.',
    resolve: ({ category }) => category,
  }),
})

const readCategory = (context: GatewayContext) => (id: string) =>
  context.rest.call(companyJobCategoryGet, { params: { id } })

mutation('createJobCategory', {
  description: 'Creates a job category and offers it in all pickers.',
  operation: companyJobCategoryCreate,
  input: (t) => ({
    name: t.string(nameField),
    image: t.field({ type: ImageInput, description: 'Its picture; optional.' }),
  }),
  payload: payloadFields,
  resolve: async ({ name, image }, context) => {
    const write = context.rest.call(companyJobCategoryCreate, { fieldNames, body: { name, ...imageOf(image) } })
    return { category: await savedRecord(context, write, readCategory(context)) }
  },
})

mutation('updateJobCategory', {
  description: 'Changes the name of a job category and, if requested, its picture.',
  operation: companyJobCategoryUpdate,
  input: (t) => ({
    id: t.id(idField),
    name: t.string(nameField),
    image: t.field({ type: ImageInput, description: 'The new picture; if omitted, the current one stays.' }),
    removesImage: t.boolean({ description: 'Whether to remove the picture; ignored if a new one is provided.' }),
  }),
  payload: payloadFields,
  resolve: async ({ id, name, image, removesImage }, context) => {
    const params = { id: idOf('JobCategory', id) }
    const body = { name, ...imageOf(image), isUploadLogo: Boolean(image ?? removesImage) }
    const write = context.rest.call(companyJobCategoryUpdate, { fieldNames, params, body })
    return { category: await savedRecord(context, write, readCategory(context), params.id) }
  },
})

mutation('deleteJobCategory', {
  description: 'Deletes a job category and its picture; refused while jobs use it.',
  operation: companyJobCategoryDelete,
  input: (t) => ({ id: t.id(idField) }),
  payload: (t: PayloadFields<{ id: string }>) => ({
    deletedJobCategoryId: t.exposeID('id', { description: 'The deleted category (global id).' }),
  }),
  resolve: async ({ id }, { rest }) => {
    assertAccepted(
      await rest.call(companyJobCategoryDelete, { params: { id: idOf('JobCategory', id) } }),
      'The category was not deleted',
    )
    return { id }
  },
})

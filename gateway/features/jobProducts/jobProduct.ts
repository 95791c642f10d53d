import {
  jobProductGet,
  jobProductList,
  jobProductTypeList,
  type JobProductType as Type,
  type JobRequestProduct as Row,
} from '../../../services/features/jobProducts/contract.ts'
import { jobsByCurrentCompany, type JobOption } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, wantedOf } from '../../core/graph/connection.ts'
import { encodeId } from '../../core/graph/ids.ts'
import { loader, once, oneByOne } from '../../core/graph/loader.ts'
import { node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'

const listing = 'JobRequestProduct:ListJobRequestProduct'

const types = once(({ rest }) => rest.call(jobProductTypeList))

const products = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(jobProductGet, { params: { id } })),
  key: (product) => product.id,
})

const JobProductType = builder
  .objectRef<Type>('JobProductType')
  .implement({
    description: 'A kind of job request product: the tab that shows the job.',
    fields: (t) => ({
      databaseId: t.exposeID('id', { description: "The services' id." }),
      name: t.exposeString('name', { description: 'Name of the type.' }),
    }),
  })

export const JobProduct = node<Row>('JobProduct', {
  description: 'A job that is offered under a tab, in an order.',
  permission: [listing, 'JobRequestProduct:ReadJobRequestProduct'],
  loader: products,
  databaseId: (product) => product.id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the job.' }),
    jobDatabaseId: t.exposeID('jobId', { description: "The services' id of the job." }),
    companyDatabaseId: t.exposeID('id_Company', { description: "The services' id of the job's company." }),
    type: t.field({
      type: JobProductType,
      description: 'Type of the product.',
      // A type that the services no longer list is still what the product says.
      resolve: async ({ type }, _args, context) =>
        (await types(context)).find(({ id }) => id === type) ?? { id: type, name: type },
    }),
    sort: t.exposeFloat('sort', { description: 'Place in its list, 0 to 100, lowest first.' }),
  }),
})

const JobProductConnection = connectionOf(JobProduct)

const JobProductJob = builder
  .objectRef<JobOption>('JobProductJob')
  .implement({
    description: 'A job that a product can be made of.',
    fields: (t) => ({
      jobId: t.id({ description: 'Global id of the job.', resolve: ({ id }) => encodeId('Job', id) }),
      title: t.exposeString('title', { description: 'Title of the job.' }),
    }),
  })

/** Jobs that a picker shows at once; typing narrows them. */
const shownJobs = 30

builder.queryFields((t) => ({
  jobProducts: t.field({
    type: JobProductConnection,
    operation: jobProductList,
    description: "Job request products of the viewer's company, by sort and then by title.",
    args: {
      type: t.arg.id({ description: "Only products of this type (the services' id); all without it." }),
      ...pageArgs,
    },
    resolve: async (_root, { type, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) => context.rest.call(jobProductList, { body: { ...part, ...(type && { type }) } }),
        wantedOf(info),
      )
      products.prime(context, page.rows)
      return page
    },
  }),
  jobProductTypes: t.field({
    type: [JobProductType],
    permission: [listing, 'JobRequestProduct:CreateJobRequestProduct', 'JobRequestProduct:UpdateJobRequestProduct'],
    description: 'Types of job request products.',
    resolve: (_root, _args, context) => types(context),
  }),
  jobProductJobs: t.field({
    type: [JobProductJob],
    permission: listing,
    description: `Up to ${shownJobs} jobs of the viewer's company to make a product of, in title order.`,
    args: { search: t.arg.string({ description: 'Words of the title or the skills.' }) },
    resolve: async (_root, { search }, { rest }) =>
      (await rest.call(jobsByCurrentCompany, { query: search ? { keyword: search } : {} })).slice(0, shownJobs),
  }),
}))

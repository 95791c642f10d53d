import {
  jobProductGet,
  jobProductList,
  jobProductTypeList,
  type JobProductType as Type,
  type JobRequestProduct as Row,
} from '../../../services/features/jobProducts/contract.ts'
import { jobsByCurrentCompany } from '../../../services/features/jobs/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { loader, once, oneByOne } from '../../core/graph/loader.ts'
import { globalId, node } from '../../core/graph/node.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Company } from '../companies/company.ts'
import { Job } from '../jobs/job.ts'
import { JobSummary } from '../jobs/jobSummary.ts'

const listing = 'JobRequestProduct:ListJobRequestProduct'

const types = once(({ rest }) => rest.call(jobProductTypeList))

const products = loader<Row>({
  read: oneByOne((id, { rest }) => rest.call(jobProductGet, { params: { id } })),
  key: (product) => product.id,
})

const JobProductType = builder
  .objectRef<Type>('JobProductType')
  .implement({
    description: 'A type of job request product: the tab that shows the job.',
    fields: (t) => ({
      id: globalId(t, 'JobProductType'),
      databaseId: t.exposeID('id', { description: 'The id that the services and page URLs use.' }),
      name: t.exposeString('name', { description: 'Name of the type.' }),
    }),
  })

export const JobProduct = node<Row>('JobProduct', {
  description: 'A job that is shown under a tab, in a defined order.',
  permission: [listing, 'JobRequestProduct:ReadJobRequestProduct'],
  loader: products,
  databaseId: (product) => product.id,
  fields: (t) => ({
    title: t.exposeString('title', { description: 'Title of the job.' }),
    job: t.field({
      type: Job,
      nullable: true,
      description: 'The job; null if it was deleted or the caller may not read jobs.',
      resolve: ({ jobId }, _args, context, info) => Job.refer(context, jobId, info),
    }),
    company: t.field({
      type: Company,
      nullable: true,
      description: 'The company of the job.',
      resolve: ({ id_Company: id }, _args, context, info) => Company.refer(context, id, info),
    }),
    type: t.field({
      type: JobProductType,
      description: 'Type of the product.',
      // A product may have a type that the services no longer list.
      resolve: async ({ type }, _args, context) =>
        (await types(context)).find(({ id }) => id === type) ?? { id: type, name: type },
    }),
    position: t.exposeFloat('sort', { description: 'Position in its list, 0 to 100, lowest first.' }),
  }),
})

const JobProductConnection = connectionOf(JobProduct)

const JobProductFilter = builder.inputType('JobProductFilter', {
  description: 'Conditions on job request products. All conditions must hold.',
  fields: (t) => ({
    typeDatabaseId: t.id({ description: "Only products of this type (the services' id, as used in URLs)." }),
  }),
})

/** Number of jobs that a picker shows at once; typing narrows them down. */
const shownJobs = 30

builder.queryFields((t) => ({
  jobProducts: t.field({
    type: JobProductConnection,
    operation: jobProductList,
    description: "Job request products of the viewer's company, by position and then by title.",
    args: {
      filter: t.arg({ type: JobProductFilter, description: 'Which products to return; all if omitted.' }),
      ...pageArgs,
    },
    resolve: async (_root, { filter, ...args }, context, info) => {
      const page = await readPages(
        args,
        (part) =>
          context.rest.call(jobProductList, {
            body: { ...part, ...(filter?.typeDatabaseId && { type: filter.typeDatabaseId }) },
          }),
        pageSelectionOf(info),
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
    type: [JobSummary],
    permission: listing,
    description: `Up to ${shownJobs} jobs of the viewer's company from which a product can be made, in title order.`,
    args: { query: t.arg.string({ description: 'Search terms in the title or the skills.' }) },
    resolve: async (_root, { query }, { rest }) =>
      (
        await rest.call(jobsByCurrentCompany, {
          fieldNames: { keyword: 'query' },
          query: query ? { keyword: query } : {},
        })
      ).slice(0, shownJobs),
  }),
}))

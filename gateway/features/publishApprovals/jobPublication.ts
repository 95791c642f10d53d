import * as contract from '../../../services/features/publishApprovals/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { mutation, saved, type PayloadFields } from '../../core/graph/mutation.ts'
import { globalId } from '../../core/graph/node.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Company } from '../companies/company.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { JobPublicationStatus } from '../jobs/job.ts'

type Row = contract.PublishJobItem & { id: string }
const withId = (item: contract.PublishJobItem): Row => ({ ...item, id: item.jobID })

/** A word of the services that is none of ours is none that anybody could decide on by mistake: it shows as rejected (002/4.5). */
const statusOf = (status: string) => (status === 'Pending' || status === 'Approve' ? status : 'Reject')

const JobPublicationDetail = builder
  .objectRef<contract.PublishJobDetail>('JobPublicationDetail')
  .implement({
    description: 'What is published of a job.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Title of the job.' }),
      departmentName: t.exposeString('departmentName', {
        nullable: true,
        description: 'The department that wants people.',
      }),
      categoryName: t.exposeString('jobCategoryName', { nullable: true, description: 'Field of work.' }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'How many people are wanted.' }),
      validThrough: t.expose('validThrough', { type: 'Date', nullable: true, description: 'Last day, YYYY-MM-DD.' }),
      salary: t.exposeString('salary', { nullable: true, description: 'Salary as people read it.' }),
      salaryCurrency: t.exposeString('salaryCurrency', { nullable: true, description: 'Currency of the salary.' }),
      statusName: t.exposeString('statusName', { description: 'How the job stands, in the words of the services.' }),
      description: t.exposeString('description', { nullable: true, description: 'What the work is (HTML).' }),
      qualification: t.exposeString('qualification', {
        nullable: true,
        description: 'What is asked of people (HTML).',
      }),
      benefit: t.exposeString('benefit', { nullable: true, description: 'What people get (HTML).' }),
    }),
  })

export const JobPublication = builder
  .objectRef<Row>('JobPublication')
  .implement({
    description: 'A job whose publication was asked for, as those see it who decide (decision D-108).',
    fields: (t) => ({
      id: globalId(t, 'JobPublication'),
      databaseId: t.exposeID('id', { description: "The services' id of the job." }),
      title: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      company: t.field({
        type: Company,
        nullable: true,
        description: 'The company of the job; null where the viewer may not read it.',
        resolve: ({ companyId }, _args, context, info) => Company.refer(context, companyId, info),
      }),
      companyName: t.exposeString('companyName', { nullable: true, description: 'Name of the company of the job.' }),
      status: t.field({
        type: JobPublicationStatus,
        description: 'How the publication stands.',
        resolve: ({ publishStatus }) => statusOf(publishStatus),
      }),
      canDecide: t.boolean({
        description: 'The company of the viewer decides on it (decision D-108).',
        resolve: ({ canDecide }) => canDecide ?? true,
      }),
      askedBy: t.exposeString('askedBy', { nullable: true, description: 'User name of who asked for it.' }),
      askedAt: t.expose('askedDate', { type: 'DateTime', nullable: true, description: 'Since when it waits.' }),
      createdAt: t.expose('createdDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the job was created.',
      }),
    }),
  })

const JobPublicationConnection = connectionOf(JobPublication)

const JobPublicationFilter = builder.inputType('JobPublicationFilter', {
  description: 'Conditions on publications; all of them must hold.',
  fields: (t) => ({
    status: t.field({ type: JobPublicationStatus, description: 'Only those that stand so.' }),
    companyDatabaseId: t.id({
      description: "Only those of this company (the services' id, as addresses of pages carry it).",
    }),
  }),
})

const JobPublicationOrder = orderOf('JobPublication', 'publications', {
  ASKED_AT: { value: 'askedDate', description: 'When they were asked for.' },
})

builder.queryFields((t) => ({
  jobPublications: t.field({
    type: JobPublicationConnection,
    operation: contract.publishApprovalList,
    description:
      "Jobs whose publication was asked for, the latest request first unless asked otherwise: those of all companies for the platform's, of the viewer's for others.",
    args: {
      query: t.arg.string({ description: 'Words of the title.' }),
      filter: t.arg({ type: JobPublicationFilter, description: 'Which publications; all without it.' }),
      orderBy: t.arg({ type: JobPublicationOrder, description: 'Order of the publications.' }),
      ...pageArgs,
    },
    resolve: async (_root, { query, filter, orderBy, ...args }, { rest }, info) => {
      const { status, companyDatabaseId } = filter ?? {}
      const conditions = {
        ...(query && { jobTitle: query }),
        ...(status && { publishStatus: status }),
        ...(companyDatabaseId && { companyId: String(companyDatabaseId) }),
        ...(orderBy?.direction === 'asc' && { oldestFirst: true }),
      }
      const fieldNames = { jobTitle: 'query', companyId: 'filter.companyDatabaseId' }
      const page = await readPages(
        args,
        (part) => rest.call(contract.publishApprovalList, { fieldNames, body: { ...part, ...conditions } }),
        pageSelectionOf(info),
      )
      return { ...page, rows: page.rows.map(withId) }
    },
  }),
  jobPublicationDetail: t.field({
    type: JobPublicationDetail,
    nullable: true,
    operation: contract.publishApprovalGet,
    description: 'What would be published of a job; null when its publication is not asked for.',
    args: { databaseId: t.arg.id({ required: true, description: "The services' id of the job." }) },
    resolve: (_root, { databaseId }, { rest }) => {
      const jobId = recordId(databaseId)
      return jobId === null ? null : orNull(rest.call(contract.publishApprovalGet, { params: { jobId } }))
    },
  }),
  jobPublicationCompanies: t.field({
    type: [Company],
    operation: contract.publishApprovalCompanyList,
    description: 'Companies whose publications the viewer may see, in name order.',
    resolve: (_root, _args, { rest }) => rest.call(contract.publishApprovalCompanyList, { query: { isAll: true } }),
  }),
}))

const decided = (t: PayloadFields<{ publication: Row }>) => ({
  publication: t.field({
    type: JobPublication,
    description: 'The publication as it is now.',
    resolve: ({ publication }) => publication,
  }),
})

for (const [name, operation, description] of [
  ['approveJobPublication', contract.publishApprovalApprove, 'Publishes a job that waits or was rejected.'],
  ['rejectJobPublication', contract.publishApprovalReject, 'Refuses a publication, or ends one that was approved.'],
] as const)
  mutation(name, {
    description,
    operation,
    input: (t) => ({ id: t.id({ required: true, description: 'The publication (global id).' }) }),
    payload: decided,
    resolve: async ({ id }, context) => {
      const jobId = idOf('JobPublication', id)
      const write = context.rest.call(operation, { query: { jobId } })
      return { publication: withId(await saved(context, write, () => null, jobId)) }
    },
  })

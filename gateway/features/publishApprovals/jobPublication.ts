import * as contract from '../../../services/features/publishApprovals/contract.ts'
import { builder } from '../../core/graph/builder.ts'
import { connectionOf, pageArgs, pageSelectionOf } from '../../core/graph/connection.ts'
import { idOf, recordId } from '../../core/graph/ids.ts'
import { mutation, savedRecord, type PayloadFields } from '../../core/graph/mutation.ts'
import { globalId } from '../../core/graph/node.ts'
import { orderOf } from '../../core/graph/order.ts'
import { readPages } from '../../core/graph/paging.ts'
import { Company } from '../companies/company.ts'
import { orNull } from '../../core/graph/requestError.ts'
import { JobPublicationStatus } from '../jobs/job.ts'

type Row = contract.PublishJobItem & { id: string }
const withId = (item: contract.PublishJobItem): Row => ({ ...item, id: item.jobID })

/** An unknown status of the services is shown as rejected, so that nobody decides on it by mistake (002/4.5). */
const statusOf = (status: string) => (status === 'Pending' || status === 'Approve' ? status : 'Reject')

const JobPublicationDetail = builder
  .objectRef<contract.PublishJobDetail>('JobPublicationDetail')
  .implement({
    description: 'The details of a job that are published.',
    fields: (t) => ({
      title: t.exposeString('title', { description: 'Title of the job.' }),
      departmentName: t.exposeString('departmentName', {
        nullable: true,
        description: 'The department that is hiring.',
      }),
      categoryName: t.exposeString('jobCategoryName', { nullable: true, description: 'Field of work.' }),
      quantity: t.exposeInt('quantity', { nullable: true, description: 'Number of openings.' }),
      validThrough: t.expose('validThrough', {
        type: 'Date',
        nullable: true,
        description: 'Day through which it is valid, YYYY-MM-DD.',
      }),
      salary: t.exposeString('salary', { nullable: true, description: 'Salary in display form.' }),
      salaryCurrency: t.exposeString('salaryCurrency', { nullable: true, description: 'Currency of the salary.' }),
      statusName: t.exposeString('statusName', { description: 'Status of the job, as the services name it.' }),
      description: t.exposeString('description', { nullable: true, description: 'Description of the work (HTML).' }),
      qualification: t.exposeString('qualification', {
        nullable: true,
        description: 'Requirements for candidates (HTML).',
      }),
      benefit: t.exposeString('benefit', { nullable: true, description: 'What the position offers (HTML).' }),
    }),
  })

export const JobPublication = builder
  .objectRef<Row>('JobPublication')
  .implement({
    description: 'A job for which publication was requested, as shown to those who decide (decision D-108).',
    fields: (t) => ({
      id: globalId(t, 'JobPublication'),
      databaseId: t.exposeID('id', { description: "The services' id of the job." }),
      title: t.exposeString('jobTitle', { description: 'Title of the job.' }),
      company: t.field({
        type: Company,
        nullable: true,
        description: 'The company of the job; null if the caller may not read it.',
        resolve: ({ companyId }, _args, context, info) => Company.refer(context, companyId, info),
      }),
      companyName: t.exposeString('companyName', { nullable: true, description: 'Name of the company of the job.' }),
      status: t.field({
        type: JobPublicationStatus,
        description: 'Status of the publication.',
        resolve: ({ publishStatus }) => statusOf(publishStatus),
      }),
      canDecide: t.boolean({
        description: "Whether the viewer's company decides on it (decision D-108).",
        resolve: ({ canDecide }) => canDecide ?? true,
      }),
      askedBy: t.exposeString('askedBy', { nullable: true, description: 'Name of the user who requested it.' }),
      askedAt: t.expose('askedDate', {
        type: 'DateTime',
        nullable: true,
        description: 'Since when it has been waiting.',
      }),
      createdAt: t.expose('createdDate', {
        type: 'DateTime',
        nullable: true,
        description: 'When the job was created.',
      }),
    }),
  })

const JobPublicationConnection = connectionOf(JobPublication)

const JobPublicationFilter = builder.inputType('JobPublicationFilter', {
  description: 'Conditions on publications. All conditions must hold.',
  fields: (t) => ({
    status: t.field({ type: JobPublicationStatus, description: 'Only publications with this status.' }),
    companyDatabaseId: t.id({ description: "Only publications of this company (the services' id, as used in URLs)." }),
  }),
})

const JobPublicationOrder = orderOf('JobPublication', 'publications', {
  ASKED_AT: { value: 'askedDate', description: 'When they were requested.' },
})

builder.queryFields((t) => ({
  jobPublications: t.field({
    type: JobPublicationConnection,
    operation: contract.publishApprovalList,
    description:
      "Jobs for which publication was requested, latest request first by default: those of all companies for the platform company, those of the viewer's company for others.",
    args: {
      query: t.arg.string({ description: 'Search terms in the title.' }),
      filter: t.arg({ type: JobPublicationFilter, description: 'Which publications to return; all if omitted.' }),
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
    description: 'The publication details of a job; null if publication was not requested.',
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

const payloadFields = (t: PayloadFields<{ publication: Row }>) => ({
  publication: t.field({
    type: JobPublication,
    description: 'The publication after the change.',
    resolve: ({ publication }) => publication,
  }),
})

for (const [name, operation, description] of [
  [
    'approveJobPublication',
    contract.publishApprovalApprove,
    'Publishes a job whose publication is pending or was rejected.',
  ],
  ['rejectJobPublication', contract.publishApprovalReject, 'Rejects a publication, or ends an approved one.'],
] as const)
  mutation(name, {
    description,
    operation,
    input: (t) => ({ id: t.id({ required: true, description: 'The publication (global id).' }) }),
    payload: payloadFields,
    resolve: async ({ id }, context) => {
      const jobId = idOf('JobPublication', id)
      const write = context.rest.call(operation, { query: { jobId } })
      return { publication: withId(await savedRecord(context, write, () => null, jobId)) }
    },
  })

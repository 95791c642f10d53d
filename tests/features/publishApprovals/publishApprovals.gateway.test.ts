import { expect, test } from 'vitest'
import * as contract from '../../../services/features/publishApprovals/contract.ts'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'

const viewer = viewerWith(
  'PublishJobApproval:ListPublishJobApproval',
  'PublishJobApproval:ApprovePublishJobApproval',
  'PublishJobApproval:RejectPublishJobApproval',
)
const publication = (status: contract.PublishJobItem['publishStatus'] = 'Pending'): contract.PublishJobItem => ({
  jobID: uuid(1),
  jobTitle: 'Porter',
  companyId: uuid(50),
  companyName: 'Hotel',
  createdDate: '2026-11-01T00:00:00.000Z',
  publishStatus: status,
  askedBy: 'manager',
  askedDate: '2026-11-02T00:00:00.000Z',
})

test('the list uses our page numbers; the gateway converts them for the services', async () => {
  const rest = fakeRest().on(contract.publishApprovalList, () => pageOf([publication()], 11))
  const document = `{ jobPublications(query: "port", filter: { status: PENDING, companyDatabaseId: "${uuid(50)}" }, first: 10, page: 2)
    { nodes { id databaseId title status companyName company { databaseId } askedAt } } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect(errors).toEqual([])
  expect(data.jobPublications.nodes).toEqual([
    {
      id: idOf('JobPublication', 1),
      title: 'Porter',
      status: 'PENDING',
      companyName: 'Hotel',
      databaseId: uuid(1),
      company: { databaseId: uuid(50) },
      askedAt: '2026-11-02T00:00:00.000Z',
    },
  ])
  expect(rest.calls[0]!.body).toMatchObject({
    jobTitle: 'port',
    publishStatus: 'Pending',
    companyId: uuid(50),
    pageSize: 10,
  })
  expect(contract.publishApprovalList.pageBase).toBe(1)
})

test('a status that only the services know is shown as rejected', async () => {
  const rest = fakeRest().on(contract.publishApprovalList, () => pageOf([publication('Expired' as never)]))
  const { data } = await execute('{ jobPublications { nodes { status } } }', { rest, viewer })
  expect(data.jobPublications.nodes).toEqual([{ status: 'REJECTED' }])
})

test('the details of a publication are read in one call, and are null for a job without a request', async () => {
  const rest = fakeRest().on(contract.publishApprovalGet, ({ params }) => {
    if (params?.jobId !== uuid(1)) throw new RequestError('NOT_FOUND', 'Not found')
    return {
      title: 'Porter',
      departmentName: null,
      jobCategoryName: 'Hotels',
      quantity: 3,
      validThrough: '2026-12-24',
      salary: '900 – 1,000',
      salaryCurrency: null,
      statusName: 'Open',
      description: '<p>Opens doors</p>',
      qualification: '',
      benefit: null,
    }
  })
  const read = async (number: number) =>
    (
      await execute(
        `{ jobPublicationDetail(databaseId: "${uuid(number)}") { title categoryName quantity salary description } }`,
        { rest, viewer },
      )
    ).data.jobPublicationDetail
  expect(await read(1)).toEqual({
    title: 'Porter',
    categoryName: 'Hotels',
    quantity: 3,
    salary: '900 – 1,000',
    description: '<p>Opens doors</p>',
  })
  expect(await read(2)).toBeNull()
  expect(rest.counts()).toEqual({ publishApprovalGet: 2 })
})

test.each([
  ['approveJobPublication', contract.publishApprovalApprove, 'Approve', 'APPROVED'],
  ['rejectJobPublication', contract.publishApprovalReject, 'Reject', 'REJECTED'],
] as const)('%s makes one call with the id of the job', async (name, operation, word, status) => {
  const rest = fakeRest().on(operation, () => publication(word))
  const document = `mutation { ${name}(input: { id: "${idOf('JobPublication', 1)}" }) { publication { id status } } }`
  const { data, errors } = await execute(document, { rest, viewer })
  expect([errors, data[name].publication]).toEqual([[], { id: idOf('JobPublication', 1), status }])
  expect(rest.calls.map(({ query }) => query)).toEqual([{ jobId: uuid(1) }])
  const denied = await execute(document, { rest, viewer: viewerWith('PublishJobApproval:ListPublishJobApproval') })
  expect([denied.code, rest.calls.length]).toEqual(['FORBIDDEN', 1])
})

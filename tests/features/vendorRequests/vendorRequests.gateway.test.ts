import { expect, test } from 'vitest'
import * as contract from '../../../services/features/vendorRequests/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageAt, uuid } from '../../support/records.ts'

const viewer = viewerWith(
  'VendorRequest:ListVendorRequest',
  'VendorRequest:GetVendorRequest',
  'VendorRequest:CreateVendorRequest',
  'VendorRequest:UpdateVendorRequest',
)
const request = (more: Partial<contract.VendorRequest> = {}): contract.VendorRequest => ({
  ...{ id: uuid(1), title: 'Java developers', description: '<p>Much</p>', location: ['Hà Nội'], status: 'Publish' },
  ...{ vendorByLocation: ['a@v.example'], sendMailDate: '2026-11-01T08:00:00.000Z', version: 2 },
  emailContent: JSON.stringify({
    subject: 'Job_Title',
    emailTemplate: '<p>Job_Link</p>',
    emailVendor: ['a@v.example'],
  }),
  ...more,
})
const sending: contract.RequestMail = {
  ...{ id: uuid(9), subject: 'Java developers', recipients: ['a@v.example'] },
  ...{ sentBy: 'lan', sentDate: '2026-11-01T08:00:00.000Z' },
}
const services = (more?: Partial<contract.VendorRequest>) =>
  fakeRest()
    .on(contract.vendorRequestList, ({ body }) => pageAt([request(more)], body))
    .on(contract.vendorRequestByIds, () => [request(more)])
    .on(contract.vendorRequestGet, () => request(more))
    .on(contract.vendorRequestMails, ({ body }) => pageAt([sending], body))
    .on(contract.vendorRequestCreate, () => ({ isSuccess: true, vendorRequestId: uuid(1) }))
    .on(contract.vendorRequestUpdate, () => ({ isSuccess: true, vendorRequestId: uuid(1) }))

test('requests are paged and searched in one call; their recipients are read under either name', async () => {
  const rest = services()
  const { data } = await execute(
    '{ vendorRequests(query: "java", filter: { statuses: [PUBLISHED] }, first: 5) { totalCount nodes { id title description locationNames status statusName vendorEmails mail { subject contents recipients } mailedAt version } } }',
    { rest, viewer },
  )
  expect(data.vendorRequests.nodes).toEqual([
    {
      ...{ id: idOf('VendorRequest', 1), title: 'Java developers', description: '<p>Much</p>', version: 2 },
      ...{ locationNames: ['Hà Nội'], status: 'PUBLISHED', statusName: null, vendorEmails: ['a@v.example'] },
      mail: { subject: 'Job_Title', contents: '<p>Job_Link</p>', recipients: ['a@v.example'] },
      mailedAt: '2026-11-01T08:00:00.000Z',
    },
  ])
  expect(rest.calls).toEqual([
    {
      operation: 'vendorRequestList',
      fieldNames: { input: 'query' },
      body: { pageIndex: 0, pageSize: 5, input: 'java', status: ['Publish'] },
    },
  ])
  const outside = await execute('{ vendorRequests(first: 1) { nodes { mail { subject } } } }', {
    rest: services({ emailContent: '', vendorByLocation: [], sendMailDate: null }),
    viewer,
  })
  expect(outside.data.vendorRequests.nodes).toEqual([{ mail: null }])
})

test('only users who may create requests see when a request was mailed', async () => {
  const text = `{ node(id: "${idOf('VendorRequest', 1)}") { ... on VendorRequest { sendings(first: 5) { nodes { subject recipients sentAt } } } } }`
  const rest = services()
  expect((await execute(text, { rest, viewer })).data.node.sendings.nodes).toEqual([
    { subject: 'Java developers', recipients: ['a@v.example'], sentAt: '2026-11-01T08:00:00.000Z' },
  ])
  expect(rest.callsOf('vendorRequestMails')[0]!.body).toMatchObject({ vendorRequestId: uuid(1), pageSize: 5 })
  const reader = viewerWith('VendorRequest:ListVendorRequest', 'VendorRequest:GetVendorRequest')
  const refused = await execute(text, { rest, viewer: reader })
  expect([refused.data.node.sendings, refused.errors![0]!.extensions!.code]).toEqual([null, 'FORBIDDEN'])
})

test('a request is created and mailed, and changed with the version that was read', async () => {
  const rest = services()
  const input =
    'title: "Java", description: "<p>x</p>", locationNames: ["Hà Nội"], status: PUBLISHED, vendorEmails: ["a@v.example"], mail: { subject: "S", contents: "<p>c</p>", recipients: ["a@v.example"] }'
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const made = await run(
    `createVendorRequest(input: { isMailed: true, vendorRequest: { ${input} } }) { vendorRequest { title } }`,
  )
  expect(made).toEqual({ createVendorRequest: { vendorRequest: { title: 'Java developers' } } })
  await run(
    `updateVendorRequest(input: { id: "${idOf('VendorRequest', 1)}", version: 2, vendorRequest: { ${input} } }) { vendorRequest { title } }`,
  )
  const body = {
    ...{ title: 'Java', description: '<p>x</p>', location: ['Hà Nội'], status: 'Publish' },
    vendorByLocation: ['a@v.example'],
    emailContent: JSON.stringify({ subject: 'S', emailTemplate: '<p>c</p>', emailToVendor: ['a@v.example'] }),
  }
  expect(rest.callsOf('vendorRequestCreate')[0]!.body).toEqual({ ...body, isSendMail: true })
  expect(rest.callsOf('vendorRequestUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { ...body, isSendMail: false, version: 2 },
  })
})

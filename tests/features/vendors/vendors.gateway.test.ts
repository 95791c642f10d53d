import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { vendorServices } from './vendors.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Get', 'Create', 'Update', 'Delete'] as const).map((verb) => `Vendor:${verb}Vendor` as const),
)
const services = () =>
  vendorServices({
    vendors: [
      { name: 'TalentBridge', email: [{ email: 'emma@tb.example', status: 'Active' }] },
      { name: 'Old Harbour', status: 'Closed' as 'Active' },
    ],
    configs: [{ name: 'North' }, { name: 'South' }],
  })
const [first, second] = [idOf('Vendor', 1), idOf('Vendor', 2)]

test('vendors are paged and searched in one call; a status that only the services know is passed on unchanged', async () => {
  const rest = services()
  const { data } = await execute(
    '{ vendors(query: "T", filter: { statuses: [ACTIVE] }, first: 5) { totalCount nodes { id name address status statusName locationNames emails { email status } version } } }',
    { rest, viewer },
  )
  expect(data.vendors).toEqual({
    totalCount: 1,
    nodes: [
      {
        ...{ id: first, name: 'TalentBridge', address: 'Huế', status: 'ACTIVE', statusName: null, version: 3 },
        ...{ locationNames: ['Hà Nội'], emails: [{ email: 'emma@tb.example', status: 'ACTIVE' }] },
      },
    ],
  })
  expect(rest.callsOf('vendorList')[0]!.body).toMatchObject({
    pageIndex: 0,
    pageSize: 5,
    input: 'T',
    status: ['Active'],
  })
  const node = `{ node(id: "${second}") { ... on Vendor { status statusName } } }`
  expect((await execute(node, { rest, viewer })).data.node).toEqual({ status: 'OTHER', statusName: 'Closed' })
  expect((await execute(node, { rest, viewer: viewerWith() })).data.node).toBeNull()
  const other = await execute('{ vendors(filter: { statuses: [OTHER] }) { totalCount } }', { rest, viewer })
  expect(other.errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT' })
})

test('users in charge are returned with their account, for one more call in total', async () => {
  const rest = services()
  const { data } = await execute(
    '{ vendorConfigs(first: 5) { nodes { name status locationNames user { userName fullName email } } } }',
    { rest, viewer },
  )
  const common = { status: 'ACTIVE', locationNames: ['Hà Nội'] }
  const user = { userName: 'lan', fullName: 'Lan Phạm', email: 'lan@company.example' }
  expect(data.vendorConfigs.nodes).toEqual([
    { name: 'North', ...common, user },
    { name: 'South', ...common, user },
  ])
  expect(rest.counts()).toEqual({ vendorConfigList: 1, usersByUserNames: 1 })
})

test('vendors and the users in charge are created, changed and deleted by their global ids', async () => {
  const rest = services()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const vendor =
    'name: "New", address: "Đà Nẵng", status: INACTIVE, locationNames: ["東京"], emails: [{ email: "a@b.example", status: ACTIVE }]'
  await run(`createVendor(input: { vendor: { ${vendor} } }) { vendor { name } }`)
  await run(`updateVendor(input: { id: "${first}", version: 3, vendor: { ${vendor} } }) { vendor { name } }`)
  expect(await run(`deleteVendor(input: { id: "${second}" }) { deletedVendorId }`)).toEqual({
    deleteVendor: { deletedVendorId: second },
  })
  const config = `name: "West", userId: "${userId('lan')}", status: ACTIVE, locationNames: []`
  await run(`createVendorConfig(input: { vendorConfig: { ${config} } }) { vendorConfig { name } }`)
  await run(
    `updateVendorConfig(input: { id: "${idOf('VendorConfig', 51)}", vendorConfig: { ${config} } }) { vendorConfig { name } }`,
  )
  await run(`deleteVendorConfig(input: { id: "${idOf('VendorConfig', 52)}" }) { deletedVendorConfigId }`)
  const body = {
    ...{ name: 'New', address: 'Đà Nẵng', status: 'Inactive', location: ['東京'] },
    email: [{ email: 'a@b.example', status: 'Active' }],
  }
  const charge = { name: 'West', userName: 'lan', status: 'Active', location: [] }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, body],
    [{ id: uuid(1) }, { ...body, version: 3 }],
    [{ id: uuid(2) }, undefined],
    [undefined, charge],
    [{ id: uuid(51) }, charge],
    [{ id: uuid(52) }, undefined],
  ])
  const reader = viewerWith('Vendor:ListVendor')
  const refused = await execute(`mutation { deleteVendor(input: { id: "${first}" }) { deletedVendorId } }`, {
    rest,
    viewer: reader,
  })
  expect(refused.errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' })
})

test('the users of all vendors of a page cost one call; viewers who may not change vendors read none', async () => {
  const rest = vendorServices({
    vendors: [
      { name: 'A', email: [{ email: 'a@tb.example', status: 'Active' }] },
      { name: 'B', email: [{ email: 'b@tb.example', status: 'Active' }] },
    ],
  })
  const text = '{ vendors(first: 5) { nodes { people { email state user { userName } } } } }'
  const { data } = await execute(text, { rest, viewer: viewerWith('Vendor:ListVendor', 'Vendor:UpdateVendor') })
  expect(data.vendors.nodes).toEqual([
    { people: [{ email: 'a@tb.example', state: 'NONE', user: null }] },
    { people: [{ email: 'b@tb.example', state: 'NONE', user: null }] },
  ])
  expect(rest.callsOf('vendorPeople')).toHaveLength(1)
  const refused = await execute(text, { rest, viewer: viewerWith('Vendor:ListVendor') })
  expect([refused.data.vendors.nodes[0], refused.errors![0]!.extensions!.code]).toEqual([{ people: null }, 'FORBIDDEN'])
})

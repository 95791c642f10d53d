import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { companyId, execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { product, productServices } from './products.fixture.ts'

const verbs = ['List', 'Create', 'Update', 'Delete'] as const
const viewer = viewerWith(...verbs.map((verb) => `JobRequestProduct:${verb}JobRequestProduct` as const))
const id = idOf('JobProduct', 1)
const typeId = (type: string) => encodeId('JobProductType', type)

test('products come in pages, of one type or of all; their types cost one call', async () => {
  const { rest, calls } = productServices([
    product(1),
    product(2, { type: 'Gone' }),
    product(3, { type: 'New', sort: 2.5 }),
  ])
  const { data } = await execute(
    '{ jobProducts { totalCount nodes { databaseId title job { databaseId } company { databaseId } position type { databaseId name } } } }',
    { rest, viewer },
  )
  expect(data.jobProducts.totalCount).toBe(3)
  expect(data.jobProducts.nodes[0]).toEqual({
    databaseId: uuid(1),
    title: 'Job 1',
    job: { databaseId: uuid(501) },
    company: { databaseId: companyId },
    position: 1,
    type: { databaseId: 'Hot', name: 'Hot' },
  })
  // A type that is no longer listed still has a name.
  expect(data.jobProducts.nodes.map(({ type }: { type: { name: string } }) => type.name)).toEqual([
    'Hot',
    'Gone',
    'New',
  ])
  expect(rest.counts()).toEqual({ jobProductList: 1, jobProductTypeList: 1 })
  const hot = await execute(
    '{ jobProducts(filter: { typeDatabaseId: "New" }, first: 1, page: 1) { nodes { position } } }',
    { rest, viewer },
  )
  expect(hot.data.jobProducts.nodes).toEqual([{ position: 2.5 }])
  expect(calls('jobProductList').at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 1, total: false, type: 'New' })
})

test('a product is read by its global id; the types and the available jobs are lists', async () => {
  const { rest, calls } = productServices([product(1)])
  const { data } = await execute(
    `{ node(id: "${id}") { ... on JobProduct { title } } jobProductTypes { name } jobProductJobs(query: "java") { id title } }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    node: { title: 'Job 1' },
    jobProductTypes: [{ name: 'Hot' }, { name: 'New' }, { name: 'Suggest' }],
    jobProductJobs: [{ id: idOf('JobSummary', 700), title: 'Java Developer' }],
  })
  expect(calls('jobsByCurrentCompany')[0]!.query).toEqual({ keyword: 'java' })
})

test('a product is created from a job', async () => {
  const { rest, calls } = productServices([])
  const { data } = await execute(
    'mutation ($input: CreateJobProductInput!) { createJobProduct(input: $input) { jobProduct { title position } } }',
    { rest, viewer, variables: { input: { jobId: idOf('JobSummary', 700), typeId: typeId('Hot'), position: 0 } } },
  )
  expect(data.createJobProduct.jobProduct).toEqual({ title: 'Java Developer', position: 0 })
  expect(calls('jobProductCreate')[0]!.body).toEqual({ jobId: uuid(700), type: 'Hot', sort: 0 })
  const wrong = await execute(
    `mutation { createJobProduct(input: { jobId: "${id}", typeId: "${typeId('Hot')}", position: 0 }) { jobProduct { id } } }`,
    { rest, viewer },
  )
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { jobId: ['is not a valid id'] } })
})

test('a change sends title and company unchanged, and a product is deleted', async () => {
  const { rest, calls, products } = productServices([product(1)])
  const { data } = await execute(
    'mutation ($input: UpdateJobProductInput!) { updateJobProduct(input: $input) { jobProduct { id position type { name } } } }',
    { rest, viewer, variables: { input: { id, typeId: typeId('New'), position: 100 } } },
  )
  expect(data.updateJobProduct.jobProduct).toEqual({ id, position: 100, type: { name: 'New' } })
  expect(calls('jobProductUpdate')[0]).toMatchObject({
    params: { id: uuid(1) },
    body: { title: 'Job 1', id_Company: companyId, type: 'New', sort: 100 },
  })
  const deleted = await execute(`mutation { deleteJobProduct(input: { id: "${id}" }) { deletedJobProductId } }`, {
    rest,
    viewer,
  })
  expect(deleted.data.deleteJobProduct).toEqual({ deletedJobProductId: id })
  expect(products).toEqual([])
})

test('each operation requires its own permission', async () => {
  const { rest } = productServices([product(1)])
  const documents = [
    '{ jobProducts { totalCount } }',
    `mutation { createJobProduct(input: { jobId: "${idOf('Job', 1)}", typeId: "${typeId('Hot')}", position: 0 }) { jobProduct { id } } }`,
    `mutation { updateJobProduct(input: { id: "${id}", typeId: "${typeId('Hot')}", position: 0 }) { jobProduct { id } } }`,
    `mutation { deleteJobProduct(input: { id: "${id}" }) { deletedJobProductId } }`,
  ]
  for (const [at, verb] of verbs.entries()) {
    const others = viewerWith(
      ...verbs.filter((other) => other !== verb).map((other) => `JobRequestProduct:${other}JobRequestProduct` as const),
    )
    expect((await execute(documents[at]!, { rest, viewer: others })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  expect(rest.calls).toEqual([])
})

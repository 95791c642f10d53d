import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import {
  companyJobCategoryCreate,
  companyJobCategoryDelete,
} from '../../../services/features/jobCategories/contract.ts'
import { companyJobCategorySelect } from '../../../services/features/lookups/contract.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { category, categoryServices } from './categories.fixture.ts'

const verbs = ['List', 'Create', 'Update', 'Delete'] as const
const viewer = viewerWith(...verbs.map((verb) => `CompanyJobCategory:${verb}CompanyJobCategory` as const))
const id = idOf('JobCategory', 1)
const path = '/download/commonsFile?path=a%2Fb.png'

test('categories come in pages, with the path of their picture, in one call', async () => {
  const { rest } = categoryServices([category(1, { imagePath: 'a/b.png' }), category(2), category(3)])
  const { data } = await execute(
    '{ companyJobCategories(first: 2) { totalCount nodes { id databaseId name imageUrl } } }',
    { rest, viewer },
  )
  expect(data.companyJobCategories).toEqual({
    totalCount: 3,
    nodes: [
      { id, databaseId: uuid(1), name: 'Category 1', imageUrl: path },
      { id: idOf('JobCategory', 2), databaseId: uuid(2), name: 'Category 2', imageUrl: null },
    ],
  })
  expect(rest.counts()).toEqual({ companyJobCategoryList: 1 })
})

test('pickers read the same categories, with or without pictures', async () => {
  const { rest } = categoryServices([])
  rest.on(companyJobCategorySelect, () => [
    category(1, { imagePath: 'a/b.png' }),
    { id: uuid(2), name: 'Of a service without pictures' },
  ])
  const { data } = await execute('{ jobCategories { id imageUrl } }', { rest, viewer: viewerWith() })
  expect(data.jobCategories).toEqual([
    { id, imageUrl: path },
    { id: idOf('JobCategory', 2), imageUrl: null },
  ])
})

test('a category is created with and without a picture', async () => {
  const { rest, calls } = categoryServices([])
  const send = (input: object) =>
    execute(
      'mutation ($input: CreateJobCategoryInput!) { createJobCategory(input: $input) { jobCategory { name imageUrl } } }',
      { rest, viewer, variables: { input } },
    )
  expect((await send({ name: 'QA' })).data.createJobCategory.jobCategory).toEqual({ name: 'QA', imageUrl: null })
  await send({ name: 'HR', image: { name: 'hr.png', base64: 'aGk=' } })
  expect(calls('companyJobCategoryCreate').map(({ body }) => body)).toEqual([
    { name: 'QA', imageBase64: '', imageName: '' },
    { name: 'HR', imageBase64: 'aGk=', imageName: 'hr.png' },
  ])
})

test('a change keeps, replaces or removes the picture', async () => {
  const { rest, calls } = categoryServices([category(1, { imagePath: 'a/b.png' })])
  const send = async (input: object) =>
    (
      await execute(
        'mutation ($input: UpdateJobCategoryInput!) { updateJobCategory(input: $input) { jobCategory { id name imageUrl } } }',
        { rest, viewer, variables: { input: { id, name: 'QA', ...input } } },
      )
    ).data.updateJobCategory.jobCategory
  expect(await send({})).toEqual({ id, name: 'QA', imageUrl: path })
  expect((await send({ image: { name: 'x.png', base64: 'aGk=' }, removesImage: true })).imageUrl).toContain(
    'changed.png',
  )
  expect((await send({ removesImage: true })).imageUrl).toBeNull()
  expect(calls('companyJobCategoryUpdate').map(({ params, body }) => [params, body])).toEqual([
    [{ id: uuid(1) }, { name: 'QA', imageBase64: '', imageName: '', isUploadLogo: false }],
    [{ id: uuid(1) }, { name: 'QA', imageBase64: 'aGk=', imageName: 'x.png', isUploadLogo: true }],
    [{ id: uuid(1) }, { name: 'QA', imageBase64: '', imageName: '', isUploadLogo: true }],
  ])
})

test('errors of the picture are reported under the field name that the form uses', async () => {
  const { rest } = categoryServices([])
  const text = 'You can only upload JPG/PNG file!'
  // The client of the services renames fields to the names that the mutation passes to it.
  rest.on(companyJobCategoryCreate, () => {
    throw new RequestError('BAD_INPUT', text, { fields: { image: [text] } })
  })
  const { errors } = await execute(
    'mutation { createJobCategory(input: { name: "x", image: { name: "x", base64: "x" } }) { jobCategory { id } } }',
    { rest, viewer },
  )
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { image: [text] } })
})

test('a category is deleted, or the refusal is passed on', async () => {
  const document = 'mutation ($id: ID!) { deleteJobCategory(input: { id: $id }) { deletedJobCategoryId } }'
  const { rest, categories } = categoryServices([category(1)])
  expect((await execute(document, { rest, viewer, variables: { id } })).data.deleteJobCategory).toEqual({
    deletedJobCategoryId: id,
  })
  expect(categories).toEqual([])
  rest.on(companyJobCategoryDelete, () => {
    throw new RequestError('REFUSED', 'In use', { errorCode: 'JOB_CATEGORY_IN_USE', params: { count: '3' } })
  })
  const refused = await execute(document, { rest, viewer, variables: { id } })
  expect(refused.errors?.[0]?.extensions).toMatchObject({
    code: 'REFUSED',
    errorCode: 'JOB_CATEGORY_IN_USE',
    params: { count: '3' },
  })
  const wrong = await execute(document, { rest, viewer, variables: { id: idOf('JobRank', 1) } })
  expect(wrong.errors?.[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { id: ['is not a valid id'] } })
})

test('each operation requires its own permission', async () => {
  const { rest } = categoryServices([category(1)])
  const documents = [
    '{ companyJobCategories { totalCount } }',
    'mutation { createJobCategory(input: { name: "x" }) { jobCategory { id } } }',
    `mutation { updateJobCategory(input: { id: "${id}", name: "x" }) { jobCategory { id } } }`,
    `mutation { deleteJobCategory(input: { id: "${id}" }) { deletedJobCategoryId } }`,
  ]
  for (const [at, verb] of verbs.entries()) {
    const others = viewerWith(
      ...verbs
        .filter((other) => other !== verb)
        .map((other) => `CompanyJobCategory:${other}CompanyJobCategory` as const),
    )
    expect((await execute(documents[at]!, { rest, viewer: others })).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
  expect(rest.calls).toEqual([])
})

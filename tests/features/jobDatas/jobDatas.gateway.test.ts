import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { jobDataServices } from './jobDatas.fixture.ts'

const viewer = viewerWith(
  ...(['List', 'Read', 'Create', 'Update', 'Delete'] as const).map((verb) => `JobData:${verb}JobData` as const),
)
const three = [
  { name: 'Full-time', jobs: 101 },
  { name: 'Part-time' },
  { name: 'VND', kind: 'salaryCurrency' as const, symbol: 'đ' },
]
const id = idOf('JobDataItem', 1)

test('a list shows how many jobs have each entry, with one more call', async () => {
  const rest = jobDataServices(...three)
  const { data } = await execute(
    '{ jobDataItems(filter: { kind: JOB_TYPE }, query: "time", first: 5) { totalCount nodes { id name kind symbol isDefault place jobCount } } }',
    { rest, viewer },
  )
  const common = { kind: 'JOB_TYPE', symbol: '' }
  expect(data.jobDataItems).toEqual({
    totalCount: 2,
    nodes: [
      { id, name: 'Full-time', ...common, isDefault: true, place: 1, jobCount: 101 },
      { id: idOf('JobDataItem', 2), name: 'Part-time', ...common, isDefault: false, place: 2, jobCount: 0 },
    ],
  })
  expect(rest.counts()).toEqual({ jobDataManageList: 1, jobDataManageUsage: 1 })
})

test('an entry is read by its id', async () => {
  const rest = jobDataServices(...three)
  const text = `{ node(id: "${idOf('JobDataItem', 3)}") { ... on JobDataItem { name symbol } } }`
  expect((await execute(text, { rest, viewer })).data.node).toEqual({ name: 'VND', symbol: 'đ' })
  expect(rest.counts()).toEqual({ jobDataManageByIds: 1 })
  expect((await execute(text, { rest, viewer: viewerWith() })).data.node).toBeNull()
})

test('entries are created, changed, merged and deleted by their global ids', async () => {
  const rest = jobDataServices(...three)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    'createJobDataItem(input: { kind: SALARY_CURRENCY, name: "KRW", symbol: "₩", isDefault: false }) { jobDataItem { name } }',
  )
  await run(
    `updateJobDataItem(input: { id: "${id}", name: "Full", isDefault: true, place: 2 }) { jobDataItem { name } }`,
  )
  expect(
    await run(
      `mergeJobDataItem(input: { id: "${id}", intoId: "${idOf('JobDataItem', 2)}" }) { deletedJobDataItemId jobDataItem { name } }`,
    ),
  ).toEqual({ mergeJobDataItem: { deletedJobDataItemId: id, jobDataItem: { name: 'Part-time' } } })
  expect(await run(`deleteJobDataItem(input: { id: "${idOf('JobDataItem', 2)}" }) { deletedJobDataItemId }`)).toEqual({
    deleteJobDataItem: { deletedJobDataItemId: idOf('JobDataItem', 2) },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { kind: 'salaryCurrency', name: 'KRW', symbol: '₩', isDefault: false }],
    [{ id: uuid(1) }, { name: 'Full', isDefault: true, place: 2 }],
    [{ id: uuid(1) }, { into: uuid(2) }],
    [{ id: uuid(2) }, undefined],
  ])
})

import { expect, test } from 'vitest'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { withArrangements } from './arrangements.fixture.ts'

const viewer = viewerWith('SettingSystem:ListSettingSystem', 'SettingSystem:UpdateSettingSystem')

test("the viewer's tables are read in one call, and fail alone", async () => {
  const rest = withArrangements(fakeRest())
  const text = '{ viewer { currentRole tables { table columns { key title isShown } } } }'
  const { data } = await execute(text, { rest, viewer: viewerWith() })
  expect(data.viewer.tables).toEqual([
    {
      table: 'emailSenders',
      columns: [
        { key: 'name', title: 'name', isShown: true },
        { key: 'email', title: 'email', isShown: false },
      ],
    },
  ])
  expect(rest.counts()).toEqual({ tableArrangementOwn: 1 })
  const away = await execute(text, { rest: fakeRest(), viewer: viewerWith() })
  expect(away.data.viewer).toEqual({ currentRole: expect.any(String), tables: null })
})

test('columns are arranged for a role and for all, listed by table, and removed', async () => {
  const rest = withArrangements(fakeRest())
  const run = async (text: string) => (await execute(text, { rest, viewer })).data
  const saved = await run(
    'mutation { saveTableArrangement(input: { table: "jobs", columns: [{ key: "title", isShown: true }] }) { tableArrangement { table roleCode columns { key } } } }',
  )
  expect(saved.saveTableArrangement.tableArrangement).toEqual({
    table: 'jobs',
    roleCode: null,
    columns: [{ key: 'title' }],
  })
  expect(rest.callsOf('tableArrangementSave')).toMatchObject([
    { params: { table: 'jobs' }, body: { role: null, columns: [{ key: 'title', title: '', isShow: true }] } },
  ])
  const list =
    '{ tableArrangements(filter: { tables: ["jobs", "emailSenders"] }, first: 5) { totalCount nodes { table roleCode } } }'
  expect((await run(list)).tableArrangements).toEqual({
    totalCount: 2,
    nodes: [
      { table: 'emailSenders', roleCode: 'Recruiter' },
      { table: 'jobs', roleCode: null },
    ],
  })
  await run(
    'mutation { deleteTableArrangement(input: { table: "emailSenders", roleCode: "Recruiter" }) { tableArrangements { table } } }',
  )
  await run('mutation { deleteTableArrangement(input: { table: "jobs" }) { tableArrangements { table } } }')
  expect(rest.callsOf('tableArrangementDelete')).toMatchObject([
    { params: { table: 'emailSenders' }, query: { role: 'Recruiter' } },
    { params: { table: 'jobs' }, query: {} },
  ])
  expect((await run(list)).tableArrangements.totalCount).toBe(0)
})

test('an unknown role is refused; users who may not change settings cannot arrange columns', async () => {
  const rest = withArrangements(fakeRest())
  const save = (who = viewer) =>
    execute(
      'mutation { saveTableArrangement(input: { table: "jobs", roleCode: "Nobody", columns: [{ key: "title", isShown: true }] }) { tableArrangement { table } } }',
      { rest, viewer: who },
    )
  expect((await save()).errors![0]!.extensions).toMatchObject({ code: 'BAD_INPUT' })
  expect((await save(viewerWith())).errors![0]!.extensions).toMatchObject({ code: 'FORBIDDEN' })
  expect(rest.callsOf('tableArrangementSave')).toHaveLength(1)
})

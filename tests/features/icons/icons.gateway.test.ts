import { expect, test } from 'vitest'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { iconServices } from './icons.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Icon:${verb}Icon` as const)
const viewer = viewerWith(...(keys as 'Icon:ListIcon'[]))
const first = idOf('MenuIcon', 1)
const two = [
  { name: 'Delivery', icon: 'truck', modules: 2 },
  { name: 'Team', icon: 'users' },
]

test('icons come in pages with the modules that use them, in two calls, and anybody can read them', async () => {
  const rest = iconServices(...two)
  const text = '{ companyMenuIcons(query: "Del", first: 1) { totalCount nodes { id name icon moduleCount } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.companyMenuIcons).toEqual({
    totalCount: 1,
    nodes: [{ id: first, name: 'Delivery', icon: 'truck', moduleCount: 2 }],
  })
  expect(rest.counts()).toEqual({ iconManageList: 1, iconManageUsage: 1 })
  const read = `{ menuIcons { name } node(id: "${first}") { ... on MenuIcon { icon } } }`
  expect((await execute(read, { rest, viewer: viewerWith() })).data).toEqual({
    menuIcons: [{ name: 'Delivery' }, { name: 'Team' }],
    node: { icon: 'truck' },
  })
})

test('icons are created, changed and deleted by their global ids', async () => {
  const rest = iconServices(...two)
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run('createMenuIcon(input: { name: "Prize", icon: "trophy" }) { menuIcon { name } }')
  await run(`updateMenuIcon(input: { id: "${first}", name: "Parcel", icon: "package" }) { menuIcon { icon } }`)
  expect(await run(`deleteMenuIcon(input: { id: "${first}" }) { deletedMenuIconId }`)).toEqual({
    deleteMenuIcon: { deletedMenuIconId: first },
  })
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [undefined, { name: 'Prize', icon: 'trophy' }],
    [{ id: uuid(1) }, { name: 'Parcel', icon: 'package' }],
    [{ id: uuid(1) }, undefined],
  ])
})

test('errors are reported at their fields; users without the permission are refused', async () => {
  const rest = iconServices(...two)
  const create = (who = viewer) =>
    execute('mutation { createMenuIcon(input: { name: "Van", icon: "truck" }) { menuIcon { id } } }', {
      rest,
      viewer: who,
    })
  expect((await create()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { icon: ['This is already taken'] },
  })
  expect((await create(viewerWith('Icon:ListIcon'))).errors![0]!.extensions!.code).toBe('FORBIDDEN')
})

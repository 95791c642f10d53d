import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { contentServices } from './pages.fixture.ts'

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Content:${verb}Content` as const)
const viewer = viewerWith(...(keys as 'Content:ListContent'[]))
const help = encodeId('ContentPage', 'help')

test('a list of pages is paged with one call', async () => {
  const rest = contentServices()
  const text = '{ contentPages(first: 1) { totalCount nodes { id databaseId code title version canManage } } }'
  const { data } = await execute(text, { rest, viewer })
  const first = { id: help, databaseId: 'help', code: 'help', title: 'All about help', version: 3, canManage: true }
  expect(data).toEqual({ contentPages: { totalCount: 2, nodes: [first] } })
  expect(rest.counts()).toEqual({ contentList: 1 })
})

test('every signed-in user reads titles and pages, by code and by id, vendors too', async () => {
  const rest = contentServices()
  const text = `{ contentTitles { code title } contentPage(code: "TERMS") { html }
    none: contentPage(code: "other") { html } blank: contentPage(code: "") { html }
    node(id: "${help}") { ... on ContentPage { title } } }`
  const { data } = await execute(text, { rest, viewer: { ...viewerWith(), isExternal: true } })
  expect(data).toMatchObject({
    contentTitles: [{ code: 'help', title: 'All about help' }, { code: 'terms' }],
    contentPage: { html: expect.stringContaining('<strong>true</strong>') as string },
    none: null,
    blank: null,
    node: { title: 'All about help' },
  })
  expect(rest.counts()).toEqual({ contentTitles: 1, contentGet: 3 })
})

test('pages are created, changed and deleted by their codes', async () => {
  const rest = contentServices()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const values = 'title: "News", html: "<p>New</p>"'
  await run(`createContentPage(input: { code: "news", ${values} }) { contentPage { code } }`)
  await run(`updateContentPage(input: { id: "${help}", version: 3, ${values} }) { contentPage { version } }`)
  expect(await run(`deleteContentPage(input: { id: "${help}" }) { deletedContentPageId }`)).toEqual({
    deleteContentPage: { deletedContentPageId: help },
  })
  const body = { title: 'News', contents: '<p>New</p>' }
  expect(rest.calls.map(({ params, body: sent }) => [params, sent])).toEqual([
    [undefined, { code: 'news', ...body }],
    [{ code: 'help' }, { code: 'help', version: 3, ...body }],
    [{ code: 'help' }, undefined],
  ])
})

test('an invalid value is reported at its field, an old version is a conflict, and a viewer without the permission is refused', async () => {
  const rest = contentServices()
  const run = async (text: string, who = viewer) =>
    (await execute(`mutation { ${text} }`, { rest, viewer: who })).errors![0]!.extensions
  const create = 'createContentPage(input: { code: "help", title: "T", html: "<p>T</p>" }) { contentPage { code } }'
  expect(await run(create)).toMatchObject({ code: 'BAD_INPUT', fields: { code: ['This is already taken'] } })
  expect(await run(create, viewerWith('Content:ListContent'))).toMatchObject({ code: 'FORBIDDEN' })
  const update = (id: string) =>
    `updateContentPage(input: { id: "${id}", title: "T", html: "<p>T</p>", version: 2 }) { contentPage { code } }`
  expect(await run(update(help))).toMatchObject({ code: 'CONFLICT' })
  expect(await run(update(encodeId('Job', 'help')))).toMatchObject({ code: 'BAD_INPUT' })
})

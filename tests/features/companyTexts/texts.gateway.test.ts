import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { textServices } from './texts.fixture.ts'

const keys = ['List', 'Read', 'Update', 'Delete'].map((verb) => `SettingSystem:${verb}SettingSystem` as const)
const viewer = viewerWith(...(keys as 'SettingSystem:ListSettingSystem'[]))
const jobs = encodeId('CompanyText', 'jobs:title')

test('a page of texts is read with one call, and a single text by its id', async () => {
  const rest = textServices()
  const text = `{ companyTexts(first: 1, query: "jobs") { totalCount nodes { id key texts { en vi } } }
    node(id: "${jobs}") { ... on CompanyText { texts { en } } } }`
  const { data } = await execute(text, { rest, viewer })
  expect(data).toEqual({
    companyTexts: { totalCount: 1, nodes: [{ id: jobs, key: 'jobs:title', texts: { en: 'Vacancies', vi: '' } }] },
    node: { texts: { en: 'Vacancies' } },
  })
  expect(rest.counts()).toEqual({ companyTextManageList: 1, companyTextManageGet: 1 })
})

test('a text is reworded by its key, and reset', async () => {
  const rest = textServices()
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  const words = 'texts: { en: "Roles", vi: "", ja: "" }'
  expect(await run(`setCompanyText(input: { key: "jobs:title", ${words} }) { companyText { texts { en } } }`)).toEqual({
    setCompanyText: { companyText: { texts: { en: 'Roles' } } },
  })
  expect(await run(`deleteCompanyText(input: { id: "${jobs}" }) { deletedCompanyTextId }`)).toEqual({
    deleteCompanyText: { deletedCompanyTextId: jobs },
  })
  await run(`setCompanyText(input: { key: "a:b", ${words}, also: ["c:d"] }) { companyText { key } }`)
  expect(rest.calls.map(({ params, body }) => [params, body])).toEqual([
    [{ key: 'jobs:title' }, { texts: { en: 'Roles', vi: '', ja: '' } }],
    [{ key: 'jobs:title' }, undefined],
    [{ key: 'a:b' }, { texts: { en: 'Roles', vi: '', ja: '' }, also: ['c:d'] }],
  ])
})

test('an invalid value is reported at its field; a viewer without the permission is refused', async () => {
  const rest = textServices()
  const write = async (who = viewer) =>
    (
      await execute(
        'mutation { setCompanyText(input: { key: "k", texts: { en: "<b>", vi: "", ja: "" } }) { companyText { key } } }',
        { rest, viewer: who },
      )
    ).errors![0]!.extensions
  expect(await write()).toMatchObject({ code: 'BAD_INPUT', fields: { 'texts.en': ['is not valid'] } })
  expect(await write(viewerWith('SettingSystem:ListSettingSystem'))).toMatchObject({ code: 'FORBIDDEN' })
})

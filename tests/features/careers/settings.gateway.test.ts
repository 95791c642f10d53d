import { expect, test } from 'vitest'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { siteSettings, withSite } from './settings.fixture.ts'

const reader = viewerWith('CompanyProfile:ReadCompanyProfile')
const viewer = viewerWith('CompanyProfile:UpdateCompanyProfile')
const text = '{ careerSiteSettings { key url isPublic isSalaryShown introductions { en vi ja } jobCount version } }'
const write = (given: object = {}) => ({
  document:
    'mutation($input: UpdateCareerSiteInput!) { updateCareerSite(input: $input) { settings { url isPublic isSalaryShown version } } }',
  variables: {
    input: {
      key: 'song-hong',
      isPublic: true,
      isSalaryShown: true,
      introductions: { en: 'Hello', vi: 'Xin chào', ja: '' },
      version: 0,
      ...given,
    },
  },
})

test('who reads or changes the profile of the company reads the settings by one call; others do not', async () => {
  const rest = withSite(fakeRest(), siteSettings({ introduction: { en: 'Hi', vi: '', ja: '' } }))
  const settings = {
    key: 'acme',
    url: '/careers/acme',
    isPublic: false,
    isSalaryShown: false,
    introductions: { en: 'Hi', vi: '', ja: '' },
    jobCount: 3,
    version: 0,
  }
  for (const one of [reader, viewer])
    // oxlint-disable-next-line no-await-in-loop -- their calls are counted together
    expect((await execute(text, { rest, viewer: one })).data).toEqual({ careerSiteSettings: settings })
  const { code } = await execute(text, { rest, viewer: viewerWith('CompanyProfile:ListCompanyProfile') })
  expect(code).toBe('FORBIDDEN')
  expect(rest.counts()).toEqual({ careerSettings: 2 })
})

test('they are saved under the names of the services, and their complaints come back under those of the input', async () => {
  const rest = withSite(fakeRest())
  const { document, variables } = write()
  const { data } = await execute(document, { rest, viewer, variables })
  expect(data.updateCareerSite.settings).toEqual({
    url: '/careers/song-hong',
    isPublic: true,
    isSalaryShown: true,
    version: 1,
  })
  expect(rest.calls).toEqual([
    {
      operation: 'careerSettingsSave',
      fieldNames: { showsSalary: 'isSalaryShown', introduction: 'introductions' },
      body: {
        key: 'song-hong',
        isPublic: true,
        showsSalary: true,
        introduction: { en: 'Hello', vi: 'Xin chào', ja: '' },
        version: 0,
      },
    },
  ])
})

test('a key of another company, an older version and who may not are refused', async () => {
  const rest = withSite(fakeRest(), siteSettings({ version: 4 }))
  const refused = async (given: object, who = viewer) => {
    const { document, variables } = write(given)
    return (await execute(document, { rest, viewer: who, variables })).errors[0]?.extensions
  }
  expect(await refused({ key: 'taken', version: 4 })).toMatchObject({
    code: 'BAD_INPUT',
    fields: { key: ['This is already taken'] },
  })
  expect(await refused({ version: 3 })).toMatchObject({ code: 'CONFLICT', errorCode: '599' })
  expect(await refused({ version: 4 }, reader)).toMatchObject({ code: 'FORBIDDEN' })
})

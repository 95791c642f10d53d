import { expect, test } from 'vitest'
import { careerPreviewsEnd } from '../../../services/features/careers/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'
import { form, formServices } from '../interviewForms/forms.fixture.ts'
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

test("users who may read or change the company's profile read the settings with one call; others may not", async () => {
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

test('settings are saved under the names of the services, and errors are reported under those of the input', async () => {
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
      fieldNames: { showsSalary: 'isSalaryShown', introduction: 'introductions', formId: 'applicationFormId' },
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

test('a key of another company, an older version, and users without permission are refused', async () => {
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

test('a preview opens in the language of the user who creates it; a user who may only read the settings creates none', async () => {
  const rest = withSite(fakeRest())
  const document =
    'mutation($input: CreateCareerSitePreviewInput!) { createCareerSitePreview(input: $input) { preview { url expiresAt } } }'
  const variables = { input: { language: 'VI' } }
  const { data } = await execute(document, { rest, viewer, variables })
  expect(data.createCareerSitePreview.preview).toEqual({
    url: '/careers/acme/preview/token/vi',
    expiresAt: '2026-12-02T10:00:00.000Z',
  })
  expect((await execute(document, { rest, viewer: reader, variables })).code).toBe('FORBIDDEN')
  expect(rest.counts()).toEqual({ careerPreview: 1 })
})

test("previews are ended, one's own or all, by users who may create them", async () => {
  const rest = withSite(fakeRest()).on(careerPreviewsEnd, ({ query }) => ({ endedCount: query?.mine ? 1 : 3 }))
  const document =
    'mutation($input: EndCareerSitePreviewsInput!) { endCareerSitePreviews(input: $input) { endedCount } }'
  const end = (input: object, by = viewer) => execute(document, { rest, viewer: by, variables: { input } })
  expect((await end({ isMine: true })).data.endCareerSitePreviews).toEqual({ endedCount: 1 })
  expect((await end({})).data.endCareerSitePreviews).toEqual({ endedCount: 3 })
  expect((await end({}, reader)).code).toBe('FORBIDDEN')
  expect(rest.counts()).toEqual({ careerPreviewsEnd: 2 })
})

test("the application form is chosen by its id from the company's forms, and is not sent if it is omitted", async () => {
  const withForms = viewerWith('CompanyProfile:UpdateCompanyProfile', 'InterviewSetting:ListInterviewSetting')
  const { rest } = formServices([form(1, { formName: 'Application', type: 4 })])
  withSite(rest, siteSettings({ formId: uuid(1) }))
  const read = '{ careerSiteSettings { applicationForm { id name category isActive } } }'
  const applicationForm = { id: idOf('InterviewForm', 1), name: 'Application', category: 'APPLICATION', isActive: true }
  expect((await execute(read, { rest, viewer: withForms })).data.careerSiteSettings).toEqual({ applicationForm })
  expect((await execute(read, { rest, viewer })).data.careerSiteSettings).toEqual({ applicationForm: null })
  expect(rest.counts()).toEqual({ careerSettings: 2, formTemplateGet: 1 })
  const sent = async (given: object, version: number) => {
    const { document, variables } = write({ ...given, version })
    await execute(document, { rest, viewer, variables })
    return rest.callsOf('careerSettingsSave').at(-1)!.body as { formId?: string | null }
  }
  expect(await sent({}, 0)).not.toHaveProperty('formId')
  expect(await sent({ applicationFormId: null }, 1)).toMatchObject({ formId: null })
  expect(await sent({ applicationFormId: idOf('InterviewForm', 2) }, 2)).toMatchObject({ formId: uuid(2) })
  const { document, variables } = write({ applicationFormId: idOf('Job', 2), version: 3 })
  expect((await execute(document, { rest, viewer, variables })).code).toBe('BAD_INPUT')
})

import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { careerPreview } from '../../../services/features/careers/contract.ts'
import {
  formTemplateGet,
  formTemplateList,
  type FormTemplate,
} from '../../../services/features/interviewForms/contract.ts'
import CompanyProfilePage from '../../../web/features/companyProfiles/CompanyProfilePage.tsx'
import { pageAt, uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { companyRow, companyServices } from '../companies/companies.fixture.ts'
import { form } from '../interviewForms/forms.fixture.ts'
import { siteSettings, withSite } from './settings.fixture.ts'

const updater: PermissionKey[] = ['CompanyProfile:UpdateCompanyProfile']

const ofForms: PermissionKey[] = [...updater, 'InterviewSetting:ListInterviewSetting']
const ofSite = { formName: 'Our questions', type: 4 }

function open(settings = siteSettings(), keys = updater, forms: FormTemplate[] = []) {
  const rest = withSite(companyServices(companyRow(uuid(1))), settings)
    .on(formTemplateList, ({ body }) =>
      pageAt(
        forms.filter(({ type }) => type === body!.type),
        body!,
      ),
    )
    .on(formTemplateGet, ({ params }) => forms.find(({ id }) => id === params!.id)!)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => keys.some((held) => held === key))
  return { rest, ...renderScreen(<CompanyProfilePage />, { rest, path: '/company-profile', keys, can }) }
}
const siteForm = async () => within(await screen.findByRole('form', { name: 'Career site' }))
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Site address/ })
const link = () => screen.queryByRole('link', { name: /^Open the site/ })

test('the site is closed at first; it is opened at an address, with salaries and texts in each language', async () => {
  const { user, rest } = open()
  const form = await siteForm()
  const isPublic = form.getByRole<HTMLInputElement>('switch', { name: 'Public' })
  expect(isPublic.checked).toBe(false)
  expect(link()).toBeNull()
  expect(form.getByText(`${location.origin}/careers/`)).toBeTruthy()
  await user.click(isPublic)
  await user.click(form.getByRole('switch', { name: 'Show salaries' }))
  await user.clear(address())
  await user.type(address(), 'song-hong')
  await user.type(form.getByRole('textbox', { name: 'Introduction (日本語)' }), 'ようこそ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave')[0]!.body).toEqual({
    key: 'song-hong',
    isPublic: true,
    showsSalary: true,
    introduction: { en: '', vi: '', ja: 'ようこそ' },
    version: 0,
  })
  const site = await screen.findByRole('link', { name: 'Open the site (opens in a new tab)' })
  expect(site.getAttribute('href')).toBe('/careers/song-hong')
  expect(site.getAttribute('target')).toBe('_blank')
})

test('an address that is taken or missing, and texts that are too long, are reported at their fields', async () => {
  const { user, rest } = open()
  const form = await siteForm()
  await user.clear(address())
  const english = form.getByRole('textbox', { name: 'Introduction (English)' })
  await user.click(english)
  await user.paste('a'.repeat(2001))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  expect(form.getByText('Maximum length is 2000')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave')).toEqual([])
  await user.clear(english)
  await user.type(address(), 'taken')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect((await form.findByText('This is already taken')).getAttribute('role')).toBe('alert')
  expect(address().getAttribute('aria-invalid')).toBe('true')
  expect(address().value).toBe('taken')
})

test('changes that somebody else has saved since are overwritten only if the user chooses so', async () => {
  const settings = siteSettings({ version: 2 })
  const { user, rest } = open(settings)
  const form = await siteForm()
  await user.type(form.getByRole('textbox', { name: 'Introduction (English)' }), 'Mine')
  Object.assign(settings, { introduction: { en: 'Theirs', vi: '', ja: '' }, version: 3 })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave').map(({ body }) => [body.introduction.en, body.version])).toEqual([
    ['Mine', 2],
    ['Mine', 3],
  ])
})

test('a user who may not change the company can read the settings', async () => {
  const written = siteSettings({ isPublic: true, introduction: { en: 'Hello', vi: '', ja: '' }, jobCount: 1204 })
  open(written, ['CompanyProfile:ReadCompanyProfile'])
  const site = within(await screen.findByRole('region', { name: 'Career site' }))
  expect((await site.findByText('Introduction (English)')).nextElementSibling?.textContent).toBe('Hello')
  expect(site.getByText('Public').nextElementSibling?.textContent).toBe('Yes')
  expect(site.getByText('Show salaries').nextElementSibling?.textContent).toBe('No')
  expect(site.getByText('Jobs on the site').nextElementSibling?.textContent).toBe('1,204')
  expect(site.getByText(`${location.origin}/careers/acme`)).toBeTruthy()
  expect(link()).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
})

test('a user who may not read the settings does not see them, and they are not read', async () => {
  const { rest } = open(siteSettings(), [])
  expect(await screen.findByText('SHS')).toBeTruthy()
  expect(screen.queryByText('Career site')).toBeNull()
  expect(rest.callsOf('careerSettings')).toEqual([])
})

test('a closed site can be previewed for a day with a link to open or to share', async () => {
  const { user, rest } = open()
  const form = await screen.findByRole('region', { name: 'Career site' })
  const site = within(form)
  await user.click(await site.findByRole('button', { name: 'Preview' }))
  const preview = await site.findByRole('link', { name: 'Open the preview (opens in a new tab)' })
  expect(preview.getAttribute('href')).toBe('/careers/acme/preview/token/en')
  expect(preview.getAttribute('target')).toBe('_blank')
  expect(site.getByText(/^Valid until 02\/12\/2026/)).toBeTruthy()
  await user.click(site.getByRole('button', { name: 'Copy link' }))
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/careers/acme/preview/token/en`)
  expect(rest.counts().careerPreview).toBe(1)
  expect(site.queryByRole('textbox', { name: 'HTML for your own website' })).toBeNull()
})

test('a preview that could not be created is reported', async () => {
  const { user, rest } = open()
  rest.on(careerPreview, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  await user.click(await screen.findByRole('button', { name: 'Preview' }))
  expect(await screen.findByText(/not available|away/i)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Open the preview/ })).toBeNull()
})

test('a user who may only read the settings creates no preview', async () => {
  open(siteSettings(), ['CompanyProfile:ReadCompanyProfile'])
  expect(await screen.findByText('Jobs on the site')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
})

test("a public site offers HTML for the company's own pages, to copy", async () => {
  const { user } = open(siteSettings({ isPublic: true, version: 1 }))
  const field = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'HTML for your own website' })
  const html = `<div data-hireloom-jobs="acme" data-language="en" data-source="website"><a href="${location.origin}/careers/acme/en?source=website">Our jobs</a></div>
<script src="${location.origin}/careers/embed.js" async></script>`
  expect(field.value).toBe(html)
  expect(field.readOnly).toBe(true)
  await user.click(screen.getByRole('button', { name: 'Copy' }))
  expect(await navigator.clipboard.readText()).toBe(html)
  expect(screen.queryByRole('button', { name: 'Preview' })).toBeNull()
})

test('a user who may read forms chooses the questions for applicants, or none', async () => {
  const forms = [form(1, ofSite), form(2, { type: 1 }), form(3, { ...ofSite, formName: 'Old', active: false })]
  const { user, rest } = open(siteSettings({ formId: uuid(3) }), ofForms, forms)
  const chosen = (await siteForm()).getByRole<HTMLSelectElement>('combobox', { name: /^Application form/ })
  expect([...chosen.options].map(({ text }) => text)).toEqual([
    'None: no additional questions',
    'Old (inactive: no additional questions)',
    'Our questions',
  ])
  expect(chosen.selectedOptions[0]!.text).toContain('Old')
  await user.selectOptions(chosen, 'Our questions')
  await user.click((await siteForm()).getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave')[0]!.body).toMatchObject({ formId: uuid(1) })
  const again = (await siteForm()).getByRole('combobox', { name: /^Application form/ })
  await user.selectOptions(again, 'None: no additional questions')
  await user.click((await siteForm()).getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('careerSettingsSave')[1]?.body).toMatchObject({ formId: null }))
})

test('a form that can no longer be used is reported at its field', async () => {
  const { user } = open(siteSettings(), ofForms, [form(99, ofSite)])
  await user.selectOptions((await siteForm()).getByRole('combobox', { name: /^Application form/ }), 'Our questions')
  await user.click((await siteForm()).getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('There is no such active form')).toBeTruthy()
})

test('for a user who may not read forms, the field is missing and the chosen form stays', async () => {
  const { user, rest } = open(siteSettings({ formId: uuid(1) }), updater, [form(1, ofSite)])
  expect((await siteForm()).queryByRole('combobox')).toBeNull()
  await user.click((await siteForm()).getByRole('switch', { name: 'Public' }))
  await user.click((await siteForm()).getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave')[0]!.body).not.toHaveProperty('formId')
})

import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import CompanyProfilePage from '../../../web/features/companyProfiles/CompanyProfilePage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { companyRow, companyServices } from '../companies/companies.fixture.ts'
import { siteSettings, withSite } from './settings.fixture.ts'

const updater: PermissionKey[] = ['CompanyProfile:UpdateCompanyProfile']

function open(settings = siteSettings(), keys = updater) {
  const rest = withSite(companyServices(companyRow(uuid(1))), settings)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => keys.some((held) => held === key))
  return { rest, ...renderScreen(<CompanyProfilePage />, { rest, path: '/company-profile', keys, can }) }
}
const siteForm = async () => within(await screen.findByRole('form', { name: 'Career site' }))
const address = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Address of the site/ })
const link = () => screen.queryByRole('link', { name: /^Open the site/ })

test('the site is closed at first; it is opened under an address, with salaries and words in each language', async () => {
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

test('an address that another company has, none, and too long words are told at their fields', async () => {
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

test('what somebody else has saved meanwhile is only overwritten when the user wants it', async () => {
  const settings = siteSettings({ version: 2 })
  const { user, rest } = open(settings)
  const form = await siteForm()
  await user.type(form.getByRole('textbox', { name: 'Introduction (English)' }), 'Mine')
  Object.assign(settings, { introduction: { en: 'Theirs', vi: '', ja: '' }, version: 3 })
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Save mine' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('careerSettingsSave').map(({ body }) => [body.introduction.en, body.version])).toEqual([
    ['Mine', 2],
    ['Mine', 3],
  ])
})

test('who may not change the company reads the settings', async () => {
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

test('who may not read the settings sees none, and they are not asked for', async () => {
  const { rest } = open(siteSettings(), [])
  expect(await screen.findByText('SHS')).toBeTruthy()
  expect(screen.queryByText('Career site')).toBeNull()
  expect(rest.callsOf('careerSettings')).toEqual([])
})

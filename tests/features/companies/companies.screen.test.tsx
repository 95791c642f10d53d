import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import CompaniesPage from '../../../web/features/companies/CompaniesPage.tsx'
import CompanyCreatePage from '../../../web/features/companies/CompanyCreatePage.tsx'
import CompanyEditPage from '../../../web/features/companies/CompanyEditPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { companyRow, companyServices } from './companies.fixture.ts'

beforeEach(() => localStorage.clear())

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Company:${verb}Company` as PermissionKey)
const pages = (
  <Routes>
    <Route path="/companies" element={<CompaniesPage />} />
    <Route path="/companies/create" element={<CompanyCreatePage />} />
    <Route path="/companies/:id" element={<CompanyEditPage />} />
  </Routes>
)
function open(path: string, rows = [companyRow(uuid(1)), companyRow(uuid(2), { name: 'Hotel', code: 'HO' })]) {
  const rest = companyServices(...rows)
  return { rest, ...renderScreen(pages, { rest, path, keys }) }
}
const field = (name: string | RegExp) => screen.findByRole<HTMLInputElement>('textbox', { name })

test('companies are listed; one is deactivated after a confirmation', async () => {
  const { user, rest } = open('/companies')
  expect(await screen.findByText('Hotel')).toBeTruthy()
  expect((await screen.findByRole('link', { name: 'Create' })).getAttribute('href')).toBe('/companies/create')
  await user.click(screen.getByRole('button', { name: 'More actions: Hotel' }))
  await user.click(await screen.findByRole('menuitem', { name: /Deactivate/ }))
  const question = within(await screen.findByRole('dialog', { name: 'Deactivate' }))
  expect(question.getByText('Deactivate Hotel?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Deactivate' }))
  expect(await toast('Hotel is inactive.')).toBeTruthy()
  expect(rest.callsOf('companyManageDelete')).toMatchObject([{ params: { id: uuid(2) } }])
  expect(await screen.findByText('Inactive', { selector: 'td *' })).toBeTruthy()
})

test('a user who does not administer the platform sees their company and changes nothing', async () => {
  const own = [companyRow(uuid(1), { mayManage: false })]
  const { user } = open('/companies', own)
  expect(await screen.findByText('Sông Hồng')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Create' })).toBeNull()
  await user.click(screen.getByRole('link', { name: 'Edit: Sông Hồng' }))
  expect(await screen.findByText('Only platform administrators can change companies.')).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Deactivate' })).toBeNull()
})

test('a company is created with its administrator; errors are shown at their fields', async () => {
  const { user, rest } = open('/companies/create')
  await user.type(await field(/^Name/), ' Hotel ')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Type' }), 'University')
  await user.type(await field(/^Given name/), 'Mai')
  await user.type(await field(/^User name/), 'mai')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This field is required')).toBeTruthy()
  await user.type(await field(/^E-mail of the administrator/), 'mai@spa.example')
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Tiếng Việt')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText(/already taken/)).toBeTruthy()
  await user.clear(await field(/^Name/))
  await user.type(await field(/^Name/), 'Spa')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('companyManageCreate').at(-1)!.body).toMatchObject({
    name: 'Spa',
    type: 'University',
    code: null,
    administratorUserName: 'mai',
    administratorName: 'Mai',
    administratorEmail: 'mai@spa.example',
    administratorLanguage: 'vi',
  })
  expect((await field(/^Name/)).value).toBe('Spa')
})

test('a company is changed with the version that was read; a type no longer in the list stays', async () => {
  const { user, rest } = open(`/companies/${uuid(2)}`, [
    companyRow(uuid(1)),
    companyRow(uuid(2), { name: 'Hotel', type: 'Circus' }),
  ])
  expect((await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Type' })).value).toBe('Circus')
  await user.type(await field(/^Website/), 'https://hotel.example')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('companyManageUpdate')).toMatchObject([
    { params: { id: uuid(2) }, body: { name: 'Hotel', type: 'Circus', website: 'https://hotel.example', version: 1 } },
  ])
})

test('a company that does not exist shows a message; a failure can be retried', async () => {
  const { rest } = open(`/companies/${uuid(9)}`)
  expect(await screen.findByText('This company does not exist')).toBeTruthy()
  rest.on(contract.companyByIds, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
  })
  const failed = renderScreen(pages, { rest, path: `/companies/${uuid(2)}`, keys })
  expect(await screen.findByText('This could not be loaded')).toBeTruthy()
  rest.on(contract.companyByIds, () => [companyRow(uuid(2), { name: 'Hotel' })])
  await failed.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByDisplayValue('Hotel')).toBeTruthy()
})

import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import BannersPage from '../../../web/features/banners/BannersPage.tsx'
import DashboardBanners from '../../../web/features/dashboards/DashboardBanners.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { bannerServices } from './banners.fixture.ts'

beforeEach(() => localStorage.clear())

function open({
  path = '/manage-image-market',
  page = <BannersPage />,
  ...given
}: { path?: string; page?: React.ReactElement } & Parameters<typeof bannerServices>[0] = {}) {
  const rest = bannerServices(given)
  return { rest, ...renderScreen(page, { rest, path, keys: ['Banner:ListBanner'], can: () => true }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
const png = (size = 8) => new File([new Uint8Array(size)], 'fair.png', { type: 'image/png' })

test('a banner needs a JPG or PNG picture under 2 MB; it is created and appears in its tab', async () => {
  const { user, rest } = open({ path: '/manage-image-market?type=LOGO' })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  await user.click(screen.getAllByRole('button', { name: 'Create' })[0]!)
  const form = await dialog('Create: Logo')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(4)
  await user.type(form.getByRole('textbox', { name: /^Title/ }), 'Northgate')
  await user.type(form.getByRole('textbox', { name: /^URL/ }), 'https://northgate.example')
  await user.type(form.getByRole('textbox', { name: /^Description/ }), 'Northgate')
  await user.type(form.getByRole('textbox', { name: /^Sort/ }), '101')
  await user.selectOptions(form.getByRole('combobox', { name: /^Position/ }), 'Help')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/100/, { selector: '[role=alert]' })).toBeTruthy()
  await user.clear(form.getByRole('textbox', { name: /^Sort/ }))
  await user.type(form.getByRole('textbox', { name: /^Sort/ }), '5')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Please upload banner file!')).toBeTruthy()
  const file = form.getByRole('group', { name: 'Image' }).querySelector<HTMLInputElement>('input[type=file]')!
  await user.upload(file, png(2 * 1_048_576))
  expect(await toast('Image must smaller than 2MB!')).toBeTruthy()
  expect(rest.callsOf('bannerCreate')).toEqual([])
  await user.upload(file, png())
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('bannerCreate')[0]!.body).toMatchObject({
    type: 'Logo',
    position: 'Help',
    sort: 5,
    isUploadLogo: true,
    name: 'fair.png',
  })
  expect(screen.getByText('Northgate')).toBeTruthy()
})

test('the confirmation asks whether to change the status, and the row shows the new one', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Change status: Fair' }))
  const question = await dialog('Change status')
  expect(question.getByText('Do you want to change the banner status?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Change status' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('bannerDelete')).toHaveLength(1)
  expect(await screen.findAllByText('Inactive')).toHaveLength(2)
})

test('other companies can read banners but not change them', async () => {
  open({ isPlatform: false })
  expect(await screen.findByText('Fair')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Change status)/ })).toBeNull()
})

test('the landing page shows active banners as links, and nothing where there are none', async () => {
  open({ page: <DashboardBanners />, path: '/dashboards' })
  const link = await screen.findByRole('link', { name: /Fair/ })
  expect([link.getAttribute('href'), link.getAttribute('rel')]).toEqual([
    'https://fair.example/',
    'noopener noreferrer',
  ])
  expect(screen.queryByText('Course')).toBeNull()
})

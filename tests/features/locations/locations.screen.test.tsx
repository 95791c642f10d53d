import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import LocationsPage from '../../../web/features/locations/LocationsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { locationServices } from './locations.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Location:${verb}Location`)
const known = [{ name: 'Huế', rooms: 2 }, { name: 'Vinh' }]
function open({ path = '/locations', held = all, given = known as Parameters<typeof locationServices> } = {}) {
  const rest = locationServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<LocationsPage />, { rest, path, keys: held as 'Location:ListLocation'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a location is created, changed and deleted; a location with rooms cannot be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Location')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(3)
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Tokyo')
  await user.type(form.getByRole('textbox', { name: /^City/ }), 'Tokyo')
  await user.selectOptions(form.getByRole('combobox', { name: /^Country/ }), 'Japan')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('locationManageCreate')[0]!.body).toEqual({
    name: 'Tokyo',
    address: null,
    city: 'Tokyo',
    country: 'JP',
  })
  const row = (await screen.findByRole('button', { name: 'Edit: Tokyo' })).closest('tr')!
  expect(within(row).getByText('Japan')).toBeTruthy()

  expect(screen.getByRole('button', { name: 'Delete: Huế' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Vinh' }))
  const edit = await dialog('Edit: Location')
  await user.type(edit.getByRole('textbox', { name: /^Address/ }), '1 Lê Lợi')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('locationManageUpdate')[0]?.body).toMatchObject({ version: 3, place: 2 }))
  expect(await screen.findByText('1 Lê Lợi')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Delete: Vinh' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('the search term is in the address; users who may only list have no buttons; an empty list explains what it is for', async () => {
  open({ path: '/locations?keyword=Vinh', held: ['Location:ListLocation'] })
  expect((await screen.findAllByText('Vinh')).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
  open({ given: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

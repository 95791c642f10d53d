import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import ReferenceItemsPage from '../../../web/features/referenceItems/ReferenceItemsPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { referenceServices, three } from './referenceItems.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Keyword:${verb}Keyword`)
function open({ path = '/reference-data', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = referenceServices(...three, { name: 'Japan', code: 'JP' })
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<ReferenceItemsPage />, { rest, path, keys: held as 'Keyword:ListKeyword'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a country has a code and a count of its cities; a country with cities cannot be deleted', async () => {
  const { user, rest } = open()
  const first = within(await screen.findByRole('row', { name: /Việt Nam/ }))
  expect(first.getByText('more than 100')).toBeTruthy()
  expect(first.getByText('Default')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Việt Nam' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Country')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Japan')
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'JP')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' too')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('referenceManageCreate').at(-1)!.body).toEqual({
    ...{ kind: 'country', name: 'Japan too', code: 'JP', isDefault: false },
  })
  await user.click(await screen.findByRole('button', { name: 'Delete: Japan' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('a city shows its country, and a level of education its position', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('tab', { name: 'Cities' }))
  expect(within(await screen.findByRole('row', { name: /Huế/ })).getByText('Việt Nam')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create: City')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Osaka')
  await user.click(form.getByRole('combobox', { name: /^Country/ }))
  await user.click(await screen.findByRole('option', { name: 'Japan' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('referenceManageCreate')).toHaveLength(1))
  expect(rest.callsOf('referenceManageCreate')[0]!.body).toEqual({ kind: 'city', name: 'Osaka', countryId: uuid(4) })

  await user.click(await screen.findByRole('tab', { name: 'Education levels' }))
  await user.click(await screen.findByRole('button', { name: 'Edit: Master' }))
  const level = await dialog('Edit: Education level')
  const place = level.getByRole('textbox', { name: /^Place/ })
  await user.clear(place)
  await user.type(place, '1')
  await user.click(level.getByRole('switch', { name: 'Chosen by default' }))
  await user.click(level.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(rest.callsOf('referenceManageUpdate')[0]?.body).toEqual({ name: 'Master', isDefault: true, place: 1 }),
  )
})

test('the search term is in the address; users who may only list have no buttons', async () => {
  open({ path: '/reference-data?keyword=Jap', held: ['Keyword:ListKeyword'] })
  expect(await screen.findByText('Japan')).toBeTruthy()
  expect(screen.queryByText('Việt Nam')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Delete)/ })).toBeNull()
})

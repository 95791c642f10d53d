import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { dpsAdd } from '../../../services/features/dpsTasks/contract.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { allKeys, openList, people } from '../candidates/candidates.fixture.tsx'
import { type } from './tasks.ts'

const keys: PermissionKey[] = [...allKeys, 'DPS:CreateDPS', 'DPS:ListDPS']

test('all candidates of a search become a type, under a required name', async () => {
  const { user, rest, calls, search } = openList(people(3), '/candidates?q=Person&sort=name', { keys })
  rest.on(dpsAdd, () => ({ type: type(100), total: 1 }))
  await screen.findByRole('checkbox', { name: 'Choose Person 1' })
  await user.click(screen.getByRole('button', { name: 'Add to DPS' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to DPS: All search results' }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^Name of the type/ }), 'Spring')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await toast('1 candidate has been added to DPS.')).toBeTruthy()
  expect(calls('dpsAdd')[0]!.body).toMatchObject({
    name: 'Spring',
    searchBox: 'Person',
    sortBy: 'name',
    sortDirection: 'asc',
  })
  expect(calls('dpsAdd')[0]!.body).not.toHaveProperty('candidateIds')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.click(screen.getByRole('button', { name: 'Open' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeTruthy()
  expect(search()).toEqual({ type: uuid(100) })
})

test('nothing is added if the search finds no candidates', async () => {
  const { user } = openList(people(2), '/candidates?q=Nobody', { keys })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  const add = screen.getByRole<HTMLButtonElement>('button', { name: 'Add to DPS' })
  expect(add.disabled).toBe(true)
  await user.click(screen.getAllByRole('button', { name: 'Clear filters' })[0]!)
  await waitFor(() => expect(add.disabled).toBe(false))
})

test('chosen candidates become a type; too many are refused with a message', async () => {
  const { user, rest, calls } = openList(people(3), '/candidates', { keys })
  rest.on(dpsAdd, () => {
    throw new RequestError('REFUSED', 'no', { errorCode: 'DPS_TOO_MANY', params: { most: '20000' } })
  })
  for (const name of ['Person 3', 'Person 1'])
    await user.click(await screen.findByRole('checkbox', { name: `Choose ${name}` }))
  await user.click(screen.getAllByRole('button', { name: 'Add to DPS' }).at(-1)!)
  const dialog = within(await screen.findByRole('dialog', { name: 'Add to DPS: 2 candidates' }))
  await user.type(dialog.getByRole('textbox', { name: /^Name of the type/ }), 'Two')
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await toast('At most 20000 candidates can be added at once. Narrow the search.')).toBeTruthy()
  expect(calls('dpsAdd')[0]!.body).toMatchObject({ name: 'Two', candidateIds: [uuid(3), uuid(1)] })
  rest.on(dpsAdd, () => ({ type: type(100), total: 2 }))
  await user.click(dialog.getByRole('button', { name: 'Add' }))
  expect(await toast('2 candidates have been added to DPS.')).toBeTruthy()
})

test('a user who may not create DPS tasks does not see the action', async () => {
  openList(people(1), '/candidates', { can: (key) => ![key].flat().includes('DPS:CreateDPS') })
  await screen.findByRole('checkbox', { name: 'Choose Person 1' })
  expect(screen.queryByRole('button', { name: 'Add to DPS' })).toBeNull()
})

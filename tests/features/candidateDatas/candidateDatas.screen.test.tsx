import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import CandidateDatasPage from '../../../web/features/candidateDatas/CandidateDatasPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { candidateDataServices } from './candidateDatas.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `Keyword:${verb}Keyword`)
const items = [
  { name: 'New', candidates: 101 },
  { name: 'In contact', candidates: 0 },
  { name: 'Fast learner', kind: 'label' as const, candidates: 2 },
]
function open({ path = '/candidate-datas', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = candidateDataServices(...items)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<CandidateDatasPage />, { rest, path, keys: held as 'Keyword:ListKeyword'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a status is created with a colour, moved, merged and deleted; one that candidates have cannot be deleted', async () => {
  const { user, rest } = open()
  const first = within(await screen.findByRole('row', { name: /New/ }))
  expect(first.getByText('more than 100')).toBeTruthy()
  expect(first.getByText('Default')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: New' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Status')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'New')
  fireEvent.change(form.getByLabelText('Colour'), { target: { value: '#abcdef' } })
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'er')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('candidateDataManageCreate').at(-1)!.body).toEqual({
    kind: 'candidateStatus',
    name: 'Newer',
    color: '#abcdef',
    isDefault: false,
  })

  await user.click(await screen.findByRole('button', { name: 'Edit: In contact' }))
  const edit = await dialog('Edit: Status')
  const place = edit.getByRole('textbox', { name: /^Place/ })
  await user.clear(place)
  await user.type(place, '1')
  await user.click(edit.getByRole('switch', { name: 'Status of new candidates' }))
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('candidateDataManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('candidateDataManageUpdate')[0]).toMatchObject({
    params: { id: uuid(2) },
    body: { name: 'In contact', color: '#112233', isDefault: true, place: 1 },
  })

  await user.click(await screen.findByRole('button', { name: 'Merge: New' }))
  const merge = await dialog('Merge New into another one')
  await user.type(merge.getByRole('combobox'), 'In')
  await user.click(await screen.findByRole('option', { name: 'In contact' }))
  await user.click(merge.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('candidateDataManageMerge')[0]?.body).toEqual({ into: uuid(2) }))
  await user.click(await screen.findByRole('button', { name: 'Delete: In contact' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('labels have their own tab, without position and default', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('tab', { name: 'Labels' }))
  await user.click(await screen.findByRole('button', { name: 'Edit: Fast learner' }))
  const form = await dialog('Edit: Label')
  expect(form.queryByRole('switch')).toBeNull()
  expect(form.queryByRole('textbox', { name: /^Place/ })).toBeNull()
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('candidateDataManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('candidateDataManageUpdate')[0]!.body).toEqual({ name: 'Fast learner', color: '#112233' })
})

test('the search comes from the address; a user who may only list has no buttons', async () => {
  open({ path: '/candidate-datas?keyword=contact', held: ['Keyword:ListKeyword'] })
  expect(await screen.findByText('In contact')).toBeTruthy()
  expect(screen.queryByText('New')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
})

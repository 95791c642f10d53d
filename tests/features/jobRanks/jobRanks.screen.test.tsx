import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import JobRanksPage from '../../../web/features/jobRanks/JobRanksPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { rankServices } from './ranks.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `JobRank:${verb}JobRank`)
const known = [{ name: 'Viet', candidates: 2 }, { name: 'Vietnamese', candidates: 101 }, { name: 'Martian' }]
function open({
  path = '/job-ranks',
  held = all,
  given = known,
}: { path?: string; held?: string[]; given?: typeof known } = {}) {
  const rest = rankServices(...given)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  const options = { rest, path, keys: held as 'JobRank:ListJobRank'[], can }
  return { rest, ...renderScreen(<JobRanksPage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('a rank is created, changed and deleted; a rank that candidates have cannot be deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Job rank')
  const field = form.getByRole('textbox', { name: /^Name/ })
  await user.type(field, 'Viet')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(field, ' Kieu ')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('jobRankManageCreate').at(-1)!.body).toEqual({ name: 'Viet Kieu' })

  expect(screen.getByText('more than 100')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Viet' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('button', { name: 'Edit: Martian' }))
  const edit = await dialog('Edit: Job rank')
  expect(edit.getByText(/will get the new one/)).toBeTruthy()
  await user.type(edit.getByRole('textbox', { name: /^Name/ }), 's')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Martians' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('two ranks are merged into one', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Merge: Viet' }))
  const form = await dialog('Merge Viet into another one')
  await user.type(form.getByRole('combobox'), 'Viet')
  await user.click(await screen.findByRole('option', { name: 'Vietnamese' }))
  await user.click(form.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('jobRankManageMerge')).toHaveLength(1))
  expect(rest.callsOf('jobRankManageMerge')[0]).toMatchObject({ params: { id: uuid(1) }, body: { into: uuid(2) } })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Viet' })).toBeNull())
})

test('the search term is in the address; users who may only list have no buttons; an empty list explains what it is for', async () => {
  open({ path: '/job-ranks?keyword=Mart', held: ['JobRank:ListJobRank'] })
  expect(await screen.findByText('Martian')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
  open({ given: [] })
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

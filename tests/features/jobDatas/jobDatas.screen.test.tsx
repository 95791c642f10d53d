import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import JobDatasPage from '../../../web/features/jobDatas/JobDatasPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { jobDataServices } from './jobDatas.fixture.ts'

beforeEach(() => localStorage.clear())

const all = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `JobData:${verb}JobData`)
const items = [
  { name: 'Full-time', jobs: 101 },
  { name: 'Part-time', jobs: 0 },
  { name: 'VND', kind: 'salaryCurrency' as const, symbol: 'đ' },
  { name: 'Final interview', kind: 'interviewRound' as const },
]
function open({ path = '/job-datas', held = all }: { path?: string; held?: string[] } = {}) {
  const rest = jobDataServices(...items)
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => held.includes(key))
  return { rest, ...renderScreen(<JobDatasPage />, { rest, path, keys: held as 'JobData:ListJobData'[], can }) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

test('each list has its tab; entries that jobs use cannot be deleted, and entries that jobs never use cannot be merged', async () => {
  const { user } = open()
  const first = within(await screen.findByRole('row', { name: /Full-time/ }))
  expect(first.getByText('more than 100')).toBeTruthy()
  expect(first.getByText('Default')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Delete: Full-time' }).getAttribute('aria-disabled')).toBe('true')
  await user.click(screen.getByRole('tab', { name: 'Currencies' }))
  expect(await screen.findByText('đ')).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Interview rounds' }))
  await user.click(await screen.findByRole('button', { name: 'Edit: Final interview' }))
  // No form has an interview round as its default.
  expect((await dialog('Edit: Interview rounds')).queryByRole('switch')).toBeNull()
  await user.keyboard('{Escape}')
  expect(await screen.findByRole('button', { name: 'Delete: Final interview' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Merge: Final interview' })).toBeNull()
  await user.click(screen.getByRole('tab', { name: 'Industries' }))
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
})

test('an entry is created, moved to another position, merged and deleted', async () => {
  const { user, rest } = open()
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Employment types')
  await user.type(form.getByRole('textbox', { name: /^Name/ }), 'Part-time')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This is already taken')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Name/ }), ' student')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(rest.callsOf('jobDataManageCreate').at(-1)!.body).toEqual({
    kind: 'jobType',
    name: 'Part-time student',
    isDefault: false,
  })

  await user.click(await screen.findByRole('button', { name: 'Edit: Part-time' }))
  const edit = await dialog('Edit: Employment types')
  const place = edit.getByRole('textbox', { name: /^Place/ })
  await user.clear(place)
  await user.type(place, '1')
  await user.click(edit.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('jobDataManageUpdate')).toHaveLength(1))
  expect(rest.callsOf('jobDataManageUpdate')[0]).toMatchObject({
    params: { id: uuid(2) },
    body: { name: 'Part-time', isDefault: false, place: 1 },
  })

  await user.click(await screen.findByRole('button', { name: 'Merge: Full-time' }))
  const merge = await dialog('Merge Full-time into another one')
  await user.type(merge.getByRole('combobox'), 'Part')
  await user.click(await screen.findByRole('option', { name: 'Part-time' }))
  await user.click(merge.getByRole('button', { name: 'Merge' }))
  await waitFor(() => expect(rest.callsOf('jobDataManageMerge')[0]?.body).toEqual({ into: uuid(2) }))
  await user.click(await screen.findByRole('button', { name: 'Delete: Part-time' }))
  await user.click((await dialog('Delete')).getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
})

test('a currency has a code and a symbol', async () => {
  const { user, rest } = open({ path: '/job-datas?kind=SALARY_CURRENCY' })
  await user.click(await screen.findByRole('button', { name: 'Create' }))
  const form = await dialog('Create: Currencies')
  await user.type(form.getByRole('textbox', { name: /^Code/ }), 'KRW')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByRole('textbox', { name: /^Symbol/ }), '₩')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(rest.callsOf('jobDataManageCreate')).toHaveLength(1))
  expect(rest.callsOf('jobDataManageCreate')[0]!.body).toMatchObject({ name: 'KRW', symbol: '₩' })
})

test('the search term is in the address; users who may only list have no buttons', async () => {
  open({ path: '/job-datas?keyword=Part', held: ['JobData:ListJobData'] })
  expect(await screen.findByText('Part-time')).toBeTruthy()
  expect(screen.queryByText('Full-time')).toBeNull()
  expect(screen.queryByRole('button', { name: /^(Create|Edit|Merge|Delete)/ })).toBeNull()
})

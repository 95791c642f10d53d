import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { dpsDelete, dpsList, dpsTypeEdit, dpsTypeList } from '../../../services/features/dpsTasks/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { jobs } from './dps.fixture.ts'
import { openDps, rows, table } from './dpsScreens.tsx'
import { item, type } from './tasks.ts'

const types = () => screen.findByRole('list', { name: 'DPS types' })
/** On a narrow window the types are behind a button. */
const showTypes = async (user: ReturnType<typeof openDps>['user']) =>
  user.click(await screen.findByRole('button', { name: 'Choose a type' }))
const typeNames = async () =>
  within(await types())
    .getAllByRole('listitem')
    .map((one) => one.querySelector('button')!.title)

test('the table has its columns, each with the right values', async () => {
  const { user } = openDps({
    items: [
      item(1, { phones: ['0912345601', '0912345602'], note: 'Called.' }),
      item(2, { status: 'DONE', owner: null, phones: [], emails: [] }),
    ],
  })
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['#', 'Name', 'Phones', 'Emails', 'Owner', 'Status', 'Note', 'Action'])
  const [one, two] = await rows()
  expect([...one!.children].map(({ textContent }) => textContent)).toEqual([
    '1',
    `Person 1${uuid(201)}`,
    '0912345601, 0912345602+1',
    'person1@dps.vn',
    'recruiter',
    'DRAFT',
    'Called.',
    '',
  ])
  expect([...two!.children].slice(2, 7).map(({ textContent }) => textContent)).toEqual(['—', '—', '—', 'DONE', '—'])
  expect(within(one!).getByRole('link', { name: 'Person 1' }).getAttribute('href')).toBe(
    `/candidates/view/${uuid(201)}`,
  )
  await user.click(within(one!).getByRole('button', { name: 'Copy the candidate id of Person 1' }))
  expect(await toast('Copied!')).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(uuid(201))
})

test('a status that only the services know is shown with their own text', async () => {
  openDps({ items: [item(1, { status: 'Parked' as 'DRAFT' })] })
  expect(within((await rows())[0]!).getByText('Parked')).toBeTruthy()
})

test('tasks come 10 a page; search and open job filter them, in the address; the job is All at first', async () => {
  const items = Array.from({ length: 12 }, (_none, at) => item(at + 1, at === 11 ? { openJob: jobs[1]!.id } : {}))
  const { user, search, calls } = openDps({ items })
  expect(await rows()).toHaveLength(10)
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Rows per page' }).value).toBe('10')
  const job = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Open job' })
  expect([...job.options].map(({ text }) => text)).toEqual(['All', 'Java Developer', 'QA Engineer'])
  expect(job.selectedOptions[0]!.text).toBe('All')
  await user.click(screen.getByRole('button', { name: 'Page 2' }))
  await waitFor(async () => expect((await rows()).map((row) => row.children[0]!.textContent)).toEqual(['11', '12']))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Open job' }), 'QA Engineer')
  await waitFor(async () =>
    expect((await rows()).map((row) => row.textContent)).toEqual([expect.stringContaining('Person 12')]),
  )
  expect(search()).toEqual({ job: jobs[1]!.id })
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone, e-mail or candidate id' }), 'nobody')
  // The button beside the filters disappears with the last row.
  await waitFor(() => expect(screen.queryByText('Person 12')).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Clear filters' }))
  await waitFor(async () => expect(await rows()).toHaveLength(10))
  expect(calls('dpsList').at(-1)!.body).toEqual({ pageIndex: 0, pageSize: 10, positions: true })
})

test('types are chosen and searched; a deleted one shows a message', async () => {
  const items = [item(1), item(2, { type: uuid(101) })]
  const { user, search } = openDps({ types: [type(100), type(101, { name: 'Spring' })], items })
  await showTypes(user)
  await waitFor(async () => expect(await typeNames()).toEqual(['Type 100', 'Spring']))
  await user.click(within(await types()).getByRole('button', { name: /^Spring/ }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Spring' })).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(1))
  expect(search()).toEqual({ type: uuid(101) })
  await showTypes(user)
  await user.click(screen.getByRole('button', { name: 'All types' }))
  await waitFor(async () => expect(await rows()).toHaveLength(2))
  await showTypes(user)
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'spr')
  await waitFor(async () => expect(await typeNames()).toEqual(['Spring']))
  expect(search()).toEqual({ typeSearch: 'spr' })
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'xx')
  expect(await screen.findByText('No matches')).toBeTruthy()
})

test('an address contains a type that no longer exists', async () => {
  openDps({ path: `/dps-task?type=${uuid(999)}` })
  expect(await screen.findByText('This DPS type does not exist.')).toBeTruthy()
})

test('the info of a type shows creator, search text and filters with the names of the catalogue', async () => {
  const searchContent = JSON.stringify({
    searchBox: 'java',
    filters: [
      { filter: 'desiredWorkLocation', operator: 'in', value: ['Hà Nội', 'Đà Nẵng'] },
      { filter: 'birthday', operator: 'between', value: ['1990-01-31', ''] },
      { filter: 'experienceYear', operator: 'after', value: ['5'] },
      { filter: 'gender', operator: 'in', value: ['1'] },
      { filter: 'inBlackList', operator: 'equals', value: ['false'] },
      { filter: 'note', operator: 'isEmpty', value: [] },
      { filter: 'extension:Account', operator: 'contains', value: ['lan'] },
      { filter: 'extension:Gone', operator: 'equals', value: ['x'] },
      { filter: 'folder', operator: 'notIn', value: [uuid(602)] },
    ],
  })
  const { user } = openDps({ types: [type(100, { searchContent })] })
  await showTypes(user)
  await user.click(await screen.findByRole('button', { name: 'Info: Type 100' }))
  const info = within(await screen.findByRole('dialog', { name: 'Info: Type 100' }))
  expect(await info.findByText(/^Full recruiter/)).toBeTruthy()
  expect(info.getByText('java')).toBeTruthy()
  expect(info.getAllByRole('listitem').map(({ textContent }) => textContent!.trim())).toEqual([
    'Desired work locations is any of Hà Nội, Đà Nẵng',
    'Birthday is between 31/01/1990 – …',
    'Years of experience is more than 5',
    'Gender is any of Female',
    'Blacklist is No',
    'Note is empty',
    'Tài khoản (Extension) contains lan',
    'extension:Gone is x',
    'Folder is none of Java people',
  ])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Info: Type 100' }))
})

test('Edit renames a type; the name is required', async () => {
  const { user, rest, calls } = openDps()
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Actions: Type 100' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Edit' }))
    return within(await screen.findByRole('dialog', { name: 'Rename DPS type' }))
  }
  await showTypes(user)
  const dialog = await open()
  const name = dialog.getByRole('textbox', { name: /^Name/ })
  await user.clear(name)
  await user.type(name, '  ')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('This field is required')).toBeTruthy()
  expect(calls('dpsTypeEdit')).toEqual([])
  rest.on(dpsTypeEdit, () => {
    throw new RequestError('UPSTREAM_UNAVAILABLE', '', { isStandIn: true })
  })
  await user.type(name, 'Spring')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Update fail!')).toBeTruthy()
  rest.on(dpsTypeEdit, ({ body }) => type(100, { name: String(body!.name).trim() }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await toast('Save successfully!')).toBeTruthy()
  await waitFor(async () => expect(await typeNames()).toEqual(['Spring']))
})

test('delete asks first; a failure shows Delete fail!', async () => {
  const { user, rest, items } = openDps()
  const ask = async () => {
    await user.click(await screen.findByRole('button', { name: 'Delete: Person 1' }))
    return within(await screen.findByRole('dialog', { name: 'Delete' }))
  }
  let question = await ask()
  expect(question.getByText('Are you sure delete Person 1 ?')).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(items).toHaveLength(2)
  rest.on(dpsDelete, () => {
    throw new RequestError('NOT_FOUND', 'Not found')
  })
  question = await ask()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete fail!')).toBeTruthy()
  rest.on(dpsDelete, () => {
    items.shift()
    return { status: 'OK' }
  })
  question = await ask()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('lists that cannot be loaded show Something went wrong! and can be retried', async () => {
  const { user, rest } = openDps()
  await table()
  await showTypes(user)
  rest
    .on(dpsList, () => {
      throw new RequestError('INTERNAL', 'no')
    })
    .on(dpsTypeList, () => {
      throw new RequestError('INTERNAL', 'no')
    })
  await user.type(screen.getByRole('searchbox', { name: 'Name, phone, e-mail or candidate id' }), 'x')
  expect(await screen.findByText('Something went wrong!')).toBeTruthy()
  await user.type(screen.getByRole('searchbox', { name: 'Search by name' }), 'x')
  await waitFor(() => expect(screen.getAllByText('Something went wrong!')).toHaveLength(2))
  rest.on(dpsList, () => ({ data: [item(1)], totalItem: 1, pageIndex: 0, pageSize: 10 }))
  await user.click(screen.getAllByRole('button', { name: 'Try again' }).at(-1)!)
  await waitFor(async () => expect(await rows()).toHaveLength(1))
})

test('without types and tasks the screen explains how to create them', async () => {
  const { user } = openDps({ types: [], items: [] })
  await showTypes(user)
  expect(await screen.findByText('No Rows To Show')).toBeTruthy()
  expect(await screen.findByText(/^No DPS types yet/)).toBeTruthy()
})

test('a user who may only list sees neither edit nor delete nor rename', async () => {
  openDps({ items: [item(1)], can: (key) => [key].flat().some((one) => one === 'DPS:ListDPS') })
  const [row] = await rows()
  expect(within(row!).queryByRole('button', { name: /^Edit/ })).toBeNull()
  expect(within(row!).queryByRole('link')).toBeNull()
})

test('arrow keys move over the rows, and Enter opens one', async () => {
  const { user, search } = openDps()
  const [one] = await rows()
  one!.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  await screen.findByRole('dialog', { name: 'Edit DPS task' })
  expect(search()).toEqual({ task: uuid(2) })
})

test('columns stored by earlier versions still work', async () => {
  const stored = {
    hidden: ['phones', 'owner'],
    order: ['note', 'phones', 'emails', 'owner', 'status'],
    density: 'compact',
  }
  localStorage.setItem('table:v1:recruiter:dpsTasks', JSON.stringify(stored))
  openDps()
  expect(
    within(await table())
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent),
  ).toEqual(['#', 'Name', 'Note', 'Emails', 'Status', 'Action'])
  expect((await table()).dataset.density).toBe('compact')
})

test('an address opens a page of the list and a tab of a task; task and tab leave the address when the task closes', async () => {
  const items = Array.from({ length: 25 }, (_none, at) => item(at + 1, { openJob: jobs[1]!.id }))
  const list = { type: uuid(100), q: 'Person', job: jobs[1]!.id, page: '2', size: '20' }
  const { user, search } = openDps({
    items,
    path: `/dps-task?${new URLSearchParams({ ...list, task: uuid(21), tab: 'notes' })}`,
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit DPS task' }))
  expect((await dialog.findByRole('tab', { name: 'Notes' })).getAttribute('aria-selected')).toBe('true')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(search()).toEqual(list))
  expect((await rows()).map((row) => row.children[0]!.textContent)).toEqual(['21', '22', '23', '24', '25'])
})

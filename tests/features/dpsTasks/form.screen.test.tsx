import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { dpsGet, dpsUpdate } from '../../../services/features/dpsTasks/contract.ts'
import { talentFolderByIds } from '../../../services/features/talentFolders/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { uuid } from '../../support/records.ts'
import { toast } from '../../support/screen.tsx'
import { jobs } from './dps.fixture.ts'
import { drawer, openDps, openForm } from './dpsScreens.tsx'
import { item } from './tasks.ts'

type Form = Awaited<ReturnType<typeof openForm>>
const box = ({ form }: Pick<Form, 'form'>, name: string | RegExp) =>
  form.getByRole<HTMLInputElement>('textbox', { name })
const press = ({ user, form }: Pick<Form, 'user' | 'form'>, name: string) =>
  user.click(form.getByRole('button', { name }))
async function put({ user, form }: Pick<Form, 'user' | 'form'>, name: string | RegExp, text: string) {
  const field = box({ form }, name)
  await user.clear(field)
  if (text) await user.type(field, text)
}
/** A complete task with no missing fields. */
const whole = () => [
  item(1, {
    note: 'Called.',
    openJob: jobs[0]!.id,
    openJobTitle: 'Java Developer',
    folderId: uuid(602),
    account: 'lan',
  }),
]

test('the drawer has Details and Notes, the flags as tags and every field of the task', async () => {
  const opened = await openForm({ items: [item(1, { ...whole()[0], inBlackList: true, isTerminal: true })] })
  const { form, user, search } = opened
  expect(form.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Details', 'Notes'])
  for (const tag of ['DRAFT', 'Blacklist', 'Terminal']) expect(form.getByText(tag)).toBeTruthy()
  const values = [
    'Name',
    'Phone 1',
    'Email 1',
    'Note',
    'Years of experience',
    'Account',
    'Language',
    'Company name',
    'Position',
  ].map((name) => box(opened, new RegExp(`^${name}( \\*)?$`)).value)
  expect(values).toEqual([
    'Person 1',
    '0912345601',
    'person1@dps.vn',
    'Called.',
    '4',
    'lan',
    'English',
    'Sông Pay',
    'Engineer',
  ])
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Owner' }).value).toBe('recruiter — Full recruiter')
  expect(form.getByRole<HTMLInputElement>('combobox', { name: 'Folder' }).value).toBe('Java people')
  for (const [name, text] of [
    ['Open job', 'Java Developer'],
    ['Job rank', 'Senior'],
    [/^Level/, '3 Intermediate'],
  ] as const) {
    expect(form.getByRole<HTMLSelectElement>('combobox', { name }).selectedOptions[0]!.text).toBe(text)
  }
  expect(form.getByText('Go')).toBeTruthy()
  expect(form.getByText('Hà Nội')).toBeTruthy()
  await user.click(form.getByRole('tab', { name: 'Notes' }))
  expect(search()).toEqual({ task: uuid(1), tab: 'notes' })
  expect(await form.findByText('Prefers mornings.')).toBeTruthy()
  expect(
    within(form.getByRole('region', { name: 'Your latest note is shared with' })).getByText('Full recruiter2'),
  ).toBeTruthy()
  expect(form.getByText(/shared with Full recruiter2/)).toBeTruthy()
})

test('each invalid input has its message, and Not Validate! shows that there is one', async () => {
  const opened = await openForm({ items: [item(1, { phones: [], emails: [], skills: [], note: '' })] })
  const { form, user, calls } = opened
  await put(opened, /^Name/, '')
  await press(opened, 'Save Draft')
  expect(await toast('Not Validate!')).toBeTruthy()
  await waitFor(() => expect(form.getAllByText('This field is required')).toHaveLength(3))
  expect(form.getByText('Please input number phone')).toBeTruthy()
  expect(form.getByText('Please input email')).toBeTruthy()
  expect(document.activeElement).toBe(box(opened, /^Name/))
  for (const [typed, shown, said] of [
    ['84912345678', '84912345678', 'Input can not enter entries starting with 84'],
    ['0912 3a', '09123', 'The input is not valid phone'],
    ['912345678', '912345678', 'The input is not valid phone'],
    ['   ', '', 'Please input number phone'],
  ] as const) {
    await put(opened, /^Phone 1/, typed)
    expect(box(opened, /^Phone 1/).value).toBe(shown)
    expect(await form.findByText(said)).toBeTruthy()
  }
  await put(opened, /^Email 1/, 'lan@x')
  expect(await form.findByText('The input is not email address!')).toBeTruthy()
  for (const [typed, said] of [
    ['-1', 'Minimum length is 0'],
    ['71', 'Maximum length is 70'],
    ['x', 'Enter a number'],
  ] as const) {
    await put(opened, 'Years of experience', typed)
    expect(await form.findByText(said)).toBeTruthy()
  }
  await put(opened, /^Note/, '')
  await user.click(box(opened, /^Note/))
  await user.paste('x'.repeat(2001))
  expect(await form.findByText('Maximum length is 2000')).toBeTruthy()
  await put(opened, /^Language/, '')
  await user.click(box(opened, /^Language/))
  await user.paste('x'.repeat(222))
  await press(opened, 'Save Draft')
  expect(await form.findByText('Maximum length is 225')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(screen.queryByText('Are you sure ? (You can only save once)')).toBeNull()
  expect(calls('dpsUpdate')).toEqual([])
})

test('lines can be added, and removed as long as more than one is left', async () => {
  const opened = await openForm({ items: whole() })
  const { form } = opened
  for (const [name, add] of [
    ['Phone', 'Add phone'],
    ['Email', 'Add email'],
  ] as const) {
    expect(form.queryByRole('button', { name: `Remove ${name} 1` })).toBeNull()
    await press(opened, add)
    await press(opened, `Remove ${name} 2`)
    expect(form.queryByRole('button', { name: `Remove ${name} 1` })).toBeNull()
  }
})

test('Save Draft stores a draft with everything that was typed', async () => {
  const opened = await openForm({ items: whole() })
  const { user, form, calls } = opened
  await press(opened, 'Add phone')
  await put(opened, /^Phone 2/, '0987654321')
  await put(opened, 'Years of experience', '7,5')
  await user.type(form.getByRole('textbox', { name: /^Skills/ }), 'SQL{Enter}')
  await press(opened, 'Add experience')
  await user.type(form.getAllByRole('textbox', { name: 'Company name' })[1]!, 'Hoa Sen')
  await press(opened, 'Save Draft')
  expect(await toast('Save successfully!')).toBeTruthy()
  expect(calls('dpsUpdate')[0]!.body).toEqual({
    isSaveDraft: true,
    version: 1,
    name: 'Person 1',
    phones: ['0912345601', '0987654321'],
    emails: ['person1@dps.vn'],
    skills: ['Go', 'SQL'],
    note: 'Called.',
    owner: 'recruiter',
    desiredWorkLocations: ['Hà Nội'],
    folderId: uuid(602),
    openJob: jobs[0]!.id,
    account: 'lan',
    jobRank: 'Senior',
    experienceYear: 7.5,
    languages: [{ language: 'English', level: 3 }],
    experiences: [
      { companyName: 'Sông Pay', position: 'Engineer' },
      { companyName: 'Hoa Sen', position: '' },
    ],
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})

test('Save warns that it is final, and afterwards nothing can be saved any more', async () => {
  const opened = await openForm({ items: whole() })
  const { user, items } = opened
  await put(opened, /^Name/, '')
  await press(opened, 'Save')
  expect(await toast('Not Validate!')).toBeTruthy()
  await put(opened, /^Name/, 'Person 1')
  await press(opened, 'Save')
  // Nothing covers the question.
  await waitFor(() => expect(screen.queryByText('Not Validate!')).toBeNull())
  const question = within(await screen.findByRole('alertdialog', { name: 'Are you sure ? (You can only save once)' }))
  await user.click(question.getByRole('button', { name: 'No' }))
  expect(items[0]!.status).toBe('DRAFT')
  await press(opened, 'Save')
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Yes' }))
  expect(await toast('Save successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(items[0]!.status).toBe('DONE')
  await user.click(await screen.findByRole('button', { name: 'Edit: Person 1' }))
  const again = await drawer()
  expect(await again.findByText(/^Saved as DONE by Full recruiter/)).toBeTruthy()
  for (const name of ['Save', 'Save Draft'])
    expect(again.getByRole<HTMLButtonElement>('button', { name }).disabled).toBe(true)
  expect(again.getByRole<HTMLInputElement>('textbox', { name: /^Name/ }).closest('fieldset')!.disabled).toBe(true)
})

test("a refused save shows the server's message, or Update fail! without one, and its field errors", async () => {
  const opened = await openForm({ items: whole() })
  const { form, rest } = opened
  rest.on(dpsUpdate, () => {
    throw new RequestError('REFUSED', 'The month is closed')
  })
  await press(opened, 'Save Draft')
  expect(await toast('The month is closed')).toBeTruthy()
  rest.on(dpsUpdate, () => {
    throw new RequestError('UPSTREAM_TIMEOUT', 'Too slow', { isStandIn: true })
  })
  await press(opened, 'Save Draft')
  expect(await toast('Update fail!')).toBeTruthy()
  rest.on(dpsUpdate, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { 'phones.0': ['is taken'], folderId: ['Unknown folder'] } })
  })
  await press(opened, 'Save Draft')
  expect(await form.findByText('is taken')).toBeTruthy()
  expect(form.getByText('Unknown folder')).toBeTruthy()
  expect(await toast('Not Validate!')).toBeTruthy()
})

test('the second of two editors learns who was first, and loads the task again', async () => {
  const opened = await openForm({ items: whole() })
  const { user, form, rest, items } = opened
  rest.on(dpsUpdate, () => {
    items[0] = item(1, { status: 'DONE', updatedBy: 'recruiter2', updatedDate: '2026-10-02T03:00:00.000Z' })
    throw new RequestError('CONFLICT', 'Already', {
      errorCode: '599',
      params: { status: 'DONE', updatedBy: 'recruiter2', updatedDate: '2026-10-02T03:00:00.000Z' },
    })
  })
  await put(opened, /^Name/, 'Mine')
  await press(opened, 'Save Draft')
  expect((await form.findByRole('alert')).textContent).toMatch(
    /^Saved as DONE by recruiter2, .*It cannot be saved again\.Reload$/,
  )
  expect(form.getByRole<HTMLButtonElement>('button', { name: 'Save Draft' }).disabled).toBe(true)
  expect(box(opened, /^Name/).value).toBe('Mine')
  await user.click(form.getByRole('button', { name: 'Reload' }))
  expect(await form.findByText(/^Saved as DONE by Full recruiter2/)).toBeTruthy()
  expect(box(opened, /^Name/).value).toBe('Person 1')
})

test("a task that cannot be read shows the server's message under Can't get details!", async () => {
  const opened = openDps({ path: `/dps-task?task=${uuid(1)}`, items: [] })
  const form = await drawer()
  expect(await form.findByText("Can't get details!")).toBeTruthy()
  expect(form.getByText('Not found')).toBeTruthy()
  opened.rest.on(dpsGet, () => item(1))
  await opened.user.click(form.getByRole('button', { name: 'Try again' }))
  expect(await form.findByRole('textbox', { name: /^Name/ })).toBeTruthy()
})

test('leaving unsaved work asks first', async () => {
  const opened = await openForm({ items: whole() })
  await put(opened, /^Name/, 'Half')
  await press(opened, 'Cancel')
  const question = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }))
  await opened.user.click(question.getByRole('button', { name: 'Stay' }))
  expect(box(opened, /^Name/).value).toBe('Half')
  await press(opened, 'Cancel')
  await opened.user.click(
    within(await screen.findByRole('dialog', { name: 'Leave without saving?' })).getByRole('button', { name: 'Leave' }),
  )
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(opened.search()).toEqual({})
})

const away = () => {
  throw new RequestError('UPSTREAM_UNAVAILABLE', 'away')
}

test('a form whose owner could not be read cannot be filled in', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  openDps({ path: `/dps-task?task=${uuid(1)}`, items: whole(), prepare: (rest) => rest.on(usersByUserNames, away) })
  expect(await (await drawer()).findByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.queryByRole('textbox', { name: /^Name/ })).toBeNull()
})

test('a folder whose name could not be read is still the folder of the task', async () => {
  const opened = await openForm({ items: whole(), prepare: (rest) => rest.on(talentFolderByIds, away) })
  expect(opened.form.getByRole<HTMLInputElement>('combobox', { name: 'Folder' }).value).toBe(
    'A folder that you do not see',
  )
  await press(opened, 'Save Draft')
  await waitFor(() => expect(opened.calls('dpsUpdate')[0]?.body).toMatchObject({ folderId: uuid(602) }))
})

import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { accountPasswordLink, accountSignOut, passwordUpdateOf } from '../../../services/features/users/contract.ts'
import type { UserDetail } from '../../../services/features/users/userShapes.ts'
import UsersPage from '../../../web/features/users/UsersPage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { accountServices } from './accounts.fixture.ts'
import { detail } from './people.ts'

beforeEach(() => localStorage.clear())

const keys = ['List', 'Read', 'Create', 'Update', 'Delete'].map((verb) => `User:${verb}User` as 'User:ListUser')

function open(people: UserDetail[], path = '/users', more: PermissionKey[] = []) {
  const services = accountServices(people)
  const rendered = renderScreen(<UsersPage />, {
    rest: services.rest,
    path,
    userName: 'user1',
    keys: [...keys, 'User:SendEmailVerificationLink', ...more],
  })
  return { ...services, ...rendered }
}
const row = async (name: string) => (await screen.findByRole('button', { name: `Edit: ${name}` })).closest('tr')!
const texts = async (name: string) => [...(await row(name)).cells].map(({ textContent }) => textContent)
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))
type User = ReturnType<typeof renderScreen>['user']
async function choose(user: User, name: string, item: string) {
  await user.click(await screen.findByRole('button', { name: `More actions: ${name}` }))
  await user.click(screen.getByRole('menuitem', { name: item }))
}
const linh = () => detail(2, { fullName: 'Trần Linh', name: 'Linh', familyName: 'Trần', email: 'linh@example.com' })

test('a row shows the user with department, roles and status', async () => {
  open([linh(), detail(3, { fullName: 'Kenta Sato', status: 'disabled', emailVerified: true, email: 'k@example.com' })])
  expect((await texts('Trần Linh')).slice(0, 7)).toEqual([
    'Trần Linh',
    'user2',
    'linh@example.com',
    'Not confirmed',
    'Department 2',
    'Recruiter',
    'Active',
  ])
  expect((await texts('Kenta Sato')).slice(2, 7)).toEqual(['k@example.com', 'Confirmed', '—', 'Recruiter', 'Disabled'])
})

test('the address filters the list by role, status, department and search terms', async () => {
  const { calls, user, search } = open([linh()], '/users?keyword=%20linh&role=Guest&status=DISABLED')
  await screen.findByRole('combobox', { name: 'Role' })
  expect(calls('accountList')[0]!.body).toEqual({
    pageIndex: 0,
    pageSize: 20,
    keyword: 'linh',
    status: 'disabled',
    roleCode: 'Guest',
  })
  await screen.findByRole('option', { name: 'Recruiter' })
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Role' }), 'Recruiter')
  await waitFor(() => expect(search()).toMatchObject({ role: 'Recruiter', status: 'DISABLED' }))
  await waitFor(() => expect(calls('accountList').at(-1)!.body).toMatchObject({ roleCode: 'Recruiter' }))
})

test('a new user needs a given name, a user name and a role; no draft stores the password', async () => {
  const { user, calls } = open([linh()])
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = await dialog('Create: User')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(3)
  expect(calls('accountCreate')).toEqual([])
  await user.type(form.getByRole('textbox', { name: /^Family name/ }), 'Lê')
  await user.type(form.getByRole('textbox', { name: /^Given name/ }), ' An ')
  await user.type(form.getByRole('textbox', { name: /^User name/ }), 'le.an')
  await user.type(form.getByLabelText(/^First password/), 'Secret#123')
  await user.click(form.getByRole('button', { name: /Roles$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Guests' }))
  expect(Object.values({ ...localStorage }).join()).toContain('le.an')
  expect(Object.values({ ...localStorage }).join()).not.toContain('Secret')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('accountCreate')[0]!.body).toEqual({
    userName: 'le.an',
    password: 'Secret#123',
    language: null,
    timeZone: null,
    ext: null,
    roles: ['Guest'],
    name: 'An',
    familyName: 'Lê',
    email: null,
    phone: null,
    title: null,
    departmentId: null,
  })
  expect(await row('Lê An')).toBeTruthy()
})

test('a user without a password is invited; password links and ending all sessions are in the menu', async () => {
  const { user, calls, rest } = open([linh(), detail(3, { fullName: 'Kenta Sato', email: null })], '/users', [
    'User:ChangePassWordUser',
  ])
  rest
    .on(accountPasswordLink, () => ({ mailId: uuid(1), email: 'linh@example.com' }))
    .on(accountSignOut, () => ({ ok: true }))
  await user.click((await screen.findAllByRole('button', { name: 'Create' }))[0]!)
  const form = await dialog('Create: User')
  await user.type(form.getByRole('textbox', { name: /^Given name/ }), 'An')
  await user.type(form.getByRole('textbox', { name: /^User name/ }), 'a n')
  await user.type(form.getByRole('textbox', { name: /^E-mail/ }), 'an@example.com')
  await user.click(form.getByRole('button', { name: /Roles$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Guests' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText(/^Use 2 to 100 letters/)).toBeTruthy()
  expect(calls('accountCreate')).toEqual([])
  await user.type(form.getByRole('textbox', { name: /^User name/ }), '{Backspace}{Backspace}n')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Add successfully!')).toBeTruthy()
  expect(calls('accountCreate')[0]!.body).not.toHaveProperty('password')

  await choose(user, 'Trần Linh', 'Invite by e-mail')
  expect(await toast('A link will be sent to linh@example.com.')).toBeTruthy()
  await choose(user, 'Trần Linh', 'Send a link for a new password')
  await waitFor(() => expect(calls('accountPasswordLink')).toHaveLength(2))
  expect(calls('accountPasswordLink').map(({ body }) => body)).toEqual([
    { userId: uuid(702), kind: 'invitation' },
    { userId: uuid(702), kind: 'reset' },
  ])
  await choose(user, 'Trần Linh', 'Sign out everywhere')
  expect(await toast('The user has been signed out everywhere.')).toBeTruthy()
  expect(calls('accountSignOut')[0]!.body).toEqual({ userId: uuid(702) })
})

test("an edit sends the version that was seen; overwriting another user's change sends the current version", async () => {
  const { user, calls, people } = open([linh()])
  await user.click(await screen.findByRole('button', { name: 'Edit: Trần Linh' }))
  const form = await dialog('Edit: User')
  expect(form.queryByLabelText(/^First password/)).toBeNull()
  expect(form.getByRole<HTMLInputElement>('textbox', { name: /^Full name/ }).value).toBe('')
  people[0]!.version = 7
  await user.type(form.getByRole('textbox', { name: /^Position/ }), 'Lead')
  await user.click(form.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Overwrite with mine' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('accountUpdate').map(({ body }) => body!.version)).toEqual([1, 7])
  expect(calls('accountUpdate')[1]!.body).toMatchObject({ title: 'Lead', email: 'linh@example.com' })
})

test('roles are changed in a separate dialog', async () => {
  const { user, calls } = open([linh()])
  await user.click(await screen.findByRole('button', { name: 'Change roles: Trần Linh' }))
  const form = await dialog('Roles of Trần Linh')
  expect(form.getByText(/takes effect within a minute/)).toBeTruthy()
  await user.click(form.getByRole('button', { name: /Roles$/ }))
  await user.click(await screen.findByRole('checkbox', { name: 'Guests' }))
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('accountAddToRole')[0]).toMatchObject({
    params: { id: uuid(702) },
    body: { roles: ['Recruiter', 'Guest'] },
  })
})

test('an account is disabled after a confirmation, and enabled again', async () => {
  const { user, calls } = open([linh()])
  await choose(user, 'Trần Linh', 'Disable')
  await user.click((await dialog('Disable')).getByRole('button', { name: 'Disable' }))
  expect(await toast('The account of Trần Linh is disabled.')).toBeTruthy()
  await waitFor(async () => expect((await texts('Trần Linh'))[6]).toBe('Disabled'))
  await choose(user, 'Trần Linh', 'Enable')
  await user.click((await dialog('Enable')).getByRole('button', { name: 'Enable' }))
  expect(await toast('The account of Trần Linh is enabled.')).toBeTruthy()
  expect(calls('accountUpdateStatus').map(({ query }) => query)).toEqual([
    { userId: uuid(702), status: 'disabled', version: 1 },
    { userId: uuid(702), status: 'active', version: 2 },
  ])
})

test('users cannot disable or delete their own account; the menu says why', async () => {
  const { user, calls } = open([detail(1, { fullName: 'Me' })])
  await user.click(await screen.findByRole('button', { name: 'More actions: Me' }))
  for (const name of [/^Disable/, /^Delete/]) {
    const item = screen.getByRole('menuitem', { name })
    expect(item.getAttribute('aria-disabled')).toBe('true')
    expect(item.textContent).toContain('You cannot disable or delete your own account.')
  }
  expect(calls('accountDelete')).toEqual([])
})

test('a link confirms the address, and an account is deleted for good', async () => {
  const { user, calls } = open([linh(), detail(3, { fullName: 'Without address' })])
  await choose(user, 'Trần Linh', 'Send verification link')
  expect(await toast('A verification link will be sent to linh@example.com.')).toBeTruthy()
  expect(calls('accountVerificationLink')[0]!.query).toEqual({ userId: uuid(702) })
  await user.click(screen.getByRole('button', { name: 'More actions: Without address' }))
  expect(screen.getByRole('menuitem', { name: /^Send verification/ }).textContent).toContain(
    'The user has no e-mail address.',
  )
  await user.keyboard('{Escape}')
  await choose(user, 'Trần Linh', 'Delete')
  const question = await dialog('Delete')
  expect(question.getByText(/its user name cannot be used again/)).toBeTruthy()
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await toast('Delete successfully!')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit: Trần Linh' })).toBeNull())
})

test("an administrator sets another user's password with their own, but not their own this way", async () => {
  const { user, rest } = open([detail(1, { fullName: 'Me' }), linh()], '/users', ['User:ChangePassWordUser'])
  rest.on(passwordUpdateOf, () => ({ ok: true }))
  await choose(user, 'Trần Linh', 'Set a password')
  const form = await dialog('A password for Trần Linh')
  await user.type(form.getByLabelText(/^New password/), 'Chosen#123')
  await user.type(form.getByLabelText(/^Your own password/), 'Own#1234')
  expect(Object.values({ ...localStorage }).join()).not.toMatch(/Chosen#123|Own#1234/)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('passwordUpdateOf')[0]).toMatchObject({
    params: { id: detail(2).id },
    body: { CurrentPassword: 'Own#1234', NewPassword: 'Chosen#123' },
  })
  await user.click(await screen.findByRole('button', { name: 'More actions: Me' }))
  expect(screen.getByRole('menuitem', { name: /^Set a password/ }).getAttribute('aria-disabled')).toBe('true')
})

test('a user gets language, time zone and an extension, whose password is requested once and stored in no draft', async () => {
  const { user, calls } = open([linh()])
  await user.click(await screen.findByRole('button', { name: 'Edit: Trần Linh' }))
  const form = await dialog('Edit: User')
  await user.selectOptions(form.getByRole('combobox', { name: 'Language' }), '日本語')
  await user.selectOptions(form.getByRole('combobox', { name: 'Time zone' }), 'Asia/Tokyo')
  await user.type(form.getByRole('textbox', { name: 'Phone extension' }), 'x')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('2 to 20 digits, * or #.')).toBeTruthy()
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.clear(form.getByRole('textbox', { name: 'Phone extension' }))
  await user.type(form.getByRole('textbox', { name: 'Phone extension' }), '2001')
  await user.type(form.getByLabelText(/^Password of the extension/), 'of 2001')
  await waitFor(() => expect(Object.values({ ...localStorage }).join()).toContain('2001'))
  expect(Object.values({ ...localStorage }).join()).not.toContain('of 2001')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(calls('accountUpdate')[0]!.body).toMatchObject({
    language: 'ja',
    timeZone: 'Asia/Tokyo',
    ext: '2001',
    extPassword: 'of 2001',
  })
})

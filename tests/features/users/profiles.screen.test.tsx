import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import { authenticatorState } from '../../../services/features/secondFactors/contract.ts'
import { sessionList } from '../../../services/features/sessions/contract.ts'
import {
  avatarUpdate,
  passwordUpdate,
  profileDetail,
  profileUpdate,
} from '../../../services/features/users/contract.ts'
import type { UserDetail } from '../../../services/features/users/userShapes.ts'
import ProfilePage from '../../../web/features/profiles/ProfilePage.tsx'
import { renderScreen, toast } from '../../support/screen.tsx'
import { uuid } from '../../support/records.ts'
import { accountServices } from './accounts.fixture.ts'
import { noFactor } from '../secondFactors/factors.ts'
import { detail } from './people.ts'

beforeEach(() => localStorage.clear())

const keys = ['ReadUserProfile', 'UpdateUserProfile', 'ChangePassword'].map(
  (action) => `UserProfile:${action}` as PermissionKey,
)

function open(held: PermissionKey[] = keys, more: Partial<UserDetail> = {}) {
  const services = accountServices([])
  let own = detail(1, { fullName: 'Trần Linh', name: 'Linh', familyName: 'Trần', email: 'linh@example.com', ...more })
  services.rest
    .on(profileDetail, () => ({ ...own, companyId: uuid(900), companyName: 'Sông Hồng', avatar: null }))
    .on(profileUpdate, ({ body }) => {
      own = { ...own, ...body!, fullName: `${body!.familyName} ${body!.name}`, version: own.version + 1 }
      return own
    })
    .on(passwordUpdate, () => ({ ok: true }))
    .on(authenticatorState, () => noFactor)
    .on(sessionList, () => [])
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => (held as readonly string[]).includes(key))
  const options = { rest: services.rest, path: '/user/profile', keys: held, can }
  return { ...services, ...renderScreen(<ProfilePage />, options) }
}

test('a user sees their own profile and changes names, address and phone', async () => {
  const { user, rest } = open()
  const form = within(await screen.findByRole('form', { name: 'My data' }))
  expect(screen.getByText('Sông Hồng')).toBeTruthy()
  expect(screen.getByText('Not confirmed')).toBeTruthy()
  const given = form.getByRole('textbox', { name: /^Given name/ })
  await user.clear(given)
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(given, 'Lan')
  expect(form.queryByLabelText(/^Current password/)).toBeNull()
  const email = form.getByRole('textbox', { name: /^E-mail/ })
  await user.type(email, 'x')
  await user.type(await form.findByLabelText(/^Current password/), 'Old#123')
  expect(Object.values({ ...localStorage }).join()).not.toContain('Old#123')
  await user.type(form.getByRole('textbox', { name: /^Phone/ }), '0901')
  await user.click(form.getByRole('button', { name: 'Save' }))
  expect(await toast('Update successfully!')).toBeTruthy()
  expect(rest.callsOf('profileUpdate')[0]!.body).toEqual({
    version: 1,
    name: 'Lan',
    familyName: 'Trần',
    email: 'linh@example.comx',
    phone: '0901',
    CurrentPassword: 'Old#123',
  })
})

test('the password is changed with the present one; errors are shown at their fields', async () => {
  const { user, rest } = open()
  const form = within(await screen.findByRole('form', { name: 'Password' }))
  await user.type(form.getByLabelText(/^Current password/), 'Old#123')
  await user.type(form.getByLabelText(/^New password \*/), 'Password#1')
  expect(await form.findByText('Too easy to guess')).toBeTruthy()
  await user.clear(form.getByLabelText(/^New password \*/))
  await user.type(form.getByLabelText(/^New password \*/), 'New#1234')
  expect(await form.findByText('Fair')).toBeTruthy()
  await user.type(form.getByLabelText(/^Repeat new password/), 'New#12345')
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(await form.findByText('The passwords do not match.')).toBeTruthy()
  expect(rest.callsOf('passwordUpdate')).toEqual([])
  await user.clear(form.getByLabelText(/^Repeat new password/))
  await user.type(form.getByLabelText(/^Repeat new password/), 'New#1234')
  rest.on(passwordUpdate, () => {
    throw new RequestError('BAD_INPUT', 'no', { fields: { currentPassword: ['is not your password'] } })
  })
  await user.click(form.getByRole('button', { name: 'Change password' }))
  expect(await form.findByText('is not your password')).toBeTruthy()
  rest.on(passwordUpdate, () => ({ ok: true }))
  await user.click(form.getByRole('button', { name: 'Change password' }))
  await waitFor(() =>
    expect(rest.callsOf('passwordUpdate').at(-1)!.body).toEqual({
      CurrentPassword: 'Old#123',
      NewPassword: 'New#1234',
    }),
  )
  expect(await toast('The password is changed.')).toBeTruthy()
})

test('a role without the permissions is told that there is nothing to see', async () => {
  const { rest } = open(['User:ListUser'])
  expect(await screen.findByText('Your role does not allow you to see or change anything here.')).toBeTruthy()
  expect(rest.calls).toEqual([])
})

test('only image files are accepted as a picture, and the present one can be removed', async () => {
  const { user, rest } = open(keys, { avatarVersion: '1' })
  rest.on(avatarUpdate, () => detail(1, { avatarVersion: null }))
  const input = await screen.findByLabelText('Profile picture')
  fireEvent.change(input, { target: { files: [new File(['x'], 'cv.pdf', { type: 'application/pdf' })] } })
  expect(await screen.findByText('Choose a JPG or PNG picture.')).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(await screen.findByRole('button', { name: 'Yes' }))
  expect(await toast('Your picture is saved.')).toBeTruthy()
  expect(rest.callsOf('avatarUpdate')[0]!.body).toEqual({ imageBase64: '' })
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Remove' })).toBeNull())
})

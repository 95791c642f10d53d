import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import {
  passkeyAdd,
  passkeyBegin,
  passkeyList,
  passkeyRemove,
  type Passkeys,
} from '../../../services/features/passkeys/contract.ts'
import { authenticatorState } from '../../../services/features/secondFactors/contract.ts'
import { sessionList } from '../../../services/features/sessions/contract.ts'
import { profileDetail } from '../../../services/features/users/contract.ts'
import ProfilePage from '../../../web/features/profiles/ProfilePage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { noFactor } from '../secondFactors/factors.ts'
import { accountServices } from '../users/accounts.fixture.ts'
import { detail } from '../users/people.ts'

const keys: PermissionKey[] = ['UserProfile:ReadUserProfile', 'UserProfile:ChangePassword']
const create = vi.fn<() => Promise<unknown>>()

beforeEach(() => {
  localStorage.clear()
  create.mockReset().mockResolvedValue({ toJSON: () => ({ id: 'made' }) })
  const kind = Object.assign(() => {}, { parseCreationOptionsFromJSON: (options: unknown) => options })
  vi.stubGlobal('PublicKeyCredential', kind)
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { create } })
})
afterEach(() => vi.unstubAllGlobals())

function open(first: Passkeys, held = keys) {
  const services = accountServices([])
  let state = first
  services.rest
    .on(profileDetail, () => ({ ...detail(1), companyId: uuid(900), companyName: 'Sông Hồng', avatar: null }))
    .on(authenticatorState, () => noFactor)
    .on(sessionList, () => [])
    .on(passkeyList, () => state)
    .on(passkeyBegin, ({ body }) => {
      if (body!.password !== 'Demo#123')
        throw new RequestError('BAD_INPUT', 'no', { fields: { password: ['The password is wrong'] } })
      return { options: '{"challenge":"x"}' }
    })
    .on(passkeyAdd, ({ body }) => {
      const made = { id: uuid(2), name: body!.name, createdDate: '2026-11-25T00:00:00.000Z', lastUsedDate: null }
      state = { isOffered: true, passkeys: [...state.passkeys, made] }
      return state
    })
    .on(passkeyRemove, ({ params }) => {
      state = { isOffered: true, passkeys: state.passkeys.filter(({ id }) => id !== params!.id) }
      return state
    })
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => (held as readonly string[]).includes(key))
  const options = { rest: services.rest, path: '/user/profile', keys: held, can }
  return { ...services, ...renderScreen(<ProfilePage />, options) }
}
const section = async () => within(await screen.findByRole('region', { name: 'Passkeys' }))
const laptop = {
  id: uuid(1),
  name: 'Laptop',
  createdDate: '2026-11-24T00:00:00.000Z',
  lastUsedDate: '2026-11-25T00:00:00.000Z',
}

test('a passkey is created by the browser once the password is right, and shown with the others', async () => {
  const { user, calls } = open({ isOffered: true, passkeys: [laptop] })
  const passkeys = await section()
  expect(passkeys.getByText(/Last used/)).toBeTruthy()
  await user.click(passkeys.getByRole('button', { name: 'Add a passkey' }))
  const form = within(await screen.findByRole('dialog', { name: 'Add a passkey' }))
  await user.click(form.getByRole('button', { name: 'Add a passkey' }))
  expect(await form.findAllByText('This field is required')).toHaveLength(2)
  await user.type(form.getByRole('textbox', { name: /^Name of the passkey/ }), ' Phone ')
  await user.type(form.getByLabelText(/^Your password/), 'wrong')
  await user.click(form.getByRole('button', { name: 'Add a passkey' }))
  expect(await form.findByText('The password is wrong')).toBeTruthy()
  expect(create).not.toHaveBeenCalled()
  await user.clear(form.getByLabelText(/^Your password/))
  await user.type(form.getByLabelText(/^Your password/), 'Demo#123')
  // The user has cancelled the browser's own dialog: the form stays as it is.
  create.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'))
  await user.click(form.getByRole('button', { name: 'Add a passkey' }))
  expect(await form.findByText('No passkey was made.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Add a passkey' }))
  expect(await toast('The passkey is added.')).toBeTruthy()
  expect(calls('passkeyAdd').map(({ body }) => body)).toEqual([{ name: 'Phone', response: '{"id":"made"}' }])
  expect(await (await section()).findByText('Phone')).toBeTruthy()
})

test('a passkey is removed after a confirmation', async () => {
  const { user, calls } = open({ isOffered: true, passkeys: [laptop] })
  await user.click((await section()).getByRole('button', { name: 'Remove Laptop' }))
  await user.click(screen.getByRole('button', { name: 'Yes' }))
  expect(await toast('The passkey is removed.')).toBeTruthy()
  expect(calls('passkeyRemove')[0]!.params).toEqual({ id: uuid(1) })
  expect(await (await section()).findByText('You have no passkey yet.')).toBeTruthy()
})

test('the section says so if passkeys are not available', async () => {
  open({ isOffered: false, passkeys: [] })
  expect((await section()).getByText(/Passkeys are not available here/)).toBeTruthy()
})

test('a browser without passkeys cannot add one', async () => {
  vi.stubGlobal('PublicKeyCredential', undefined)
  open({ isOffered: true, passkeys: [] })
  const passkeys = await section()
  expect(passkeys.getByText('This browser does not support passkeys.')).toBeTruthy()
  expect(passkeys.getByRole<HTMLButtonElement>('button', { name: 'Add a passkey' }).disabled).toBe(true)
})

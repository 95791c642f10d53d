import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { PermissionKey } from '../../../services/core/contract/permissionKeys.ts'
import * as contract from '../../../services/features/secondFactors/contract.ts'
import { sessionEnd, sessionList, type Session } from '../../../services/features/sessions/contract.ts'
import { profileDetail } from '../../../services/features/users/contract.ts'
import ProfilePage from '../../../web/features/profiles/ProfilePage.tsx'
import { deviceOf } from '../../../web/features/profiles/sessions/device.ts'
import UsersPage from '../../../web/features/users/UsersPage.tsx'
import { uuid } from '../../support/records.ts'
import { renderScreen, toast } from '../../support/screen.tsx'
import { accountServices } from '../users/accounts.fixture.ts'
import { detail } from '../users/people.ts'
import { noFactor, withFactor } from './factors.ts'

beforeEach(() => localStorage.clear())

const keys: PermissionKey[] = ['UserProfile:ReadUserProfile', 'UserProfile:ChangePassword']
const codes = ['AAAA-BBBB-CCCC-DDDD', 'EEEE-FFFF-GGGG-HHHH']
const wrong = (field: string, text: string) => () => {
  throw new RequestError('BAD_INPUT', 'no', { fields: { [field]: [text] } })
}
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:150.0) Gecko/20100101 Firefox/150.0'
const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'
const session = (id: string, more: Partial<Session> = {}): Session => ({
  id,
  agent: firefox,
  address: '192.0.2.1',
  createdDate: '2026-11-24T00:00:00.000Z',
  lastUsedDate: '2026-11-25T00:00:00.000Z',
  isCurrent: false,
  ...more,
})

function open(first: contract.SecondFactor, sessions: Session[] = [], held = keys) {
  const services = accountServices([])
  let state = first
  let left = sessions
  services.rest
    .on(profileDetail, () => ({ ...detail(1), companyId: uuid(900), companyName: 'Sông Hồng', avatar: null }))
    .on(contract.authenticatorState, () => state)
    .on(contract.authenticatorSetUp, () => ({
      sharedKey: 'ABCD EFGH',
      authenticatorUri: 'otpauth://totp/Hireloom:user1?secret=ABCDEFGH&issuer=Hireloom',
    }))
    .on(contract.authenticatorVerify, () => {
      state = withFactor
      return { succeeded: true, recoveryCodes: codes }
    })
    .on(contract.authenticatorReset, () => {
      state = noFactor
      return { ok: true }
    })
    .on(contract.authenticatorDisable, () => {
      state = noFactor
      return { ok: true }
    })
    .on(contract.recoveryCodesGenerate, () => ({ recoveryCodes: codes.toReversed() }))
    .on(sessionList, () => left)
    .on(sessionEnd, ({ body }) => (left = left.filter(({ id }) => !body.ids.includes(id))))
  const can = (asked: string | readonly string[] | undefined) =>
    asked === undefined || [asked].flat().some((key) => (held as readonly string[]).includes(key))
  const options = { rest: services.rest, path: '/user/profile', keys: held, can }
  return { ...services, ...renderScreen(<ProfilePage />, options) }
}
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe("the user's second factor", () => {
  test('is set up with a picture or a key, a code and the password; its recovery codes are shown once', async () => {
    const { user, rest } = open(noFactor)
    await user.click(await screen.findByRole('button', { name: 'Set up' }))
    const form = await dialog('Set up two-factor authentication')
    expect(form.getByRole('img', { name: 'QR code for the authenticator app' })).toBeTruthy()
    expect(form.getByText('ABCD EFGH')).toBeTruthy()
    await user.click(form.getByRole('button', { name: 'Turn on' }))
    expect(await form.findAllByText('This field is required')).toHaveLength(2)
    await user.type(form.getByLabelText(/^Code/), '123456')
    await user.type(form.getByLabelText(/^Current password/), 'Own#1234')
    rest.on(contract.authenticatorVerify, wrong('code', 'is not a code of yours'))
    await user.click(form.getByRole('button', { name: 'Turn on' }))
    expect(await form.findByText('is not a code of yours')).toBeTruthy()
    rest.on(contract.authenticatorVerify, () => ({ succeeded: true, recoveryCodes: codes }))
    rest.on(contract.authenticatorState, () => withFactor)
    await user.click(form.getByRole('button', { name: 'Turn on' }))
    const shown = await dialog('Save your recovery codes')
    expect(
      within(shown.getByRole('list', { name: 'Recovery codes' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes)
    expect(Object.values({ ...localStorage }).join()).not.toMatch(/Own#1234|AAAA-BBBB/)

    await user.click(shown.getByRole('button', { name: 'Copy' }))
    expect(await navigator.clipboard.readText()).toContain(codes.join('\n'))
    const print = vi.spyOn(window, 'print').mockImplementation(() => {})
    await user.click(shown.getByRole('button', { name: 'Print' }))
    expect(print).toHaveBeenCalledOnce()
    await user.click(shown.getByRole('button', { name: 'I have saved them' }))
    expect(await screen.findByText('10 recovery codes left')).toBeTruthy()
    expect(screen.queryByText(codes[0]!)).toBeNull()
  })

  test('gets new recovery codes with a code', async () => {
    const { user, rest } = open(withFactor)
    await user.click(await screen.findByRole('button', { name: 'New recovery codes' }))
    const form = await dialog('Make new recovery codes')
    await user.type(form.getByLabelText(/^Code/), ' 123456')
    await user.click(form.getByRole('button', { name: 'Make new recovery codes' }))
    expect(await (await dialog('Save your recovery codes')).findByText(codes[1]!)).toBeTruthy()
    expect(rest.callsOf('recoveryCodesGenerate')[0]!.body).toEqual({ code: '123456' })
  })

  test('moves to another app: the present one is removed with the password, and the new one is set up at once', async () => {
    const { user, rest } = open(withFactor)
    await user.click(await screen.findByRole('button', { name: 'Use another app' }))
    const form = await dialog('Use another app')
    await user.click(form.getByRole('button', { name: 'Use the password instead' }))
    await user.type(form.getByLabelText(/^Current password/), 'Own#1234')
    await user.click(form.getByRole('button', { name: 'Use another app' }))
    await dialog('Set up two-factor authentication')
    expect(rest.callsOf('authenticatorReset')[0]!.body).toEqual({ password: 'Own#1234' })
  })

  test('is turned off, unless a role requires it', async () => {
    const { user, rest } = open(withFactor)
    await user.click(await screen.findByRole('button', { name: 'Turn off' }))
    const form = await dialog('Turn off')
    await user.type(form.getByLabelText(/^Code/), '123456')
    await user.click(form.getByRole('button', { name: 'Turn off' }))
    expect(await toast('Two-factor authentication is off.')).toBeTruthy()
    expect(await screen.findByRole('button', { name: 'Set up' })).toBeTruthy()
    expect(rest.callsOf('authenticatorDisable')).toHaveLength(1)
  })

  test('says that a role requires it, and by when', async () => {
    open({ ...withFactor, dueDate: '2026-12-02T00:00:00.000Z' })
    expect(await screen.findByText('One of your roles requires it.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Turn off' })).toBeNull()
    cleanup()
    open({ ...noFactor, dueDate: '2026-12-02T00:00:00.000Z' })
    expect(await screen.findByText(/^One of your roles requires it. Until 02\/12\/2026/)).toBeTruthy()
  })

  test('is hidden with a reason if it is not available', async () => {
    open({ ...noFactor, offered: 'elsewhere' })
    expect(await screen.findByText(/manages accounts and two-factor authentication/)).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Set up' })).toBeNull()
    cleanup()
    open({ ...noFactor, offered: 'off' })
    expect(await screen.findByText('Two-factor authentication is not available here.')).toBeTruthy()
  })
})

describe("the user's sessions", () => {
  test('show where the user is signed in, and end one by one or all others together', async () => {
    const others = ['b', 'c', 'd'].map((id) => session(id, id === 'b' ? { agent: iphone } : {}))
    const { user, rest } = open(noFactor, [session('a', { isCurrent: true }), ...others])
    expect(await screen.findByText('This session')).toBeTruthy()
    expect(screen.getByText('Safari 18 · iOS')).toBeTruthy()
    expect(screen.getAllByText(/from 192\.0\.2\.1$/)).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'End the session on Safari 18 · iOS' }))
    await waitFor(() => expect(screen.queryByText('Safari 18 · iOS')).toBeNull())
    expect(rest.callsOf('sessionEnd')[0]!.body).toEqual({ ids: ['b'] })
    await user.click(await screen.findByRole('button', { name: 'End all other sessions' }))
    await user.click(await screen.findByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(rest.callsOf('sessionEnd')[1]!.body).toEqual({ ids: ['c', 'd'] }))
    await waitFor(() => expect(screen.getAllByText(/from 192\.0\.2\.1$/)).toHaveLength(1))
  })

  test('a device is named after its browser', () => {
    expect(deviceOf(firefox)).toEqual({ name: 'Firefox 150 · Linux', isPhone: false })
    expect(deviceOf(iphone).isPhone).toBe(true)
    expect(deviceOf('')).toEqual({ name: '', isPhone: false })
    expect(deviceOf('node').name).toBe('')
  })
})

test('administrators remove a lost second factor with a reason, but never their own', async () => {
  const people = [
    detail(1, { fullName: 'Me', hasSecondFactor: true }),
    detail(2, { fullName: 'Trần Linh', hasSecondFactor: true }),
    detail(3, { fullName: 'Without', hasSecondFactor: false }),
  ]
  const { rest } = accountServices(people)
  rest.on(contract.accountResetSecondFactor, () => {
    people[1] = { ...people[1]!, hasSecondFactor: false }
    return { ok: true }
  })
  const held: PermissionKey[] = ['User:ListUser', 'User:ReadUser', 'User:ResetSecondFactor']
  const { user } = renderScreen(<UsersPage />, { rest, path: '/users', userName: 'user1', keys: held })
  const name = 'Remove two-factor authentication'
  const menu = async (person: string) =>
    user.click(await screen.findByRole('button', { name: `More actions: ${person}` }))
  await menu('Trần Linh')
  await user.click(screen.getByRole('menuitem', { name }))
  const form = await dialog(name)
  await user.click(form.getByRole('button', { name }))
  expect(await form.findByText('This field is required')).toBeTruthy()
  await user.type(form.getByLabelText(/^Reason/), 'Lost the phone ')
  await user.click(form.getByRole('button', { name }))
  await waitFor(() =>
    expect(rest.callsOf('accountResetSecondFactor')[0]!.body).toEqual({
      userId: detail(2).id,
      reason: 'Lost the phone',
    }),
  )
  await menu('Me')
  expect(screen.getByRole('menuitem', { name: new RegExp(name) }).getAttribute('aria-disabled')).toBe('true')
})

import { ChakraProvider } from '@chakra-ui/react'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import {
  Environment,
  Network,
  Observable,
  RecordSource,
  Store,
  type RequestParameters,
  type Variables,
} from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import { system } from '../../../../web/app/theme/theme.ts'
import { addUnsaved, needsLeaveConfirmation, setLeavingUnconfirmed } from '../../../../web/shared/hooks/leaving.ts'
import { RequestError } from '../../../../web/shared/requestError.ts'
import { SessionContext, type Session } from '../../../../web/shared/session/session.ts'
import { Toaster } from '../../../../web/shared/ui/toaster.tsx'
import '../../../support/screen.tsx'

const tokens = vi.hoisted(() => ({
  renewForRole: vi.fn<() => Promise<boolean>>(),
  signIn: vi.fn<(path: string, role: string) => Promise<never>>(),
  signInForRole: vi.fn<(role: string, path: string) => Promise<never>>(),
  notifyRoleSwitched: vi.fn<() => void>(),
  getCurrentPath: () => '/jobs?page=2',
  loadUser: async () => ({ currentRole: 'Recruiter' }),
  secondsLeft: () => 600,
}))
vi.mock('../../../../web/app/session/tokens.ts', () => tokens)
const config = vi.hoisted(() => ({ renewal: 'frame' }))
vi.mock('../../../../web/app/config.ts', async (original) => ({ ...(await original<object>()), config }))
const relay = vi.hoisted(() => ({ currentEnvironment: vi.fn<() => Environment>() }))
vi.mock('../../../../web/app/relay/provider.tsx', () => relay)
vi.mock('../../../../web/app/relay/environment.ts', () => ({ exempt: { force: true } }))

const { RoleSwitch } = await import('../../../../web/app/session/RoleSwitch.tsx')
const { showKeptNotice } = await import('../../../../web/app/session/notice.ts')

let asked: Variables[] = []
let answer: () => object
const never = new Promise<never>(() => {})

beforeEach(() => {
  asked = []
  config.renewal = 'frame'
  setLeavingUnconfirmed(false)
  sessionStorage.clear()
  answer = () => ({ switchRole: { roleCode: 'Approver' } })
  const execute = (params: RequestParameters, variables: Variables) =>
    Observable.create<any>((sink) => {
      try {
        if (params.operationKind === 'mutation') asked.push(variables)
        sink.next({
          data:
            params.operationKind === 'mutation'
              ? answer()
              : { viewer: { heldRoles: [{ code: 'Approver', name: 'Approver of offers', description: 'Approves' }] } },
        })
        sink.complete()
      } catch (error) {
        sink.error(error as Error)
      }
    })
  relay.currentEnvironment.mockReturnValue(
    new Environment({ network: Network.create(execute), store: new Store(new RecordSource()) }),
  )
  tokens.renewForRole.mockReset().mockResolvedValue(true)
  tokens.signIn.mockReset().mockReturnValue(never)
  tokens.signInForRole.mockReset().mockReturnValue(never)
  tokens.notifyRoleSwitched.mockReset()
})

function show(roles = ['Recruiter', 'Approver', 'Approver']) {
  const session = {
    user: {
      userName: 'multi',
      fullName: 'Linh',
      email: null,
      roles,
      currentRole: 'Recruiter',
      roleName: 'Recruiter of the north',
    },
  } as unknown as Session
  render(
    <ChakraProvider value={system}>
      <SessionContext value={session}>
        <RoleSwitch />
        <Toaster />
      </SessionContext>
    </ChakraProvider>,
  )
  return userEvent.setup()
}

async function choose(name: RegExp) {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Switch role' }))
  await user.click(await screen.findByRole('button', { name }))
  return user
}

test('the button appears only with several distinct roles', () => {
  show(['Recruiter', 'Recruiter'])
  expect(screen.queryByRole('button', { name: 'Switch role' })).toBeNull()
})

test('the button shows the name of the current role, not its code', () => {
  show()
  expect(screen.getByRole('button', { name: 'Switch role' }).title).toBe('Switch role (now: Recruiter of the north)')
})

test('each role is listed once with its name, and the current one is marked', async () => {
  const user = show()
  await user.click(screen.getByRole('button', { name: 'Switch role' }))
  await screen.findByText('Approver of offers')
  const buttons = screen.getAllByRole('listitem').map((item) => item.textContent)
  expect(buttons).toEqual(['RecruiterCurrent role', 'Approver of offersApproves'])
  expect(document.activeElement?.textContent).toContain('Recruiter')
  await user.keyboard('{ArrowUp}')
  expect(document.activeElement?.textContent).toContain('Approver')
})

test('selecting the current role closes the dialog without a call', async () => {
  await choose(/^Recruiter/)
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(asked).toEqual([])
})

test('a renewed token reloads the page and keeps the message for it', async () => {
  const places: string[] = []
  vi.spyOn(history, 'replaceState').mockImplementation((_data, _title, url) => void places.push(String(url)))
  await choose(/^Approver/)
  await waitFor(() => expect(places).toEqual(['/jobs?page=2']))
  expect(asked).toEqual([{ input: { roleCode: 'Approver' } }])
  expect(tokens.notifyRoleSwitched).toHaveBeenCalledTimes(1)
  expect(screen.queryByText('Switch role successfuly')).toBeNull()
  showKeptNotice()
  expect(await screen.findByText('Switch role successfuly')).toBeTruthy()
  expect(sessionStorage.length).toBe(0)
})

test('an empty renewal reports that the role cannot be switched', async () => {
  tokens.renewForRole.mockResolvedValue(false)
  await choose(/^Approver/)
  expect(await screen.findByText('Can not switch role')).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(tokens.notifyRoleSwitched).not.toHaveBeenCalled()
})

test('a renewal that throws leads to a sign-in for the selected role', async () => {
  tokens.renewForRole.mockRejectedValue(new Error('login_required'))
  await choose(/^Approver/)
  await waitFor(() => expect(tokens.signInForRole).toHaveBeenCalledWith('Approver', '/jobs?page=2'))
})

test('a refused selection reports that the role has been deleted, and one that was not received does not', async () => {
  answer = () => {
    throw new RequestError('REFUSED', 'Can not switch role. Role has been deleted')
  }
  const user = await choose(/^Approver/)
  expect(await screen.findByText('Can not switch role. Role has been deleted')).toBeTruthy()
  expect(tokens.renewForRole).not.toHaveBeenCalled()
  answer = () => {
    throw new RequestError('NETWORK', '')
  }
  await user.click(screen.getByRole('button', { name: 'Switch role' }))
  await user.click(await screen.findByRole('button', { name: /^Approver/ }))
  expect(await screen.findByText('Can not switch role')).toBeTruthy()
})

test('with renewal by refresh token, the role is requested from the provider', async () => {
  config.renewal = 'refresh-token'
  await choose(/^Approver/)
  await waitFor(() => expect(tokens.signIn).toHaveBeenCalledWith('/jobs?page=2', 'Approver'))
  expect(tokens.renewForRole).not.toHaveBeenCalled()
})

test('unsaved input has to be confirmed first', async () => {
  const forget = addUnsaved(() => true)
  const user = await choose(/^Approver/)
  expect(screen.getByText('Leave without saving?')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Stay')
  await user.click(screen.getByRole('button', { name: 'Stay' }))
  expect(asked).toEqual([])
  tokens.renewForRole.mockResolvedValue(false)
  await user.click(screen.getByRole('button', { name: /^Approver/ }))
  await user.click(screen.getByRole('button', { name: 'Leave' }))
  expect(await screen.findByText('Can not switch role')).toBeTruthy()
  expect(asked).toHaveLength(1)
  // The form is still open, so leaving again asks for confirmation.
  expect(needsLeaveConfirmation()).toBe(true)
  forget()
})

import { Environment, Network, Observable, RecordSource, Store, type CacheConfig } from 'relay-runtime'
import { beforeEach, expect, test, vi } from 'vitest'
import type { RequestErrorCode } from '../../../../web/shared/requestError.ts'

const held = vi.hoisted(() => new Set<string>())
const tokens = vi.hoisted(() => ({
  loadUser: vi.fn<() => Promise<object | null>>(),
  renewNow: vi.fn<() => Promise<boolean>>(),
  signIn: vi.fn<() => Promise<never>>(),
  signInAgain: vi.fn<() => Promise<never>>(),
  accessToken: async () => 'token',
  currentClaims: () => ({ permissions: held }),
  secondsLeft: vi.fn<() => number>(),
}))
vi.mock('../../../../web/app/session/tokens.ts', () => tokens)
const relay = vi.hoisted(() => ({ currentEnvironment: vi.fn<() => Environment>() }))
vi.mock('../../../../web/app/relay/provider.tsx', () => relay)

type Viewer = { hasCurrentToken: boolean; roles: string[] } | RequestErrorCode
const refused = 'UNAUTHENTICATED'

/** Starts a session with these consecutive answers of the gateway. */
async function start(...viewers: Viewer[]) {
  // A fresh page, whose session has not started.
  vi.resetModules()
  const { RequestError } = await import('../../../../web/shared/requestError.ts')
  const checks: CacheConfig[] = []
  const execute = (_params: unknown, _variables: unknown, config: CacheConfig) =>
    Observable.create<any>((sink) => {
      checks.push(config)
      const viewer = viewers.shift()!
      if (typeof viewer === 'string') return sink.error(new RequestError(viewer, viewer))
      const user = { id: 'u', userName: 'lan', fullName: 'Lan', email: null }
      sink.next({
        data: {
          viewer: {
            timeZone: 'Asia/Ho_Chi_Minh',
            ...viewer,
            currentRole: viewer.roles[0],
            company: { id: 'c', name: 'Sông Hồng' },
            user,
          },
        },
      })
      sink.complete()
    })
  relay.currentEnvironment.mockReturnValue(
    new Environment({ network: Network.create(execute), store: new Store(new RecordSource()) }),
  )
  const { startSession } = await import('../../../../web/app/session/startSession.ts')
  const outcome = await Promise.race([
    startSession().then(
      ({ user }) => user.roles,
      (error: Error) => error.message,
    ),
    new Promise((resolve) => setTimeout(resolve, 200, 'left')),
  ])
  return { outcome, checks }
}

beforeEach(() => {
  tokens.loadUser.mockReset().mockResolvedValue({})
  tokens.secondsLeft.mockReset().mockReturnValue(60)
  tokens.renewNow.mockReset().mockResolvedValue(true)
  for (const leave of [tokens.signIn, tokens.signInAgain])
    leave.mockReset().mockReturnValue(new Promise<never>(() => {}))
})

test('a current token starts the session with one check, which handles a 401 itself', async () => {
  const { outcome, checks } = await start({ hasCurrentToken: true, roles: ['Recruiter'] })
  expect(outcome).toEqual(['Recruiter'])
  expect(checks).toMatchObject([{ metadata: { isExempt: true } }])
  expect(tokens.renewNow).not.toHaveBeenCalled()
})

test('there is no check without a token', async () => {
  tokens.loadUser.mockResolvedValue(null)
  const { outcome, checks } = await start()
  expect([outcome, checks.length, tokens.signIn.mock.calls.length]).toEqual(['left', 0, 1])
})

test('an outdated token is renewed once, and the new one is used', async () => {
  const { outcome, checks } = await start(
    { hasCurrentToken: false, roles: ['Recruiter'] },
    { hasCurrentToken: false, roles: ['Approver'] },
  )
  expect([outcome, checks.length, tokens.renewNow.mock.calls.length]).toEqual([['Approver'], 2, 1])
  expect((await start(refused, { hasCurrentToken: true, roles: ['Finance'] })).outcome).toEqual(['Finance'])
})

test('a check that fails even after a renewal signs the user out', async () => {
  expect((await start(refused, refused)).outcome).toBe('left')
  tokens.renewNow.mockResolvedValue(false)
  expect((await start(refused)).outcome).toBe('left')
  expect((await start({ hasCurrentToken: false, roles: ['Recruiter'] })).outcome).toBe('left')
  expect(tokens.signInAgain).toHaveBeenCalledTimes(3)
})

test('an unreachable provider ends no session', async () => {
  tokens.renewNow.mockRejectedValue(new Error('no network'))
  expect((await start({ hasCurrentToken: false, roles: ['Recruiter'] })).outcome).toEqual(['Recruiter'])
  expect((await start(refused)).outcome).toBe('no network')
  expect((await start('UPSTREAM_UNAVAILABLE')).outcome).toBe('UPSTREAM_UNAVAILABLE')
  expect(tokens.signInAgain).not.toHaveBeenCalled()
})

test('a stored token counts as unchecked until the session has started, unless it has expired', async () => {
  vi.resetModules()
  const { hasUncheckedToken } = await import('../../../../web/app/session/startSession.ts')
  expect(await hasUncheckedToken()).toBe(true)
  tokens.secondsLeft.mockReturnValue(1)
  expect(await hasUncheckedToken()).toBe(false)
  tokens.secondsLeft.mockReturnValue(60)
  await start({ hasCurrentToken: true, roles: ['Recruiter'] })
  expect(await (await import('../../../../web/app/session/startSession.ts')).hasUncheckedToken()).toBe(false)
  vi.resetModules()
  tokens.loadUser.mockResolvedValue(null)
  expect(await (await import('../../../../web/app/session/startSession.ts')).hasUncheckedToken()).toBe(false)
})

test('a check with a condition passes only with the permission and if the condition is true', async () => {
  const { isPermitted } = await import('../../../../web/app/session/startSession.ts')
  held.add('Ruf:ViewRuf')
  expect([isPermitted('Ruf:ViewRuf'), isPermitted('Ruf:ViewRuf', true), isPermitted('Ruf:ViewRuf', false)]).toEqual([
    true,
    true,
    false,
  ])
  expect([isPermitted('Ruf:CreateRuf'), isPermitted('Ruf:CreateRuf', true)]).toEqual([false, false])
  expect([isPermitted(undefined, true), isPermitted(undefined, false), isPermitted([], false)]).toEqual([
    true,
    false,
    false,
  ])
  held.clear()
})

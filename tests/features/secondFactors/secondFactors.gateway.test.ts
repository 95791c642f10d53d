import { expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/secondFactors/contract.ts'
import { accountByUserNames, usersByUserNames } from '../../../services/features/users/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { detail, summary } from '../users/people.ts'

const state: contract.SecondFactor = {
  isEnabled: true,
  isPending: false,
  recoveryCodesLeft: 10,
  serverTime: '2026-11-25T00:00:00.000Z',
  period: 30,
  digits: 6,
  offered: 'here',
  dueDate: '2026-12-01T00:00:00.000Z',
}
const own = viewerWith('UserProfile:ReadUserProfile', 'UserProfile:ChangePassword')
const services = () => fakeRest().on(contract.authenticatorState, () => state)
const mutate = (name: string, input: string, fields: string, rest: ReturnType<typeof services>, viewer = own) =>
  execute(`mutation { ${name}(input: { ${input} }) { ${fields} } }`, { rest, viewer })

test('the state costs one call, and includes the due date', async () => {
  const rest = services()
  const { data, errors } = await execute(
    '{ viewer { secondFactor { isEnabled isPending recoveryCodesLeft offer dueAt } } }',
    { rest, viewer: own },
  )
  expect(errors).toEqual([])
  expect(data.viewer.secondFactor).toEqual({
    isEnabled: true,
    isPending: false,
    recoveryCodesLeft: 10,
    offer: 'HERE',
    dueAt: '2026-12-01T00:00:00.000Z',
  })
  expect(rest.counts()).toEqual({ authenticatorState: 1 })
})

test('if the services report neither, a second factor is offered and not required', async () => {
  const { offered: _offered, dueDate: _due, ...bare } = state
  const rest = fakeRest().on(contract.authenticatorState, () => bare)
  const { data } = await execute('{ viewer { secondFactor { offer dueAt } } }', { rest, viewer: own })
  expect(data.viewer.secondFactor).toEqual({ offer: 'HERE', dueAt: null })
})

test('an authenticator is set up and confirmed; recovery codes are shown once', async () => {
  const rest = services()
    .on(contract.authenticatorSetUp, () => ({ sharedKey: 'ABCD EFGH', authenticatorUri: 'otpauth://totp/x' }))
    .on(contract.authenticatorVerify, () => ({ succeeded: true, recoveryCodes: ['AAAA-BBBB'] }))
  const made = await mutate('setUpAuthenticator', '', 'sharedKey authenticatorUri', rest)
  expect(made.data.setUpAuthenticator).toEqual({ sharedKey: 'ABCD EFGH', authenticatorUri: 'otpauth://totp/x' })
  const done = await mutate(
    'verifyAuthenticator',
    'code: "123456", password: "p"',
    'recoveryCodes secondFactor { isEnabled }',
    rest,
  )
  expect(done.data.verifyAuthenticator).toEqual({ recoveryCodes: ['AAAA-BBBB'], secondFactor: { isEnabled: true } })
  expect(rest.calls.find(({ operation }) => operation === 'authenticatorVerify')).toMatchObject({
    body: { code: '123456', password: 'p' },
  })
})

test.each([
  ['resetAuthenticator', contract.authenticatorReset],
  ['disableSecondFactor', contract.authenticatorDisable],
] as const)('%s passes the proof on, and reports an invalid one by field', async (name, operation) => {
  const rest = services().on(operation, () => ({ ok: true }))
  const { data } = await mutate(name, 'code: "123456"', 'secondFactor { isEnabled }', rest)
  expect(data[name]).toEqual({ secondFactor: { isEnabled: true } })
  expect(rest.calls[0]).toMatchObject({ operation: operation.id, body: { code: '123456' } })

  const wrong = services().on(operation, () => {
    throw new RequestError('BAD_INPUT', 'Bad input', { fields: { password: ['is not your password'] } })
  })
  const { errors } = await mutate(name, 'password: "x"', 'secondFactor { isEnabled }', wrong)
  expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_INPUT', fields: { password: ['is not your password'] } })
})

test('new recovery codes are created with a password', async () => {
  const rest = services().on(contract.recoveryCodesGenerate, () => ({ recoveryCodes: ['CCCC-DDDD'] }))
  const { data } = await mutate('generateRecoveryCodes', 'password: "p"', 'recoveryCodes', rest)
  expect(data.generateRecoveryCodes).toEqual({ recoveryCodes: ['CCCC-DDDD'] })
  expect(rest.calls[0]).toMatchObject({ body: { password: 'p' } })
})

test("another user's second factor is removed only with its own permission, by the id of the services", async () => {
  const rest = services()
    .on(usersByUserNames, () => [summary(1)])
    .on(accountByUserNames, () => [detail(1)])
    .on(contract.accountResetSecondFactor, () => ({ ok: true }))
  const input = `id: "${encodeId('User', 'user1')}", reason: "Lost phone"`
  const refused = await mutate('resetUserSecondFactor', input, 'user { id }', rest, viewerWith('User:UpdateUser'))
  expect(refused.errors[0]?.extensions.code).toBe('FORBIDDEN')
  expect(rest.counts()).toEqual({})
  const desk = viewerWith('User:ResetSecondFactor', 'User:ListUser')
  const { data, errors } = await mutate('resetUserSecondFactor', input, 'user { id }', rest, desk)
  expect([errors, data.resetUserSecondFactor.user.id]).toEqual([[], encodeId('User', 'user1')])
  expect(rest.calls.find(({ operation }) => operation === 'accountResetSecondFactor')).toMatchObject({
    body: { userId: detail(1).id, reason: 'Lost phone' },
  })
})

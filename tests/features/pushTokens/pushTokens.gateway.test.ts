import { expect, test } from 'vitest'
import { pushTokenRegister } from '../../../services/features/pushTokens/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'

const document =
  'mutation ($input: RegisterPushTokenInput!) { registerPushToken(input: $input) { pushSubscription { isActive userAgent } } }'
const input = { token: '{"endpoint":"https://fcm.googleapis.com/x"}', isActive: true, userAgent: 'Firefox' }

test('a browser is registered as the specification sends it', async () => {
  const rest = fakeRest().on(pushTokenRegister, () => ({ ok: true }))
  const { data } = await execute(document, { rest, viewer: viewerWith(), variables: { input } })
  expect(data.registerPushToken).toEqual({ pushSubscription: { isActive: true, userAgent: 'Firefox' } })
  expect(rest.calls).toEqual([
    { operation: 'pushTokenRegister', body: { token: input.token, status: true, UserAgent: 'Firefox' } },
  ])
})

test('an answer that is not OK is a refusal', async () => {
  const rest = fakeRest().on(pushTokenRegister, () => ({ ok: false }))
  expect(
    (await execute(document, { rest, viewer: viewerWith(), variables: { input: { ...input, isActive: false } } })).code,
  ).toBe('REFUSED')
})

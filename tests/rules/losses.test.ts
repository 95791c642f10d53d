import { expect, test } from 'vitest'
import { From, sources } from '../../scripts/existingServices/inputs.ts'
import { losses, lossOf } from '../../scripts/existingServices/losses.ts'
import { operations } from '../../services/contract.ts'
import { sourcesOf } from '../support/sources.ts'

const ids = operations.map(({ id }) => id)
const matches = (pattern: string) =>
  pattern.endsWith('*') ? ids.filter((id) => id.startsWith(pattern.slice(0, -1))) : ids.filter((id) => id === pattern)

test('what is lost without an operation is told of each one of ours, once, and of few others', () => {
  const told = losses.flatMap((loss) => loss.operations.flatMap(matches))
  const ours = operations.filter(({ origin }) => origin === 'ours').map(({ id }) => id)
  expect(told.toSorted()).toEqual([...ours, 'jobDashboardList', 'menuByUser', 'translationList'].sort())
  expect(losses.flatMap((loss) => loss.operations.filter((pattern) => matches(pattern).length === 0))).toEqual([])
})

test('what stands in for an operation is of the specification', () => {
  const standIns = losses.flatMap(({ instead = [] }) => instead)
  expect(
    standIns.filter((id) => !operations.some((operation) => operation.id === id && operation.origin === 'spec')),
  ).toEqual([])
})

test('inputs of npm run check-services are taken from reads of the contract', () => {
  const taken = Object.values(sources).flatMap((source) => (source instanceof From ? source.operation : []))
  expect(
    taken.filter((id) => !operations.some((operation) => operation.id === id && operation.effect === 'read')),
  ).toEqual([])
  const keys = Object.keys(sources).flatMap((key) => (key.includes('.') ? key.split('.')[0]! : []))
  expect(keys.filter((id) => !ids.includes(id))).toEqual([])
})

/** Operations that the gateway calls through `byIds` with a second argument, or through `orInstead`. */
const madeGood = sourcesOf('gateway/features').flatMap(({ text }) => {
  const calls = [...text.matchAll(/\bbyIds\(\s*(\w+),|\borInstead(?:<[^(]*>)?\(\s*(?:context\.)?rest,\s*(\w+),/g)]
  // What is shared is handed the `operation` by the features, which make it good themselves.
  return calls.map(([, byIds, other]) => byIds ?? other!).filter((name) => name !== 'operation')
})

test('the calls that the gateway makes good are those of which the table says so', () => {
  const told = losses.filter(({ instead }) => instead).flatMap((loss) => loss.operations)
  // The token tells the roles, and without their call there are no mails, no inbox, no sessions, no second factor and no arranged tables: no other call stands in.
  expect(
    [
      ...told,
      'authenticatorState',
      'notificationSettingGet',
      'notificationUnreadCount',
      'ownRoles',
      'passkeyList',
      'sessionList',
      'tableArrangementOwn',
      'verificationMailList',
    ].sort(),
  ).toEqual([...new Set(madeGood)].sort())
  expect(lossOf({ id: 'candidateByIds' })?.instead).toEqual(['candidateGet'])
})

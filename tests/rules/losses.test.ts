import { expect, test } from 'vitest'
import { FirstRecordInput, sources } from '../../scripts/existingServices/inputs.ts'
import { losses, lossOf } from '../../scripts/existingServices/losses.ts'
import { operations } from '../../services/contract.ts'
import { sourcesOf } from '../support/sources.ts'

const ids = operations.map(({ id }) => id)
const matches = (pattern: string) =>
  pattern.endsWith('*') ? ids.filter((id) => id.startsWith(pattern.slice(0, -1))) : ids.filter((id) => id === pattern)

test('each of our operations, and few others, has exactly one entry on what is lost without it', () => {
  const told = losses.flatMap((loss) => loss.operations.flatMap(matches))
  const ours = operations.filter(({ origin }) => origin === 'ours').map(({ id }) => id)
  expect(told.toSorted()).toEqual([...ours, 'jobDashboardList', 'menuByUser', 'translationList'].sort())
  expect(losses.flatMap((loss) => loss.operations.filter((pattern) => matches(pattern).length === 0))).toEqual([])
})

test('the replacements of an operation are in the specification', () => {
  const standIns = losses.flatMap(({ instead = [] }) => instead)
  expect(
    standIns.filter((id) => !operations.some((operation) => operation.id === id && operation.origin === 'spec')),
  ).toEqual([])
})

test('inputs of npm run check-services are taken from reads of the contract', () => {
  const taken = Object.values(sources).flatMap((source) => (source instanceof FirstRecordInput ? source.operation : []))
  expect(
    taken.filter((id) => !operations.some((operation) => operation.id === id && operation.effect === 'read')),
  ).toEqual([])
  const keys = Object.keys(sources).flatMap((key) => (key.includes('.') ? key.split('.')[0]! : []))
  expect(keys.filter((id) => !ids.includes(id))).toEqual([])
})

/** Operations that the gateway calls through `byIds` with a second argument, or through `orInstead`. */
const madeGood = sourcesOf('gateway/features').flatMap(({ text }) => {
  const calls = [...text.matchAll(/\bbyIds\(\s*(\w+),|\borInstead(?:<[^(]*>)?\(\s*(?:context\.)?rest,\s*(\w+),/g)]
  // Shared code receives the `operation` from the features, which define its replacement.
  return calls.map(([, byIds, other]) => byIds ?? other!).filter((name) => name !== 'operation')
})

test('the calls that the gateway replaces are those that the table lists', () => {
  const told = losses.filter(({ instead }) => instead).flatMap((loss) => loss.operations)
  // The token contains the roles. The other calls have no replacement: without them there are no mails, inbox,
  // sessions, second factor or arranged tables.
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

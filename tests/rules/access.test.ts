import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { operations } from '../../services/contract.ts'
import type { Operation } from '../../services/core/contract/operation.ts'
import type { PermissionKey } from '../../services/core/contract/permissionKeys.ts'
import { standardRoles } from '../../services/company/roles.ts'
import {
  gatewaySecret,
  internalToolsSecret,
  machineToken,
  startServicesHere,
  type ServicesHere,
} from '../support/services.fixture.ts'
import { tableRows } from '../support/tables.ts'

/** An account for each role (specification, tables/roles.txt). */
const accounts = {
  Administrator: 'admin',
  Recruiter: 'recruiter',
  HiringManager: 'manager',
  Approver: 'approver',
  InterviewAdministrator: 'interviewer',
  Finance: 'finance',
  Vendor: 'vendor',
}
const roles = Object.keys(accounts) as (keyof typeof accounts)[]

const mayCall = ({ access }: Operation, role: string, keys: readonly PermissionKey[]): boolean => {
  if (access === 'public' || access === 'everyRole') return true
  // The only external role of the seed.
  if (access === 'signedIn') return role !== 'Vendor'
  if (access === 'scope:events') return false
  const needed: readonly string[] = typeof access === 'string' ? [access] : access
  return needed.some((key) => keys.some((held) => held === key))
}

/** What a status means for access. A permitted call may still fail because its body is empty. */
const verdict = (status: number) => (status === 401 ? 'who are you' : status === 403 ? 'forbidden' : 'allowed')
const expected = (operation: Operation, role: string) =>
  mayCall(operation, role, standardRoles[role] ?? []) ? 'allowed' : 'forbidden'

let here: ServicesHere
beforeAll(async () => {
  here = await startServicesHere()
}, 180_000)
afterAll(() => here?.close())

test('every role of the seed has an account here', () => {
  expect(Object.keys(standardRoles).sort()).toEqual([...roles].sort())
})

describe.each(operations.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('requires a token', async () => {
    const [without, broken] = await Promise.all([here.call(operation, null), here.call(operation, 'no.real.token')])
    // Public operations do not check the token, so an expired one does not matter.
    const answer = operation.access === 'public' ? 'allowed' : 'who are you'
    expect([verdict(without.status), verdict(broken.status)]).toEqual([answer, answer])
  })

  test.each(roles)('as %s', async (role) => {
    const { status } = await here.call(operation, await here.tokenOf(accounts[role]))
    expect(verdict(status)).toBe(expected(operation, role))
  })

  test('after a switch to a role', async () => {
    const { status } = await here.call(operation, await here.tokenOf('multi', 'Approver'))
    expect(verdict(status)).toBe(expected(operation, 'Approver'))
  })
})

describe('machines', () => {
  test('the gateway may read events and draw points, and nothing else', async () => {
    const token = await machineToken(here.services.url, 'gateway', gatewaySecret, 'events')
    for (const operation of operations.filter(({ access }) => access !== 'public')) {
      const { status } = await here.call(operation, token)
      // An empty draw is invalid input.
      expect([operation.id, [200, 400].includes(status)]).toEqual([operation.id, operation.access === 'scope:events'])
    }
  })

  test("internal tools have the recruiter's permissions", async () => {
    const token = await machineToken(here.services.url, 'internal-tools', internalToolsSecret)
    for (const operation of operations) {
      const { status } = await here.call(operation, token)
      expect([operation.id, verdict(status)]).toEqual([operation.id, expected(operation, 'Recruiter')])
    }
  })

  test('a wrong secret gets no token', async () => {
    await expect(machineToken(here.services.url, 'gateway', 'wrong', 'events')).rejects.toThrow('No token for gateway')
  })
})

test('the seeded roles have the permissions in docs/tables/roles.txt', () => {
  const rows = tableRows('roles')
  for (const role of roles.filter((name) => name !== 'Administrator')) {
    const stated = rows.filter(([, holders = '']) => holders.split(', ').includes(role)).map(([key]) => key)
    expect([role, [...(standardRoles[role] ?? [])].sort()]).toEqual([role, stated.sort()])
  }
})

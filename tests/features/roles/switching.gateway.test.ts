import { expect, test } from 'vitest'
import { ownRoles } from '../../../services/features/roles/contract.ts'
import { checkPermission } from '../../../services/features/users/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { uuid } from '../../support/records.ts'

const held = [
  {
    id: uuid(1),
    code: 'Approver',
    name: 'Approver',
    description: 'Approves',
    permissions: ['BankTransfer:ListBankTransfer'],
  },
  {
    id: uuid(2),
    code: 'Recruiter',
    name: 'Recruiter',
    description: '',
    permissions: ['Candidate:ListCandidate', 'Candidate:CV-Verification'],
  },
]

test('a viewer finds which of their roles has a missing permission, in one call', async () => {
  const rest = fakeRest().on(ownRoles, () => held)
  const { data } = await execute(
    `{ viewer {
      all: heldRoles { code name description }
      one: heldRoles(granting: ["Candidate:CV-Verification", "Candidate:CollectCandidate"]) { code }
      none: heldRoles(granting: ["Ruf:ViewRuf"]) { code }
    } }`,
    { rest, viewer: viewerWith() },
  )
  expect(data.viewer).toEqual({
    all: [
      { code: 'Approver', name: 'Approver', description: 'Approves' },
      { code: 'Recruiter', name: 'Recruiter', description: '' },
    ],
    one: [{ code: 'Recruiter' }],
    none: [],
  })
  expect(rest.counts()).toEqual({ ownRoles: 1 })
})

test('a token is current while it has the roles and permissions that the account holds', async () => {
  const check = async (answer: { ok: boolean; roles?: string[]; permissions?: string[]; isExternal?: boolean }) => {
    const rest = fakeRest().on(checkPermission, () => answer)
    const { data, code } = await execute('{ viewer { hasCurrentToken } }', {
      rest,
      viewer: viewerWith('Vendor:ListVendor', 'Vendor:GetVendor'),
    })
    return code ?? data.viewer.hasCurrentToken
  }
  expect(await check({ ok: true })).toBe(true)
  expect(
    await check({
      ok: true,
      roles: ['Recruiter'],
      permissions: ['Vendor:GetVendor', 'Vendor:ListVendor', 'Unknown:Key'],
    }),
  ).toBe(true)
  expect(
    await check({ ok: true, roles: ['Recruiter', 'Approver'], permissions: ['Vendor:GetVendor', 'Vendor:ListVendor'] }),
  ).toBe(false)
  expect(await check({ ok: true, roles: ['Recruiter'], permissions: ['Vendor:GetVendor'] })).toBe(false)
  expect(await check({ ok: true, isExternal: false })).toBe(true)
  expect(await check({ ok: true, isExternal: true })).toBe(false)
  expect(await check({ ok: false })).toBe('UNAUTHENTICATED')
})

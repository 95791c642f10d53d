import { afterAll, beforeAll, expect, test } from 'vitest'
import { createCache } from '../../../../services/core/cache.ts'
import { CompanyDb } from '../../../../services/core/database/companyDb.ts'
import { companyDirectory } from '../../../../services/core/identity/people/directory.ts'
import type { Caller, Input, RequestContext } from '../../../../services/core/http/routes.ts'
import type { ServiceError } from '../../../../services/core/http/errors.ts'
import { companies, seedIdentity, users } from '../../../../services/demo/people/accounts.ts'
import { standardRoles } from '../../../../services/company/roles.ts'
import { routes } from '../../../../services/features/users/routes.ts'
import { identityDatabase } from './identity.fixture.ts'

const cache = createCache(null, { warn() {} })
let here: Awaited<ReturnType<typeof identityDatabase>>
beforeAll(async () => {
  here = await identityDatabase()
})
afterAll(() => here.close())

async function call(
  operation: string,
  userName: string,
  role: string,
  body: unknown = {},
  companyId: string = companies.first.id,
) {
  const caller: Caller = { userName, role, companyId, isExternal: false, permissions: new Set(), scopes: new Set() }
  const product = { name: 'x', publicUrl: 'http://x', isEmbeddedIssuer: true, sendsMail: true, mailFrom: 'x@y' }
  const db = new CompanyDb(here.db, companyId)
  const context = { caller, product, db, directory: companyDirectory(cache, db) } as RequestContext
  const route = routes.find((one) => one.operation.id === operation)!
  return route.handle({ body } as Input<any>, context) as Promise<any>
}
const status = (run: Promise<unknown>) =>
  run.then(
    () => 200,
    (error: ServiceError) => error.status,
  )

test('currentUserInfo returns the caller', async () => {
  expect(await call('currentUserInfo', 'multi', 'Approver')).toEqual({
    id: users.multi.id,
    userName: 'multi',
    fullName: 'Hoàng Khánh Linh',
    email: 'linh.hoang@songhong.example',
    title: null,
    departmentId: null,
    status: 'active',
    avatarVersion: null,
    roles: ['Approver', 'HiringManager', 'Recruiter'],
    currentRole: 'Approver',
    timeZone: null,
    companyId: companies.first.id,
    companyName: 'Sông Hồng Software',
  })
  expect(await call('currentUserInfo', 'internal-tools', 'Recruiter')).toMatchObject({
    fullName: 'Internal tools',
    email: null,
  })
})

test('checkPermission returns 401 for an account or role that no longer exists', async () => {
  const { permissions, ...rest } = await call('checkPermission', 'finance', 'Finance')
  expect(rest).toEqual({ ok: true, roles: ['Finance'], isExternal: false })
  expect(permissions.sort()).toEqual([...standardRoles.Finance!].sort())
  expect(await status(call('checkPermission', 'finance', 'Recruiter'))).toBe(401)
  expect(await status(call('checkPermission', 'nobody', 'Finance'))).toBe(401)
  expect(await status(call('checkPermission', 'finance', 'Finance', {}, companies.other.id))).toBe(401)
  await here.db.deleteFrom('role').where('name', '=', 'Vendor').where('company_id', '=', companies.first.id).execute()
  expect(await status(call('checkPermission', 'vendor', 'Vendor'))).toBe(401)
  await here.db.updateTable('app_user').set({ status: 'disabled' }).where('user_name', '=', 'finance').execute()
  expect(await status(call('checkPermission', 'finance', 'Finance'))).toBe(401)
  await here.db.updateTable('app_user').set({ status: 'active' }).where('user_name', '=', 'finance').execute()
})

test('usersByUserNames leaves out users that are unknown or of another company', async () => {
  const found = await call('usersByUserNames', 'recruiter', 'Recruiter', [
    'recruiter',
    'sato.kenta',
    'nobody',
    'admin@other',
    'recruiter',
  ])
  expect(found.map((user: { userName: string }) => user.userName).toSorted()).toEqual(['recruiter', 'sato.kenta'])
  expect(await call('usersByUserNames', 'recruiter', 'Recruiter', [])).toEqual([])
})

test('userSearch ignores accents, matches prefixes for short words, and stays in the company', async () => {
  const names = async (keyword: string, paging = { pageIndex: 0, pageSize: 20 }) =>
    (await call('userSearch', 'recruiter', 'Recruiter', { keyword, ...paging })).data.map(
      (user: { userName: string }) => user.userName,
    )
  expect(await names('nguyen thu')).toEqual(['recruiter'])
  expect(await names('DUC')).toEqual(['manager'])
  expect(await names('佐藤')).toEqual(['sato.kenta'])
  expect(await names('dang')).toEqual(['approver'])
  expect(await names('an')).toEqual(['manager'])
  expect(await names('talentbridge')).toEqual(['vendor'])
  expect(await names('100%')).toEqual([])
  expect(await names('carter')).toEqual([])
  const all = await call('userSearch', 'recruiter', 'Recruiter', { pageIndex: 1, pageSize: 4 })
  expect(all).toMatchObject({ totalItem: 10, pageIndex: 1, pageSize: 4 })
  expect(all.data).toHaveLength(4)
})

test('seeding again does not change what users have changed', async () => {
  await here.db.updateTable('app_user').set({ status: 'disabled' }).where('user_name', '=', 'recruiter2').execute()
  await seedIdentity(here.db)
  const row = await here.db
    .selectFrom('app_user')
    .select('status')
    .where('user_name', '=', 'recruiter2')
    .executeTakeFirstOrThrow()
  expect(row.status).toBe('disabled')
  const { n } = await here.db
    .selectFrom('app_user')
    .select((on) => on.fn.countAll<string>().as('n'))
    .executeTakeFirstOrThrow()
  expect(Number(n)).toBe(12)
})

test('seeding again updates the permissions of roles that nobody has edited, and leaves edited ones unchanged', async () => {
  const roles = here.db.updateTable('role').where('company_id', '=', companies.other.id)
  await roles.where('name', '=', 'HiringManager').set({ keys: [] }).execute()
  await roles.where('name', '=', 'Recruiter').set({ keys: [], version: 2 }).execute()
  await seedIdentity(here.db)
  const keysOf = async (name: string) =>
    (
      await here.db
        .selectFrom('role')
        .select('keys')
        .where('company_id', '=', companies.other.id)
        .where('name', '=', name)
        .executeTakeFirstOrThrow()
    ).keys
  expect(await keysOf('HiringManager')).toContain('JobRequest:PublishJobRequest')
  expect(await keysOf('Recruiter')).toEqual([])
})

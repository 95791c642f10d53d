import type { Kysely } from 'kysely'
import { reportCacheChange, allCacheKinds } from '../../core/cache.ts'
import { CompanyDb } from '../../core/database/companyDb.ts'
import type { Database } from '../../core/database/tables.ts'
import { searchText } from '../../core/identity/people/directory.ts'
import { hashPassword } from '../../core/identity/people/passwords.ts'
import { demoPassword, exploreScope, internalToolsClient } from '../../core/identity/provider/settings.ts'
import { demoId } from '../random.ts'
import { standardRoles, roleTexts } from '../../company/roles.ts'

export { demoPassword }

export const companies = {
  first: { id: '5c0e1b7a-1d1f-4f43-9d58-0a5e3f0c0001', name: 'Sông Hồng Software' },
  other: { id: '5c0e1b7a-1d1f-4f43-9d58-0a5e3f0c0002', name: 'Other Company' },
} as const

export interface DemoUser {
  id: string
  userName: string
  name: string
  familyName: string
  fullName: string
  email: string | null
  companyId: string
  /** The first role is initially the active one. */
  roles: readonly string[]
  scopes?: readonly string[]
  isMachine?: boolean
}

const id = (number: number) => `a7d2c4e0-52b6-4c19-8f3d-6b1e9c0d${String(number).padStart(4, '0')}`
const first = companies.first.id

/** The demo accounts; all people have the password from decision D-107. */
export const users = {
  admin: {
    id: id(1),
    userName: 'admin',
    name: 'Minh Quân',
    familyName: 'Trần',
    fullName: 'Trần Minh Quân',
    email: 'quan.tran@songhong.example',
    companyId: first,
    roles: ['Administrator'],
    scopes: [exploreScope],
  },
  recruiter: {
    id: id(2),
    userName: 'recruiter',
    name: 'Thu Hà',
    familyName: 'Nguyễn',
    fullName: 'Nguyễn Thu Hà',
    email: 'ha.nguyen@songhong.example',
    companyId: first,
    roles: ['Recruiter'],
  },
  recruiter2: {
    id: id(3),
    userName: 'recruiter2',
    name: 'Hoàng Nam',
    familyName: 'Lê',
    fullName: 'Lê Hoàng Nam',
    email: 'nam.le@songhong.example',
    companyId: first,
    roles: ['Recruiter'],
  },
  manager: {
    id: id(4),
    userName: 'manager',
    name: 'Đức Anh',
    familyName: 'Phạm',
    fullName: 'Phạm Đức Anh',
    email: 'anh.pham@songhong.example',
    companyId: first,
    roles: ['HiringManager'],
  },
  approver: {
    id: id(5),
    userName: 'approver',
    name: 'Thị Hương',
    familyName: 'Đặng',
    fullName: 'Đặng Thị Hương',
    email: 'huong.dang@songhong.example',
    companyId: first,
    roles: ['Approver'],
  },
  interviewer: {
    id: id(6),
    userName: 'interviewer',
    name: 'Quốc Bảo',
    familyName: 'Võ',
    fullName: 'Võ Quốc Bảo',
    email: 'bao.vo@songhong.example',
    companyId: first,
    roles: ['InterviewAdministrator'],
  },
  finance: {
    id: id(7),
    userName: 'finance',
    name: 'Ngọc Lan',
    familyName: 'Bùi',
    fullName: 'Bùi Ngọc Lan',
    email: 'lan.bui@songhong.example',
    companyId: first,
    roles: ['Finance'],
  },
  vendor: {
    id: id(8),
    userName: 'vendor',
    name: 'Emma',
    familyName: 'Wilson',
    fullName: 'Emma Wilson',
    email: 'emma.wilson@talentbridge.example',
    companyId: first,
    roles: ['Vendor'],
  },
  multi: {
    id: id(9),
    userName: 'multi',
    name: 'Khánh Linh',
    familyName: 'Hoàng',
    fullName: 'Hoàng Khánh Linh',
    email: 'linh.hoang@songhong.example',
    companyId: first,
    roles: ['Recruiter', 'HiringManager', 'Approver'],
  },
  sato: {
    id: id(10),
    userName: 'sato.kenta',
    name: '健太',
    familyName: '佐藤',
    fullName: '佐藤 健太',
    email: 'kenta.sato@songhong.example',
    companyId: first,
    roles: ['Recruiter'],
  },
  adminOther: {
    id: id(11),
    userName: 'admin@other',
    name: 'John',
    familyName: 'Carter',
    fullName: 'John Carter',
    email: 'john.carter@other.example',
    companyId: companies.other.id,
    roles: ['Administrator'],
  },
  internalTools: {
    id: id(12),
    userName: internalToolsClient,
    name: 'Internal tools',
    familyName: '',
    fullName: 'Internal tools',
    email: null,
    companyId: first,
    roles: ['Recruiter'],
    isMachine: true,
  },
} as const satisfies Record<string, DemoUser>

/** The accounts of people, as listed for the user who starts the demo. */
export const accounts = Object.values(users as Record<string, DemoUser>)
  .filter((user) => !user.isMachine)
  .map(({ userName, fullName, roles, companyId }) => {
    const company = Object.values(companies).find((one) => one.id === companyId)!.name
    return { userName, fullName, roles, company }
  })

/**
 * Seeds companies, roles and accounts. Existing data is not changed, except that roles that nobody has edited get the
 * permission keys of this version.
 */
export async function seedIdentity(db: Kysely<Database>): Promise<void> {
  const list: readonly DemoUser[] = Object.values(users)
  const known = await db
    .selectFrom('app_user')
    .select('id')
    .where(
      'id',
      'in',
      list.map((user) => user.id),
    )
    .execute()
  const missing = list.filter((user) => !known.some((row) => row.id === user.id))
  // All accounts share one published password, so one salt is sufficient.
  const passwordHash = missing.length ? await hashPassword(demoPassword) : null
  const startedAt = Date.now()

  await db.transaction().execute(async (tx) => {
    await tx
      .insertInto('company')
      .values(Object.values(companies))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    const roles = Object.values(companies).flatMap((company) =>
      Object.entries(standardRoles).map(([name, keys]) => ({
        id: demoId(`${company.id} role ${name}`),
        company_id: company.id,
        name,
        keys: [...keys],
        ...roleTexts[name],
      })),
    )
    // Roles that a user has edited keep their keys.
    await tx
      .insertInto('role')
      .values(roles)
      .onConflict((conflict) =>
        conflict
          .columns(['company_id', 'name'])
          .doUpdateSet((row) => ({
            keys: row.ref('excluded.keys'),
            title: row.ref('excluded.title'),
            description: row.ref('excluded.description'),
          }))
          .where('role.version', '=', 1),
      )
      .execute()
    if (!missing.length) return

    await tx
      .insertInto('app_user')
      .values(
        missing.map((user, at) => ({
          id: user.id,
          company_id: user.companyId,
          user_name: user.userName,
          name: user.name,
          family_name: user.familyName,
          full_name: user.fullName,
          email: user.email,
          search_text: searchText(user.fullName, user.userName, user.email),
          password_hash: user.isMachine ? null : passwordHash,
          status: 'active' as const,
          active_role: user.roles[0]!,
          scopes: [...(user.scopes ?? [])],
          is_machine: user.isMachine ?? false,
          is_demo: true,
          // The sign-in page lists the accounts in this order.
          created_at: new Date(startedAt + at),
        })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await tx
      .insertInto('user_role')
      .values(
        missing.flatMap((user) => user.roles.map((role) => ({ user_id: user.id, company_id: user.companyId, role }))),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  })
  // A running instance of the product may have cached the old data.
  for (const company of Object.values(companies)) await reportCacheChange(new CompanyDb(db, company.id), allCacheKinds)
}

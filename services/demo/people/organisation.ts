import type { Kysely } from 'kysely'
import { reportCacheChange, allCacheKinds } from '../../core/cache.ts'
import type { Database } from '../../core/database/tables.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { fold } from '../../../common/text.ts'
import '../../features/departments/tables.ts'
import '../../features/roles/tables.ts'
import { avatarPng } from './avatars.ts'
import { companies } from './accounts.ts'
import { demoId } from '../random.ts'

export interface DemoLocation {
  name: string
  address: string
  city: string
  country: string
  /** Name and number of seats. */
  rooms: readonly (readonly [name: string, capacity: number])[]
}

export interface DemoDepartment {
  key: string
  name: string
  parent?: string
  legalName?: string
  location?: string
  manager?: string
  isClosed?: boolean
}

export interface DemoPlace {
  department: string
  title: string
  phone?: string
}

export interface DemoOrganisation {
  /** The key of the seed's plan: part of every id. */
  key: string
  companyId: string
  company: Partial<Record<'code' | 'type' | 'email' | 'phone' | 'website' | 'address' | 'tax_code', string>> & {
    is_platform: boolean
  }
  locations: readonly DemoLocation[]
  /** Parents come before their children. */
  departments: readonly DemoDepartment[]
  /** The department and location of each account. */
  people: Record<string, DemoPlace>
  rules: readonly { module: string; role: string; value: number; active: boolean }[]
}

const songHong = 'Công ty TNHH Sông Hồng Software'
const songHongDaNang = 'Chi nhánh Sông Hồng Software Đà Nẵng'
const songHongJapan = 'ソンホン・ジャパン株式会社'

export const organisations: readonly DemoOrganisation[] = [
  {
    key: 'first',
    companyId: companies.first.id,
    company: {
      code: 'SHS',
      type: 'Employer',
      email: 'contact@songhong.example',
      phone: '024 3933 0101',
      website: 'https://songhong.example',
      address: '18 Lý Thường Kiệt, Hoàn Kiếm, Hà Nội',
      tax_code: '0101234567',
      is_platform: true,
    },
    locations: [
      {
        name: 'Hà Nội',
        address: '18 Lý Thường Kiệt, Hoàn Kiếm',
        city: 'Hà Nội',
        country: 'VN',
        rooms: [
          ['Hồ Gươm', 12],
          ['Hồ Tây', 8],
          ['Long Biên', 4],
          ['Văn Miếu', 20],
        ],
      },
      {
        name: 'Đà Nẵng',
        address: '255 Nguyễn Văn Linh, Thanh Khê',
        city: 'Đà Nẵng',
        country: 'VN',
        rooms: [
          ['Cầu Rồng', 10],
          ['Mỹ Khê', 6],
          ['Sơn Trà', 4],
        ],
      },
      {
        name: 'TP. Hồ Chí Minh',
        address: '37 Tôn Đức Thắng, Quận 1',
        city: 'TP. Hồ Chí Minh',
        country: 'VN',
        rooms: [
          ['Bến Thành', 8],
          ['Nhà Rồng', 6],
        ],
      },
      {
        name: '東京',
        address: '東京都港区芝公園2-4-1',
        city: '東京',
        country: 'JP',
        rooms: [
          ['さくら', 6],
          ['もみじ', 4],
        ],
      },
    ],
    departments: [
      { key: 'BOD', name: 'Board of directors', legalName: songHong, location: 'Hà Nội', manager: 'admin' },
      { key: 'HR', name: 'Human resources', parent: 'BOD', legalName: songHong, location: 'Hà Nội', manager: 'multi' },
      {
        key: 'TA',
        name: 'Talent acquisition',
        parent: 'HR',
        legalName: songHong,
        location: 'Hà Nội',
        manager: 'recruiter',
      },
      {
        key: 'TA-JP',
        name: '採用チーム',
        parent: 'TA',
        legalName: songHongJapan,
        location: '東京',
        manager: 'sato.kenta',
      },
      {
        key: 'PEOPLE',
        name: 'People operations',
        parent: 'HR',
        legalName: songHong,
        location: 'Hà Nội',
        manager: 'interviewer',
      },
      { key: 'ENG', name: 'Engineering', parent: 'BOD', legalName: songHong, location: 'Hà Nội', manager: 'manager' },
      { key: 'ENG-BE', name: 'Backend', parent: 'ENG', legalName: songHong, location: 'Hà Nội', manager: 'manager' },
      { key: 'ENG-FE', name: 'Frontend', parent: 'ENG', legalName: songHongDaNang, location: 'Đà Nẵng' },
      { key: 'ENG-DATA', name: 'Data & AI', parent: 'ENG', legalName: songHong, location: 'TP. Hồ Chí Minh' },
      { key: 'ENG-QA', name: 'Kiểm thử phần mềm', parent: 'ENG', legalName: songHongDaNang, location: 'Đà Nẵng' },
      {
        key: 'ENG-OLD',
        name: 'Legacy systems',
        parent: 'ENG',
        legalName: songHong,
        location: 'Hà Nội',
        isClosed: true,
      },
      {
        key: 'SALES',
        name: 'Kinh doanh',
        parent: 'BOD',
        legalName: songHong,
        location: 'TP. Hồ Chí Minh',
        manager: 'approver',
      },
      { key: 'SALES-JP', name: '日本営業部', parent: 'SALES', legalName: songHongJapan, location: '東京' },
      { key: 'FIN', name: 'Finance', parent: 'BOD', legalName: songHong, location: 'Hà Nội', manager: 'finance' },
    ],
    people: {
      admin: { department: 'BOD', title: 'IT director', phone: '0912000001' },
      recruiter: { department: 'TA', title: 'Senior recruiter', phone: '0912000002' },
      recruiter2: { department: 'TA', title: 'Recruiter', phone: '0912000003' },
      manager: { department: 'ENG-BE', title: 'Head of engineering', phone: '0912000004' },
      approver: { department: 'SALES', title: 'Sales director', phone: '0912000005' },
      interviewer: { department: 'PEOPLE', title: 'HR process lead', phone: '0912000006' },
      finance: { department: 'FIN', title: 'Chief accountant', phone: '0912000007' },
      multi: { department: 'HR', title: 'HR director', phone: '0912000009' },
      'sato.kenta': { department: 'TA-JP', title: '採用担当', phone: '+81312345678' },
    },
    rules: [
      { module: 'GREETING', role: 'Recruiter', value: 50, active: true },
      { module: 'GREETING', role: 'HiringManager', value: 10, active: true },
      { module: 'GREETING', role: 'Approver', value: 0, active: false },
    ],
  },
  {
    key: 'other',
    companyId: companies.other.id,
    company: {
      code: 'OTHER',
      type: 'Employer',
      email: 'hello@other.example',
      phone: '+442079460000',
      website: 'https://other.example',
      address: '1 Canada Square, London',
      tax_code: 'GB123456789',
      is_platform: false,
    },
    locations: [
      {
        name: 'London',
        address: '1 Canada Square',
        city: 'London',
        country: 'GB',
        rooms: [
          ['Thames', 8],
          ['Tower', 4],
        ],
      },
    ],
    departments: [
      { key: 'MGMT', name: 'Management', legalName: 'Other Company Ltd', location: 'London', manager: 'admin@other' },
      { key: 'DEV', name: 'Development', parent: 'MGMT', legalName: 'Other Company Ltd', location: 'London' },
      { key: 'OPS', name: 'Operations', parent: 'MGMT', legalName: 'Other Company Ltd', location: 'London' },
    ],
    people: { 'admin@other': { department: 'MGMT', title: 'Managing director', phone: '+442079460001' } },
    rules: [{ module: 'GREETING', role: 'Recruiter', value: 0, active: true }],
  },
]

/** Returns the id of a demo department, for records that belong to it. `plan` is the key of the seed's plan. */
export const departmentId = (plan: string, key: string): string => demoId(`${plan} department ${key}`)
export const locationId = (plan: string, name: string): string => demoId(`${plan} location ${name}`)

/**
 * Seeds departments, locations, rooms and rules of the companies, and the users' departments. Runs only once, so that
 * later changes are preserved.
 */
export async function seedOrganisation(
  db: Kysely<Database>,
  companyDb: (companyId: string) => CompanyDb,
): Promise<void> {
  for (const plan of organisations) {
    const isNew = await companyDb(plan.companyId).transaction((tx) => insertOrganisation(tx, plan))
    if (!isNew) continue
    await db.transaction().execute((tx) => placePeople(tx, plan))
    await reportCacheChange(companyDb(plan.companyId), allCacheKinds)
  }
}

/** Returns false if the data exists already. */
async function insertOrganisation(
  db: CompanyDb,
  { key, locations, departments, rules }: DemoOrganisation,
): Promise<boolean> {
  const added = await db
    .insert(
      'location',
      locations.map(({ rooms: _rooms, ...location }, position) => ({
        id: locationId(key, location.name),
        ...location,
        position,
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning('location.id')
    .execute()
  if (added.length < locations.length) return false
  await db
    .insert(
      'interview_room',
      locations.flatMap((location) =>
        location.rooms.map(([name, capacity]) => ({
          id: demoId(`${key} room ${location.name} ${name}`),
          location_id: locationId(key, location.name),
          name,
          capacity,
        })),
      ),
    )
    .execute()
  await db
    .insert(
      'department',
      departments.map((department, position) => ({
        id: departmentId(key, department.key),
        parent_id: department.parent ? departmentId(key, department.parent) : null,
        key: department.key,
        name: department.name,
        legal_name: department.legalName ?? null,
        location_id: department.location ? locationId(key, department.location) : null,
        manager: department.manager ?? null,
        position,
        is_active: !department.isClosed,
        search: fold(`${department.name} ${department.key} ${department.legalName ?? ''}`),
      })),
    )
    .execute()
  await db
    .insert(
      'role_setting',
      rules.map(({ module, role, value, active }) => ({
        id: demoId(`${key} rule ${module} ${role}`),
        module,
        role_code: role,
        type: 'approval',
        value,
        active,
      })),
    )
    .execute()
  return true
}

async function placePeople(db: Kysely<Database>, { key, companyId, company, people }: DemoOrganisation): Promise<void> {
  await db.updateTable('company').set(company).where('id', '=', companyId).execute()
  for (const [userName, { department, title, phone }] of Object.entries(people)) {
    const row = await db
      .updateTable('app_user')
      .set({
        department_id: departmentId(key, department),
        title,
        phone: phone ?? null,
        email_verified_at: new Date(),
        avatar_version: '1',
      })
      .where('company_id', '=', companyId)
      .where('user_name', '=', userName)
      .returning('id')
      .executeTakeFirst()
    if (!row) continue
    await db
      .insertInto('user_avatar')
      .values({ user_id: row.id, content_type: 'image/png', data: avatarPng(userName) })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
  // The vendor has no department, but needs a confirmed address, by which vendors are identified.
  await db
    .updateTable('app_user')
    .set({ email_verified_at: new Date() })
    .where('company_id', '=', companyId)
    .where('user_name', '=', 'vendor')
    .execute()
}

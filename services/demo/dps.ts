import type { CompanyDb } from '../core/database/companyDb.ts'
import { filterConditions } from '../features/candidates/filters/filterConditions.ts'
import type { SearchFilter } from '../features/candidates/filters/filters.ts'
import { selectCandidates } from '../features/candidates/list/list.ts'
import { ordered } from '../core/http/order.ts'
import { orderOf } from '../features/candidates/list/orders.ts'
import { keywordConditions } from '../features/candidates/filters/search.ts'
import { storeType } from '../features/dpsTasks/add.ts'
import '../features/dpsTasks/tables.ts'
import { namedType } from '../features/dpsTasks/types.ts'
import type { ExtensionProperty } from '../features/settings/contract.ts'
import { demoId, Seeded } from './random.ts'

interface Plan {
  name: string
  by: string
  daysAgo: number
  searchBox?: string
  filters: readonly SearchFilter[]
  /** The maximum number of candidates, sufficient for a demo. */
  most: number
}

const filter = (name: string, operator: SearchFilter['operator'], ...value: string[]): SearchFilter => ({
  filter: name,
  operator,
  value,
})

const plans: Record<string, readonly Plan[]> = {
  first: [
    {
      name: 'Java và Kotlin, Hà Nội',
      by: 'recruiter',
      daysAgo: 2,
      filters: [filter('skill', 'in', 'Java', 'Kotlin'), filter('desiredWorkLocation', 'in', 'Hà Nội')],
      most: 34,
    },
    {
      name: 'Notice period 30 days',
      by: 'recruiter',
      daysAgo: 5,
      filters: [filter('extension:NoticePeriod', 'in', '30 days')],
      most: 26,
    },
    {
      name: '日本語が話せるエンジニア',
      by: 'sato.kenta',
      daysAgo: 6,
      filters: [filter('language', 'in', 'Japanese')],
      most: 18,
    },
    {
      name: 'Five years and more',
      by: 'recruiter2',
      daysAgo: 9,
      filters: [filter('experienceYear', 'between', '5', '12')],
      most: 40,
    },
    {
      name: 'Họ Nguyễn, chưa có ghi chú',
      by: 'recruiter',
      daysAgo: 12,
      searchBox: 'nguyễn',
      filters: [filter('lastNote', 'isEmpty')],
      most: 12,
    },
    {
      name: 'Added since 2020',
      by: 'recruiter2',
      daysAgo: 20,
      filters: [filter('createdDate', 'after', '2020-01-01')],
      most: 15,
    },
    {
      name: 'Seniors, not on the black list',
      by: 'multi',
      daysAgo: 31,
      filters: [filter('jobRank', 'contains', 'Senior'), filter('inBlackList', 'equals', 'false')],
      most: 22,
    },
    {
      name: 'Black list to check',
      by: 'recruiter',
      daysAgo: 44,
      filters: [filter('inBlackList', 'equals', 'true')],
      most: 8,
    },
  ],
  other: [
    {
      name: 'First calls',
      by: 'admin@other',
      daysAgo: 3,
      filters: [filter('createdDate', 'after', '2020-01-01')],
      most: 12,
    },
  ],
}

const notes = [
  'Số điện thoại đúng, đã gọi và xác nhận.',
  'E-mail mended: a letter was missing.',
  'Skills brought up to date after a short call.',
  '電話番号を確認済み。',
  'Prefers to be written to.',
]
const day = 86_400_000

/** Returns the candidates found by a plan's search, newest first. */
async function candidatesOf(db: CompanyDb, { by, searchBox = '', filters, most }: Plan) {
  const stored = await db
    .from('company_setting')
    .select('value')
    .where('key', '=', 'extendCandidate')
    .executeTakeFirst()
  const extensions = (stored?.value ?? []) as ExtensionProperty[]
  let query = selectCandidates(db)
  const conditions = filterConditions(
    { db, caller: { userName: by, permissions: new Set() }, timezoneOffset: 0, extensions },
    filters,
  )
  for (const condition of [...keywordConditions('candidate', searchBox), ...conditions]) query = query.where(condition)
  return ordered(query, orderOf()).limit(most)
}

/** Completes some tasks of each type, and adds notes to some. */
async function work(db: CompanyDb, typeId: string, plan: Plan, random: Seeded, now: number): Promise<void> {
  const tasks = await db
    .from('dps_task')
    .select(['id', 'phones', 'emails', 'skills'])
    .where('type_id', '=', typeId)
    .orderBy('position')
    .execute()
  for (const { id, phones, emails, skills } of tasks) {
    const isWhole = phones.length > 0 && emails.length > 0 && skills.length > 0
    if (!isWhole || !random.chance(0.55)) continue
    await db
      .update('dps_task')
      .set({
        status: random.chance(0.6) ? 'DONE' : 'DRAFT',
        note: random.pick(notes),
        version: 2,
        updated_by: plan.by,
        updated_at: new Date(now - random.whole(0, plan.daysAgo * day)),
      })
      .where('id', '=', id)
      .execute()
  }
}

/**
 * Stores some searches of a company as DPS types, with tasks that are drafts or done. Does nothing if there are types
 * already.
 */
export async function seedDps(companyDb: CompanyDb, key: string): Promise<void> {
  await companyDb.transaction(async (db) => {
    // If several processes start at once, the first one seeds; the others wait here and find it done.
    await db.from('recruitment_channel').select('id').orderBy('id').limit(1).forUpdate().execute()
    if (await db.from('dps_type').select('id').limit(1).executeTakeFirst()) return
    const now = Date.now()
    const random = new Seeded(key.length)
    for (const plan of plans[key] ?? []) {
      const id = demoId(`${key} dps type ${plan.name}`)
      const content = { searchBox: plan.searchBox ?? '', filters: [...plan.filters] }
      await storeType(
        db,
        { id, ...namedType(plan.name), content, createdBy: plan.by, createdAt: new Date(now - plan.daysAgo * day) },
        await candidatesOf(db, plan),
      )
      await work(db, id, plan, random, now)
    }
  })
}

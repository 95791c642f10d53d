import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { CompanyTables } from '../../core/database/tables.ts'
import { companiesByIds } from '../../core/identity/companies/companies.ts'
import { listPeople } from '../../core/identity/people/people.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import '../candidates/tables.ts'
import '../departments/tables.ts'
import '../emailTemplates/tables.ts'
import '../jobs/tables.ts'
import '../workflows/tables.ts'
import { stepKeys, type FirstStep, type StepKey } from './contract.ts'

/** Whether a table has at least `count` rows of the company. */
async function has(db: CompanyDb, table: keyof CompanyTables & string, count = 1): Promise<boolean> {
  const rows = await db.from(table).select('company_id').limit(count).execute()
  return rows.length === count
}

type Context = Pick<RequestContext, 'db' | 'cache' | 'caller'>

const done: Record<StepKey, (context: Context) => Promise<boolean>> = {
  async companyProfile({ cache, db, caller }) {
    const [company] = await companiesByIds(cache, db, caller, [db.companyId])
    return Boolean(company?.address && (company.email || company.phone))
  },
  // A new company already has one department, with the company's name.
  departments: ({ db }) => has(db, 'department', 2),
  locations: ({ db }) => has(db, 'location'),
  async people({ db }) {
    const { data } = await listPeople(db, { status: 'active' }, { pageIndex: 0, pageSize: 2 })
    return data.length > 1
  },
  // A new company already has templates, so the step is done when somebody has changed one of them.
  async emailTemplates({ db }) {
    const changed = db.from('email_template').select('email_template.id').where('email_template.version', '>', 1)
    return (await changed.limit(1).executeTakeFirst()) !== undefined
  },
  workflows: ({ db }) => has(db, 'workflow'),
  jobs: ({ db }) => has(db, 'job'),
  candidates: ({ db }) => has(db, 'candidate'),
}

/** Returns the first steps of a new company, in order, and which of them are done. */
export const firstSteps = (context: Context): Promise<FirstStep[]> =>
  Promise.all(stepKeys.map(async (key) => ({ key, isDone: await done[key](context) })))

import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { newId } from '../../../services/core/ids.ts'
import type { Operation, AnswerOf } from '../../../services/core/contract/operation.ts'
import * as contract from '../../../services/features/careers/contract.ts'
import { searchText } from '../../../services/features/jobs/queries.ts'
import type { PeopleHere } from '../users/people.fixture.ts'

export interface JobGiven {
  title?: string
  locations?: string[]
  publish_status?: 'Approve' | 'Pending' | 'Reject' | null
  status?: 0 | 1 | 2 | 3
  open_date?: string
  due_date?: string | null
  archived_at?: Date | null
  salary_from?: number
  salary_to?: number
  description?: string
  department_id?: string
}

/** Adds a job that the site shows by default. Returns its id. */
export async function addJob(db: CompanyDb, given: JobGiven = {}): Promise<string> {
  const title = given.title ?? 'Java Developer'
  const id = newId()
  const own = { id, title, search: searchText(title, []), owner: 'recruiter', total: 1, created_by: 'recruiter' }
  const none = { department_id: null, category_id: null, rank_id: null, due_date: null }
  await db
    .insert('job', { ...own, ...none, open_date: '2026-11-01', publish_status: 'Approve' as const, ...given })
    .execute()
  return id
}

const closed = { en: '', vi: '', ja: '' }

/** Opens a site under a key. */
export async function openSite(here: PeopleHere, key = 'acme', given: object = {}, userName = 'admin') {
  const { version } = await here.as(userName).ok(contract.careerSettings)
  const body = { key, isPublic: true, showsSalary: false, introduction: closed, version, ...given }
  return here.as(userName).raw(contract.careerSettingsSave, { body })
}

/** Calls an operation as an outside visitor, without a token. */
export async function outside<O extends Operation<any, any, any, any>>(
  { services }: Pick<PeopleHere, 'services'>,
  operation: O,
  params: Record<string, string>,
  body?: unknown,
  query: Record<string, string> = {},
): Promise<{ status: number; body: AnswerOf<O> }> {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const answer = await fetch(`${services.url}${path}?${new URLSearchParams(query)}`, {
    method: operation.method,
    ...(operation.method === 'POST' && {
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body ?? {}),
    }),
  })
  const text = await answer.text()
  return {
    status: answer.status,
    body: /json/.test(answer.headers.get('content-type') ?? '') ? JSON.parse(text) : text,
  }
}

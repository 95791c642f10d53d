import type { BodyOf } from '../../../services/core/contract/operation.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import { fold } from '../../../common/text.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { newId } from '../../../services/core/ids.ts'
import { contactsOf } from '../../../services/features/candidates/writes/contacts.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import type { CandidateTable } from '../../../services/features/candidates/tables.ts'
import type { Insertable } from 'kysely'
import { expect } from 'vitest'
import type { Here } from '../verifications/verifications.fixture.ts'

export type Stored = Partial<Omit<Insertable<CandidateTable>, 'company_id' | 'name'>> & { name: string }

/** Adds candidates as rows of the table. Returns their ids by name. */
export async function addCandidates(db: CompanyDb, candidates: readonly Stored[]): Promise<Record<string, string>> {
  const ids: Record<string, string> = {}
  for (const candidate of candidates) {
    const row = { id: newId(), phones: [], emails: [], created_by: 'recruiter', ...candidate }
    ids[row.name] = row.id
    await db.insert('candidate', { ...row, ...searchColumns(row) }).execute()
    const contacts = row.deleted_at ? [] : contactsOf(row).map((contact) => ({ ...contact, candidate_id: row.id }))
    if (contacts.length > 0) await db.insert('candidate_contact', contacts).execute()
  }
  return ids
}

/** Adds a talent folder with members. Returns its id. */
export async function addTalentFolder(
  db: CompanyDb,
  owner: string,
  members: readonly string[],
  name = `Folder ${newId()}`,
  shareAll = false,
): Promise<string> {
  const id = newId()
  await db.insert('talent_folder', { id, name, search: fold(name), user_name: owner, share_all: shareAll }).execute()
  if (members.length > 0) {
    await db
      .insert(
        'talent_folder_candidate',
        members.map((candidate) => ({ folder_id: id, candidate_id: candidate, added_by: owner, remark: null })),
      )
      .execute()
  }
  return id
}

type Body = Partial<BodyOf<typeof candidateList>>
/** Returns the names in a user's list, in its order. They are the same with and without the total. */
export async function listed(here: Here, userName: string, body: Body = {}, offset?: number): Promise<string[]> {
  const ask = (total: boolean) =>
    here
      .as(userName)
      .ok(candidateList, { body: { pageSize: 1000, ...body, total }, ...(offset !== undefined && { offset }) })
  const [counted, rows] = await Promise.all([ask(true), ask(false)])
  const names = counted.data.map(({ name }) => name)
  expect(rows.data.map(({ name }) => name)).toEqual(names)
  expect(rows.hasMore).toBe(((body.pageIndex ?? 0) + 1) * (body.pageSize ?? 1000) < counted.totalItem!)
  return names
}

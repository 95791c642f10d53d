import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { refused } from '../../../core/http/errors.ts'
import { addContacts, findByContacts, type Contact } from './contacts.ts'

/** Throws CANDIDATE_EXISTS if another candidate has one of the contacts. */
async function refuseTaken(db: CompanyDb, contacts: readonly Contact[], exceptId?: string): Promise<void> {
  const candidateId = await findByContacts(db, contacts, exceptId)
  if (!candidateId) return
  const { name } = await db.from('candidate').select('name').where('id', '=', candidateId).executeTakeFirstOrThrow()
  throw refused('CANDIDATE_EXISTS', `${name} has the same e-mail or phone`, { candidateId, name })
}

/**
 * Assigns contacts to the candidate. A contact that another candidate has stays with that one if `isMeant`; otherwise
 * CANDIDATE_EXISTS is thrown.
 */
export async function claimContacts(
  db: CompanyDb,
  id: string,
  contacts: readonly Contact[],
  isMeant: boolean,
): Promise<void> {
  if (!isMeant) await refuseTaken(db, contacts, id)
  const mine = await addContacts(db, id, contacts)
  // Another request has just taken one of the contacts, so the entire change is refused.
  if (!isMeant && mine.length < contacts.length) await refuseTaken(db, contacts, id)
}

/** Removes contacts from a candidate. Returns those that it had. */
export async function freeContacts(db: CompanyDb, id: string, contacts: readonly Contact[]): Promise<Contact[]> {
  if (contacts.length === 0) return []
  return db
    .delete('candidate_contact')
    .where('candidate_id', '=', id)
    .where((eb) => eb.or(contacts.map(({ kind, key }) => eb.and([eb('kind', '=', kind), eb('key', '=', key)]))))
    .returning(['kind', 'key'])
    .execute()
}

/** Returns the contacts that are not among the others. */
export const without = (contacts: readonly Contact[], others: readonly Contact[]): Contact[] =>
  contacts.filter(({ kind, key }) => !others.some((other) => other.kind === kind && other.key === key))

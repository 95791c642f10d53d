import { sql } from 'kysely'
import { emailKey, phoneKey } from '../../../../common/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import '../tables.ts'

/** A phone number or e-mail address by its key. Only one candidate of a company can have it. */
export interface Contact {
  kind: 'phone' | 'email'
  key: string
}

const inOneOrder = (a: Contact, b: Contact) => (a.kind + a.key < b.kind + b.key ? -1 : 1)

/**
 * Returns the contacts of a person, without duplicates and in a fixed order, so that two writers cannot block each
 * other.
 */
export function contactsOf({ phones, emails }: { phones: readonly string[]; emails: readonly string[] }): Contact[] {
  const all: Contact[] = [
    ...[...new Set(emails.map(emailKey))].map((key) => ({ kind: 'email' as const, key })),
    ...[...new Set(phones.map(phoneKey))].map((key) => ({ kind: 'phone' as const, key })),
  ]
  return all.filter((contact) => contact.key).sort(inOneOrder)
}

/**
 * Returns the candidate of the company that has one of these contacts: the one with the most of them, or the oldest if
 * several have the same number.
 */
export async function findByContacts(
  db: CompanyDb,
  contacts: readonly Contact[],
  exceptId?: string,
): Promise<string | undefined> {
  if (contacts.length === 0) return undefined
  let query = db
    .from('candidate_contact')
    .select('candidate_id')
    .where('candidate_id', 'in', db.from('candidate').select('candidate.id').where('deleted_at', 'is', null))
  if (exceptId) query = query.where('candidate_id', '<>', exceptId)
  const found = await query
    .where((eb) => eb.or(contacts.map(({ kind, key }) => eb.and([eb('kind', '=', kind), eb('key', '=', key)]))))
    .groupBy('candidate_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('candidate_id')
    .limit(1)
    .executeTakeFirst()
  return found?.candidate_id
}

/** Returns the key that identifies a contact. */
export const contactKey = ({ kind, key }: Contact): string => `${kind}:${key}`

/** Returns the candidates of the company that have these contacts, by `contactKey`. */
export async function holdersOf(db: CompanyDb, contacts: readonly Contact[]): Promise<Map<string, string>> {
  const found = new Map<string, string>()
  for (const kind of ['phone', 'email'] as const) {
    const keys = [...new Set(contacts.filter((one) => one.kind === kind).map(({ key }) => key))]
    if (keys.length === 0) continue
    const rows = await db
      .forEach(keys, (key) =>
        db.from('candidate_contact').select(['key', 'candidate_id']).where('kind', '=', kind).where('key', '=', key),
      )
      .selectAll()
      .execute()
    for (const row of rows) found.set(contactKey({ kind, key: row.key }), row.candidate_id)
  }
  return found
}

/**
 * Assigns to candidates the contacts that nobody has yet, in the fixed order of `contactsOf`. Returns the assigned
 * ones, by `contactKey`.
 */
export async function addAllContacts(
  db: CompanyDb,
  contacts: readonly (Contact & { candidateId: string })[],
): Promise<Set<string>> {
  if (contacts.length === 0) return new Set()
  const rows = await db
    .insert(
      'candidate_contact',
      contacts.map(({ kind, key, candidateId }) => ({ kind, key, candidate_id: candidateId })).sort(inOneOrder),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'key'])
    .execute()
  return new Set(rows.map(contactKey))
}

/** Assigns to a candidate the contacts that nobody has yet. Returns the assigned ones. */
export async function addContacts(
  db: CompanyDb,
  candidateId: string,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  if (contacts.length === 0) return []
  return db
    .insert(
      'candidate_contact',
      contacts.map((contact) => ({ ...contact, candidate_id: candidateId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'key'])
    .execute()
}

import { sql } from 'kysely'
import type { AnswerOf, BodyOf } from '../../../core/contract/operation.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import type { Caller } from '../../../core/http/routes.ts'
import { fold } from '../../../../common/text.ts'
import type { candidateDuplicates } from './mergeContract.ts'
import { contactsOf } from '../writes/contacts.ts'
import { readCandidates } from '../list/rows.ts'

type Body = BodyOf<typeof candidateDuplicates>
type Found = AnswerOf<typeof candidateDuplicates>
type Reason = Found[number]['reasons'][number]

const atLeast = 0.8
const most = 10

/** Returns the sorted words of a folded name, as in the column name_words. */
export const nameWords = (name: string): string => {
  const words = fold(name).split('\n')[0]!.split(/\s+/).filter(Boolean)
  return words.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other))).join(' ')
}

/** Returns the candidates with one of the contacts, and which kinds of contacts match. */
async function byContacts(db: CompanyDb, body: Body): Promise<Map<string, Set<Reason>>> {
  const contacts = contactsOf(body)
  const found = new Map<string, Set<Reason>>()
  if (contacts.length === 0) return found
  const rows = await db
    .from('candidate_contact')
    .select(['kind', 'candidate_id'])
    .where((eb) => eb.or(contacts.map(({ kind, key }) => eb.and([eb('kind', '=', kind), eb('key', '=', key)]))))
    .execute()
  for (const { kind, candidate_id: id } of rows) found.set(id, (found.get(id) ?? new Set<Reason>()).add(kind))
  return found
}

/**
 * The similarity of names by trigrams. Equal names always have similarity 1, even in scripts for which the database
 * creates no trigrams.
 */
const similarity = (words: string) =>
  sql<number>`case when name_words = ${words} then 1 else similarity(name_words, ${words}) end::float8`

const live = (db: CompanyDb) => db.from('candidate').where('deleted_at', 'is', null)

/** Returns candidates with a very similar name, found with its trigram index. */
function byName(db: CompanyDb, words: string) {
  return db.transaction(async (tx) => {
    // The threshold of the operator %, set for the transaction only.
    await tx
      .from('candidate')
      .select(sql`set_config('pg_trgm.similarity_threshold', ${String(atLeast)}, true)`.as('set'))
      .limit(1)
      .execute()
    const alike = similarity(words)
    return live(tx)
      .select(['id', alike.as('similarity')])
      .where((eb) => eb.or([sql<boolean>`name_words % ${words}`, eb('name_words', '=', words)]))
      .orderBy(alike, 'desc')
      .orderBy('id')
      .limit(most + 1)
      .execute()
  })
}

/**
 * Returns candidates who may be the same person, most likely first: same e-mail address, same phone number, very
 * similar name.
 */
export async function findDuplicates(
  db: CompanyDb,
  caller: Pick<Caller, 'userName' | 'permissions' | 'role'>,
  body: Body,
): Promise<Found> {
  const words = nameWords(body.name)
  const reasonsOf = await byContacts(db, body)
  const similarityOf = new Map<string, number>()
  for (const { id, similarity: value } of words ? await byName(db, words) : []) {
    similarityOf.set(id, value)
    reasonsOf.set(id, (reasonsOf.get(id) ?? new Set<Reason>()).add('name'))
  }
  reasonsOf.delete(body.exceptId?.toLowerCase() ?? '')
  const rest = [...reasonsOf.keys()].filter((id) => !similarityOf.has(id))
  if (rest.length > 0) {
    for (const { id, similarity: value } of await live(db)
      .select(['id', similarity(words).as('similarity')])
      .where('id', 'in', rest)
      .execute())
      similarityOf.set(id, value)
  }
  const sureness = (id: string) =>
    (reasonsOf.get(id)!.has('email') ? 2 : 0) +
    (reasonsOf.get(id)!.has('phone') ? 1.5 : 0) +
    (similarityOf.get(id) ?? 0)
  const ids = [...reasonsOf.keys()]
    .sort((one, other) => sureness(other) - sureness(one) || (one < other ? -1 : 1))
    .slice(0, most)
  const candidates = new Map((await readCandidates(db, caller, ids)).map((candidate) => [candidate.id, candidate]))
  return ids.flatMap((id) => {
    const candidate = candidates.get(id)
    const order: Reason[] = ['email', 'phone', 'name']
    return candidate
      ? [
          {
            candidate,
            reasons: order.filter((reason) => reasonsOf.get(id)!.has(reason)),
            similarity: similarityOf.get(id) ?? 0,
          },
        ]
      : []
  })
}

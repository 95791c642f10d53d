import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { CompanyDb } from '../database/companyDb.ts'
import { unscoped } from '../database/unscoped.ts'
import { refused } from '../http/errors.ts'
import { newId } from '../ids.ts'
import type { Periodic } from '../jobs/periodic.ts'
import type { LinkPurpose } from './tables.ts'

export interface NewLink {
  purpose: LinkPurpose
  /** The record to which it leads. */
  subjectId: string
  /** The person for whom it is: a user name, or an e-mail address. */
  reader: string
  expiresAt: Date
  createdBy: string
}

/** An open link, and the database scoped to its company. */
export interface OpenLink {
  id: string
  subjectId: string
  reader: string
  createdBy: string
  db: CompanyDb
}

const days = 86_400_000
/** For how many days links are stored after their end. */
const keptDays = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Masks an address so that only those who know it recognise it. */
export const hintOf = (email: string): string => email.replace(/^(.)[^@]*@/, '$1•••@')

/**
 * The error for links that are unknown, used, expired or revoked: always the same, so that nobody learns which tokens
 * exist (integrations §7).
 */
export const linkGone = () => refused('LINK_GONE', 'This link is no longer valid', undefined, 404)

/**
 * Creates a link and returns its token, 43 characters for use in an address; the database only stores its hash. Earlier
 * links of the same purpose, record and reader end, unless `keepsOlder` is set: reminders must not break the links that
 * they refer to.
 */
export async function issueLink(
  db: CompanyDb,
  { purpose, subjectId, reader, expiresAt, createdBy }: NewLink,
  { keepsOlder = false } = {},
): Promise<string> {
  if (!keepsOlder) await revokeLinks(db, { purpose, subjectId, reader })
  const [token] = await issueLinks(db, [{ purpose, subjectId, reader, expiresAt, createdBy }])
  return token!
}

/** Creates links for new records, which have none yet, and returns their tokens in the same order. */
export async function issueLinks(db: CompanyDb, links: readonly NewLink[]): Promise<string[]> {
  const made = links.map((link) => ({ ...link, token: randomBytes(32).toString('base64url') }))
  const rows = made.map(({ token, purpose, subjectId, reader, expiresAt, createdBy }) => ({
    id: newId(),
    token_hash: hashOf(token),
    purpose,
    subject_id: subjectId,
    reader,
    created_by: createdBy,
    expires_at: expiresAt,
    used_at: null,
    revoked_at: null,
  }))
  await db.insertMany('link', rows)
  return made.map(({ token }) => token)
}

/** Ends the open links of a record: of one purpose, of one reader, or all. Returns how many there were. */
export async function revokeLinks(
  db: CompanyDb,
  { subjectId, purpose, reader }: Pick<NewLink, 'subjectId'> & Partial<Pick<NewLink, 'purpose' | 'reader'>>,
): Promise<number> {
  let query = db
    .update('link')
    .set({ revoked_at: new Date() })
    .where('subject_id', '=', subjectId)
    .where('expires_at', '>', new Date())
    .where('revoked_at', 'is', null)
  if (purpose) query = query.where('purpose', '=', purpose)
  if (reader) query = query.where('reader', '=', reader)
  const { numUpdatedRows } = await query.executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}

const openLinks = (db: CompanyDb, purpose: LinkPurpose, token: string) =>
  unscoped(db)
    .selectFrom('link')
    .select(['id', 'company_id', 'subject_id', 'reader', 'created_by'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', new Date())
    .where('used_at', 'is', null)
    .where('revoked_at', 'is', null)

/**
 * Returns the link for a token, with the database of its company, for operations without a sign-in. Only reads; actions
 * that are allowed once go through `useLink`. Throws LINK_GONE if the link is not open.
 */
export async function openLink(db: CompanyDb, purpose: LinkPurpose, token: string): Promise<OpenLink> {
  const link = await openLinks(db, purpose, token).executeTakeFirst()
  if (!link) throw linkGone()
  return {
    id: link.id,
    subjectId: link.subject_id,
    reader: link.reader,
    createdBy: link.created_by,
    db: new CompanyDb(unscoped(db), link.company_id),
  }
}

/**
 * Runs the work of a link, once. The link is locked: if two callers use it at the same time, the second one finds it
 * used. Everything is rolled back if the work throws. `before` locks what others lock before the link, to avoid
 * deadlocks. Throws LINK_GONE if the link is not open.
 */
export async function useLink<T>(
  db: CompanyDb,
  purpose: LinkPurpose,
  token: string,
  work: (link: OpenLink) => Promise<T>,
  before?: (db: CompanyDb, subjectId: string) => Promise<unknown>,
): Promise<T> {
  const { db: scoped, subjectId } = await openLink(db, purpose, token)
  return scoped.transaction(async (tx) => {
    await before?.(tx, subjectId)
    const link = await openLinks(tx, purpose, token).forUpdate().executeTakeFirst()
    if (!link) throw linkGone()
    const answer = await work({
      id: link.id,
      subjectId: link.subject_id,
      reader: link.reader,
      createdBy: link.created_by,
      db: tx,
    })
    await tx.update('link').set({ used_at: new Date() }).where('id', '=', link.id).execute()
    return answer
  })
}

/** Removes links that ended long ago. */
export const endedLinks: Periodic = {
  name: 'links',
  everyMs: days,
  table: 'link',
  isDue: sql`expires_at < now() - make_interval(days => ${keptDays})`,
  run: async (db) => {
    await db
      .delete('link')
      .where('expires_at', '<', new Date(Date.now() - keptDays * days))
      .execute()
  },
}

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
  /** The record that it leads to. */
  subjectId: string
  /** For whom it is: a user name, or an e-mail address. */
  reader: string
  expiresAt: Date
  createdBy: string
}

/** An open link, and the database as the company sees it whose link it is. */
export interface OpenLink {
  id: string
  subjectId: string
  reader: string
  createdBy: string
  db: CompanyDb
}

const days = 86_400_000
/** Days after their end that links stay on record. */
const keptDays = 30

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** An address of which somebody who knows it recognises the little that is shown. */
export const hintOf = (email: string): string => email.replace(/^(.)[^@]*@/, '$1•••@')

/** Unknown, used, expired, revoked: one answer, so that nobody learns which tokens there have been (integrations §7). */
export const linkGone = () => refused('LINK_GONE', 'This link is no longer valid', undefined, 404)

/**
 * Makes a link and answers its token, 43 characters that stand in an address; the database keeps its hash alone. Earlier links
 * of the same purpose, record and reader end, unless `keepsOlder`: reminders must not break what they remind of.
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

/** Makes links of new records, which have none yet, and answers their tokens in the same order. */
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

/** Ends the open links of a record: of one purpose, of one reader, or all. Answers how many there were. */
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
 * The link that a token opens, with the database of its company: for operations that are asked without a sign-in. Reads alone;
 * what may be done once goes through `useLink`. Throws LINK_GONE otherwise.
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
 * Does what a link is for, once: the link is locked, so that of two who use it in the same second the second one finds it
 * used, and all is taken back when the work throws. `before` locks what others lock before the link, so that no two wait for each
 * other. Throws LINK_GONE for a link that is not open.
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

/** Forgets links whose end is long past. */
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

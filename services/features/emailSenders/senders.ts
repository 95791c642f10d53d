import { isEmail } from '../../../common/patterns.ts'
import { sql } from 'kysely'
import { reportCacheChange } from '../../core/cache.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { cacheKey as templatesKey } from '../emailTemplates/queries.ts'
import '../emailTemplates/tables.ts'
import { lockList } from '../lookups/words/details.ts'
import { listPlaced, placedByIds, type Placed, type WordList } from '../lookups/words/wordLists.ts'
import { createWord, deleteWord, mergeWord, updateWord } from '../lookups/words/writes.ts'
import { senderLimits, type EmailSender, type EmailSenderUsage } from './contract.ts'

const kind = 'emailSender'
const kinds = [kind] as const

const shown = ({ id, name, data, isDefault, place }: Placed): EmailSender => ({
  id,
  name,
  email: String(data.email ?? ''),
  isDefault,
  place,
})

/** Returns one page of the senders, in order. */
export async function listSenders(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<EmailSender>> {
  const page = await listPlaced(db, kinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns one sender. Throws 404 if it does not exist. */
export async function senderById(db: CompanyDb, id: string): Promise<EmailSender> {
  const [found] = await placedByIds(db, kinds, [id])
  if (!found) throw notFound()
  return shown(found)
}

const templatesFrom = sql<string>`lower(email_template.email_from)`

/** Returns the position of each of the senders, and the number of templates that use it. */
export async function usageOfSenders(db: CompanyDb, ids: readonly string[]): Promise<EmailSenderUsage[]> {
  const senders = (await placedByIds(db, kinds, ids)).map(shown)
  if (senders.length === 0) return []
  const rows = await db
    .from('email_template')
    .select([templatesFrom.as('email'), sql<string>`count(*)`.as('count')])
    .groupBy(templatesFrom)
    .execute()
  const counts = new Map(rows.map(({ email, count }) => [email, Number(count)]))
  return senders.map(({ id, email, place }) => ({ id, place, templates: counts.get(email.toLowerCase()) ?? 0 }))
}

type Named = Pick<EmailSender, 'name' | 'email'>

/**
 * Changes the templates of one sender to another sender. Their sender name is changed too, unless they have a name of
 * their own.
 */
async function moveTemplates(db: CompanyDb, from: Named, to: Named): Promise<void> {
  await db
    .update('email_template')
    .set({
      email_from: to.email,
      email_from_name: sql<string>`case when email_from_name = ${from.name} then ${to.name} else email_from_name end`,
      // Somebody who is editing such a template gets a conflict and does not restore the old address.
      version: sql<number>`email_template.version + 1`,
    })
    .where(templatesFrom, '=', from.email.toLowerCase())
    .execute()
  await reportCacheChange(db, templatesKey)
}

const senders: WordList<typeof kind> = {
  kinds,
  longest: senderLimits.name,
  orderedKinds: kinds,
  async demandUnused(db, id) {
    const { isDefault } = await senderById(db, id)
    if (isDefault) throw refused('EMAIL_SENDER_DEFAULT', 'It is chosen where nobody has chosen')
    const templates = (await usageOfSenders(db, [id]))[0]?.templates ?? 0
    if (templates > 0)
      throw refused('EMAIL_SENDER_IN_USE', `${templates} templates are sent from it`, { count: String(templates) })
  },
  // updateSender handles new names and addresses, because it knows the old and the new one.
  async carryOver(db, _kind, from, to) {
    if (from.id !== to.id) await moveTemplates(db, await senderById(db, from.id), await senderById(db, to.id))
  },
}

interface Sent {
  name: string
  email: string
  isDefault?: boolean
  place?: number
}

/** Returns the address as it is stored. Throws 400 if it is invalid, too long or used by another sender. */
async function checkedEmail(db: CompanyDb, typed: string, ownId: string | undefined): Promise<string> {
  const email = typed.trim()
  const fault = (): FieldErrors['email'] | undefined => {
    if (email === '') return [required]
    if (email.length > senderLimits.email) return [maximum(senderLimits.email)]
    return isEmail(email) ? undefined : [createMessage('EMAIL')]
  }
  const faults = fault()
  if (faults) throw badInput({ email: faults })
  const { data } = await listPlaced(db, kinds, '', { pageIndex: 0, pageSize: 1000 })
  const isTaken = data.map(shown).some((one) => one.id !== ownId && one.email.toLowerCase() === email.toLowerCase())
  if (isTaken) throw badInput({ email: [createMessage('TAKEN')] })
  return email
}

const detailsOf = (email: string, { isDefault, place }: Sent) => ({
  data: { email },
  // Another sender can become the default, but there is always one.
  ...(isDefault && { isDefault }),
  ...(place !== undefined && { place }),
})

/** Adds a sender and returns its id. Must run in a transaction. */
export async function createSender(db: CompanyDb, sent: Sent): Promise<string> {
  await lockList(db, kind)
  const email = await checkedEmail(db, sent.email, undefined)
  return createWord(db, senders, kind, sent.name, detailsOf(email, sent))
}

/** Changes a sender and the templates that use it. Throws 404 if it does not exist. Must run in a transaction. */
export async function updateSender(db: CompanyDb, id: string, sent: Sent): Promise<void> {
  await lockList(db, kind)
  const before = await senderById(db, id)
  const email = await checkedEmail(db, sent.email, id)
  await updateWord(db, senders, id, sent.name, detailsOf(email, sent))
  const after = await senderById(db, id)
  if (before.email !== after.email || before.name !== after.name) await moveTemplates(db, before, after)
}

/** Merges a sender into another one and deletes it. Returns the id of the remaining sender. */
export const mergeSender = (db: CompanyDb, id: string, into: string): Promise<string> =>
  mergeWord(db, senders, id, into)

/** Deletes a sender that no template uses and that is not the default. */
export const deleteSender = (db: CompanyDb, id: string): Promise<void> => deleteWord(db, senders, id)

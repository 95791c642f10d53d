import { isEmail } from '../../../common/patterns.ts'
import { sql } from 'kysely'
import { changed } from '../../core/cache.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { cacheKey as templatesKey } from '../emailTemplates/queries.ts'
import '../emailTemplates/tables.ts'
import { holdList } from '../lookups/words/details.ts'
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

/** One page of the senders, in their order. */
export async function listSenders(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<EmailSender>> {
  const page = await listPlaced(db, kinds, keyword, wanted)
  return { ...page, data: page.data.map(shown) }
}

/** One sender; 404 for every id that is none. */
export async function senderById(db: CompanyDb, id: string): Promise<EmailSender> {
  const [found] = await placedByIds(db, kinds, [id])
  if (!found) throw notFound()
  return shown(found)
}

const templatesFrom = sql<string>`lower(email_template.email_from)`

/** Where each of the senders stands, and how many templates are sent from it. */
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

/** Templates that are sent from one are sent from another one; the name goes along where it was not a name of their own. */
async function carry(db: CompanyDb, from: Named, to: Named): Promise<void> {
  await db
    .update('email_template')
    .set({
      email_from: to.email,
      email_from_name: sql<string>`case when email_from_name = ${from.name} then ${to.name} else email_from_name end`,
      // Who edits one of them meanwhile is told of it, and does not bring the old address back.
      version: sql<number>`email_template.version + 1`,
    })
    .where(templatesFrom, '=', from.email.toLowerCase())
    .execute()
  await changed(db, templatesKey)
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
  // A new name or address is carried by updateSender, which knows both.
  async carryOver(db, _kind, from, to) {
    if (from.id !== to.id) await carry(db, await senderById(db, from.id), await senderById(db, to.id))
  },
}

interface Sent {
  name: string
  email: string
  isDefault?: boolean
  place?: number
}

/** The address as it is stored; throws 400 for one that is none, too long, or another sender's. */
async function checkedEmail(db: CompanyDb, typed: string, ownId: string | undefined): Promise<string> {
  const email = typed.trim()
  const fault = (): FieldErrors['email'] | undefined => {
    if (email === '') return [required]
    if (email.length > senderLimits.email) return [maximum(senderLimits.email)]
    return isEmail(email) ? undefined : [say('EMAIL')]
  }
  const faults = fault()
  if (faults) throw badInput({ email: faults })
  const { data } = await listPlaced(db, kinds, '', { pageIndex: 0, pageSize: 1000 })
  const isTaken = data.map(shown).some((one) => one.id !== ownId && one.email.toLowerCase() === email.toLowerCase())
  if (isTaken) throw badInput({ email: [say('TAKEN')] })
  return email
}

const detailsOf = (email: string, { isDefault, place }: Sent) => ({
  data: { email },
  // The default goes on only to another one, never to none.
  ...(isDefault && { isDefault }),
  ...(place !== undefined && { place }),
})

/** Adds a sender; answers its id. Within a transaction. */
export async function createSender(db: CompanyDb, sent: Sent): Promise<string> {
  await holdList(db, kind)
  const email = await checkedEmail(db, sent.email, undefined)
  return createWord(db, senders, kind, sent.name, detailsOf(email, sent))
}

/** Changes a sender, and the templates that are sent from it; 404 for every id that is none. Within a transaction. */
export async function updateSender(db: CompanyDb, id: string, sent: Sent): Promise<void> {
  await holdList(db, kind)
  const before = await senderById(db, id)
  const email = await checkedEmail(db, sent.email, id)
  await updateWord(db, senders, id, sent.name, detailsOf(email, sent))
  const after = await senderById(db, id)
  if (before.email !== after.email || before.name !== after.name) await carry(db, before, after)
}

/** Templates of one sender are of another, and it is gone; answers the id that stays. */
export const mergeSender = (db: CompanyDb, id: string, into: string): Promise<string> =>
  mergeWord(db, senders, id, into)

/** Deletes a sender that no template is sent from, and that is not the default. */
export const deleteSender = (db: CompanyDb, id: string): Promise<void> => deleteWord(db, senders, id)

import { isEmail } from '../../../common/patterns.ts'
import { fold } from '../../../common/text.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc, desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { ownPlatformData, platformData } from '../../core/identity/roles/platformData.ts'
import { patternsOf } from '../../core/like.ts'
import { contactLimits, type Contact, type contactCreate } from './contract.ts'
import './tables.ts'

const contacts = (db: CompanyDb) =>
  db
    .from('contact_message')
    .select([
      'contact_message.id',
      'contact_message.full_name as fullName',
      'contact_message.email',
      'contact_message.content',
      'contact_message.user_name as userName',
      'contact_message.user_agent as userAgent',
    ])

/**
 * Returns one page of the messages, newest first. Like all functions below, throws 403 unless the caller's company is
 * the platform company.
 */
export async function listContacts(own: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<Contact>> {
  let query = contacts(await ownPlatformData(own))
  for (const pattern of patternsOf(keyword)) query = query.where('contact_message.search', 'like', pattern)
  return list(query, [desc('contact_message.created_at'), asc('contact_message.id')], wanted)
}

/** Returns one message. Throws 404 if it does not exist. */
export async function contactById(own: CompanyDb, id: string): Promise<Contact> {
  const db = await ownPlatformData(own)
  const found = await contacts(db).where('contact_message.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

type Sent = BodyOf<typeof contactCreate>

/** Returns the columns that a form fills. Throws 400 with all invalid fields. */
function columnsOf(sent: Sent) {
  const texts = {
    fullName: sent.fullName.trim().replace(/\s+/g, ' '),
    email: sent.email.trim(),
    content: sent.content.trim(),
    userName: sent.userName?.trim() ?? '',
    userAgent: sent.userAgent?.trim() ?? '',
  }
  const faults: FieldErrors = {}
  for (const name of ['fullName', 'email', 'content'] as const) if (texts[name] === '') faults[name] = [required]
  for (const [name, most] of Object.entries(contactLimits) as [keyof typeof texts, number][])
    if ([...texts[name]].length > most) faults[name] = [maximum(most)]
  if (texts.email && !faults.email && !isEmail(texts.email)) faults.email = [createMessage('EMAIL')]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  return {
    full_name: texts.fullName,
    email: texts.email,
    content: texts.content,
    user_name: texts.userName || null,
    user_agent: texts.userAgent || null,
    search: fold(`${texts.fullName} ${texts.email} ${texts.content}`),
  }
}

/** Adds a message and returns its id. */
export async function createContact(own: CompanyDb, sent: Sent): Promise<string> {
  const db = await ownPlatformData(own)
  const id = newId()
  await db.insert('contact_message', { id, ...columnsOf(sent) }).execute()
  return id
}

/** Adds a message from a visitor, whichever company's site they read. */
export async function takeContact(own: CompanyDb, sent: Sent): Promise<void> {
  const { db } = await platformData(own)
  await db.insert('contact_message', { id: newId(), ...columnsOf(sent) }).execute()
}

/** Changes a message. Throws 404 if it does not exist. */
export async function updateContact(own: CompanyDb, id: string, sent: Sent): Promise<void> {
  const db = await ownPlatformData(own)
  const columns = columnsOf(sent)
  const done = await db
    .update('contact_message')
    .set(columns)
    .where('contact_message.id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!done) throw notFound()
}

/** Deletes a message. Throws 404 if it does not exist. */
export async function deleteContact(own: CompanyDb, id: string): Promise<void> {
  const db = await ownPlatformData(own)
  const gone = await db
    .delete('contact_message')
    .where('contact_message.id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (!gone) throw notFound()
}

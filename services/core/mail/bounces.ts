import { arrayBuffer } from 'node:stream/consumers'
import PostalMime from 'postal-mime'
import { sql, type Kysely } from 'kysely'
import { megabyte } from '../contract/shapes.ts'
import type { CompanyDb } from '../database/companyDb.ts'
import type { CompanyTable, CreatedAt, Database } from '../database/tables.ts'
import type { FileStore } from '../files/files.ts'
import type { MailOwner } from '../inbound/addresses.ts'
import type { MailHandler } from '../inbound/handler.ts'
import { addressHash } from './optOuts.ts'

export interface MailSuppressionTable extends CompanyTable {
  /** SHA-256 of the address: it is only compared, and cannot be read. */
  address_hash: string
  /** The mail that was returned. */
  mail_id: string
  created_at: CreatedAt
}

declare module '../database/tables.ts' {
  interface CompanyTables {
    mail_suppression: MailSuppressionTable
  }
}

const kind = 'mailBounce'
/** The maximum size of a report. Reports contain no more than the original mail; larger ones are not read. */
const largest = 5 * megabyte
/** For how long nothing is sent to an address that does not exist. Mailboxes may be created again later. */
const suppressedFor = sql`interval '90 days'`

/**
 * Returns the address for reports about a mail; servers send them to the envelope's sender, not to the address in From.
 */
export const bounceAddress = (mailId: string, domain: string): string =>
  `bounce+${mailId.replaceAll('-', '')}@${domain}`

/**
 * Returns the mail and the company to which a report's recipient belongs; undefined for any other address. Only for the
 * receiver.
 */
export async function bounceOwner(
  db: Kysely<Database>,
  address: string,
  domain: string,
): Promise<MailOwner | undefined> {
  const [local, host, ...more] = address.toLowerCase().split('@')
  const hex = /^bounce\+([0-9a-f]{32})$/.exec(local ?? '')?.[1]
  if (!hex || host !== domain || more.length > 0) return undefined
  const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  const found = await db
    .selectFrom('mail')
    .select('company_id')
    .where('id', '=', id)
    .where('sent_at', 'is not', null)
    .executeTakeFirst()
  return found && { companyId: found.company_id, kind, id }
}

/** The content of a report. */
interface Report {
  /** Enhanced status (RFC 3463): 5.1.1 … */
  status: string
  /** The reply of the last server. */
  text: string | null
}

/**
 * Returns the report if the mail is one about a failure; null for a report on a delay, for an out-of-office note, and
 * for any other mail (RFC 3464).
 */
export async function failureIn(raw: Uint8Array<ArrayBuffer>): Promise<Report | null> {
  const { attachments } = await PostalMime.parse(raw, { maxNestingDepth: 20, maxHeadersSize: 262_144 })
  const part = attachments.find(({ mimeType }) => mimeType === 'message/delivery-status')
  if (!part) return null
  const report = typeof part.content === 'string' ? part.content : Buffer.from(part.content as ArrayBuffer).toString()
  const status = /^status:[ \t]{0,20}(5\.\d{1,3}\.\d{1,3})/im.exec(report)?.[1]
  if (!status || !/^action:[ \t]{0,20}failed/im.test(report)) return null
  return { status, text: /^diagnostic-code:([^\r\n]{1,1000})/im.exec(report)?.[1]?.trim() ?? null }
}

/**
 * Whether the address itself is the cause of a failure: it does not exist, or is closed. A full mailbox or a rejected
 * text does not count.
 */
const isOfAddress = ({ status }: Report) => /^5\.1\.(?:1|2|3|6|10)$|^5\.2\.1$/.test(status)

/** Returns those of the addresses, in lower case, to which mails were recently returned for good. */
export async function suppressed(db: CompanyDb, addresses: readonly string[]): Promise<Set<string>> {
  if (addresses.length === 0) return new Set()
  const byHash = new Map(addresses.map((address) => [addressHash(address), address.toLowerCase()]))
  const found = await db
    .from('mail_suppression')
    .select('mail_suppression.address_hash')
    .where('mail_suppression.address_hash', 'in', [...byHash.keys()])
    .where('mail_suppression.created_at', '>', sql<Date>`now() - ${suppressedFor}`)
    .execute()
  return new Set(found.map((row) => byHash.get(row.address_hash)!))
}

/** Records that a mail was returned, and suppresses further mails to an address that does not exist. */
async function cameBack(db: CompanyDb, mailId: string, report: Report): Promise<void> {
  const mail = await db
    .update('mail')
    .set({ state: 'failed', reason: 'bounced', answer: (report.text ?? report.status).slice(0, 1000) })
    .where('mail.id', '=', mailId)
    .where('mail.state', '=', 'sent')
    .returning('mail.recipient')
    .executeTakeFirst()
  if (!mail || !isOfAddress(report)) return
  await db
    .insert('mail_suppression', { address_hash: addressHash(mail.recipient), mail_id: mailId })
    .onConflict((conflict) =>
      conflict.columns(['company_id', 'address_hash']).doUpdateSet({ mail_id: mailId, created_at: sql<Date>`now()` }),
    )
    .execute()
}

const bytesOf = async (files: FileStore, path: string) => new Uint8Array(await arrayBuffer(await files.read(path)))

/** Handles the reports of other servers about mails that they had accepted before. */
export const bounceHandler: MailHandler = {
  kind,
  async receive({ db, files, log }, mailId, { path, size }) {
    if (path === null) return true
    // A text that is not a mail contains no report.
    const report = size > largest ? null : await failureIn(await bytesOf(files, path)).catch(() => null)
    log.info({ mail: mailId, status: report?.status ?? null }, 'a mail came back, or was answered by a machine')
    if (report) await db.transaction((tx) => cameBack(tx, mailId, report))
    await files.remove(path)
    return true
  },
}

import { isEmail } from '../../../common/patterns.ts'
import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound, refused } from '../../core/http/errors.ts'
import { list } from '../../core/http/list.ts'
import { asc, byText } from '../../core/http/order.ts'
import type { Listed } from '../../core/http/paging.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { newId } from '../../core/ids.ts'
import { patternsOf } from '../../core/like.ts'
import type { vendorCreate, vendorList } from './contract.ts'
import { demandVersion, explainConflicts, locationIds, locationNames, statusOf, textOf } from './parts.ts'
import './tables.ts'
import type { Vendor, VendorEmail, VendorStatus } from './vendorShapes.ts'

type Input = BodyOf<typeof vendorCreate>

/** The PostgreSQL error code for a row that others refer to. */
const foreignKeyViolation = '23503'

const emails = sql<VendorEmail[]>`coalesce((
  select json_agg(json_build_object('email', vendor_email.email, 'status', vendor_email.status) order by vendor_email.position)
  from vendor_email where vendor_email.company_id = vendor.company_id and vendor_email.vendor_id = vendor.id), '[]')`
const searched = sql<string>`search_text(array[vendor.name, vendor.address, coalesce((
  select string_agg(vendor_email.email, ' ') from vendor_email
  where vendor_email.company_id = vendor.company_id and vendor_email.vendor_id = vendor.id), '')])`

const vendors = (db: CompanyDb) =>
  db
    .from('vendor')
    .select([
      'vendor.id',
      'vendor.name',
      'vendor.address',
      'vendor.status',
      'vendor.version',
      'vendor.updated_by as updatedBy',
      'vendor.updated_at',
      locationNames('vendor').as('location'),
      emails.as('email'),
    ])
type Row = Awaited<ReturnType<ReturnType<typeof vendors>['execute']>>[number]
const shown = ({ updated_at: at, ...row }: Row): Vendor => ({ ...row, updatedDate: at.toISOString() })

/** Returns one page of the vendors by parts of name, address or e-mail addresses, in name order. */
export async function listVendors(
  db: CompanyDb,
  { input = '', status, ...wanted }: BodyOf<typeof vendorList>,
): Promise<Listed<Vendor>> {
  let query = vendors(db)
  if (status) query = query.where('vendor.status', 'in', [...status] as VendorStatus[])
  for (const pattern of patternsOf(input)) query = query.where(searched, 'like', pattern)
  const page = await list(query, [byText('vendor.name'), asc('vendor.id')], wanted)
  return { ...page, data: page.data.map(shown) }
}

/** Returns the vendors with these ids. */
export const vendorsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<Vendor[]> =>
  ids.length === 0 ? [] : (await vendors(db).where('vendor.id', 'in', ids).execute()).map(shown)

/** Returns one vendor. Throws 404 if the company has no vendor with this id. */
export async function vendorOf(db: CompanyDb, id: string): Promise<Vendor> {
  const [found] = await vendorsByIds(db, [id])
  if (!found) throw notFound()
  return found
}

/** Returns active vendors at any of the locations with their active addresses. */
export async function vendorsAt(db: CompanyDb, names: readonly string[]) {
  const ids = await locationIds(db, names)
  if (ids.length === 0) return []
  const rows = await vendors(db)
    .where('vendor.status', '=', 'Active')
    .where(sql<boolean>`vendor.location_ids && ${ids}::uuid[]`)
    .orderBy(sql`vendor.name collate "und-x-icu"`)
    .orderBy('vendor.id')
    .execute()
  return rows.map(({ id, name, email }) => ({
    id,
    name,
    email: email.filter(({ status }) => status === 'Active').map((one) => one.email),
  }))
}

/** Returns the columns and addresses for a form. Throws 400 with the errors of all fields. */
async function checked(db: CompanyDb, { name, address, status, location = [], email = [] }: Input) {
  const errors: FieldErrors = {}
  const columns = {
    name: textOf(errors, 'name', name),
    address: textOf(errors, 'address', address),
    status: statusOf(errors, 'status', status),
  }
  const addresses = email.map((one) => ({ email: one.email.trim(), status: statusOf(errors, 'email', one.status) }))
  if (addresses.some((one) => !isEmail(one.email) || one.email.length > 250)) errors.email = [createMessage('EMAIL')]
  else if (new Set(addresses.map((one) => one.email.toLowerCase())).size < addresses.length)
    errors.email = [createMessage('TAKEN')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { columns: { ...columns, location_ids: await locationIds(db, location) }, addresses }
}

async function keepAddresses(db: CompanyDb, id: string, addresses: readonly { email: string; status: VendorStatus }[]) {
  await db.delete('vendor_email').where('vendor_email.vendor_id', '=', id).execute()
  if (addresses.length > 0)
    await db
      .insert(
        'vendor_email',
        addresses.map((one, position) => ({ vendor_id: id, position, ...one })),
      )
      .execute()
}

/** Adds a vendor. */
export const createVendor = ({ db, caller: { userName } }: RequestContext, input: Input): Promise<Vendor> =>
  explainConflicts(
    db.transaction(async (tx) => {
      const id = newId()
      const { columns, addresses } = await checked(tx, input)
      await tx.insert('vendor', { id, ...columns, created_by: userName, updated_by: userName }).execute()
      await keepAddresses(tx, id, addresses)
      return vendorOf(tx, id)
    }),
  )

/** Changes a vendor, unless somebody else has changed it since the caller read it. */
export const updateVendor = (
  { db, caller: { userName } }: RequestContext,
  id: string,
  { version, ...input }: Input,
): Promise<Vendor> =>
  explainConflicts(
    db.transaction(async (tx) => {
      const before = await tx
        .from('vendor')
        .select(['vendor.version', 'vendor.updated_by', 'vendor.updated_at'])
        .where('vendor.id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      if (!before) throw notFound()
      demandVersion(before, version)
      const { columns, addresses } = await checked(tx, input)
      const changed = { version: before.version + 1, updated_by: userName, updated_at: new Date() }
      await tx
        .update('vendor')
        .set({ ...columns, ...changed })
        .where('vendor.id', '=', id)
        .execute()
      await keepAddresses(tx, id, addresses)
      return vendorOf(tx, id)
    }),
  )

/** Deletes a vendor with its addresses. A vendor that has submitted CVs cannot be deleted. */
export async function deleteVendor(db: CompanyDb, id: string) {
  try {
    const gone = await db.delete('vendor').where('vendor.id', '=', id).returning('vendor.id').executeTakeFirst()
    if (!gone) throw notFound()
  } catch (error) {
    if ((error as { code?: string }).code !== foreignKeyViolation) throw error
    throw refused('VENDOR_IN_USE', 'The vendor has submitted CVs; make it inactive instead')
  }
  return { status: 'OK' }
}

import { sql } from 'kysely'
import type { CompanyDb } from '../../database/companyDb.ts'
import { notFound } from '../../http/errors.ts'
import { list } from '../../http/list.ts'
import { desc } from '../../http/order.ts'
import type { Listed, PageRequest } from '../../http/paging.ts'
import { patternsOf } from '../../like.ts'
import './tables.ts'

/** A machine client as shown to those who manage it. */
export interface Machine {
  id: string
  clientId: string
  name: string
  description: string
  permissions: string[]
  scopes: string[]
  secretHint: string
  secretDate: Date
  previousUntil: Date | null
  lastUsedDate: Date | null
  version: number
  createdBy: string
  createdDate: Date
}

const machines = (db: CompanyDb) =>
  db
    .from('machine_client')
    .select([
      'machine_client.user_id as id',
      'machine_client.client_id as clientId',
      'machine_client.name',
      'machine_client.description',
      'machine_client.keys as permissions',
      'machine_client.scopes',
      'machine_client.secret_hint as secretHint',
      'machine_client.secret_at as secretDate',
      sql<Date | null>`case when machine_client.previous_until > now() then machine_client.previous_until end`.as(
        'previousUntil',
      ),
      'machine_client.last_used_at as lastUsedDate',
      'machine_client.version',
      'machine_client.created_by as createdBy',
      'machine_client.created_at as createdDate',
    ])

/** One page of the company's machine clients, the latest first. */
export async function listMachines(db: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<Machine>> {
  let query = machines(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(
      sql<string>`search_text(array[machine_client.name, machine_client.client_id, machine_client.description])`,
      'like',
      pattern,
    )
  return list(query, [desc('machine_client.created_at'), desc('machine_client.user_id')], wanted)
}

/** Returns one machine client. Throws 404 if the company has none with the id. */
export async function machineById(db: CompanyDb, id: string): Promise<Machine> {
  const found = await machines(db).where('machine_client.user_id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return found
}

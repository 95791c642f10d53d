import { randomBytes } from 'node:crypto'
import { isPermissionKey } from '../../contract/permissionKeys.ts'
import { createMessage, type FieldErrors } from '../../contract/messages.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { reportRightsChange } from '../../events/rights.ts'
import { badInput, notFound, refused, stale } from '../../http/errors.ts'
import { maximum, required } from '../../http/fieldTexts.ts'
import type { Caller } from '../../http/routes.ts'
import { newId } from '../../ids.ts'
import { reportPersonChange } from '../identityCache.ts'
import { searchText } from '../people/directory.ts'
import { lacksKeys } from '../roles/givenRoles.ts'
import { administratorRole, machineRole } from '../roles/names.ts'
import { hashOfSecret, hintOf, newSecret } from './secrets.ts'
import './tables.ts'

/** Maximum lengths of the texts of a machine client, in characters. */
export const machineLimits = { name: 100, description: 500 } as const

export interface MachineInput {
  name: string
  description: string
  permissions: readonly string[]
  scopes: readonly string[]
}

const notHeld = (message: string) => refused('ROLE_KEYS_NOT_HELD', message, undefined, 403)

/** The scope that a program needs to provision accounts. */
export const scimScope = 'scim'

/**
 * Throws unless the caller is an administrator: a program that provisions accounts can assign any role that groups map
 * to, and set the addresses to which passwords are mailed.
 */
function demandProvisioner({ role }: Caller): void {
  if (role !== administratorRole) throw notHeld('Only administrators let a program provision accounts')
}

/**
 * Returns the columns of a form. Throws 400 with every invalid field, and 403 if it grants keys that the caller does
 * not hold.
 */
function checked(
  caller: Caller,
  input: MachineInput,
  before: { keys: readonly string[]; scopes: readonly string[] } = { keys: [], scopes: [] },
) {
  const name = input.name.trim().replace(/\s+/g, ' ')
  const description = input.description.trim()
  const keys = [...new Set(input.permissions)]
  const unknown = keys.filter((key) => !isPermissionKey(key))
  const faults: FieldErrors = {}
  if (name === '') faults.name = [required]
  else if ([...name].length > machineLimits.name) faults.name = [maximum(machineLimits.name)]
  if ([...description].length > machineLimits.description) faults.description = [maximum(machineLimits.description)]
  if (unknown.length > 0) faults.permissions = [createMessage('UNKNOWN_PERMISSIONS', { keys: unknown.join(', ') })]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  const given = keys.filter((key) => !before.keys.includes(key))
  if (lacksKeys(caller, given)) throw notHeld('Nobody can give a program permissions that they do not hold themselves')
  const scopes = [...new Set(input.scopes)]
  if (scopes.includes(scimScope) && !before.scopes.includes(scimScope)) demandProvisioner(caller)
  return { name, description, keys, scopes }
}

/** `HR portal` → `hr-portal-3f9a2c4e`: derives a unique client id from the name. */
function clientIdOf(name: string): string {
  const word = name
    .normalize('NFKD')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .join('-')
    .slice(0, 32)
  return `${word || 'client'}-${randomBytes(4).toString('hex')}`
}

/** Adds a machine client. Returns its id, and its secret, which cannot be read again. */
export async function createMachine(
  db: CompanyDb,
  caller: Caller,
  input: MachineInput,
): Promise<{ id: string; secret: string }> {
  const columns = checked(caller, input)
  const [id, clientId, secret] = [newId(), clientIdOf(columns.name), newSecret()]
  await db.transaction(async (tx) => {
    await unscoped(tx)
      .insertInto('app_user')
      .values({
        id,
        company_id: db.companyId,
        user_name: clientId,
        name: columns.name,
        family_name: '',
        full_name: columns.name,
        search_text: searchText(columns.name, clientId),
        status: 'active',
        active_role: machineRole,
        scopes: [],
        is_machine: true,
        is_demo: false,
      })
      .execute()
    await tx
      .insert('machine_client', {
        user_id: id,
        client_id: clientId,
        ...columns,
        secret_hash: hashOfSecret(secret),
        secret_hint: hintOf(secret),
        previous_hash: null,
        created_by: caller.userName,
      })
      .execute()
    await reportPersonChange(tx)
  })
  return { id, secret }
}

async function held(db: CompanyDb, id: string) {
  const found = await db
    .from('machine_client')
    .select([
      'machine_client.client_id as clientId',
      'machine_client.keys',
      'machine_client.scopes',
      'machine_client.secret_hash as hash',
      'machine_client.version',
    ])
    .where('machine_client.user_id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  return found
}

/**
 * Changes a machine client, unless somebody else has changed it since the caller read it. Permissions that were removed
 * end immediately.
 */
export async function updateMachine(
  db: CompanyDb,
  caller: Caller,
  id: string,
  version: number | undefined,
  input: MachineInput,
): Promise<void> {
  const before = await held(db, id)
  if (version !== undefined && version !== before.version) throw stale('The program has been changed meanwhile')
  const columns = checked(caller, input, before)
  await db
    .update('machine_client')
    .set({ ...columns, version: before.version + 1 })
    .where('machine_client.user_id', '=', id)
    .execute()
  await unscoped(db)
    .updateTable('app_user')
    .set({ name: columns.name, full_name: columns.name, search_text: searchText(columns.name, before.clientId) })
    .where('id', '=', id)
    .execute()
  await reportPersonChange(db)
  if (before.keys.some((key) => !columns.keys.includes(key)))
    await reportRightsChange(db, { userNames: [before.clientId] })
}

/**
 * Creates a new secret for a machine client; the previous one remains valid for `overlapHours`. Returns the new one.
 * Throws 403 if the caller does not hold all of the client's keys, because they could use them. Administrators hold
 * every key, including those of modules that are switched off.
 */
export async function rotateSecret(db: CompanyDb, caller: Caller, id: string, overlapHours: number): Promise<string> {
  const secret = newSecret()
  await db.transaction(async (tx) => {
    const { keys, scopes, hash, version } = await held(tx, id)
    if (scopes.includes(scimScope)) demandProvisioner(caller)
    if (caller.role !== administratorRole && lacksKeys(caller, keys))
      throw notHeld('Nobody sees the secret of a program with permissions that they do not hold themselves')
    await tx
      .update('machine_client')
      .set({
        secret_hash: hashOfSecret(secret),
        secret_hint: hintOf(secret),
        secret_at: new Date(),
        previous_hash: overlapHours > 0 ? hash : null,
        previous_until: overlapHours > 0 ? new Date(Date.now() + overlapHours * 3_600_000) : null,
        version: version + 1,
      })
      .where('machine_client.user_id', '=', id)
      .execute()
  })
  return secret
}

/**
 * Ends a machine client: its secret and its tokens become invalid immediately. Its account stays, so that its name
 * cannot be used again.
 */
export async function endMachine(db: CompanyDb, id: string): Promise<void> {
  const { clientId } = await held(db, id)
  await db.delete('machine_client').where('machine_client.user_id', '=', id).execute()
  await unscoped(db)
    .updateTable('app_user')
    .set({ status: 'disabled', deleted_at: new Date() })
    .where('id', '=', id)
    .execute()
  await reportPersonChange(db)
  await reportRightsChange(db, { userNames: [clientId] })
}

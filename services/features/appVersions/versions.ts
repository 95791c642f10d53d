import { sql } from 'kysely'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, notFound } from '../../core/http/errors.ts'
import { required } from '../../core/http/fieldTexts.ts'
import { list } from '../../core/http/list.ts'
import { asc, desc } from '../../core/http/order.ts'
import type { Listed, PageRequest } from '../../core/http/paging.ts'
import { newId } from '../../core/ids.ts'
import { ownPlatformData, platformData } from '../../core/identity/roles/platformData.ts'
import { patternsOf } from '../../core/like.ts'
import type { AppVersion } from './contract.ts'
import './tables.ts'

/** Returns the ids of the apps: the product's name without spaces, and the same with Lite appended (decision D-72). */
export const appsOf = ({ name }: { name: string }): string[] => {
  const full = name.replace(/\s+/g, '')
  return [full, `${full}Lite`]
}

const versions = (db: CompanyDb) =>
  db
    .from('app_version')
    .select([
      'app_version.id',
      'app_version.app_id as appID',
      'app_version.version',
      'app_version.is_require_to_update as isRequireToUpdate',
    ])

/** Returns one page of the versions, newest first. */
export async function listVersions(own: CompanyDb, keyword: string, wanted: PageRequest): Promise<Listed<AppVersion>> {
  const { db, isOwn } = await platformData(own)
  let query = versions(db)
  for (const pattern of patternsOf(keyword))
    query = query.where(sql<string>`search_text(array[app_version.app_id, app_version.version])`, 'like', pattern)
  const page = await list(query, [desc('app_version.created_at'), asc('app_version.id')], wanted)
  return { ...page, data: page.data.map((row) => ({ ...row, canChange: isOwn })) }
}

/** Returns one version. Throws 404 if it does not exist. */
export async function versionById(own: CompanyDb, id: string): Promise<AppVersion> {
  const { db, isOwn } = await platformData(own)
  const found = await versions(db).where('app_version.id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  return { ...found, canChange: isOwn }
}

interface Sent {
  appID: string
  version: string
  isRequireToUpdate: boolean
}

/**
 * Returns the columns that a form fills. Throws 400 for an unknown app, and for a version that is invalid or already
 * exists.
 */
async function columnsOf(db: CompanyDb, apps: readonly string[], sent: Sent, ownId: string) {
  const version = sent.version.trim()
  const faults: FieldErrors = {}
  if (!apps.includes(sent.appID)) faults.appID = [sent.appID === '' ? required : createMessage('NOT_IN_LIST')]
  if (version === '') faults.version = [required]
  else if (!/^\d{1,9}(\.\d{1,9}){0,3}$/.test(version)) faults.version = [createMessage('INVALID')]
  if (Object.keys(faults).length > 0) throw badInput(faults)
  const other = await versions(db)
    .where('app_version.app_id', '=', sent.appID)
    .where('app_version.version', '=', version)
    .where('app_version.id', '!=', ownId)
    .executeTakeFirst()
  if (other) throw badInput({ version: [createMessage('TAKEN')] })
  return { app_id: sent.appID, version, is_require_to_update: sent.isRequireToUpdate }
}

/** Reports that the version is taken if another request has added the same version in the meantime. */
function clash(error: { constraint?: string }): never {
  throw error.constraint === 'app_version_version' ? badInput({ version: [createMessage('TAKEN')] }) : error
}

/** Adds a version and returns its id. Throws 403 unless the caller's company is the platform company. */
export async function createVersion(own: CompanyDb, apps: readonly string[], sent: Sent): Promise<string> {
  const db = await ownPlatformData(own)
  const id = newId()
  const columns = await columnsOf(db, apps, sent, id)
  await db
    .insert('app_version', { id, ...columns })
    .execute()
    .catch(clash)
  return id
}

/**
 * Changes a version. Throws 403 unless the caller's company is the platform company, and 404 if the version does not
 * exist.
 */
export async function updateVersion(own: CompanyDb, apps: readonly string[], id: string, sent: Sent): Promise<void> {
  const db = await ownPlatformData(own)
  await versionById(db, id)
  const columns = await columnsOf(db, apps, sent, id)
  await db.update('app_version').set(columns).where('app_version.id', '=', id).execute().catch(clash)
}

/**
 * Deletes a version. Throws 403 unless the caller's company is the platform company, and 404 if the version does not
 * exist.
 */
export async function deleteVersion(own: CompanyDb, id: string): Promise<void> {
  const db = await ownPlatformData(own)
  const gone = await db.delete('app_version').where('app_version.id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw notFound()
}

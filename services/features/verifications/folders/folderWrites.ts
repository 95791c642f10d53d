import { isLowerCase } from '../../../../common/patterns.ts'
import { Value } from 'typebox/value'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { createMessage } from '../../../core/contract/messages.ts'
import { badInput, notFound, refused } from '../../../core/http/errors.ts'
import { appendEvent } from '../../../core/events/events.ts'
import { giveAddress, takeAddress } from '../../../core/inbound/addresses.ts'
import { reportSharingChange } from '../../../core/events/rights.ts'
import type { RequestContext } from '../../../core/http/routes.ts'
import { fold } from '../../../../common/text.ts'
import { newId } from '../../../core/ids.ts'
import { notify } from '../../../core/notifications/notify.ts'
import { importTypes, VerificationField, type VerificationFolder } from '../contract.ts'
import type { VerificationFolderFields } from './folderShapes.ts'
import { foldersByIds, visibleFolder } from './folders.ts'
import { canEdit, folderMails, vendorFolderCode } from '../rights.ts'
import { checkRules, saveRules } from './rules.ts'
import { maximum, required } from '../../../core/http/fieldTexts.ts'

/** Folders can be shared with holders of this key (decision D-92). */
const sharingKey = 'TalentManagement:TalentManagement'

/** Parses the columns of a folder's config from JSON text. Throws their errors. */
function configOf(text: string): VerificationField[] {
  let list: unknown
  try {
    list = JSON.parse(text)
  } catch {
    throw badInput({ config: [createMessage('JSON_LIST')] })
  }
  if (!Array.isArray(list) || list.length > 100)
    throw badInput({ config: [createMessage('JSON_COLUMNS', { most: 100 })] })
  const fields = list.map((entry: unknown, index): VerificationField => {
    const field = { type: 'text', ...(entry as object) } as VerificationField
    if (typeof field.name !== 'string' || field.name === '') throw badInput({ [`config.${index}.name`]: [required] })
    if (!isLowerCase(field.name)) throw badInput({ [`config.${index}.name`]: [createMessage('LOWER_CASE')] })
    if (typeof field.displayName !== 'string' || field.displayName.trim() === '')
      throw badInput({ [`config.${index}.displayName`]: [required] })
    if (!Value.Check(VerificationField, field))
      throw badInput({ [`config.${index}.type`]: [createMessage('ONE_OF', { values: 'text, date, number' })] })
    return { name: field.name, displayName: field.displayName.trim(), type: field.type }
  })
  const names = fields.map(({ name }) => name)
  const twice = names.findIndex((name, index) => names.indexOf(name) !== index)
  if (twice >= 0) throw badInput({ [`config.${twice}.name`]: [createMessage('TWICE')] })
  return fields
}

/**
 * Whether another folder has the code of the vendors' folder. Everyone who sees that folder may review in it, so there
 * must be only one.
 */
const hasAnotherVendorFolder = async (db: CompanyDb, id: string | undefined): Promise<boolean> =>
  (await db.from('verification_folder').select('id').where('code', '=', vendorFolderCode).execute()).some(
    (folder) => folder.id !== id,
  )

async function checked(
  { db, cache, directory, caller }: RequestContext,
  fields: VerificationFolderFields,
  known: readonly string[],
  id?: string,
) {
  const code = fields.code.trim()
  const name = fields.name.trim()
  const errors = { ...(code === '' && { code: [required] }), ...(name === '' && { name: [required] }) }
  if (Object.keys(errors).length > 0) throw badInput(errors)
  if ([...name].length > 250) throw badInput({ name: [maximum(250)] })
  if (code === vendorFolderCode && (await hasAnotherVendorFolder(db, id)))
    throw badInput({ code: [createMessage('TAKEN')] })
  const config = configOf(fields.config)
  await checkRules(cache, db, fields.rules)
  const shareUsers = fields.shareAll ? [] : [...new Set(fields.shareUsers.map((user) => user.trim().toLowerCase()))]
  const added = shareUsers.filter((userName) => !known.includes(userName))
  if (added.length > 0) {
    const { data } = await directory.holders(
      sharingKey,
      { among: added, except: caller.userName },
      { pageIndex: 0, pageSize: added.length },
    )
    const strange = added.filter((userName) => !data.some((holder) => holder.userName === userName))
    if (strange.length > 0)
      throw badInput({ shareUsers: [createMessage('CANNOT_SHARE', { names: strange.join(', ') })] })
  }
  return { code, name, config, shareUsers, added }
}

async function shareWith(db: CompanyDb, id: string, userNames: readonly string[]): Promise<void> {
  await db.delete('verification_folder_share').where('verification_id', '=', id).execute()
  if (userNames.length > 0)
    await db
      .insert(
        'verification_folder_share',
        userNames.map((userName) => ({ verification_id: id, user_name: userName })),
      )
      .execute()
}

/** Notifies the colleagues with whom a folder is newly shared. */
const tellShared = (db: CompanyDb, by: string, id: string, folder: string, userNames: readonly string[]) =>
  notify(db, by, { kind: 'folderShared', to: userNames, params: { folder }, path: `/cv-verification?folder=${id}` })

/**
 * Gives an e-mail folder an address and removes the address of any other folder. The address stays when the folder is
 * renamed, because people have noted it down.
 */
const keepAddress = (db: CompanyDb, id: string, { importType }: VerificationFolderFields, code: string) =>
  importType === importTypes.email ? giveAddress(db, folderMails, id, code) : takeAddress(db, folderMails, id)

/** Updates the folder panel of every user. */
const tellFolders = (db: CompanyDb, id: string) =>
  appendEvent(db, { type: 'list.changed', subjectId: db.companyId, data: { list: 'VERIFICATION_FOLDERS', rowId: id } })

/** Stops notifications to users who have the folder or an import into it open and may no longer see it. */
async function tellSharing(db: CompanyDb, id: string): Promise<void> {
  const running = await db
    .from('verification_import')
    .select('id')
    .where('verification_id', '=', id)
    .where('status', 'in', ['new', 'importing'])
    .execute()
  await reportSharingChange(db, id, ...running.map((one) => one.id))
}

async function readBack(context: RequestContext, id: string): Promise<VerificationFolder> {
  const [folder] = await foldersByIds(context, [id])
  if (!folder) throw notFound()
  return folder
}

/** Creates a folder of the caller. */
export async function createFolder(
  context: RequestContext,
  fields: VerificationFolderFields,
): Promise<VerificationFolder> {
  const { db, caller } = context
  const { code, name, config, shareUsers, added } = await checked(context, fields, [])
  const id = newId()
  await db.transaction(async (tx) => {
    await tx
      .insert('verification_folder', {
        id,
        code,
        name,
        search: fold(`${name} ${code}`),
        import_type: fields.importType,
        share_all: fields.shareAll,
        config: JSON.stringify(config),
        created_by: caller.userName,
      })
      .execute()
    await shareWith(tx, id, shareUsers)
    await saveRules(tx, id, fields.rules)
    await keepAddress(tx, id, fields, code)
    await tellFolders(tx, id)
    await tellShared(tx, caller.userName, id, name, added)
  })
  return readBack(context, id)
}

/** Throws if a folder has rows or a current import. Locks the folder, so that simultaneous changes wait. */
async function demandEmpty(tx: CompanyDb, id: string): Promise<void> {
  const folder = await tx
    .from('verification_folder')
    .select('candidate_count')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!folder) throw notFound()
  const coming = await tx
    .from('verification_import')
    .select('id')
    .where('verification_id', '=', id)
    .where('status', 'in', ['new', 'importing'])
    .limit(1)
    .executeTakeFirst()
  if (folder.candidate_count > 0 || coming) throw badInput({ importType: [createMessage('IMPORT_TYPE_FIXED')] })
}

/**
 * Changes a folder of the caller. Throws 403 for a colleague who only sees it. The import type cannot be changed once
 * it has rows.
 */
export async function updateFolder(
  context: RequestContext,
  id: string,
  fields: VerificationFolderFields,
): Promise<VerificationFolder> {
  const { db, caller } = context
  const before = await visibleFolder(db, caller, id)
  if (!canEdit(before, caller))
    throw refused('VERIFICATION_FOLDER_NOT_YOURS', 'Only the creator may change the folder', undefined, 403)
  const [known] = await foldersByIds(context, [id])
  const { code, name, config, shareUsers, added } = await checked(context, fields, known?.shareUsers ?? [], id)
  const isTakenBack =
    (before.share_all && !fields.shareAll) || known?.shareUsers.some((userName) => !shareUsers.includes(userName))
  await db.transaction(async (tx) => {
    if (before.import_type !== fields.importType) await demandEmpty(tx, id)
    await tx
      .update('verification_folder')
      .set({
        code,
        name,
        search: fold(`${name} ${code}`),
        import_type: fields.importType,
        share_all: fields.shareAll,
        config: JSON.stringify(config),
      })
      .where('id', '=', id)
      .execute()
    await shareWith(tx, id, shareUsers)
    await saveRules(tx, id, fields.rules)
    await keepAddress(tx, id, fields, code)
    await tellFolders(tx, id)
    if (isTakenBack) await tellSharing(tx, id)
    await tellShared(tx, caller.userName, id, name, added)
  })
  return readBack(context, id)
}

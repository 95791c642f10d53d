import { createMessage } from '../../contract/messages.ts'
import type { CompanyDb } from '../../database/companyDb.ts'
import type { CompanyTable } from '../../database/tables.ts'
import { badInput } from '../../http/errors.ts'
import { required } from '../../http/fieldTexts.ts'
import { newId } from '../../ids.ts'

export interface PhoneExtensionTable extends CompanyTable {
  id: string
  user_name: string
  /** Unique in the entire installation, because a SIP server does not distinguish companies. */
  ext: string
  ext_password: string
}

declare module '../../database/tables.ts' {
  interface CompanyTables {
    phone_extension: PhoneExtensionTable
  }
}

/**
 * The extension of a telephone exchange with which a user makes calls; without a password, the present password stays.
 */
export interface PhoneExtension {
  ext: string
  password?: string | undefined
}

/**
 * Sets or removes (null) a user's extension, in the caller's transaction. A new extension needs its password. If an
 * extension is another user's, `explained` reports it.
 */
export async function setPhoneExtension(
  db: CompanyDb,
  userName: string,
  extension: PhoneExtension | null,
): Promise<void> {
  if (!extension) {
    await db.delete('phone_extension').where('user_name', '=', userName).execute()
    return
  }
  const columns = { ext: extension.ext, ...(extension.password && { ext_password: extension.password }) }
  const changed = await db
    .update('phone_extension')
    .set(columns)
    .where('user_name', '=', userName)
    .returning('id')
    .executeTakeFirst()
  if (changed) return
  if (!extension.password) throw badInput({ extPassword: [required] })
  await db
    .insert('phone_extension', {
      id: newId(),
      user_name: userName,
      ext: extension.ext,
      ext_password: extension.password,
    })
    .execute()
}

/** The message for a violated constraint of the table. */
export const extensionTaken = () => badInput({ ext: [createMessage('TAKEN')] })

import { randomBytes } from 'node:crypto'
import type { CompanyDb } from '../../database/companyDb.ts'
import { unscoped } from '../../database/unscoped.ts'
import { reportPersonChange } from '../identityCache.ts'

/** A picture of a person. */
export interface Avatar {
  contentType: string
  data: Buffer
}

/** Returns the picture of a user of the company; undefined if there is none. */
export function avatarOf(db: CompanyDb, id: string): Promise<Avatar | undefined> {
  return unscoped(db)
    .selectFrom('user_avatar')
    .innerJoin('app_user', 'app_user.id', 'user_avatar.user_id')
    .select(['user_avatar.content_type as contentType', 'user_avatar.data'])
    .where('app_user.company_id', '=', db.companyId)
    .where('app_user.id', '=', id)
    .executeTakeFirst()
}

/** Replaces or removes the picture of a user of the company; its address changes too. */
export const setAvatar = (db: CompanyDb, id: string, avatar: Avatar | null): Promise<void> =>
  db.transaction(async (tx) => {
    const root = unscoped(tx)
    await root
      .updateTable('app_user')
      .set({ avatar_version: avatar && randomBytes(6).toString('hex') })
      .where('company_id', '=', tx.companyId)
      .where('id', '=', id)
      .execute()
    if (avatar) {
      const columns = { content_type: avatar.contentType as 'image/png' | 'image/jpeg', data: avatar.data }
      await root
        .insertInto('user_avatar')
        .values({ user_id: id, ...columns })
        .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
        .execute()
    } else await root.deleteFrom('user_avatar').where('user_id', '=', id).execute()
    await reportPersonChange(tx)
  })

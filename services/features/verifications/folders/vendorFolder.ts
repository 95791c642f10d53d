import { fold } from '../../../../common/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { vendorFolderCode } from '../rights.ts'
import '../tables.ts'

/**
 * Returns the company's vendors' folder under a lock until the end of the transaction. Creates it if the company has
 * none.
 */
export async function lockedVendorFolder(tx: CompanyDb, userName: string): Promise<{ id: string }> {
  const query = tx
    .from('verification_folder')
    .select('id')
    .where('code', '=', vendorFolderCode)
    .orderBy('created_at')
    .orderBy('id')
    .limit(1)
    .forUpdate()
  const found = await query.executeTakeFirst()
  if (found) return found
  // The id of the company is used, so that two transactions which find no folder create only one.
  await tx
    .insert('verification_folder', {
      ...{ id: tx.companyId, code: vendorFolderCode, name: 'Vendor', search: fold('Vendor') },
      ...{ import_type: 0, share_all: true, created_by: userName },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query.executeTakeFirstOrThrow()
}

import { fold } from '../../../../common/text.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { vendorFolderCode } from '../rights.ts'
import '../tables.ts'

/** The company's folder of vendors, under a lock to the end of the transaction; one is made where the company has none. */
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
  // The company's own id, so that two who find none make one.
  await tx
    .insert('verification_folder', {
      ...{ id: tx.companyId, code: vendorFolderCode, name: 'Vendor', search: fold('Vendor') },
      ...{ import_type: 0, share_all: true, created_by: userName },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return query.executeTakeFirstOrThrow()
}

import { giveAddress, localParts } from '../../../services/core/inbound/addresses.ts'
import type { CompanyDb } from '../../../services/core/database/companyDb.ts'
import type { VerificationMail } from '../../../services/features/verifications/contract.ts'
import { verificationMailList } from '../../../services/features/verifications/mails/mailContract.ts'
import { folderMails } from '../../../services/features/verifications/rights.ts'
import { addFolder, type FolderSeed, type Here } from './verifications.fixture.ts'

/** Adds an e-mail folder. Returns its id and its address. */
export async function addMailFolder(db: CompanyDb, seed: FolderSeed = {}): Promise<{ id: string; address: string }> {
  const id = await addFolder(db, { importType: 1, code: 'Jobs 2026', ...seed })
  await giveAddress(db, folderMails, id, seed.code ?? 'Jobs 2026')
  return { id, address: `${(await localParts(db, folderMails, [id])).get(id)}@localhost` }
}

/** Returns the log of a folder, oldest first, once a number of mails have been processed. */
export async function mailsOf(here: Here, id: string, count: number, user = 'recruiter'): Promise<VerificationMail[]> {
  for (let left = 600; left > 0; left--) {
    const { data } = await here.as(user).ok(verificationMailList, { body: { verificationId: id, pageSize: 100 } })
    if (data.length >= count && data.every(({ outcome }) => outcome !== 'received')) return data.toReversed()
    await new Promise((wait) => setTimeout(wait, 50))
  }
  throw new Error('The mails were not dealt with')
}

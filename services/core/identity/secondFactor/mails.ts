import type { CompanyDb } from '../../database/companyDb.ts'
import { letter } from '../../mail/letter.ts'
import { putMails } from '../../mail/outbox.ts'
import { calledName, readerById } from '../people/readers.ts'
import { factorTexts, type FactorNews } from './mailTexts.ts'

/** Details of the change: who removed the factor and why, or how many codes are left. */
interface Details {
  by?: string
  reason?: string
  left?: number
}

/**
 * Notifies a user by mail of a change of their second factor, in the caller's transaction. Users without an address are
 * not notified.
 */
export async function tellOfFactor(
  db: CompanyDb,
  userId: string,
  news: FactorNews,
  { by, reason, left }: Details = {},
): Promise<void> {
  const reader = await readerById(db, userId)
  if (!reader?.email) return
  const { email, fullName, userName, language } = reader
  const t = factorTexts[language]
  const lines = [
    t.hello(fullName),
    t.told[news](userName),
    ...(by && reason ? [t.by(await calledName(db, by), reason)] : []),
    ...(left === undefined ? [] : [t.left(left)]),
    ...(news === 'reset' ? [] : [t.notYou]),
  ]
  const mail = letter(t.subject[news], lines, language)
  await putMails(db, [
    { ...mail, kind: `second-factor-${news}`, recipient: email, sourceId: userId, createdBy: by ?? userName },
  ])
}

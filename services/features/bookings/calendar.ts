import type { CompanyDb } from '../../core/database/companyDb.ts'
import { notFound } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { issueLink, revokeLinks } from '../../core/links/links.ts'

/** Calendar programs store an address until it is renewed or ended, so it is valid for ten years. */
const goodForMs = 10 * 365 * 86_400_000

type Asker = Pick<RequestContext, 'db' | 'directory' | 'caller'>

async function ownId({ directory, caller }: Asker): Promise<string> {
  const account = await directory.account(caller.userName)
  if (!account) throw notFound()
  return account.id
}

const openOnes = (db: CompanyDb, subjectId: string) =>
  db
    .from('link')
    .select('link.created_at')
    .where('link.subject_id', '=', subjectId)
    .where('link.purpose', '=', 'calendar')
    .where('link.revoked_at', 'is', null)
    .where('link.expires_at', '>', new Date())

/** Returns when the caller's secret address was created, or null if they have none. */
export async function addressState(asker: Asker): Promise<{ createdDate: string | null }> {
  const link = await openOnes(asker.db, await ownId(asker)).executeTakeFirst()
  return { createdDate: link?.created_at.toISOString() ?? null }
}

/** Creates a new secret address and ends the previous one. */
export async function renewAddress(asker: Asker & Pick<RequestContext, 'product'>): Promise<{ url: string }> {
  const subjectId = await ownId(asker)
  const { db, caller, product } = asker
  const token = await db.transaction((tx) =>
    issueLink(tx, {
      purpose: 'calendar',
      subjectId,
      reader: caller.userName.toLowerCase(),
      expiresAt: new Date(Date.now() + goodForMs),
      createdBy: caller.userName,
    }),
  )
  return { url: `${product.publicUrl}/calendar/${token}.ics` }
}

/** Ends the caller's secret address. */
export async function endAddress(asker: Asker): Promise<{ ok: boolean }> {
  await revokeLinks(asker.db, { subjectId: await ownId(asker), purpose: 'calendar' })
  return { ok: true }
}

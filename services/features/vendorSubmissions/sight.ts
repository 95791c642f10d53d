import { refused } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import type { FileAccess } from '../media/access.ts'
import { ownVendor } from '../vendorRequests/sight.ts'
import './tables.ts'

type Who = Pick<RequestContext, 'db' | 'caller'>

const readers = ['VendorRequest:ViewSubmittedListVendorRequest', 'VendorRequest:ViewSubmitReportVendorRequest'] as const

/** Whether a user sees the submissions of all vendors (D-113). */
export const seesAll = ({ isExternal, permissions }: RequestContext['caller']): boolean =>
  !isExternal && permissions.has('VendorRequest:CreateVendorRequest')

/** Creates the 400 refusal for a caller who belongs to no vendor. */
export const noVendor = () => refused('NO_VENDOR', 'The current e-mail does not belong to any vendor')

/** Selects the submissions that a user sees (D-113). Returns null if the user belongs to no vendor. */
export async function seenSubmissions(who: Who) {
  const all = who.db.from('vendor_submission')
  if (seesAll(who.caller)) return all
  const vendor = await ownVendor(who)
  return vendor && all.where('vendor_submission.vendor_id', '=', vendor.id)
}

/** Whether a user may read submissions and sees the one with this id or file. */
async function isSeen(who: Who, column: 'id' | 'file_path', value: string): Promise<boolean> {
  const seen = readers.some((key) => who.caller.permissions.has(key)) && (await seenSubmissions(who))
  const query = seen && seen.select('vendor_submission.id').where(`vendor_submission.${column}`, '=', value)
  return Boolean(query && (await query.executeTakeFirst()))
}

/** The file of a submission can be read by users who see the submission. */
export const submissionFiles: FileAccess = {
  kind: 'vendorSubmission',
  mayRead: (asker, id) => isSeen(asker, 'id', id),
  mayReadPath: (asker, path) => isSeen(asker, 'file_path', path),
}

import { parseApprovals } from '../../../common/forms/template.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { formTypes } from '../interviewForms/contract.ts'
import { formRows } from '../interviewForms/queries.ts'
import type { OfferForm, OfferKind } from './offerShapes.ts'

/** Returns the approvals that a form requires, by status group. */
export const requiredOf = (approvals: string) => parseApprovals(approvals).filter(({ isRequired }) => isRequired)

const kindOfForm: ReadonlyMap<number, OfferKind> = new Map([
  [formTypes.salaryOffer, 'salaryOffer'],
  [formTypes.offerLetter, 'offerLetter'],
])

const forms = (db: CompanyDb) =>
  formRows(db)
    .where('form_template.is_active', '=', true)
    .where('form_template.type', 'in', [...kindOfForm.keys()])

/** Returns the forms for making offers. */
export async function offerForms(db: CompanyDb): Promise<OfferForm[]> {
  const rows = await forms(db).orderBy('form_template.created_at', 'desc').orderBy('form_template.id').execute()
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    kind: kindOfForm.get(row.type)!,
    contents: row.contents,
    needsApproval: requiredOf(row.approvals).length > 0,
    attachmentName: row.attachment_name,
  }))
}

/** Returns one of the forms, or undefined if the id is unknown. */
export async function offerForm(db: CompanyDb, id: string) {
  const row = await forms(db).where('form_template.id', '=', id).executeTakeFirst()
  return row && { ...row, kind: kindOfForm.get(row.type)! }
}

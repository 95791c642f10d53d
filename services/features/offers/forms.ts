import { parseApprovals } from '../../../common/forms/template.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { formTypes } from '../interviewForms/contract.ts'
import { formRows } from '../interviewForms/queries.ts'
import type { OfferForm, OfferKind } from './offerShapes.ts'

/** What a form asks to have approved, by status group. */
export const requiredOf = (approvals: string) => parseApprovals(approvals).filter(({ isRequired }) => isRequired)

const kindOfForm: ReadonlyMap<number, OfferKind> = new Map([
  [formTypes.salaryOffer, 'salaryOffer'],
  [formTypes.offerLetter, 'offerLetter'],
])

const forms = (db: CompanyDb) =>
  formRows(db)
    .where('form_template.is_active', '=', true)
    .where('form_template.type', 'in', [...kindOfForm.keys()])

/** The forms by which offers are made. */
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

/** One of them; undefined when there is none of this id. */
export async function offerForm(db: CompanyDb, id: string) {
  const row = await forms(db).where('form_template.id', '=', id).executeTakeFirst()
  return row && { ...row, kind: kindOfForm.get(row.type)! }
}

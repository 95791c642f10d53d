import type { CompanyDb } from '../../core/database/companyDb.ts'
import './tables.ts'

/** Returns the templates of reject reasons. */
export async function reasonTemplates(db: CompanyDb): Promise<{ reasonId: string; templateId: string }[]> {
  return db
    .from('reject_reason_template')
    .select(['reject_reason_template.reason_id as reasonId', 'reject_reason_template.template_id as templateId'])
    .orderBy('reject_reason_template.reason_id')
    .execute()
}

/** Stores the template of a reason; null removes it. */
export async function keepReasonTemplate(db: CompanyDb, reasonId: string, templateId: string | null): Promise<void> {
  if (templateId === null)
    await db.delete('reject_reason_template').where('reject_reason_template.reason_id', '=', reasonId).execute()
  else
    await db
      .insert('reject_reason_template', { reason_id: reasonId, template_id: templateId })
      .onConflict((conflict) => conflict.columns(['company_id', 'reason_id']).doUpdateSet({ template_id: templateId }))
      .execute()
}

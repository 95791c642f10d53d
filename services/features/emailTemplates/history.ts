import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../lookups/tables.ts'
import '../pipelines/tables.ts'
import '../workflows/tables.ts'
import type { EmailTemplateUsage, EmailTemplateVersion } from './templateShapes.ts'
import './tables.ts'

/** The maximum number of versions that are shown. */
const mostVersions = 50

/** Returns the ids that belong to templates. */
const knownOf = (db: CompanyDb, ids: readonly string[]) =>
  db.from('email_template').select('email_template.id').where('email_template.id', 'in', ids).execute()

/** Returns the former versions of each of the templates, newest first. */
export async function versionsOf(
  db: CompanyDb,
  ids: readonly string[],
): Promise<{ id: string; versions: EmailTemplateVersion[] }[]> {
  if (ids.length === 0) return []
  const known = await knownOf(db, ids)
  const rows = await db
    .from('email_template_version')
    .selectAll('email_template_version')
    .where('email_template_version.template_id', 'in', ids)
    .where(
      'email_template_version.version',
      '>=',
      // Versions are numbered without gaps.
      sql<number>`(select max(newest.version) from email_template_version as newest
        where newest.company_id = email_template_version.company_id
          and newest.template_id = email_template_version.template_id) - ${mostVersions - 1}`,
    )
    .orderBy('email_template_version.version', 'desc')
    .execute()
  const byTemplate = Map.groupBy(rows, ({ template_id: id }) => id)
  return known.map(({ id }) => ({
    id,
    versions: (byTemplate.get(id) ?? []).map((row) => ({
      version: row.version,
      name: row.name,
      language: row.language,
      subject: row.subject,
      contents: row.contents,
      emailFrom: row.email_from,
      emailFromName: row.email_from_name,
      updatedBy: row.updated_by,
      updatedDate: row.updated_at.toISOString(),
    })),
  }))
}

/** Returns what sends or suggests each of the templates. */
export async function usageOfTemplates(db: CompanyDb, ids: readonly string[]): Promise<EmailTemplateUsage[]> {
  if (ids.length === 0) return []
  const known = await knownOf(db, ids)
  const sent = await db
    .from('workflow_trigger')
    .innerJoin('workflow_status', (join) =>
      join
        .onRef('workflow_status.company_id', '=', 'workflow_trigger.company_id')
        .onRef('workflow_status.id', '=', 'workflow_trigger.status_id'),
    )
    .innerJoin('workflow', (join) =>
      join
        .onRef('workflow.company_id', '=', 'workflow_status.company_id')
        .onRef('workflow.id', '=', 'workflow_status.workflow_id'),
    )
    .select([
      'workflow_trigger.template_id as templateId',
      'workflow.id',
      'workflow.name',
      'workflow_status.name as statusName',
      'workflow_status.position',
    ])
    .distinct()
    .where('workflow_trigger.template_id', 'in', ids)
    .orderBy('workflow.name')
    .orderBy('workflow.id')
    .orderBy('workflow_status.position')
    .execute()
  const suggested = await db
    .from('reject_reason_template')
    .innerJoin('vocabulary_item', (join) =>
      join
        .onRef('vocabulary_item.company_id', '=', 'reject_reason_template.company_id')
        .onRef('vocabulary_item.id', '=', 'reject_reason_template.reason_id'),
    )
    .select(['reject_reason_template.template_id as templateId', 'vocabulary_item.id', 'vocabulary_item.name'])
    .where('reject_reason_template.template_id', 'in', ids)
    .orderBy('vocabulary_item.position')
    .orderBy('vocabulary_item.name')
    .execute()
  const workflows = Map.groupBy(sent, ({ templateId }) => templateId)
  const reasons = Map.groupBy(suggested, ({ templateId }) => templateId)
  return known.map(({ id }) => ({
    id,
    workflows: (workflows.get(id) ?? []).map(({ id: workflowId, name, statusName }) => ({
      id: workflowId,
      name,
      statusName,
    })),
    rejectReasons: (reasons.get(id) ?? []).map(({ id: reasonId, name }) => ({ id: reasonId, name })),
  }))
}

import { serialiseAttachment } from '../../../common/forms/template.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { notFound, refused, stale } from '../../core/http/errors.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { fold } from '../../../common/text.ts'
import { newId } from '../../core/ids.ts'
import '../../core/careers/tables.ts'
import { keepAskedForm } from '../feedbackRequests/versions.ts'
import { dropAttachments, takeAttachment } from './attachments.ts'
import type { FormTemplateFields, formTemplateUpdate } from './contract.ts'
import './tables.ts'
import '../workflows/tables.ts'
import { checkForm } from './validation.ts'

const columnsOf = ({ formName, type, active, contents, requiredApprovalSetting }: FormTemplateFields) => ({
  name: formName,
  search: fold(formName),
  type,
  is_active: active,
  contents,
  approvals: requiredApprovalSetting,
})

/** Creates a form. */
export async function createForm(context: RequestContext, sent: FormTemplateFields): Promise<boolean> {
  const {
    db,
    caller: { userName },
  } = context
  const fields = await checkForm(context, sent)
  const id = newId()
  const attachment = await takeAttachment(context, fields.attachmentSetting, id)
  await db
    .insert('form_template', {
      id,
      ...columnsOf(fields),
      attachment: serialiseAttachment(attachment),
      created_by: userName,
      updated_by: null,
      updated_at: null,
    })
    .execute()
  return true
}

/** Changes a form, unless somebody else has changed it since the caller read it. */
export async function updateForm(
  context: RequestContext,
  id: string,
  { version, ...sent }: BodyOf<typeof formTemplateUpdate>,
): Promise<boolean> {
  const {
    db,
    caller: { userName },
  } = context
  const before = await db
    .from('form_template')
    .select(['version', 'created_by', 'updated_by', 'created_at', 'updated_at'])
    .where('form_template.id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!before) throw notFound()
  if (version !== undefined && version !== before.version) {
    const updatedBy = before.updated_by ?? before.created_by
    throw stale(`Changed meanwhile by ${updatedBy}`, {
      updatedBy,
      updatedDate: (before.updated_at ?? before.created_at).toISOString(),
    })
  }
  const fields = await checkForm(context, sent)
  const attachment = await takeAttachment(context, fields.attachmentSetting, id)
  await dropAttachments(context, id, attachment)
  await db
    .update('form_template')
    .set({
      ...columnsOf(fields),
      attachment: serialiseAttachment(attachment),
      version: before.version + 1,
      updated_by: userName,
      updated_at: new Date(),
    })
    .where('form_template.id', '=', id)
    .execute()
  return true
}

/**
 * Returns the names of the workflows whose triggers use a form. Locks the form, so that no trigger can start to use it
 * before the transaction ends.
 */
async function workflowsAsking(db: CompanyDb, formId: string): Promise<string[]> {
  await db.from('form_template').select('form_template.id').where('form_template.id', '=', formId).forUpdate().execute()
  const rows = await db
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
    .select('workflow.name')
    .distinct()
    .where('workflow_trigger.form_id', '=', formId)
    .orderBy('workflow.name')
    .execute()
  return rows.map(({ name }) => name)
}

/**
 * Deletes a form and its attachment. Refused if a trigger or the public site uses the form, because they would lose it
 * silently.
 */
export async function deleteForm(context: RequestContext, id: string): Promise<boolean> {
  const workflows = (await workflowsAsking(context.db, id)).join(', ')
  if (workflows)
    throw refused('FORM_IN_USE', `Triggers of these workflows ask for the form: ${workflows}`, { workflows })
  const site = await context.db
    .from('career_site')
    .select('career_site.key')
    .where('career_site.form_id', '=', id)
    .executeTakeFirst()
  if (site) throw refused('FORM_ON_SITE', 'The public site asks its applicants by the form')
  await keepAskedForm(context.db, id)
  const gone = await context.db
    .delete('form_template')
    .where('form_template.id', '=', id)
    .returning('form_template.id')
    .executeTakeFirst()
  if (!gone) throw notFound()
  await dropAttachments(context, id, null)
  return true
}

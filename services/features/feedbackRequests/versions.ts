import type { CompanyDb } from '../../core/database/companyDb.ts'
import { newId } from '../../core/ids.ts'
import { formTypes } from '../interviewForms/contract.ts'
import type { FeedbackForm } from './feedbackShapes.ts'
import './tables.ts'

const columns = [
  'feedback_form_version.id',
  'feedback_form_version.form_id as formId',
  'feedback_form_version.version',
  'feedback_form_version.name',
  'feedback_form_version.contents',
] as const

/** Returns forms as they were when they were answered. */
export const formsByIds = async (db: CompanyDb, ids: readonly string[]): Promise<FeedbackForm[]> =>
  ids.length === 0
    ? []
    : db.from('feedback_form_version').select(columns).where('feedback_form_version.id', 'in', ids).execute()

/** Returns the form of a request: the stored version, or else the current form. Returns null if there is neither. */
export async function formOf(
  db: CompanyDb,
  { form_id: formId, form_version_id: versionId }: { form_id: string; form_version_id: string | null },
): Promise<FeedbackForm | null> {
  if (versionId !== null) return (await formsByIds(db, [versionId]))[0] ?? null
  const current = await db
    .from('form_template')
    .select(['form_template.id as formId', 'form_template.version', 'form_template.name', 'form_template.contents'])
    .where('form_template.id', '=', formId)
    .forShare()
    .executeTakeFirst()
  return current ? { id: null, ...current } : null
}

/** Stores the current version of a form. Returns the id of the stored version. */
export async function keepForm(db: CompanyDb, { id, formId, version, name, contents }: FeedbackForm): Promise<string> {
  if (id !== null) return id
  await db
    .insert('feedback_form_version', { id: newId(), form_id: formId, version, name, contents })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const kept = await db
    .from('feedback_form_version')
    .select('feedback_form_version.id')
    .where('feedback_form_version.form_id', '=', formId)
    .where('feedback_form_version.version', '=', version)
    .executeTakeFirstOrThrow()
  return kept.id
}

/** Called before a form is deleted: stores its current version for requests that nobody has begun to answer. */
export async function keepAskedForm(db: CompanyDb, formId: string): Promise<void> {
  const asked = await db
    .from('feedback_request')
    .select('feedback_request.id')
    .where('feedback_request.form_id', '=', formId)
    .where('feedback_request.state', '=', 'asked')
    .where('feedback_request.form_version_id', 'is', null)
    .forUpdate()
    .execute()
  if (asked.length === 0) return
  const form = await formOf(db, { form_id: formId, form_version_id: null })
  if (!form) return
  const versionId = await keepForm(db, form)
  await db
    .update('feedback_request')
    .set({ form_version_id: versionId })
    .where(
      'feedback_request.id',
      'in',
      asked.map(({ id }) => id),
    )
    .execute()
}

/** Selects the active feedback forms, newest first. */
export const activeForms = (db: CompanyDb) =>
  db
    .from('form_template')
    .select(['form_template.id', 'form_template.name'])
    .where('form_template.type', '=', formTypes.feedback)
    .where('form_template.is_active', '=', true)
    .orderBy('form_template.created_at', 'desc')
    .orderBy('form_template.id')

/**
 * Returns the active feedback form with this id, or the newest one if no id is passed. Returns undefined if there is
 * none.
 */
export function activeForm(db: CompanyDb, id: string | null | undefined) {
  const forms = activeForms(db).limit(1)
  return (id ? forms.where('form_template.id', '=', id) : forms).executeTakeFirst()
}

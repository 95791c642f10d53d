import { isEmail, isLocalPhone } from '../../../common/patterns.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage, type FieldErrors, type FieldMessage } from '../../core/contract/messages.ts'
import { badInput, notFound, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { notify } from '../../core/notifications/notify.ts'
import { emailKey } from '../../../common/text.ts'
import { searchColumns } from '../candidates/filters/search.ts'
import { orNull, tidy, unique, uniqueTexts } from '../candidates/writes/validation.ts'
import { visibleFolders } from '../talentFolders/queries.ts'
import { longestLanguages, longestNote, type DpsItem, type DpsItemFields } from './dpsShapes.ts'
import { openJob, task } from './queries.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

type Context = Pick<RequestContext, 'db' | 'caller' | 'directory'>

function phoneProblem(phone: string): FieldMessage | undefined {
  if (!tidy(phone)) return createMessage('INPUT_PHONE')
  if (phone.startsWith('84')) return createMessage('PHONE_84')
  return isLocalPhone(phone) ? undefined : createMessage('PHONE')
}

function emailProblem(email: string): FieldMessage | undefined {
  if (!tidy(email)) return createMessage('INPUT_EMAIL')
  return isEmail(tidy(email)) ? undefined : createMessage('NOT_EMAIL')
}

/** Adds the errors of each text in a list, by position. The list must contain at least one text. */
function checkEach(
  name: 'phones' | 'emails',
  list: readonly string[],
  problemOf: (text: string) => FieldMessage | undefined,
  errors: FieldErrors,
): void {
  const texts = list.length > 0 ? list : ['']
  texts.forEach((text, at) => {
    const problem = problemOf(text)
    if (problem) errors[`${name}.${at}`] = [problem]
  })
}

/** Returns the editor's texts as they are stored, and adds their errors by field (001/5/27–34). */
function checkTexts(sent: DpsItemFields, errors: FieldErrors) {
  const { name, phones, emails, skills, note, desiredWorkLocations = [], languages = [], experiences = [] } = sent
  if (!tidy(name)) errors.name = [required]
  checkEach('phones', phones, phoneProblem, errors)
  checkEach('emails', emails, emailProblem, errors)
  if (uniqueTexts(skills).length === 0) errors.skills = [required]
  if (!tidy(note)) errors.note = [required]
  else if ([...note].length > longestNote) errors.note = [maximum(longestNote)]
  languages.forEach(({ language }, at) => {
    if (!tidy(language)) errors[`languages.${at}.language`] = [required]
  })
  const spoken = languages.map(({ language, level }) => `${tidy(language)} - ${level}`).join(', ')
  if (spoken.length > longestLanguages) errors.languages = [maximum(longestLanguages)]
  const kept = {
    name: tidy(name).replace(/\s+/g, ' '),
    phones: unique(phones, (phone) => phone),
    emails: unique(emails.map(tidy), emailKey),
  }
  return {
    ...kept,
    ...searchColumns(kept),
    skills: uniqueTexts(skills),
    desired_work_locations: uniqueTexts(desiredWorkLocations),
    note,
    account: orNull(sent.account),
    job_rank: orNull(sent.jobRank),
    experience_year: sent.experienceYear ?? null,
    languages: JSON.stringify(languages.map(({ language, level }) => ({ language: tidy(language), level }))),
    experiences: JSON.stringify(
      experiences
        .map(({ companyName, position }) => ({ companyName: tidy(companyName), position: tidy(position) }))
        .filter(({ companyName, position }) => companyName || position),
    ),
  }
}

/** Checks that owner, folder and job are known to the company. An existing value may remain. */
async function checkNames(
  { db, caller, directory }: Context,
  sent: DpsItemFields,
  before: DpsItem,
  errors: FieldErrors,
) {
  const owner = orNull(sent.owner)?.toLowerCase() ?? null
  const folderId = sent.folderId?.toLowerCase() ?? null
  const open_job = sent.openJob?.toLowerCase() ?? null
  if (owner && owner !== before.owner && (await directory.byUserNames([owner]))[0]?.status !== 'active')
    errors.owner = [createMessage('UNKNOWN_USER')]
  if (folderId && folderId !== before.folderId) {
    const folder = await visibleFolders(db, caller)
      .select('talent_folder.id')
      .where('talent_folder.id', '=', folderId)
      .executeTakeFirst()
    if (!folder) errors.folderId = [createMessage('UNKNOWN_FOLDER')]
  }
  if (open_job && open_job !== before.openJob) {
    const job = await db
      .from('job')
      .select('job.id')
      .where('job.id', '=', open_job)
      .where('job.status', '=', openJob)
      .executeTakeFirst()
    if (!job) errors.openJob = [createMessage('UNKNOWN_OPEN_JOB')]
  }
  return { owner, folder_id: folderId, open_job }
}

/**
 * Returns the version of a task under a lock, so that the second of two editors learns who was first. Throws 599 if the
 * task cannot be saved any more.
 */
async function lockOpen(db: CompanyDb, id: string, version: number | undefined) {
  const found = await db
    .from('dps_task')
    .select(['status', 'version', 'updated_by', 'updated_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!found) throw notFound()
  const { status, updated_by: by, updated_at: at } = found
  const meanwhile = { status, updatedBy: by ?? '', updatedDate: at?.toISOString() ?? '' }
  if (status === 'DONE') throw stale(`Already saved as DONE by ${by ?? 'somebody'}`, meanwhile)
  if (version !== undefined && version !== found.version)
    throw stale(`Changed meanwhile by ${by ?? 'somebody'}`, meanwhile)
  return found.version
}

/** Saves a task as a draft or as DONE. The candidate is not changed: the task records the processing. */
export async function saveTask(context: Context, id: string, sent: DpsItemFields): Promise<DpsItem> {
  return context.db.transaction(async (db) => {
    const version = await lockOpen(db, id, sent.version)
    const errors: FieldErrors = {}
    const texts = checkTexts(sent, errors)
    const before = await task(db, id)
    const names = await checkNames({ ...context, db }, sent, before, errors)
    if (Object.keys(errors).length > 0) throw badInput(errors)
    await db
      .update('dps_task')
      .set({
        ...texts,
        ...names,
        status: sent.isSaveDraft ? 'DRAFT' : 'DONE',
        version: version + 1,
        updated_by: context.caller.userName,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute()
    // Notifies a new owner as long as there is something left to do.
    if (names.owner && names.owner !== before.owner && sent.isSaveDraft)
      await notify(db, context.caller.userName, {
        kind: 'dpsTaskAssigned',
        to: [names.owner],
        params: { candidate: texts.name },
        path: `/dps-task?task=${id}`,
      })
    return task(db, id)
  })
}

/** Deletes a task, even if it is DONE. */
export async function deleteTask(db: CompanyDb, id: string) {
  const gone = await db.delete('dps_task').where('id', '=', id).returning('id').executeTakeFirst()
  if (!gone) throw notFound()
  return { status: 'OK' }
}

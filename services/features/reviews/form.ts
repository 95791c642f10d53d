import type { CompanyDb } from '../../core/database/companyDb.ts'
import { createMessage, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { saveCandidate, type SavedCandidate } from '../candidates/queries.ts'
import { isChannel } from '../lookups/queries.ts'
import { addToFolders, ownFolderIds } from '../talentFolders/queries.ts'
import type { ApprovalPayload } from './contract.ts'
import { isProcessed, type ReviewRow } from './rows.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

/** The maximum length of the joined text of the languages (decision D-88). */
const maxLanguages = 225

/**
 * Throws 599 with user and time if the row has already been reviewed. Failed rows cannot be reviewed (decisions D-39,
 * D-40).
 */
export function checkStatus(row: ReviewRow, asked: ApprovalPayload['status']): void {
  if (isProcessed(row.status)) {
    const by = row.reviewed_by ?? row.created_by
    const when = (row.reviewed_at ?? row.created_at).toISOString()
    throw stale(`Already ${row.status} by ${by}`, { status: row.status, reviewedBy: by, reviewedDate: when })
  }
  if (row.status.includes('fail')) {
    throw refused('VERIFICATION_ROW_FAILED', `A row whose import failed cannot be ${asked}`, { status: row.status })
  }
}

/**
 * Whether the form names no owner or a user of the company. Must be called before the transaction begins, because it
 * holds the only connection of the embedded database.
 */
export const isOwnerKnown = async (
  { directory }: Pick<RequestContext, 'directory'>,
  { owner }: ApprovalPayload,
): Promise<boolean> => !owner || (await directory.byUserNames([owner])).length > 0

/** What is known about the fields of an approval before they are checked. */
export interface ApprovalRules {
  isOwnerKnown: boolean
  /** Whether an owner is required, as for inbound candidates (decision D-43). */
  isOwnerRequired?: boolean
}

/** Checks the fields of an approval and returns their values. Throws all errors at once. */
export async function checkApproval(db: CompanyDb, userName: string, body: ApprovalPayload, rules: ApprovalRules) {
  const errors: FieldErrors = {}
  const skills = [...new Set(commaSeparated(body.skill))]
  if (skills.length === 0) errors.skill = [required]
  const channelId = body.recChanel ?? ''
  if (!channelId) errors.recChanel = [required]
  else if (!(await isChannel(db, channelId))) errors.recChanel = [createMessage('UNKNOWN_CHANNEL')]
  const languages = body.languages ?? []
  if (languages.some(({ language }) => !language.trim())) errors.languages = [createMessage('LANGUAGE_NAME')]
  if (languages.map(({ language, level }) => `${language} - ${level}`).join(', ').length > maxLanguages) {
    errors.languages = [maximum(maxLanguages)]
  }
  if (!rules.isOwnerKnown) errors.owner = [createMessage('UNKNOWN_USER')]
  else if (rules.isOwnerRequired && !body.owner) errors.owner = [required]
  const asked = [...new Set(commaSeparated(body.folderId))]
  const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
  const folderIds = await ownFolderIds(db, userName, asked.filter(isId))
  if (folderIds.length < asked.length) errors.folderId = [createMessage('OWN_FOLDERS')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { skills, folderIds, channelId }
}

/** Creates the candidate of an approved row, or completes the existing one, and adds it to the selected folders. */
export async function createCandidate(
  db: CompanyDb,
  userName: string,
  row: ReviewRow,
  body: ApprovalPayload,
  { skills, folderIds, channelId }: Awaited<ReturnType<typeof checkApproval>>,
): Promise<SavedCandidate> {
  const candidate = await saveCandidate(
    db,
    {
      name: row.name,
      phones: row.phones,
      emails: row.emails,
      owner: body.owner || null,
      recChannelId: channelId,
      jobRank: body.jobRank || null,
      skills,
      languages: body.languages ?? [],
      experiences: experiences(body),
      experienceYear: body.experienceYear ?? null,
      website: body.website || null,
      desiredWorkLocations: commaSeparated(body.desiredWorkLocations),
      cvPath: row.cv_path,
      createdBy: userName,
      origin: 'approved',
    },
    row.existing_candidate_id,
  )
  await addToFolders(db, candidate.id, folderIds, userName, body.remark)
  return candidate
}

const commaSeparated = (text = '') =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Returns the experiences. Puts the company and position of the form first if they are not among them. */
function experiences({ companyName = '', position = '', experiences = [] }: ApprovalPayload) {
  const isListed = experiences.some((each) => each.companyName === companyName && each.position === position)
  return (companyName || position) && !isListed ? [{ companyName, position }, ...experiences] : experiences
}

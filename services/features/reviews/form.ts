import type { CompanyDb } from '../../core/database/companyDb.ts'
import { say, type FieldErrors } from '../../core/contract/messages.ts'
import { badInput, refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { saveCandidate, type SavedCandidate } from '../candidates/queries.ts'
import { isChannel } from '../lookups/queries.ts'
import { addToFolders, ownFolderIds } from '../talentFolders/queries.ts'
import type { ApprovalPayload } from './contract.ts'
import { isProcessed, type ReviewRow } from './rows.ts'
import { maximum, required } from '../../core/http/fieldTexts.ts'

/** Longest joined text of the languages (decision D-88). */
const maxLanguages = 225

/** Rows that were dealt with meanwhile answer 599 with who and when; failed ones cannot be reviewed (decisions D-39, D-40). */
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

/** Whether the form names nobody or somebody of the company. Asked before a transaction begins: the embedded database has one connection, which that holds. */
export const isOwnerKnown = async (
  { directory }: Pick<RequestContext, 'directory'>,
  { owner }: ApprovalPayload,
): Promise<boolean> => !owner || (await directory.byUserNames([owner])).length > 0

/** How the fields of an approval stand before they are looked at here. */
export interface ApprovalRules {
  isOwnerKnown: boolean
  /** Inbound candidates are approved to somebody (decision D-43). */
  isOwnerRequired?: boolean
}

/** Checks the fields of an approval and answers what they mean; throws all complaints at once. */
export async function checkApproval(db: CompanyDb, userName: string, body: ApprovalPayload, rules: ApprovalRules) {
  const errors: FieldErrors = {}
  const skills = [...new Set(commaSeparated(body.skill))]
  if (skills.length === 0) errors.skill = [required]
  const channelId = body.recChanel ?? ''
  if (!channelId) errors.recChanel = [required]
  else if (!(await isChannel(db, channelId))) errors.recChanel = [say('UNKNOWN_CHANNEL')]
  const languages = body.languages ?? []
  if (languages.some(({ language }) => !language.trim())) errors.languages = [say('LANGUAGE_NAME')]
  if (languages.map(({ language, level }) => `${language} - ${level}`).join(', ').length > maxLanguages) {
    errors.languages = [maximum(maxLanguages)]
  }
  if (!rules.isOwnerKnown) errors.owner = [say('UNKNOWN_USER')]
  else if (rules.isOwnerRequired && !body.owner) errors.owner = [required]
  const asked = [...new Set(commaSeparated(body.folderId))]
  const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
  const folderIds = await ownFolderIds(db, userName, asked.filter(isId))
  if (folderIds.length < asked.length) errors.folderId = [say('OWN_FOLDERS')]
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { skills, folderIds, channelId }
}

/** Makes the candidate of an approved row, or completes the one that it is known to be, and puts it into the chosen folders. */
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

/** The experiences, with company and position of the form before them when they are not among them. */
function experiences({ companyName = '', position = '', experiences = [] }: ApprovalPayload) {
  const isListed = experiences.some((each) => each.companyName === companyName && each.position === position)
  return (companyName || position) && !isListed ? [{ companyName, position }, ...experiences] : experiences
}

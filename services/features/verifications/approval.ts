import type { AnswerOf, BodyOf } from '../../core/contract/operation.ts'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { badInput, forbidden, notFound, refused, stale } from '../../core/errors.ts'
import type { RequestContext } from '../../core/routes.ts'
import { saveCandidate } from '../candidates/queries.ts'
import { isChannel } from '../lookups/queries.ts'
import { addToFolders, ownFolderIds } from '../talentFolders/queries.ts'
import { isProcessed, lockedRow, type CandidateRow } from './candidates.ts'
import type { verificationCandidateApproval } from './contract.ts'
import { visibleFolder } from './folders.ts'
import { announceRows } from './imports.ts'
import { reviewRights } from './rules.ts'

type Approval = BodyOf<typeof verificationCandidateApproval>
type Reviewed = AnswerOf<typeof verificationCandidateApproval>
type Context = Pick<RequestContext, 'db' | 'caller' | 'directory' | 'timezoneOffset'>

/** Longest joined text of the languages (decision D-88). */
const maxLanguages = 225
const required = ['This field is required']

/**
 * Approves or rejects one row, in one transaction under a lock on the row: of two reviewers the second is told who was
 * first. Approving makes a candidate, or links the row to the one that has its phone or e-mail already: an existed row
 * is approved by adding its contacts, skills and folders to that candidate, and makes no second one.
 */
export async function review({ db, caller, directory, timezoneOffset }: Context, body: Approval): Promise<Reviewed> {
  // Asked before the transaction begins: the embedded database has one connection, which the transaction holds.
  const isOwnerKnown = !body.owner || (await directory.byUserNames([body.owner])).length > 0
  return db.transaction(async (tx) => {
    const row = await lockedRow(tx, body.id)
    if (!row) throw notFound()
    const folder = await visibleFolder(tx, caller, row.verification_id)
    const rights = await reviewRights({ db: tx, caller, timezoneOffset }, [folder.id])
    if (!rights.may(folder)) {
      if (rights.isUsedUp(folder)) throw refused('REVIEW_LIMIT', 'You have reviewed as many candidates today as the rule of your role allows')
      throw forbidden('Only the creator of the folder may review its rows')
    }
    checkStatus(row, body.status)
    if (!body.remark.trim()) throw badInput({ remark: required })
    const reviewed = { remark: body.remark, reviewed_by: caller.userName, reviewed_at: new Date() }
    const update = tx.update('verification_candidate').where('id', '=', row.id)
    if (body.status === 'rejected') {
      await update.set({ ...reviewed, status: 'rejected' }).execute()
      await announceRows(tx, row.verification_id, row.id)
      return { status: 'OK', candidateId: null }
    }
    const { folderIds, skills, channelId } = await checkApproval(tx, caller.userName, body, isOwnerKnown)
    const candidate = await saveCandidate(tx, {
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
      desiredWorkLocations: (body.desiredWorkLocations ?? '').split(',').map((place) => place.trim()).filter(Boolean),
      cvPath: row.cv_path,
      createdBy: caller.userName,
      origin: 'approved',
    }, row.existing_candidate_id)
    await addToFolders(tx, candidate.id, folderIds, caller.userName, body.remark)
    await update.set({
      ...reviewed,
      status: 'approved',
      candidate_proccess_id: candidate.id,
      owner: candidate.owner,
      rec_channel_id: channelId,
    }).execute()
    await announceRows(tx, row.verification_id, row.id)
    return { status: 'OK', candidateId: candidate.id }
  })
}

/** Rows that were dealt with meanwhile answer 599 with who and when; failed ones cannot be reviewed (decisions D-39, D-40). */
function checkStatus(row: CandidateRow, asked: Approval['status']): void {
  if (isProcessed(row.status)) {
    const by = row.reviewed_by ?? row.created_by
    const when = (row.reviewed_at ?? row.created_at).toISOString()
    throw stale(`Already ${row.status} by ${by}`, { status: row.status, reviewedBy: by, reviewedDate: when })
  }
  if (row.status.includes('fail')) {
    throw refused('VERIFICATION_ROW_FAILED', `A row whose import failed cannot be ${asked}`, { status: row.status })
  }
}

async function checkApproval(db: CompanyDb, userName: string, body: Approval, isOwnerKnown: boolean) {
  const errors: Record<string, string[]> = {}
  const skills = [...new Set(commaSeparated(body.skill))]
  if (skills.length === 0) errors.skill = required
  const channelId = body.recChanel ?? ''
  if (!channelId) errors.recChanel = required
  else if (!(await isChannel(db, channelId))) errors.recChanel = ['Unknown recruitment channel']
  const languages = body.languages ?? []
  if (languages.some(({ language }) => !language.trim())) errors.languages = ['Each language needs a name']
  if (languages.map(({ language, level }) => `${language} - ${level}`).join(', ').length > maxLanguages) {
    errors.languages = [`At most ${maxLanguages} characters`]
  }
  if (!isOwnerKnown) errors.owner = ['Unknown user']
  const asked = [...new Set(commaSeparated(body.folderId))]
  const isId = (text: string) => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
  const folderIds = await ownFolderIds(db, userName, asked.filter(isId))
  if (folderIds.length < asked.length) errors.folderId = ['Only own folders can be chosen']
  if (Object.keys(errors).length > 0) throw badInput(errors)
  return { skills, folderIds, channelId }
}

const commaSeparated = (text = '') => text.split(',').map((part) => part.trim()).filter(Boolean)

/** The experiences, with company and position of the form before them when they are not among them. */
function experiences({ companyName = '', position = '', experiences = [] }: Approval) {
  const isListed = experiences.some((each) => each.companyName === companyName && each.position === position)
  return (companyName || position) && !isListed ? [{ companyName, position }, ...experiences] : experiences
}

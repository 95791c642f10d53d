import { linkGone } from '../../core/links/links.ts'
import type { BodyOf } from '../../core/contract/operation.ts'
import { refused, stale } from '../../core/http/errors.ts'
import type { RequestContext } from '../../core/http/routes.ts'
import { readersOf } from '../../core/identity/people/readers.ts'
import { letter } from '../../core/mail/letter.ts'
import { putMails } from '../../core/mail/outbox.ts'
import { notify } from '../../core/notifications/notify.ts'
import { isOpen, lockInterview } from '../interviews/planning.ts'
import { withSeats, type InterviewRow } from '../interviews/queries.ts'
import { placesOf, publishPipelineChange } from '../pipelines/moves.ts'
import { aboutPlace, namesOf, openPublicLink, roomText, type OpenedLink } from './linkContext.ts'
import type { invitationReply } from './contract.ts'
import { mailTexts, whenText } from './mailTexts.ts'
import type { Invitation } from './shapes.ts'

const mayAnswer = ({ state, starts_at: startsAt }: InterviewRow) => isOpen(state) && startsAt.getTime() > Date.now()

/** Returns the subject of a link: a seat of the panel, or the interview if the link is the candidate's. */
async function subjectOf({ db, link }: OpenedLink): Promise<{ interviewId: string; seatId: string | null }> {
  const seat = await db
    .from('interview_seat')
    .select(['interview_seat.id', 'interview_seat.interview_id'])
    .where('interview_seat.id', '=', link.subjectId)
    .executeTakeFirst()
  return { interviewId: seat?.interview_id ?? link.subjectId, seatId: seat?.id ?? null }
}

/** Returns the interview as the reader of the link may see it: names, time and place. */
async function invitationOf(place: OpenedLink, row: InterviewRow, seatId: string | null): Promise<Invitation> {
  const { db, directory } = place
  const [interview] = await withSeats(db, [row])
  const seat = interview!.seats.find(({ id }) => id === seatId)
  const about = await aboutPlace(place, { jobId: row.job_id, candidateId: row.candidate_id, userName: row.created_by })
  const readerName = seat ? (await namesOf(directory, [seat.userName]))[0]! : about.candidateName
  return {
    readerName,
    isCandidate: !seat,
    title: row.title,
    companyName: about.companyName,
    jobTitle: about.jobTitle,
    candidateName: about.candidateName,
    people: await namesOf(
      directory,
      interview!.seats.map(({ userName }) => userName),
    ),
    startDate: interview!.startDate,
    endDate: interview!.endDate,
    zone: row.zone,
    room: await roomText(db, row.room_id),
    place: row.place,
    link: row.link,
    state: row.state,
    isOpen: mayAnswer(row),
    response: seat?.response ?? row.candidate_response,
    sequence: row.sequence,
  }
}

/** Returns the invitation of a link. Changes nothing, because mail scanners follow links too. */
export async function invitation(context: Pick<RequestContext, 'db' | 'cache'>, token: string): Promise<Invitation> {
  const place = await openPublicLink(context, 'interviewReply', token)
  const { interviewId, seatId } = await subjectOf(place)
  const row = await place.db
    .from('interview')
    .selectAll('interview')
    .where('interview.id', '=', interviewId)
    .executeTakeFirst()
  if (!row) throw linkGone()
  return invitationOf(place, row, seatId)
}

/** Stores an answer. It may be changed until the interview begins. */
export async function reply(
  context: Pick<RequestContext, 'db' | 'cache' | 'product'>,
  token: string,
  { response, sequence }: BodyOf<typeof invitationReply>,
): Promise<Invitation> {
  const place = await openPublicLink(context, 'interviewReply', token)
  return place.db.transaction(async (db) => {
    const own = { ...place, db }
    const { interviewId, seatId } = await subjectOf(own)
    const row = await lockInterview(db, interviewId).catch(() => {
      throw linkGone()
    })
    if (!mayAnswer(row)) throw refused('INTERVIEW_OVER', 'The interview was held or cancelled')
    // The interview was moved after it was read, so the answer was for another time.
    if (row.sequence !== sequence) throw stale('The interview was moved meanwhile')
    const before = await invitationOf(own, row, seatId)
    if (before.response === response) return before
    const answer = { response, responded_at: new Date() }
    if (seatId === null) {
      await db
        .update('interview')
        .set({ candidate_response: response, candidate_responded_at: new Date() })
        .where('interview.id', '=', row.id)
        .execute()
    } else {
      await db.update('interview_seat').set(answer).where('interview_seat.id', '=', seatId).execute()
    }
    const after = await settle(own, row.id)
    if (response === 'declined') await tellDeclined({ ...own, product: context.product }, after, before)
    const places = await placesOf(db, row.job_id, [row.candidate_id])
    await publishPipelineChange(db, { jobId: row.job_id, ids: places.map(({ id }) => id) })
    return invitationOf(own, after, seatId)
  })
}

/** Updates the state: an interview is confirmed while everybody who is expected has accepted. */
async function settle({ db }: OpenedLink, id: string): Promise<InterviewRow> {
  const row = await lockInterview(db, id)
  const [interview] = await withSeats(db, [row])
  const expected = interview!.seats.filter(({ role }) => role !== 'shadow').map(({ response }) => response)
  const isAgreed = [row.candidate_response, ...expected].every((response) => response === 'accepted')
  const state = isAgreed ? 'confirmed' : row.state === 'confirmed' ? 'invited' : row.state
  if (state === row.state) return row
  await db.update('interview').set({ state }).where('interview.id', '=', id).execute()
  return { ...row, state }
}

/** Notifies the user who planned the interview, in the inbox and by mail. */
async function tellDeclined(
  { db, product }: OpenedLink & Pick<RequestContext, 'product'>,
  row: InterviewRow,
  { readerName, candidateName }: Invitation,
): Promise<void> {
  const path = `/interviews/${row.id}`
  const params = { name: readerName, interview: row.title }
  await notify(db, null, { kind: 'interviewDeclined', to: [row.created_by], params, path })
  const reader = (await readersOf(db, [row.created_by])).get(row.created_by.toLowerCase())
  if (!reader?.email) return
  const t = mailTexts[reader.language]
  const when = whenText(row.starts_at, reader.language, reader.timeZone)
  const lines = [
    t.hello(reader.fullName),
    t.declined(readerName, row.title, candidateName, when),
    { text: row.title, url: `${product.publicUrl}${path}` },
  ]
  const mail = letter(t.declinedSubject(readerName, row.title), lines, reader.language)
  await putMails(db, [
    { ...mail, kind: 'interview-declined', recipient: reader.email, sourceId: row.id, createdBy: row.created_by },
  ])
}

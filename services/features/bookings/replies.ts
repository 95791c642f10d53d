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
import { placesOf, tellPipeline } from '../pipelines/moves.ts'
import { aboutPlace, namesOf, opened, roomText, type Opened } from './about.ts'
import type { invitationReply } from './contract.ts'
import { mailTexts, whenText } from './mailTexts.ts'
import type { Invitation } from './shapes.ts'

const mayAnswer = ({ state, starts_at: startsAt }: InterviewRow) => isOpen(state) && startsAt.getTime() > Date.now()

/** Of whom a link is: a seat of the panel is its subject, or the interview for its candidate. */
async function subjectOf({ db, link }: Opened): Promise<{ interviewId: string; seatId: string | null }> {
  const seat = await db
    .from('interview_seat')
    .select(['interview_seat.id', 'interview_seat.interview_id'])
    .where('interview_seat.id', '=', link.subjectId)
    .executeTakeFirst()
  return { interviewId: seat?.interview_id ?? link.subjectId, seatId: seat?.id ?? null }
}

/** The interview as its reader may see it: names, time and place. */
async function invitationOf(place: Opened, row: InterviewRow, seatId: string | null): Promise<Invitation> {
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

/** What the link of an invitation shows. It changes nothing: scanners of mails follow links, too. */
export async function invitation(context: Pick<RequestContext, 'db' | 'cache'>, token: string): Promise<Invitation> {
  const place = await opened(context, 'interviewReply', token)
  const { interviewId, seatId } = await subjectOf(place)
  const row = await place.db
    .from('interview')
    .selectAll('interview')
    .where('interview.id', '=', interviewId)
    .executeTakeFirst()
  if (!row) throw linkGone()
  return invitationOf(place, row, seatId)
}

/** Keeps an answer; until the interview begins it may become another one. */
export async function reply(
  context: Pick<RequestContext, 'db' | 'cache' | 'product'>,
  token: string,
  { response, sequence }: BodyOf<typeof invitationReply>,
): Promise<Invitation> {
  const place = await opened(context, 'interviewReply', token)
  return place.db.transaction(async (db) => {
    const own = { ...place, db }
    const { interviewId, seatId } = await subjectOf(own)
    const row = await lockInterview(db, interviewId).catch(() => {
      throw linkGone()
    })
    if (!mayAnswer(row)) throw refused('INTERVIEW_OVER', 'The interview was held or cancelled')
    // Somebody has moved it while this was read: the answer was to another time.
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
    await tellPipeline(db, { jobId: row.job_id, ids: places.map(({ id }) => id) })
    return invitationOf(own, after, seatId)
  })
}

/** An interview is confirmed while all who are expected have accepted. */
async function settle({ db }: Opened, id: string): Promise<InterviewRow> {
  const row = await lockInterview(db, id)
  const [interview] = await withSeats(db, [row])
  const expected = interview!.seats.filter(({ role }) => role !== 'shadow').map(({ response }) => response)
  const isAgreed = [row.candidate_response, ...expected].every((response) => response === 'accepted')
  const state = isAgreed ? 'confirmed' : row.state === 'confirmed' ? 'invited' : row.state
  if (state === row.state) return row
  await db.update('interview').set({ state }).where('interview.id', '=', id).execute()
  return { ...row, state }
}

/** Tells who planned the interview, in the inbox and by mail. */
async function tellDeclined(
  { db, product }: Opened & Pick<RequestContext, 'product'>,
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

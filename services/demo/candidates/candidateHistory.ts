import type { CompanyDb } from '../../core/database/companyDb.ts'
import { fold } from '../../../common/text.ts'
import type { Language } from '../../core/contract/languages.ts'
import type { ActivityKind } from '../../features/candidateNotes/contract.ts'
import { idAt } from '../../core/ids.ts'
import { contactsOf } from '../../features/candidates/writes/contacts.ts'
import { searchColumns } from '../../features/candidates/filters/search.ts'
import '../../features/candidates/tables.ts'
import '../../features/lookups/tables.ts'
import { insertFeedback } from '../feedback.ts'
import { insertInterviews } from '../interviews.ts'
import { insertOffers } from './offers.ts'
import { insertIntoJobs } from './places.ts'
import { accounts } from '../people/accounts.ts'
import { demoId, Seeded } from '../random.ts'
import { between } from '../times.ts'

const colleagues: Record<string, readonly string[]> = {
  first: ['recruiter', 'recruiter2', 'sato.kenta', 'manager', 'multi'],
  other: ['admin@other'],
}
const fullNames = new Map(accounts.map(({ userName, fullName }) => [userName, fullName]))
const day = 86_400_000

/** Notes that users write, each in their language. */
const notes: Record<Language, readonly string[]> = {
  en: [
    'Called, prefers to be reached after 6 pm.',
    'Good impression in the first talk; asks for a product company.',
    'Asked about the salary range and the probation period.',
    'Prefers e-mail to the phone.',
    'Sent an updated CV.',
  ],
  vi: [
    'Đã trao đổi qua điện thoại, ứng viên quan tâm đến vị trí này.',
    'Ứng viên muốn làm việc từ xa hai ngày mỗi tuần.',
    'Đang có lời mời khác, cần phản hồi trước thứ Sáu.',
    'Hẹn gọi lại vào đầu tuần sau.',
    'Hồ sơ tốt, nên mời phỏng vấn sớm.',
  ],
  ja: ['来週の面接を希望。', '電話で希望条件を確認済み。', '夕方以降の連絡を希望。', '英語でのやり取りも問題なし。'],
}
const languageOf: Record<string, Language> = { 'sato.kenta': 'ja', manager: 'en', 'admin@other': 'en' }

export type Person = Awaited<ReturnType<typeof readPeople>>[number]
const readPeople = (db: CompanyDb) =>
  db
    .from('candidate')
    .select(['id', 'name', 'phones', 'emails', 'job_title', 'job_rank', 'owner', 'created_by', 'created_at'])
    .select(['in_black_list', 'terminal_date', 'experience_year'])
    .orderBy('id')
    .execute()

interface Event {
  id: string
  candidate_id: string
  kind: ActivityKind
  user_name: string
  at: Date
  subject: string | null
  /** insertMany takes the value itself, not its JSON text. */
  changes: any
}

/** Collects history entries, to be written in one go. */
class History {
  readonly events: Event[] = []
  readonly #key: string

  constructor(key: string) {
    this.#key = key
  }

  add(
    candidateId: string,
    kind: ActivityKind,
    userName: string,
    at: Date,
    { subject = null, changes = null }: { subject?: string | null; changes?: Event['changes'] } = {},
  ): void {
    const name = `${this.#key} event ${candidateId} ${this.events.length}`
    this.events.push({
      id: idAt(at, demoId(name)),
      candidate_id: candidateId,
      kind,
      user_name: userName,
      at,
      subject,
      changes,
    })
  }
}

/** Returns a second spelling of a person: without accents, given name first, the phone with its country code. */
function secondWriting({ name, phones: [phone = ''], emails: [email = ''] }: Person, index: number) {
  const words = name.split(' ')
  const written =
    index % 3 === 0
      ? fold(name).replace(/(^| )\p{L}/gu, (letter) => letter.toUpperCase())
      : [words.at(-1)!, ...words.slice(0, -1)].join(' ')
  return {
    name: written,
    phones: index % 2 === 0 && phone.startsWith('0') ? [`+84 ${phone.replace(/\s/g, '').slice(1)}`] : [],
    emails: index % 2 === 1 ? [email] : [`${fold(written).replace(/[^a-z]+/g, '.')}${index}@mail.example`],
  }
}

async function insertDuplicates(
  db: CompanyDb,
  key: string,
  people: readonly Person[],
  history: History,
  now: number,
): Promise<void> {
  const pairs = people
    .filter(
      ({ name, phones }) => /^[\p{Script=Latin} ]+$/u.test(name) && name.includes(' ') && phones[0]?.startsWith('0'),
    )
    .slice(10, 16)
  for (const [index, person] of pairs.entries()) {
    const again = secondWriting(person, index)
    const at = new Date(now - (index + 1) * day)
    const id = demoId(`${key} duplicate ${index}`)
    await db
      .insert('candidate', {
        id,
        ...again,
        owner: null,
        rec_channel_id: null,
        job_rank: null,
        website: null,
        cv_path: null,
        job_title: person.job_title,
        address: null,
        source: 'Walk-in',
        status_id: null,
        desired_work_locations: ['Remote'],
        last_activity_at: at,
        created_by: person.created_by,
        created_at: at,
        updated_at: at,
        updated_by: null,
        merged_into: null,
        ...searchColumns(again),
      })
      .execute()
    // Contacts that both records have stay with the first one.
    await db
      .insert(
        'candidate_contact',
        contactsOf(again).map((contact) => ({ ...contact, candidate_id: id })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    history.add(id, 'created', person.created_by, at)
  }
}

async function insertNotes(
  db: CompanyDb,
  key: string,
  people: readonly Person[],
  users: readonly string[],
  random: Seeded,
  history: History,
  now: number,
): Promise<void> {
  const rows = []
  const shares = []
  for (const [index, person] of people.entries()) {
    if (index % 3 === 2) continue
    for (let count = random.whole(1, 3); count > 0; count--) {
      const at = between(random, person.created_at.getTime(), now)
      const author = random.pick(users)
      const text = random.pick(notes[languageOf[author] ?? (random.chance(0.7) ? 'vi' : 'en')])
      const id = idAt(at, demoId(`${key} note ${index} ${count}`))
      rows.push({
        id,
        candidate_id: person.id,
        notes: text,
        search: fold(text),
        created_by: author,
        created_at: at,
        updated_at: at,
      })
      if (users.length > 1 && random.chance(0.2))
        shares.push({ note_id: id, user_name: random.pick(users.filter((user) => user !== author)) })
      history.add(person.id, 'noted', author, at)
    }
  }
  await db.insertMany('candidate_note', rows)
  if (shares.length > 0) await db.insert('candidate_note_share', shares).execute()
}

/** Adds a history entry for the start of each follow. */
async function addFollows(db: CompanyDb, history: History): Promise<void> {
  const follows = await db
    .from('candidate_follow')
    .select(['candidate_id', 'user_name', 'followed_by', 'followed_at'])
    .orderBy('candidate_id')
    .orderBy('user_name')
    .execute()
  for (const { candidate_id: id, user_name: userName, followed_by: by, followed_at: at } of follows)
    history.add(id, 'followed', by, at, { subject: fullNames.get(userName) ?? userName })
}

function addChanges(
  people: readonly Person[],
  users: readonly string[],
  random: Seeded,
  history: History,
  now: number,
): void {
  for (const person of people) {
    history.add(person.id, 'created', person.created_by, person.created_at)
    if (!random.chance(0.4)) continue
    const [field, after] = random.pick([
      ['jobTitle', person.job_title],
      ['jobRank', person.job_rank],
      ['emails', person.emails.join(', ')],
    ] as const)
    if (!after) continue
    history.add(
      person.id,
      'updated',
      person.owner ?? random.pick(users),
      between(random, person.created_at.getTime(), now),
      { changes: [{ field, before: null, after }] },
    )
  }
}

/**
 * Gives the demo's candidates a history: changes, notes, jobs, and a few duplicates. Does nothing if it exists already.
 */
export async function seedCandidateHistory(companyDb: CompanyDb, key: string): Promise<void> {
  await companyDb.transaction(async (db) => {
    // If several processes start at once, the first one seeds; the others wait here and find it done.
    await db.from('recruitment_channel').select('id').orderBy('id').limit(1).forUpdate().execute()
    if (await db.from('candidate_event').select('id').limit(1).executeTakeFirst()) return
    const now = Date.now()
    const random = new Seeded(key.length)
    const people = await readPeople(db)
    const users = colleagues[key] ?? []
    const history = new History(key)
    addChanges(people, users, random, history, now)
    await insertDuplicates(db, key, people, history, now)
    await insertNotes(db, key, people, users, random, history, now)
    for (const { candidateId, by, at, title } of await insertIntoJobs(db, key, people, now))
      history.add(candidateId, 'addedToJob', by, at, { subject: title })
    await insertFeedback(db, key, now)
    await insertInterviews(db, key, now)
    await insertOffers(db, key, now)
    await addFollows(db, history)
    await db.insertMany('candidate_event', history.events)
    const newest = (table: 'candidate_event' | 'candidate_note', at: 'at' | 'created_at') =>
      db
        .from(table as 'candidate_note')
        .select(({ fn }) => fn.max(at as 'created_at').as('newest'))
        .whereRef('candidate_id', '=', 'candidate.id' as 'candidate_id')
    await db
      .update('candidate')
      .set({
        last_activity_at: newest('candidate_event', 'at') as never,
        last_note_at: newest('candidate_note', 'created_at') as never,
      })
      .execute()
  })
}

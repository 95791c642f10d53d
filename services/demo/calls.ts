import { randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import type { Services } from '../core/app.ts'
import type { CompanyDb } from '../core/database/companyDb.ts'
import { phoneNumber } from '../../common/phoneNumber.ts'
import type { CallOutcome, CallResult } from '../features/calls/callShapes.ts'
import { keepRecording } from '../features/calls/recordings.ts'
import '../features/calls/tables.ts'
import { idAt } from '../core/ids.ts'
import '../features/candidates/tables.ts'
import { users, type DemoUser } from './people/accounts.ts'
import { wordIn, type Word } from './people/countries.ts'
import { rate, silence, toneOf, wavHead } from './exchange/sound.ts'
import { demoId, Seeded } from './random.ts'
import { standardRoles } from '../company/roles.ts'

const plans: Record<string, { callers: readonly string[]; calls: number; recorded: number }> = {
  first: { callers: ['recruiter', 'recruiter', 'recruiter2', 'sato.kenta', 'multi'], calls: 48, recorded: 3 },
  other: { callers: ['admin@other'], calls: 5, recorded: 0 },
}

/** How calls end, with a note in the language of the candidate. */
const endings: readonly (readonly [CallResult, CallOutcome | null, Word | null])[] = [
  [
    'answered',
    'interested',
    ['Interested, an interview next week suits.', 'Quan tâm, hẹn phỏng vấn tuần sau.', '関心あり。来週の面接を希望。'],
  ],
  [
    'answered',
    'interested',
    [
      'Interested; sends an updated CV tonight.',
      'Quan tâm, tối nay gửi CV mới.',
      '関心あり。今夜、最新の職務経歴書を送付予定。',
    ],
  ],
  [
    'answered',
    'callBack',
    ['In a meeting: call back after 6 pm.', 'Đang họp, gọi lại sau 18 giờ.', '会議中。18時以降にかけ直す。'],
  ],
  [
    'answered',
    'notInterested',
    ['Has just signed elsewhere.', 'Vừa nhận việc ở công ty khác.', '他社に入社が決まったとのこと。'],
  ],
  [
    'answered',
    'interested',
    ['Would like an interview on Tuesday.', 'Muốn phỏng vấn vào thứ Ba tuần sau.', '来週の火曜日に面接を希望。'],
  ],
  ['answered', null, null],
  ['answered', 'wrongNumber', ['The number is somebody else’s.', 'Số này của người khác.', '別人の番号だった。']],
  ['unavailable', 'noAnswer', null],
  ['unavailable', 'noAnswer', ['Nobody answers in the morning.', 'Buổi sáng không nghe máy.', '午前中は応答なし。']],
  ['unavailable', null, null],
  ['busy', 'callBack', null],
  ['canceled', null, null],
  ['failed', null, null],
]
const languageOf = (phone: string) => (phone.startsWith('+81') ? 'ja' : /^(?:0|\+84)/.test(phone) ? 'vi' : 'en')
const day = 86_400_000
const firstExtension = 2001

/** Gives every user who may make calls an extension of the demo's exchange, with a random password. */
async function addExtensions(db: CompanyDb): Promise<void> {
  const people: readonly DemoUser[] = Object.values(users)
  const callers = people
    .map((user, at) => ({ ...user, ext: String(firstExtension + at) }))
    .filter(
      ({ companyId, roles, isMachine }) =>
        companyId === db.companyId &&
        !isMachine &&
        roles.some((role) => standardRoles[role]?.includes('Phonenet:CallCandidate')),
    )
  for (const { userName, ext } of callers) {
    await db
      .insert('phone_extension', {
        id: demoId(`extension ${userName}`),
        user_name: userName,
        ext,
        ext_password: randomBytes(18).toString('base64url'),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Inserts calls of the last weeks, during working hours, with their outcomes. */
async function insertCalls(db: CompanyDb, key: string): Promise<string[]> {
  const { callers, calls, recorded } = plans[key]!
  const random = new Seeded(90 + key.length)
  const midnight = Math.floor(Date.now() / day) * day
  const people = await db
    .from('candidate')
    .select(['id', 'name', 'phones', 'created_at'])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const rows = []
  for (const person of random.some(
    people.filter(({ phones }) => phones.length > 0),
    calls,
  )) {
    const [result, outcome, note] = random.pick(endings)
    // Between 8:00 and 17:00 in Hà Nội, and not before the candidate was added.
    const started = midnight - random.whole(1, 25) * day + random.whole(3600, 10 * 3600) * 1000
    if (started < person.created_at.getTime()) continue
    const later = (seconds: number) => new Date(started + seconds * 1000)
    const rang = random.whole(1, 3)
    const answered = result === 'answered' ? rang + random.whole(3, 20) : null
    const phone = person.phones[0]!
    rows.push({
      id: idAt(later(0), demoId(`${key} call ${person.id}`)),
      candidate_id: person.id,
      verification_candidate_id: null,
      name: person.name,
      phone,
      number: phoneNumber(phone),
      user_name: random.pick(callers),
      session_id: null,
      phase: 'ended' as const,
      started_at: later(0),
      ringing_at: result === 'failed' ? null : later(rang),
      answered_at: answered === null ? null : later(answered),
      ended_at: later((answered ?? rang) + random.whole(answered ? 30 : 2, answered ? 540 : 40)),
      result,
      outcome,
      note: note && wordIn(note, languageOf(phone)),
      recording_path: null,
      heartbeat_at: later(0),
    })
  }
  await db.insertMany('phone_call', rows)
  await db.insertMany(
    'candidate_event',
    rows.map((call) => ({
      id: idAt(call.ended_at, demoId(`${key} called ${call.id}`)),
      candidate_id: call.candidate_id,
      kind: 'called',
      user_name: call.user_name,
      at: call.ended_at,
      subject: call.number,
      changes: null as never,
      call_id: call.id,
    })),
  )
  for (const { candidate_id: id, ended_at: at } of rows) {
    await db
      .update('candidate')
      .set({ last_activity_at: at })
      .where('id', '=', id)
      .where((eb) => eb.or([eb('last_activity_at', 'is', null), eb('last_activity_at', '<', at)]))
      .execute()
  }
  const newest = rows
    .filter(({ result }) => result === 'answered')
    .sort((one, other) => other.started_at.getTime() - one.started_at.getTime())
  return newest.slice(0, recorded).map(({ id }) => id)
}

/** Returns a recording of this many seconds: short tones, like those of a test line. */
function tones(seconds: number): Buffer {
  const long = Math.round(rate * 0.3)
  const second = Buffer.concat([toneOf(440, long, 6000), Buffer.alloc(rate - long, silence)])
  return Buffer.concat([wavHead(seconds * rate, 1), ...Array.from({ length: seconds }, () => second)])
}

/** Gives the demo's callers their extensions, and its candidates a few calls. Existing data is not changed. */
export async function seedCalls(
  { companyDb, files }: Pick<Services, 'companyDb' | 'files'>,
  companyId: string,
  key: string,
): Promise<void> {
  const recorded = await companyDb(companyId).transaction(async (db) => {
    // If several processes start at once, the first one seeds; the others wait here and find it done.
    await db.from('recruitment_channel').select('id').orderBy('id').limit(1).forUpdate().execute()
    await addExtensions(db)
    if (await db.from('phone_call').select('id').limit(1).executeTakeFirst()) return []
    return insertCalls(db, key)
  })
  for (const [at, callId] of recorded.entries()) {
    await keepRecording(companyDb(companyId), files, {
      callId,
      stream: Readable.from([tones(4 + at * 3)]),
      contentType: 'audio/wav',
      name: `call-${at + 1}.wav`,
    })
  }
}

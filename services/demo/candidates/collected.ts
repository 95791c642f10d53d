import type { CompanyDb } from '../../core/database/companyDb.ts'
import { searchColumns } from '../../features/candidates/filters/search.ts'
import { textsOf } from '../../features/inboundCandidates/info.ts'
import { sameInCall } from '../../features/inboundCandidates/intake.ts'
import '../../features/inboundCandidates/tables.ts'
import { BlockedWords, judgeRows } from '../../features/reviews/judge.ts'
import { checkPerson, contactKeys } from '../../features/reviews/person.ts'
import type { DemoCandidate } from './candidates.ts'
import type { CvOf } from '../cvs/words.ts'
import { createPersonWithCareer, type Career } from './careers.ts'
import { blockWords } from '../verification/folders.ts'
import type { Country } from '../people/countries.ts'
import { People, type Person } from '../people/people.ts'
import { demoId, Seeded } from '../random.ts'

interface Source {
  name: string
  channel: string
  /** External ids: CHAT-1041. */
  prefix: string
  hasCvs?: boolean
  know(person: Person, career: Career, random: Seeded): object
}

const messages: Partial<Record<Country, readonly string[]>> = {
  VN: ['Em muốn ứng tuyển vị trí này ạ.', 'Công ty còn tuyển không ạ?', 'Cho em hỏi thêm về mức lương ạ.'],
  JP: ['こちらの求人に応募したいです。', 'まだ募集されていますか。'],
}

const sources: readonly Source[] = [
  {
    name: 'Careers chat',
    channel: 'Website',
    prefix: 'CHAT',
    hasCvs: true,
    know: (person, { position, skills, years, city }, random) => ({
      position,
      city,
      consent: true,
      conversation: [
        { question: 'How many years have you worked in this field?', answer: years },
        { question: 'Which tools do you know best?', answer: skills.join(', ') },
        {
          question: 'When could you start?',
          answer: random.pick(['Immediately', 'In two weeks', 'Next month', 'In two months']),
        },
      ],
      language: person.country === 'VN' ? 'vi' : person.country === 'JP' ? 'ja' : 'en',
    }),
  },
  {
    name: 'Facebook fanpage',
    channel: 'Facebook',
    prefix: 'FB',
    know: ({ country }, { position, city }, random) => ({
      post: random.pick(['Tuyển dụng đợt cuối năm', 'Ngày hội việc làm', 'We are hiring in Đà Nẵng']),
      message: random.pick(
        messages[country] ?? ['Is this position still open?', 'I would like to apply for this job.'],
      ),
      position,
      location: city,
      mutualFriends: random.whole(0, 14),
    }),
  },
  {
    name: 'Job fair kiosk',
    channel: 'Referral',
    prefix: 'FAIR',
    hasCvs: true,
    know: (_person, { position, skills, rank, resume }, random) => ({
      event: random.pick(['Vietnam Web Summit', 'Bách Khoa Career Day', 'Japan IT Job Fair']),
      booth: `B${random.whole(1, 24)}`,
      position,
      level: rank,
      skills,
      education: resume.education?.map(({ institution, area }) => ({ institution, area })) ?? [],
      expectedSalary: random.whole(8, 40) * 100,
    }),
  },
]

export interface CollectedPlan {
  key: string
  /** The number of rows that are waiting for a review, come from a known person, or are broken. */
  count: number
  /** The number of rows that a reviewer has handled. */
  reviewed: number
  collectedBy: string
  reviewers: readonly string[]
}

interface Collected {
  person: Person
  career: Career
  /** The candidate that was created when the row was approved. */
  became?: DemoCandidate
  isRejected?: boolean
  at: Date
}

/**
 * Inserts candidates that other systems have sent: most are waiting, some are known or broken, some have been approved
 * or rejected.
 */
export async function insertCollected(
  db: CompanyDb,
  { key, count, reviewed, collectedBy, reviewers }: CollectedPlan,
  {
    known,
    channelIds,
    storeCv,
    now,
  }: {
    known: readonly DemoCandidate[]
    channelIds: ReadonlyMap<string, string>
    storeCv: (of: CvOf) => Promise<string>
    now: number
  },
): Promise<void> {
  const random = new Seeded(73)
  const people = new People(random, 400_000, '.c')
  // The approved rows became recent candidates that have an owner.
  const became = known
    .filter(({ owner, isBlackListed, terminalDate }) => owner && !isBlackListed && !terminalDate)
    .sort((one, other) => other.createdAt.getTime() - one.createdAt.getTime())
    .slice(0, Math.ceil(reviewed / 2))
  const collected: Collected[] = [
    ...became.map((one) => ({
      person: one.person,
      career: one.career,
      became: one,
      at: new Date(one.createdAt.getTime() - random.whole(2, 40) * 3_600_000),
    })),
    ...Array.from({ length: count + reviewed - became.length }, (_one, index) => ({
      ...createPersonWithCareer(people, random),
      at: new Date(now - random.whole(1, index < count ? 9 * 24 : 25 * 24) * 3_600_000),
    })),
  ].sort((one, other) => one.at.getTime() - other.at.getTime())
  for (const one of random.some(
    collected.filter((each) => !each.became),
    reviewed - became.length,
  ))
    one.isRejected = true
  spoil(collected.filter(isOpen), known, random)

  const rows = collected.map((one, index) => {
    const source = random.pick(sources)
    const {
      person: { name, phone, email },
    } = one
    const person = { name, phones: phone ? [phone] : [], emails: email ? [email] : [] }
    const problems = checkPerson(person)
    const info = source.know(one.person, one.career, random)
    return {
      ...one,
      source,
      ...person,
      problems,
      info,
      place: sameInCall(name),
      keys: problems.length > 0 ? [] : contactKeys(person.phones, person.emails),
      id: demoId(`${key} collected ${index}`),
      externalId: `${source.prefix}-${1041 + index * 7}`,
    }
  })
  const open = rows.filter(isOpen)
  const judged = await judgeRows(
    db,
    open.map((row) => ({ ...row, info: JSON.stringify(textsOf(row.info)) })),
    new BlockedWords(blockWords),
    async () => new Map(),
  )
  const verdicts = new Map(open.map(({ id }, index) => [id, judged[index]!]))

  const withCvs = rows.filter(({ source }, index) => source.hasCvs && index % 2 === 0)
  const cvs = new Map(await Promise.all(withCvs.map(async (row) => [row.id, await storeCv(row)] as const)))
  await db.insertMany(
    'collected_candidate',
    rows.map((row) => {
      const { id, name, phones, emails, source, externalId, info, at, became: candidate } = row
      const reviewer = random.pick(reviewers)
      const when = new Date(
        Math.min(candidate?.createdAt.getTime() ?? at.getTime() + random.whole(2, 60) * 3_600_000, now - 3_600_000),
      )
      const done = {
        reviewed_by: candidate?.owner ?? reviewer,
        reviewed_at: when.toISOString(),
        existing_candidate_id: null,
        remark_details: null,
      }
      const verdict = candidate
        ? {
            ...done,
            status: 'approved' as const,
            remark: random.pick(approvals),
            owner: candidate.owner,
            candidate_proccess_id: candidate.id,
          }
        : (verdicts.get(id) ?? {
            ...done,
            status: 'rejected' as const,
            remark: random.pick(refusals),
            owner: null,
            candidate_proccess_id: null,
          })
      return {
        id,
        source: source.name,
        external_id: externalId,
        name,
        phones,
        emails,
        info: JSON.stringify(info),
        cv_path: cvs.get(id) ?? null,
        rec_channel_id: channelIds.get(source.channel) ?? null,
        created_by: collectedBy,
        created_at: at.toISOString(),
        reviewed_by: null,
        reviewed_at: null,
        ...verdict,
        ...searchColumns({ name, phones, emails }),
      }
    }),
  )
  await db.insertMany(
    'collected_candidate_key',
    rows.flatMap((row) => {
      const status = row.became ? 'approved' : verdicts.get(row.id)?.status
      return status === 'new' || status === 'existed' || status === 'approved'
        ? row.keys.map((contact) => ({ key: contact, row_id: row.id }))
        : []
    }),
  )
}

const isOpen = ({ became, isRejected }: Collected) => !became && !isRejected

/**
 * Changes some of the waiting rows: some become known people, one is on the blacklist, one contains a blocked word, and
 * some cannot be contacted.
 */
function spoil(rows: Collected[], known: readonly DemoCandidate[], random: Seeded): void {
  const fine = known.filter(({ isBlackListed, terminalDate }) => !isBlackListed && !terminalDate)
  const barred = known.find(({ isBlackListed }) => isBlackListed)
  rows.forEach((row, index) => {
    const kind = index % 12
    if (kind === 3 || kind === 10) {
      const { person, career } = random.pick(fine)
      Object.assign(row, { person, career })
    } else if (index === 5 && barred) Object.assign(row, { person: barred.person, career: barred.career })
    else if (index === 8) row.career = { ...row.career, position: 'Promoter (online casino)' }
    else if (kind === 7)
      row.person = {
        ...row.person,
        ...(index % 24 === 7
          ? { phone: 'see CV', email: '' }
          : { phone: '', email: row.person.email.replace('@', ' at ') }),
      }
  })
}

const approvals = [
  'Answered all questions well, invited to a call.',
  'Kinh nghiệm phù hợp, hẹn phỏng vấn.',
  'Strong profile, the team would like to meet soon.',
  'Met at the fair, very motivated.',
]
const refusals = [
  'Not enough experience for this role.',
  'Mức lương mong muốn vượt khung.',
  'Does not answer calls.',
  'Asked for a position that we do not have.',
]

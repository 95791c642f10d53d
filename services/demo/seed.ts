import type { Services } from '../core/app.ts'
import type { CompanyDb } from '../core/database/companyDb.ts'
import '../features/candidates/tables.ts'
import '../features/lookups/tables.ts'
import '../features/verifications/tables.ts'
import { channels, ranks } from '../company/vocabulary.ts'
import { demos } from '../demos.generated.ts'
import { companies, seedIdentity } from './people/accounts.ts'
import { seedCalls } from './calls.ts'
import { insertCandidates, type DemoCandidate, type WordIds } from './candidates/candidates.ts'
import { seedCandidateHistory } from './candidates/candidateHistory.ts'
import { leaving, createPersonWithCareer } from './candidates/careers.ts'
import {
  insertTalentFolders,
  otherTalentFolders,
  talentFolders,
  type TalentFolders,
} from './candidates/talentFolders.ts'
import { cvDrawer, keepCv, type DrawCv } from './cvs/cvs.ts'
import type { CvOf } from './cvs/words.ts'
import { seedDps } from './dps.ts'
import { insertCollected, type CollectedPlan } from './candidates/collected.ts'
import { blockWords, firstCompanyFolders, otherCompanyFolders, type DemoFolder } from './verification/folders.ts'
import { seedLookups } from './lookups.ts'
import { seedOrganisation } from './people/organisation.ts'
import { People } from './people/people.ts'
import { demoId, Seeded } from './random.ts'
import type { FeatureDemo } from './featureDemo.ts'
import { between } from './times.ts'
import { insertFolder } from './verification/verifications.ts'
import { wordId as idOfWord } from './vocabulary.ts'

interface Plan {
  key: string
  companyId: string
  seed: number
  candidates: number
  owners: readonly (string | null)[]
  folders: readonly DemoFolder[]
  talentFolders: TalentFolders
  /** The number of candidates that each user follows. */
  followers: Record<string, number>
  collected: Omit<CollectedPlan, 'key'>
}

const plans: readonly Plan[] = [
  {
    key: 'first',
    companyId: companies.first.id,
    seed: 2026,
    candidates: 180,
    owners: ['recruiter', 'recruiter', 'recruiter2', 'sato.kenta', 'multi', null],
    folders: firstCompanyFolders,
    talentFolders,
    followers: { recruiter: 12, recruiter2: 5, 'sato.kenta': 4, manager: 3 },
    collected: {
      count: 42,
      reviewed: 20,
      collectedBy: 'internal-tools',
      reviewers: ['recruiter', 'recruiter2', 'sato.kenta'],
    },
  },
  {
    key: 'other',
    companyId: companies.other.id,
    seed: 11,
    candidates: 52,
    owners: ['admin@other', null],
    folders: otherCompanyFolders,
    talentFolders: otherTalentFolders,
    followers: { 'admin@other': 4 },
    collected: { count: 6, reviewed: 2, collectedBy: 'admin@other', reviewers: ['admin@other'] },
  },
]

const day = 86_400_000
const featureDemos: readonly FeatureDemo[] = demos
/** The number of demo candidates with a CV file. */
const mostHolders = 30

type Parts = Pick<Services, 'db' | 'companyDb' | 'files'>

/** Throws if the database belongs to another installation, which must not get accounts with a well-known password. */
async function demandDemo({ db }: Parts): Promise<void> {
  const known = await db.selectFrom('company').select(['id', 'name']).orderBy('created_at').execute()
  const demo: readonly string[] = Object.values(companies).map(({ id }) => id)
  if (known.length === 0 || known.some(({ id }) => demo.includes(id))) return
  throw new Error(
    `The demo's data needs an empty database, but this one has the company ${known[0]!.name}: set DEMO=0.`,
  )
}

/** Inserts the demo's companies, accounts and data into an empty database; does nothing if they exist already. */
export async function seedDemo(services: Parts): Promise<void> {
  await demandDemo(services)
  await seedIdentity(services.db)
  await seedOrganisation(services.db, services.companyDb)
  for (const plan of plans) await seedCompany(services, plan)
  await seedLookups(services)
  for (const { key, companyId } of plans) await seedCandidateHistory(services.companyDb(companyId), key)
  for (const { key, companyId } of plans)
    await services.companyDb(companyId).transaction(async (db) => {
      for (const feature of featureDemos) await feature.insertWithJobs?.({ db, files: services.files, key })
    })
  for (const { key, companyId } of plans) await seedDps(services.companyDb(companyId), key)
  for (const { key, companyId } of plans) await seedCalls(services, companyId, key)
}

async function seedCompany({ companyDb, files }: Parts, plan: Plan): Promise<void> {
  const now = Date.now()
  await companyDb(plan.companyId).transaction(async (db) => {
    const channelIds = new Map(channels.map((name) => [name as string, demoId(`${plan.key} channel ${name}`)]))
    // If several processes start at once, the first one seeds; the others wait here and find it done.
    const added = await db
      .insert(
        'recruitment_channel',
        channels.map((name) => ({ id: channelIds.get(name)!, name })),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('recruitment_channel.id')
      .execute()
    if (added.length < channels.length) return
    await db
      .insert(
        'job_rank',
        ranks.map((name, position) => ({ id: demoId(`${plan.key} rank ${name}`), name, position })),
      )
      .execute()
    await db
      .insert(
        'block_word',
        blockWords.map((word) => ({ id: demoId(`${plan.key} word ${word}`), word })),
      )
      .execute()

    const random = new Seeded(plan.seed)
    const people = new People(random)
    const known = makeCandidates(plan, people, random, [...channelIds.values()], now)
    const wordId: WordIds = (kind, name) => idOfWord(plan.key, kind, name)
    await insertCandidates(db, known, wordId)
    await insertFollowers(db, plan, known)
    await insertTalentFolders(db, plan, known, random)
    const usesCvs = plan.folders.some(({ importType }) => importType === 1)
    const drawCv = await cvDrawer()
    const storeCv = async (of: CvOf) => (await keepCv(files, plan.companyId, await drawCv(of))).path
    for (const folder of plan.folders)
      await insertFolder({ db, files, people, random, known, channelIds, drawCv, wordId }, folder, now)
    await insertCollected(db, { key: plan.key, ...plan.collected }, { known, channelIds, storeCv, now })
    const { count, reviewers: users } = plan.collected
    const company = { db, files, key: plan.key, candidates: known, users, count, now }
    for (const feature of featureDemos) await feature.insertDemo?.(company)
    for (const feature of featureDemos) await feature.insertLast?.(company)
    if (usesCvs) await attachCvs(db, files, drawCv, plan, known)
  })
}

function makeCandidates(
  plan: Plan,
  people: People,
  random: Seeded,
  channelIds: readonly string[],
  now: number,
): DemoCandidate[] {
  const candidates = Array.from({ length: plan.candidates }, (_candidate, index) => {
    const { person, career } = createPersonWithCareer(people, random)
    const owner = random.pick(plan.owners)
    const candidate: DemoCandidate = {
      id: demoId(`${plan.key} candidate ${index}`),
      person,
      career,
      owner,
      channelId: random.pick(channelIds),
      createdAt: between(random, now - 400 * day, now - 3 * day),
      createdBy: owner ?? plan.owners[0]!,
    }
    // A few candidates are excluded by the company's policy.
    if (index % 45 === 7) candidate.isBlackListed = true
    return candidate
  })
  // A few candidates have worked for the company before; some of them left long enough ago to come back.
  const company = Object.values(companies).find(({ id }) => id === plan.companyId)!.name
  candidates
    .filter(({ career, isBlackListed }) => career.years >= 6 && !isBlackListed)
    .forEach((candidate, index) => {
      const ago = { 9: 120, 15: 700 }[index % 30]
      if (!ago) return
      candidate.terminalDate = new Date(now - ago * day).toISOString().slice(0, 10)
      candidate.career = leaving(candidate.career, company, candidate.terminalDate)
    })
  return candidates
}

/** Adds followers: users follow some of their own candidates, and a few of their colleagues'. */
async function insertFollowers(db: CompanyDb, { followers }: Plan, known: readonly DemoCandidate[]): Promise<void> {
  const follows = Object.entries(followers).flatMap(([userName, count]) => {
    const own = known.filter(({ owner }) => owner === userName).slice(0, Math.ceil(count * 0.7))
    const others = known.filter(({ owner }) => owner !== userName).slice(5, 5 + count - own.length)
    return [...own, ...others].map(({ id, createdAt }) => ({
      candidate_id: id,
      user_name: userName,
      followed_by: userName,
      followed_at: createdAt,
    }))
  })
  await db.insert('candidate_follow', follows).execute()
}

/** Attaches CVs to candidates of the first owner: to every third of them, up to the limit. */
async function attachCvs(
  db: CompanyDb,
  files: Parts['files'],
  drawCv: DrawCv,
  { key, companyId, owners }: Plan,
  known: readonly DemoCandidate[],
): Promise<void> {
  const holders = known
    .filter(({ owner, isBlackListed }) => owner === owners[0] && !isBlackListed)
    .filter((_one, at) => at % 3 === 0)
    .slice(0, mostHolders)
  for (const one of holders) {
    const cv = await drawCv({ ...one, at: one.createdAt })
    const { path, size } = await keepCv(files, companyId, cv)
    await db
      .insert('candidate_file', {
        id: demoId(`${key} cv ${one.id}`),
        candidate_id: one.id,
        kind: 'cv',
        path,
        name: cv.name,
        content_type: 'application/pdf',
        size,
        created_by: one.createdBy,
        created_at: one.createdAt,
      })
      .execute()
    await db.update('candidate').set({ cv_path: path }).where('candidate.id', '=', one.id).execute()
  }
}

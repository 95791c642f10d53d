import { sql } from 'kysely'
import type { CompanyDb } from '../../core/database/companyDb.ts'
import { emailKey, phoneKey } from '../../../common/text.ts'
import { record } from './writes/history.ts'
import { newId } from '../../core/ids.ts'
import { successor } from './live.ts'
import { searchColumns } from './filters/search.ts'
import type { Experience, Language, Resume } from './tables.ts'

/** What becomes a candidate. */
export interface CandidateDraft {
  name: string
  phones: readonly string[]
  emails: readonly string[]
  owner?: string | null
  recChannelId?: string | null
  jobRank?: string | null
  skills?: readonly string[]
  languages?: readonly Language[]
  experiences?: readonly Experience[]
  experienceYear?: number | null
  website?: string | null
  desiredWorkLocations?: readonly string[]
  resume?: Resume
  cvPath?: string | null
  /** Left out: the position of the latest experience. */
  jobTitle?: string | null
  /** Where the person was found: FHU … */
  source?: string | null
  createdBy: string
  /** How the draft came, for the candidate's history; left out: by hand. */
  origin?: 'approved' | 'imported'
}

export interface SavedCandidate {
  id: string
  owner: string | null
  /** False when it was there already. */
  created: boolean
}

/** A phone or e-mail by its key: one candidate of a company has it. */
export interface Contact {
  kind: 'phone' | 'email'
  key: string
}

/** The contacts of a person, each once and in one order, so that two writers cannot block each other. */
export function contactsOf({ phones, emails }: Pick<CandidateDraft, 'phones' | 'emails'>): Contact[] {
  const all: Contact[] = [
    ...[...new Set(emails.map(emailKey))].map((key) => ({ kind: 'email' as const, key })),
    ...[...new Set(phones.map(phoneKey))].map((key) => ({ kind: 'phone' as const, key })),
  ]
  return all.filter((contact) => contact.key).sort((a, b) => (a.kind + a.key < b.kind + b.key ? -1 : 1))
}

/** The candidate of the company that has one of these contacts; the one with most of them, the oldest of equals. */
export async function findByContacts(
  db: CompanyDb,
  contacts: readonly Contact[],
  exceptId?: string,
): Promise<string | undefined> {
  if (contacts.length === 0) return undefined
  let query = db
    .from('candidate_contact')
    .select('candidate_id')
    .where('candidate_id', 'in', db.from('candidate').select('candidate.id').where('deleted_at', 'is', null))
  if (exceptId) query = query.where('candidate_id', '<>', exceptId)
  const found = await query
    .where((eb) => eb.or(contacts.map(({ kind, key }) => eb.and([eb('kind', '=', kind), eb('key', '=', key)]))))
    .groupBy('candidate_id')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('candidate_id')
    .limit(1)
    .executeTakeFirst()
  return found?.candidate_id
}

/**
 * Makes a candidate, or completes the one that already has a phone or e-mail of the draft (or is named by `existingId`):
 * then contacts and skills are added and empty fields filled, and nothing that stands there is changed.
 */
export async function saveCandidate(
  db: CompanyDb,
  draft: CandidateDraft,
  existingId?: string | null,
): Promise<SavedCandidate> {
  const contacts = contactsOf(draft)
  const known = (existingId ? await successor(db, existingId) : undefined) ?? (await findByContacts(db, contacts))
  if (known) return complete(db, known, draft, contacts)
  const id = newId()
  await db
    .insert('candidate', {
      id,
      name: draft.name,
      phones: [...draft.phones],
      emails: [...draft.emails],
      owner: draft.owner ?? null,
      rec_channel_id: draft.recChannelId ?? null,
      job_rank: draft.jobRank ?? null,
      job_title: titleOf(draft),
      source: draft.source ?? null,
      skills: [...(draft.skills ?? [])],
      languages: JSON.stringify(draft.languages ?? []),
      experiences: JSON.stringify(draft.experiences ?? []),
      experience_year: draft.experienceYear ?? null,
      website: draft.website ?? null,
      desired_work_locations: [...(draft.desiredWorkLocations ?? [])],
      companies: companiesOf(draft.experiences),
      resume: JSON.stringify(draft.resume ?? {}),
      cv_path: draft.cvPath ?? null,
      last_activity_at: new Date(),
      created_by: draft.createdBy,
      ...searchColumns(draft),
    })
    .execute()
  const taken = await addContacts(db, id, contacts)
  if (taken.length === contacts.length) {
    await record(db, draft.createdBy, [{ candidateId: id, kind: draft.origin ?? 'created' }])
    return { id, owner: draft.owner ?? null, created: true }
  }
  // Somebody else has made a candidate with one of these contacts a moment ago: that one it is.
  await db.delete('candidate').where('id', '=', id).execute()
  const winner = await findByContacts(db, contacts)
  return complete(db, winner!, draft, contacts)
}

/** Adds the contacts that no candidate has yet; answers which. */
export async function addContacts(
  db: CompanyDb,
  candidateId: string,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  if (contacts.length === 0) return []
  return db
    .insert(
      'candidate_contact',
      contacts.map((contact) => ({ ...contact, candidate_id: candidateId })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .returning(['kind', 'key'])
    .execute()
}

async function complete(
  db: CompanyDb,
  id: string,
  draft: CandidateDraft,
  contacts: readonly Contact[],
): Promise<SavedCandidate> {
  const was = await db.from('candidate').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()
  await addContacts(db, id, contacts)
  const phones = joined(was.phones, draft.phones, phoneKey)
  const emails = joined(was.emails, draft.emails, emailKey)
  const owner = was.owner ?? draft.owner ?? null
  await db
    .update('candidate')
    .set({
      phones,
      emails,
      owner,
      skills: joined(was.skills, draft.skills ?? [], (skill) => skill.toLowerCase()),
      languages: JSON.stringify(was.languages.length > 0 ? was.languages : (draft.languages ?? [])),
      experiences: JSON.stringify(was.experiences.length > 0 ? was.experiences : (draft.experiences ?? [])),
      rec_channel_id: was.rec_channel_id ?? draft.recChannelId ?? null,
      job_rank: was.job_rank ?? draft.jobRank ?? null,
      job_title: was.job_title ?? titleOf(draft),
      source: was.source ?? draft.source ?? null,
      experience_year: was.experience_year === null ? (draft.experienceYear ?? null) : Number(was.experience_year),
      website: was.website ?? draft.website ?? null,
      desired_work_locations:
        was.desired_work_locations.length > 0 ? was.desired_work_locations : [...(draft.desiredWorkLocations ?? [])],
      companies: companiesOf(was.experiences.length > 0 ? was.experiences : draft.experiences),
      resume: JSON.stringify(Object.keys(was.resume).length > 0 ? was.resume : (draft.resume ?? {})),
      cv_path: was.cv_path ?? draft.cvPath ?? null,
      updated_at: new Date(),
      updated_by: draft.createdBy,
      version: was.version + 1,
      ...searchColumns({ name: was.name, phones, emails }),
    })
    .where('id', '=', id)
    .execute()
  const added = (
    [
      ['phones', was.phones, phones],
      ['emails', was.emails, emails],
    ] as const
  ).filter(([, before, after]) => after.length > before.length)
  await record(db, draft.createdBy, [
    {
      candidateId: id,
      kind: draft.origin ?? 'updated',
      changes: added.map(([field, before, after]) => ({
        field,
        before: before.join(', ') || null,
        after: after.join(', '),
      })),
    },
  ])
  return { id, owner, created: false }
}

const titleOf = ({ jobTitle, experiences }: CandidateDraft): string | null =>
  jobTitle || experiences?.[0]?.position || null

/** The companies of a career, each once. */
export const companiesOf = (experiences: readonly Experience[] = []): string[] => [
  ...new Set(experiences.map(({ companyName }) => companyName.trim()).filter(Boolean)),
]

/** What was there and what comes new by its key. */
function joined(was: readonly string[], more: readonly string[], key: (text: string) => string): string[] {
  const known = new Set(was.map(key))
  return [...was, ...more.filter((text) => key(text) && !known.has(key(text)) && known.add(key(text)))]
}

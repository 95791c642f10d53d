import type { CompanyDb } from '../../core/database/companyDb.ts'
import { emailKey, fold, phoneKey } from '../../../common/text.ts'
import {
  addAllContacts,
  addContacts,
  contactKey,
  contactsOf,
  findByContacts,
  holdersOf,
  type Contact,
} from './writes/contacts.ts'
import { record } from './writes/history.ts'
import { newId } from '../../core/ids.ts'
import { firstStatusId } from '../lookups/queries.ts'
import { successor } from './live.ts'
import { searchColumns } from './filters/search.ts'
import { genders } from './shapes.ts'
import type { Experience, Language, Resume } from './tables.ts'

/** The data of a new candidate. */
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
  /** If left out, the position of the latest experience. */
  jobTitle?: string | null
  /** Where the person was found: FHU … */
  source?: string | null
  /** YYYY-MM-DD. */
  birthday?: string | null
  gender?: number
  address?: string | null
  messengers?: readonly string[]
  nationalities?: readonly string[]
  labelIds?: readonly string[]
  /** Values of the company's own fields by key. */
  extendProperties?: Readonly<Record<string, string>>
  createdBy: string
  /** The origin of the draft for the candidate's history; if left out, it was entered by hand. */
  origin?: 'approved' | 'imported'
}

export interface SavedCandidate {
  id: string
  owner: string | null
  /** False if it already existed. */
  created: boolean
}

/**
 * Creates a candidate, or completes the one that already has a phone number or e-mail address of the draft (or that
 * `existingId` names). Completing adds contacts and skills and fills empty fields; existing values are not changed.
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
  await insertDrafts(db, [{ id, draft }])
  const taken = await addContacts(db, id, contacts)
  if (taken.length === contacts.length) {
    await record(db, draft.createdBy, [{ candidateId: id, kind: draft.origin ?? 'created' }])
    return { id, owner: draft.owner ?? null, created: true }
  }
  // Another request has just created a candidate with one of these contacts, so that candidate is completed.
  await db.delete('candidate').where('id', '=', id).execute()
  const winner = await findByContacts(db, contacts)
  return complete(db, winner!, draft, contacts)
}

/** Inserts candidates from drafts in one statement, without their contacts. */
async function insertDrafts(db: CompanyDb, drafts: readonly { id: string; draft: CandidateDraft }[]): Promise<void> {
  const statusId = drafts.length > 0 ? await firstStatusId(db) : null
  await db.insertMany(
    'candidate',
    drafts.map(
      ({ id, draft }) =>
        ({
          id,
          name: draft.name,
          phones: draft.phones,
          emails: draft.emails,
          owner: draft.owner ?? null,
          rec_channel_id: draft.recChannelId ?? null,
          job_rank: draft.jobRank ?? null,
          job_title: titleOf(draft),
          source: draft.source ?? null,
          status_id: statusId,
          skills: draft.skills ?? [],
          languages: draft.languages ?? [],
          experiences: draft.experiences ?? [],
          experience_year: draft.experienceYear ?? null,
          website: draft.website ?? null,
          desired_work_locations: draft.desiredWorkLocations ?? [],
          companies: companiesOf(draft.experiences),
          resume: draft.resume ?? {},
          cv_path: draft.cvPath ?? null,
          birthday: draft.birthday ?? null,
          gender: draft.gender ?? genders.unknown,
          address: draft.address ?? null,
          messengers: draft.messengers ?? [],
          nationalities: draft.nationalities ?? [],
          label_ids: draft.labelIds ?? [],
          extend_properties: draft.extendProperties ?? {},
          terminal_date: draft.extendProperties?.TerminalDate || null,
          last_activity_at: new Date(),
          created_by: draft.createdBy,
          ...searchColumns(draft),
          // insertMany accepts jsonb values without conversion.
        }) as never,
    ),
  )
}

/**
 * Creates candidates from drafts whose contacts nobody has, with a fixed small number of statements. Returns the id of
 * each, or null if a candidate or an earlier draft already has one of the contacts; such drafts must be saved with
 * `saveCandidate`. The caller must record the events.
 */
export async function createUnknown(db: CompanyDb, drafts: readonly CandidateDraft[]): Promise<(string | null)[]> {
  const contacts = drafts.map(contactsOf)
  const seen = await holdersOf(db, contacts.flat())
  const ids = contacts.map((own) => {
    if (own.some((contact) => seen.has(contactKey(contact)))) return null
    const id = newId()
    for (const contact of own) seen.set(contactKey(contact), id)
    return id
  })
  const fresh = drafts.flatMap((draft, at) => (ids[at] ? { id: ids[at], draft, contacts: contacts[at]! } : []))
  await insertDrafts(db, fresh)
  const taken = await addAllContacts(
    db,
    fresh.flatMap(({ id, contacts: own }) => own.map((contact) => ({ ...contact, candidateId: id }))),
  )
  // Another request has just created a candidate with one of these contacts.
  const late = new Set(
    fresh.filter(({ contacts: own }) => own.some((one) => !taken.has(contactKey(one)))).map(({ id }) => id),
  )
  if (late.size > 0)
    await db
      .delete('candidate')
      .where('id', 'in', [...late])
      .execute()
  return ids.map((id) => (id && late.has(id) ? null : id))
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
  const extension = { ...draft.extendProperties, ...filled(was.extend_properties) }
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
      status_id: was.status_id ?? (await firstStatusId(db)),
      experience_year: was.experience_year === null ? (draft.experienceYear ?? null) : Number(was.experience_year),
      website: was.website ?? draft.website ?? null,
      desired_work_locations:
        was.desired_work_locations.length > 0 ? was.desired_work_locations : [...(draft.desiredWorkLocations ?? [])],
      companies: companiesOf(was.experiences.length > 0 ? was.experiences : draft.experiences),
      resume: JSON.stringify(Object.keys(was.resume).length > 0 ? was.resume : (draft.resume ?? {})),
      cv_path: was.cv_path ?? draft.cvPath ?? null,
      address: was.address ?? draft.address ?? null,
      ...(!was.birthday && draft.birthday && { birthday: draft.birthday }),
      gender: was.gender === genders.unknown ? (draft.gender ?? genders.unknown) : was.gender,
      messengers: joined(was.messengers, draft.messengers ?? [], fold),
      nationalities: joined(was.nationalities, draft.nationalities ?? [], fold),
      label_ids: joined(was.label_ids, draft.labelIds ?? [], (id) => id),
      extend_properties: JSON.stringify(extension),
      ...(!was.terminal_date && extension.TerminalDate && { terminal_date: extension.TerminalDate }),
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

const filled = (values: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''))

const titleOf = ({ jobTitle, experiences }: CandidateDraft): string | null =>
  jobTitle || experiences?.[0]?.position || null

/** Returns the companies of a career, without duplicates. */
export const companiesOf = (experiences: readonly Experience[] = []): string[] => [
  ...new Set(experiences.map(({ companyName }) => companyName.trim()).filter(Boolean)),
]

/** Appends the texts with new keys to the existing ones. */
function joined(was: readonly string[], more: readonly string[], key: (text: string) => string): string[] {
  const known = new Set(was.map(key))
  return [...was, ...more.filter((text) => key(text) && !known.has(key(text)) && known.add(key(text)))]
}

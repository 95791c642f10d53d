import type { CompanyDb } from '../../core/database/companyDb.ts'
import { companiesOf } from '../../features/candidates/queries.ts'
import { contactsOf } from '../../features/candidates/writes/contacts.ts'
import { searchColumns } from '../../features/candidates/filters/search.ts'
import type { Career } from './careers.ts'
import type { Person } from '../people/people.ts'
import { profileOf } from '../people/profiles.ts'

export interface DemoCandidate {
  id: string
  person: Person
  career: Career
  owner: string | null
  channelId: string
  createdAt: Date
  createdBy: string
  isBlackListed?: boolean
  /** YYYY-MM-DD. */
  terminalDate?: string
  cvPath?: string
}

/** Returns the id of the company's status or label with a name, if it exists. */
export type WordIds = (kind: 'candidateStatus' | 'label', name: string) => string | undefined

/** Adds candidates and their contacts, five hundred at a time. */
export async function insertCandidates(
  db: CompanyDb,
  candidates: readonly DemoCandidate[],
  wordId: WordIds,
): Promise<void> {
  const channels = await db.from('recruitment_channel').select(['id', 'name']).execute()
  const channelNames = new Map(channels.map(({ id, name }) => [id, name]))
  for (let start = 0; start < candidates.length; start += 500) {
    const part = candidates
      .slice(start, start + 500)
      .map(({ person, ...rest }) => ({
        ...rest,
        name: person.name,
        phones: [person.phone],
        emails: [person.email],
        profile: profileOf(rest.id, person, rest.career, {
          channel: channelNames.get(rest.channelId),
          terminalDate: rest.terminalDate,
        }),
      }))
    await db
      .insert(
        'candidate',
        part.map(
          ({
            id,
            name,
            phones,
            emails,
            career,
            profile,
            owner,
            channelId,
            createdAt,
            createdBy,
            isBlackListed,
            terminalDate,
            cvPath,
          }) => ({
            id,
            name,
            phones,
            emails,
            owner,
            rec_channel_id: channelId,
            job_rank: career.rank,
            skills: career.skills,
            languages: JSON.stringify(career.languages),
            experiences: JSON.stringify(career.experiences),
            experience_year: career.years,
            website: profile.website,
            birthday: profile.birthday,
            gender: profile.gender,
            address: profile.address,
            source: profile.source,
            messengers: profile.messengers,
            status_id: wordId('candidateStatus', profile.status) ?? null,
            label_ids: profile.labels.flatMap((label) => wordId('label', label) ?? []),
            extend_properties: JSON.stringify(profile.extension),
            desired_work_locations: [career.city],
            job_title: career.position,
            companies: companiesOf(career.experiences),
            nationalities: career.resume.nationalities ?? [],
            last_activity_at: createdAt,
            resume: JSON.stringify({ ...career.resume, skills: profile.skills }),
            cv_path: cvPath ?? null,
            in_black_list: isBlackListed ?? false,
            terminal_date: terminalDate ?? null,
            created_by: createdBy,
            created_at: createdAt,
            updated_at: createdAt,
            ...searchColumns({ name, phones, emails }),
          }),
        ),
      )
      .execute()
    const contacts = part.flatMap((candidate) =>
      contactsOf(candidate).map((contact) => ({ ...contact, candidate_id: candidate.id })),
    )
    await db
      .insert('candidate_contact', contacts)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

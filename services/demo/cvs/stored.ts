import type { CompanyDb } from '../../core/database/companyDb.ts'
import '../../features/candidates/tables.ts'
import { fields, positionsOf, type Field } from '../candidates/fields.ts'
import { lands, type Country } from '../people/countries.ts'
import type { CvOf } from './words.ts'

/** Returns the content of a CV for a demo candidate who is already in the database. */
export async function cvOfCandidate(db: CompanyDb, id: string, at: Date): Promise<CvOf> {
  const found = await db
    .from('candidate')
    .select(['name', 'phones', 'emails', 'gender', 'address', 'nationalities', 'job_title', 'job_rank'])
    .select(['skills', 'languages', 'experiences', 'experience_year', 'desired_work_locations', 'resume'])
    .select((eb) => eb.cast<string>('candidate.birthday', 'text').as('birthday'))
    .where('candidate.id', '=', id)
    .executeTakeFirstOrThrow()
  const position = found.job_title ?? ''
  return {
    person: {
      name: found.name,
      phone: found.phones[0]!,
      email: found.emails[0]!,
      country: (Object.keys(lands) as Country[]).find((one) => found.nationalities.includes(lands[one].nationality))!,
      birthday: found.birthday,
      gender: found.gender === 0 ? 0 : 1,
    },
    career: {
      field: (Object.keys(fields) as Field[]).find((field) => positionsOf(field).includes(position))!,
      position,
      skills: found.skills,
      years: Number(found.experience_year),
      rank: found.job_rank ?? '',
      languages: found.languages,
      experiences: found.experiences,
      city: found.desired_work_locations[0]!,
      address: found.address ?? '',
      resume: { ...found.resume },
    },
    at,
  }
}

import { isEmail, isPhone } from '../../../../common/patterns.ts'
import type { FieldMessage } from '../../../core/contract/messages.ts'
import type { CompanyDb } from '../../../core/database/companyDb.ts'
import { genders } from '../../candidates/shapes.ts'
import { columnsOf } from '../../candidates/writes/stored.ts'
import { isLink, tidy, uniqueTexts } from '../../candidates/writes/validation.ts'
import type { CvContent } from '../../verifications/mails/cvFile.ts'
import type { RowDraft } from '../columns/drafts.ts'
import type { ImportRow } from '../imports.ts'
import type { ReadRow } from '../steps/reading.ts'
import type { CvFields } from '../tables.ts'

/** Returns an empty draft for a CV that cannot be read. A user may still enter the name. */
export const unreadDraft = (unread: FieldMessage): CvFields => ({
  name: '',
  phones: [],
  emails: [],
  gender: genders.unknown,
  messengers: [],
  nationalities: [],
  labelIds: [],
  desiredWorkLocations: [],
  extendProperties: '{}',
  resume: { work: [], education: [], awards: [], skills: [], languages: [] },
  unread,
})

const most = { contacts: 10, works: 100, skills: 100, few: 50, nationalities: 10 } as const
const cut = (text: string, max = 250) => tidy(text).slice(0, max)
const nameOf = (text: string) => cut(text).replace(/\s+/g, ' ')
const brief = (text: string | null | undefined, max?: number) => cut(text ?? '', max) || null

/** Limits the data of a CV to what a candidate may hold: invalid contacts and surplus values are left out. */
export function toCvFields({ resume, offeredName, ...read }: CvContent): CvFields {
  const website = brief(read.website, 500)
  return {
    ...read,
    name: nameOf(read.name),
    ...(offeredName && { offeredName: nameOf(offeredName) }),
    jobTitle: brief(read.jobTitle),
    phones: uniqueTexts(read.phones.filter(isPhone)).slice(0, most.contacts),
    emails: uniqueTexts(read.emails.filter((email) => email.length <= 250 && isEmail(tidy(email)))).slice(
      0,
      most.contacts,
    ),
    address: brief(read.address, 500),
    website: website && isLink(website) ? website : null,
    nationalities: uniqueTexts(read.nationalities.map((one) => cut(one, 100))).slice(0, most.nationalities),
    resume: {
      ...(brief(resume.summary) && { summary: cut(resume.summary!, 10_000) }),
      work: resume.work
        .slice(0, most.works)
        .map(({ summary, ...one }) => ({
          ...one,
          company: cut(one.company),
          position: cut(one.position ?? ''),
          ...(summary && { summary: cut(summary, 10_000) }),
        })),
      education: resume.education.slice(0, most.few).map((one) => ({ ...one, institution: cut(one.institution) })),
      awards: resume.awards.slice(0, most.few).map((one) => ({ ...one, title: cut(one.title) })),
      skills: resume.skills.slice(0, most.skills).map((one) => ({ ...one, name: cut(one.name, 100) })),
      languages: resume.languages.slice(0, most.few).map((one) => ({ ...one, language: cut(one.language, 100) })),
    },
  }
}

/** Returns the candidate that a CV becomes. Its owner is the user who imports it. */
function draftOf(fields: CvFields, { source, created_by: createdBy }: ImportRow): RowDraft {
  const { resume, experiences, languages } = columnsOf(fields)
  return {
    draft: {
      ...fields,
      owner: createdBy,
      source,
      createdBy,
      origin: 'imported',
      extendProperties: {},
      skills: fields.resume.skills.map(({ name }) => name),
      experiences: JSON.parse(experiences) as { companyName: string; position: string }[],
      languages: JSON.parse(languages) as { language: string; level: number }[],
      resume: JSON.parse(resume) as object,
    },
    remarks: [],
    note: '',
    place: null,
    cvNames: [],
  }
}

/** Returns the CVs of an import as rows to import, in order. A CV without a draft becomes a row with problems. */
export async function cvRows(db: CompanyDb, work: ImportRow): Promise<ReadRow[]> {
  const rows = await db
    .from('candidate_import_row')
    .select(['name', 'draft', 'remarks'])
    .where('import_id', '=', work.id)
    .orderBy('row')
    .execute()
  return rows.map(({ name, draft, remarks }) => (draft ? draftOf(draft, work) : { name, problems: remarks }))
}

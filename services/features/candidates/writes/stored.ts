import { companiesOf } from '../queries.ts'
import { searchColumns } from '../filters/search.ts'
import type { CandidateFields, Resume } from '../shapes.ts'
import type { Resume as Stored } from '../tables.ts'

const known = <T extends object>(value: T): T =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== null && one !== undefined && one !== '')) as T

/**
 * Returns a resume as it is stored: data with separate columns is left out, and data that no form shows is preserved
 * (decision D-84).
 */
function storedResume({ summary, work, education, awards, skills }: Resume, before: Stored = {}): Stored {
  const { label: _label, summary: _summary, ...basics } = before.basics ?? {}
  return {
    basics: { ...basics, ...(summary && { summary }) },
    work: work.map(({ company, isAdded, position = '', startDate, endDate, ...rest }) => ({
      name: company,
      position,
      ...known({
        ...rest,
        startDate: startDate ?? undefined,
        endDate: endDate ?? undefined,
        isCurrent: isAdded || undefined,
      }),
    })),
    education: education.map(({ institution, isAdded, startDate, endDate, ...rest }) => ({
      institution,
      ...known({
        ...rest,
        startDate: startDate ?? undefined,
        endDate: endDate ?? undefined,
        isCurrent: isAdded || undefined,
      }),
    })),
    awards: awards.map(({ title, date }) => ({ title, ...(date && { date }) })),
    skills: skills.filter(({ level }) => level > 0),
  }
}

/**
 * Returns the last working day from the company's own field, or nothing if neither the form nor the record has that
 * field.
 */
function terminalDate(
  after: Record<string, string>,
  before: Record<string, string>,
): { terminal_date?: string | null } {
  if (!('TerminalDate' in after) && !('TerminalDate' in before)) return {}
  return { terminal_date: after.TerminalDate || null }
}

/** Returns the columns of fields that have been checked. */
export function columnsOf(fields: CandidateFields, before: { resume?: Stored; extendProperties?: string } = {}) {
  const { resume } = fields
  const experiences = resume.work.map(({ company, position = '' }) => ({ companyName: company, position }))
  const extension = JSON.parse(fields.extendProperties) as Record<string, string>
  return {
    name: fields.name,
    job_title: fields.jobTitle ?? null,
    phones: fields.phones,
    emails: fields.emails,
    birthday: fields.birthday ?? null,
    gender: fields.gender,
    address: fields.address ?? null,
    website: fields.website ?? null,
    messengers: fields.messengers,
    nationalities: fields.nationalities,
    owner: fields.owner ?? null,
    source: fields.source ?? null,
    rec_channel_id: fields.recChannelId ?? null,
    status_id: fields.statusId ?? null,
    label_ids: fields.labelIds,
    job_rank: fields.jobRank ?? null,
    experience_year: fields.experienceYear ?? null,
    desired_work_locations: fields.desiredWorkLocations,
    extend_properties: JSON.stringify(extension),
    onboard_date: fields.onboardDate ?? null,
    skills: resume.skills.map(({ name }) => name),
    languages: JSON.stringify(resume.languages.map(({ language, fluency }) => ({ language, level: fluency }))),
    experiences: JSON.stringify(experiences),
    companies: companiesOf(experiences),
    resume: JSON.stringify(storedResume(resume, before.resume)),
    ...(fields.inBlackList !== undefined && { in_black_list: fields.inBlackList }),
    ...terminalDate(extension, JSON.parse(before.extendProperties ?? '{}') as Record<string, string>),
    ...searchColumns(fields),
  }
}

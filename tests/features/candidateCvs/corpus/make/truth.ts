import type { Cv, Layout, Omitted } from './layouts/layout.ts'
import type { Truth } from '../truth.ts'

/** Returns what a reader should find in a CV. */
export function truthOf({ person }: Cv, layout: Layout): Truth {
  const shows = (omitted: Omitted) => !layout.omits.includes(omitted)
  const isDrawn = layout.pdf !== undefined
  const as = (text: string) => (isDrawn ? layout.letters!(text) : text)
  const name = layout.isNameUpper ? person.name.toUpperCase() : (layout.nameAs?.(person.name) ?? person.name)
  const study = (date: string) => date.slice(0, shows('studyMonths') ? 7 : 4)
  return {
    name: as(name),
    phones: shows('phones') ? [person.phone] : [],
    emails: shows('emails') ? [person.email] : [],
    birthday: shows('birthday') ? person.birthday : null,
    gender: shows('gender') ? (person.gender === 'male' ? 0 : 1) : null,
    address: layout.isLinkedin ? person.city : shows('address') ? as(person.address) : null,
    jobTitle: shows('title') || shows('positions') ? as(person.jobTitle) : null,
    nationality: shows('nationality') ? as(person.nationality) : null,
    website: layout.isLinkedin ? `www.${person.linkedin}` : shows('website') ? person.website : null,
    work: person.work.map((job) => ({
      company: as(job.company),
      position: shows('positions') ? as(job.position) : '',
      startDate: job.from,
      endDate: job.to,
      isAdded: job.to === null,
    })),
    education: person.education.map(({ institution, area, studyType, from, to }) => ({
      institution: as(institution),
      area: as(area),
      studyType: shows('degrees') ? as(studyType) : '',
      startDate: shows('studyStart') ? study(from) : null,
      endDate: study(to),
    })),
    awards: shows('awards')
      ? person.awards.map(({ title, year, month }) => ({
          title: as(title),
          date: !shows('awardDates')
            ? null
            : shows('awardMonths')
              ? `${year}-${String(month).padStart(2, '0')}`
              : String(year),
        }))
      : [],
    skills: shows('skills')
      ? person.skills.map(({ name: skill, level }) => ({ name: as(skill), level: shows('skillLevels') ? level : 0 }))
      : [],
    languages: shows('languages') ? person.languages.map(({ key, fluency }) => ({ language: key, fluency })) : [],
  }
}

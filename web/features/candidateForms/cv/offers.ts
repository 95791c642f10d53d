import { createContext } from 'react'
import { cvMonth, cvPeriod } from '../../../shared/cv/dates.ts'
import type { Marks } from '../../../shared/cvMarks/marks.ts'
import {
  emptyRows,
  type AwardRow,
  type CandidateValues,
  type EducationRow,
  type LanguageRow,
  type Line,
  type RowsName,
  type SkillRow,
  type WorkRow,
} from '../form/candidateValues.ts'
import { genderOf, isBlank, groupMarks, parseFieldPath, type Extracted } from './extraction.ts'

/** The fields that a CV may contain, in the order of the form. */
const names = [
  'name',
  'jobTitle',
  'phones',
  'emails',
  'birthday',
  'gender',
  'address',
  'website',
  'messengers',
  'nationalities',
  'jobRank',
  'experienceYears',
  'desiredWorkLocations',
  'summary',
  'work',
  'education',
  'awards',
  'skills',
  'languages',
] as const satisfies (keyof CandidateValues)[]
export type OfferedName = (typeof names)[number]
/** The fields that can have several values. */
export type OfferedList = RowsName | 'phones' | 'emails' | 'messengers' | 'nationalities' | 'desiredWorkLocations'
export type OfferedValue = Exclude<OfferedName, OfferedList>

/** Values that a CV may contain, as the form would hold them. They are not certain enough to be filled in. */
export type Offers = Partial<Pick<CandidateValues, OfferedName>> & { marks: Marks }
export const noOffers: Offers = { marks: {} }

interface OffersOfForm {
  offers: Offers
  /** Puts a field's offered value, or the offered list entry at `at`, into the form. */
  take: (name: OfferedName, at?: number) => void
  /** Whether a newer reader has found the values: existing values may come from an older reader. */
  isNews?: boolean
}
export const OffersContext = createContext<OffersOfForm>({ offers: noOffers, take: () => {} })

/** Returns what a CV offers to a form; `isOnlyEmpty` leaves out fields that already have a value. */
export function collectOffers(
  { fields }: { fields: Extracted },
  current: CandidateValues,
  isOnlyEmpty: boolean,
): Offers {
  const offered = fields.filter(({ isOffered }) => isOffered)
  const marks = groupMarks(offered)
  const offers: Record<string, unknown> = {}
  const rows = new Map<string, Record<string, unknown>>()
  for (const { field, value } of offered) {
    const { name, place, own } = parseFieldPath(field)
    if (isOnlyEmpty && !isBlank(current[name as OfferedName])) continue
    const list = (offers[name] ?? []) as unknown[]
    if (place) {
      const row = rows.get(place) ?? { ...(emptyRows[name as RowsName] ?? { value: '' }), marks: marks.get(place) }
      if (!rows.has(place)) offers[name] = [...list, row]
      rows.set(place, row)
      row[own] = own === 'isCurrent' ? value === 'true' : value
    } else if (name === 'nationalities' || name === 'desiredWorkLocations') offers[name] = [...list, value]
    else offers[name] = name === 'gender' ? genderOf(Number(value)) : value
  }
  return { ...offers, marks: marks.get('')! }
}

/** Returns the fields that have offers, in the order of the form. */
export const listOfferedFields = (offers: Offers): OfferedName[] => names.filter((name) => !isBlank(offers[name] ?? ''))

type Entry = NonNullable<Offers[OfferedList]>[number]
type AnyRow = Partial<WorkRow & EducationRow & AwardRow & SkillRow & LanguageRow & Line>

/** Returns an entry in one line: Acme, Engineer, 2019 – 2020. */
export function formatEntry(entry: Entry, now: string): string {
  if (typeof entry === 'string') return entry
  const row: AnyRow = entry
  const { startDate = '', endDate = '', isCurrent = false } = row
  const said = [row.company, row.position, row.institution, row.area, row.studyType, row.title, row.name, row.language]
  const when = [cvMonth(row.date ?? ''), cvPeriod({ startDate, endDate, isAdded: isCurrent }, now)]
  return [...said, row.value, ...when].filter(Boolean).join(', ')
}

import type { CandidateFields } from '../../../candidates/contract.ts'
import type { Read } from '../contacts.ts'
import type { Span } from '../dates.ts'
import type { Line } from '../lines.ts'
import type { Rirekisho } from '../rirekisho.ts'
import { awardsOf, type Award } from './awards.ts'
import { employments } from './employment.ts'
import { entriesOf } from './entries.ts'
import { studies } from './studies.ts'
import { tableOf } from './tables.ts'

type Resume = CandidateFields['resume']
type Job = Resume['work'][number]
type Study = Resume['education'][number]
/** The work, studies and certificates of a CV. */
export interface Career {
  work: Read<Job>[]
  education: Read<Study>[]
  awards: Read<Award>[]
}

const longest = 10_000
/** The confidence of values from a table. */
const sure = 0.95
const times = (found: Span | null) => ({
  startDate: found?.startDate ?? null,
  endDate: found?.endDate ?? null,
  isAdded: found?.isAdded ?? false,
})

function jobsOf(lines: readonly Line[]): Read<Job>[] {
  const rows = tableOf(lines)
  if (rows?.some(({ company, position }) => company ?? position))
    return rows.flatMap(({ company = '', position = '', details = '', span, line }) => {
      const value = { company, position, ...times(span), summary: details.slice(0, longest) }
      return company || position ? [{ line, confidence: span ? sure : 0.7, value }] : []
    })
  const entries = entriesOf(lines)
  const named = employments(entries)
  return entries.flatMap(({ details, span, line }, at) => {
    const { confidence, ...said } = named[at]!
    if (!said.company && !said.position) return []
    return [{ line, confidence, value: { ...said, ...times(span), summary: details.join('\n').slice(0, longest) } }]
  })
}

function studiesOf(lines: readonly Line[]): Read<Study>[] {
  const rows = tableOf(lines)
  if (rows?.some(({ institution }) => institution))
    return rows.flatMap(({ institution = '', area = '', studyType = '', span, line }) => {
      // The degree and its subject may be in one column.
      const said = studies({ heads: [institution, area || studyType].filter(Boolean), span })
      const told = area && studyType ? { area, studyType } : { area: said.area, studyType: said.studyType }
      return institution ? [{ line, confidence: sure, value: { institution, ...told, ...times(span) } }] : []
    })
  return entriesOf(lines).flatMap((entry) => {
    const { confidence, ...said } = studies(entry)
    return said.institution ? [{ line: entry.line, confidence, value: { ...said, ...times(entry.span) } }] : []
  })
}

/** Returns the entries of work, education and certificates that the sections list. */
export const listed = (of: (kind: 'work' | 'education' | 'awards') => Line[]): Career => ({
  work: jobsOf(of('work')),
  education: studiesOf(of('education')),
  awards: awardsOf(of('awards')),
})

/** Returns the same from the table of a rirekisho, latest first. */
export const fromRirekisho = ({ work, education, awards }: Rirekisho): Career => ({
  work: work
    .map(({ line, ...value }) => ({ line, confidence: sure, value: { ...value, position: '', summary: '' } }))
    .toReversed(),
  education: education
    .map(({ line, ...value }) => ({ line, confidence: sure, value: { ...value, studyType: '', isAdded: false } }))
    .toReversed(),
  awards: awards.map(({ line, ...value }) => ({ line, confidence: sure, value })),
})

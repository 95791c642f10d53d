import type { FieldMessage } from '../../core/contract/messages.ts'
import { planColumns, type ColumnPlan } from '../verifications/csv/columns.ts'
import type { CheckedRow } from '../verifications/csv/rows.ts'
import type { CandidateDraft } from '../candidates/queries.ts'
import { talentColumns as known } from '../../../common/csv.ts'
import { fold } from '../../../common/text.ts'

/** The header of the sample file. */
export const sampleHeader = ['name', 'phones', 'emails', ...known.map(({ name }) => name)]

/** Returns the meaning of each column of a file. The header may name any of the known columns, in any order. */
export function talentColumns(header: readonly string[]): ColumnPlan | { problems: FieldMessage[] } {
  const titles = new Set(header.map((title) => fold(title).replace(/\s+/g, ' ').trim()))
  return planColumns(
    header,
    known.filter(({ name, displayName }) => titles.has(fold(name)) || titles.has(fold(displayName))),
  )
}

const list = (text = '') =>
  text
    .split(/[;,\n]/)
    .map((part) => part.trim())
    .filter(Boolean)

/** Converts a row of a file into a candidate. */
export function draftOf({ name, phones, emails, info }: CheckedRow, createdBy: string): CandidateDraft {
  const said = JSON.parse(info) as Record<string, string | undefined>
  const years = Number((said.experienceYear ?? '').replace(',', '.'))
  const experiences =
    said.company || said.jobTitle ? [{ companyName: said.company ?? '', position: said.jobTitle ?? '' }] : []
  return {
    name,
    phones,
    emails,
    experiences,
    createdBy,
    origin: 'imported',
    skills: list(said.skills),
    desiredWorkLocations: list(said.desiredWorkLocations),
    website: said.website || null,
    experienceYear: said.experienceYear && years >= 0 && years <= 70 ? years : null,
    jobTitle: said.jobTitle || null,
    resume: said.jobTitle ? { basics: { label: said.jobTitle } } : {},
  }
}

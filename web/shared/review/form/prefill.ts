import { graphql, readInlineData } from 'relay-runtime'
import { importedNameOf, type ImportedName } from '../../../../common/imports/names.ts'
import { fold } from '../../../../common/text.ts'
import { joinedLanguages, maxLanguages, mostRows, type LanguageRow } from '../../careerRows/careerValues.ts'
import { sure, type Mark, type Marks } from '../../cvMarks/marks.ts'
import { addTags } from '../../fields/TagsInput.tsx'
import { experienceYearsRange, type ApproveValues } from './approveValues.ts'
import type { prefill_reading$key } from './__generated__/prefill_reading.graphql.ts'

type Info = readonly { readonly name: string; readonly value: string }[]
interface Work {
  readonly company: string
  readonly position?: string | null
  readonly isCurrent: boolean
}
/** The data read from a CV that the form needs. */
export interface Reading {
  readonly draft: {
    readonly jobTitle?: string | null
    readonly experienceYears?: number | null
    readonly website?: string | null
    readonly resume: {
      readonly work: readonly Work[]
      readonly skills: readonly { readonly name: string }[]
      readonly languages: readonly { readonly language: string; readonly fluency: number }[]
    }
  }
  readonly fields: readonly {
    readonly field: string
    readonly value: string
    readonly snippet: string
    readonly page?: number | null
    readonly confidence: number
    readonly isOffered: boolean
  }[]
}
export type Prefilled = Pick<
  ApproveValues,
  'position' | 'companyName' | 'experienceYears' | 'skills' | 'languages' | 'experiences' | 'website'
>

/** Returns what was read from the CV of a row. */
export const readingOf = (key: prefill_reading$key | null | undefined): Reading | null =>
  key
    ? readInlineData(
        graphql`
          fragment prefill_reading on CandidateCvReading @inline {
            draft {
              jobTitle experienceYears website
              resume { work { company position isCurrent } skills { name } languages { language fluency } }
            }
            fields { field value snippet page confidence isOffered }
          }
        `,
        key,
      )
    : null

/** Whether a text is a language tag (`vi`, `en-GB`): that is the language of the text, not a language skill. */
const isLanguageTag = (text: string) => /^[a-z]{2}(?:-[a-z]{2})?$/i.test(text)

/**
 * Returns the imported values of a row by their meaning; if two columns have the same meaning, the first one with a
 * value counts.
 */
function importedOf(info: Info): Partial<Record<ImportedName, string>> {
  const names = new Set(info.map(({ name }) => name))
  // The title of a vendor's submission is not a job title.
  const isSubmission = names.has('vendor') && names.has('request')
  const found: Partial<Record<ImportedName, string>> = {}
  for (const { name, value } of info) {
    const known = name === 'title' && isSubmission ? null : importedNameOf(name)
    const text = value.trim()
    if (known && text && !(known === 'languages' && isLanguageTag(text))) found[known] ??= text
  }
  return found
}

/** Returns the first number in a text if it is plausible as years of work: `5`, `about 5,5 years`. */
function yearsIn(text: string): string {
  const years = /\d+(?:[.,]\d+)?/.exec(text)?.[0] ?? ''
  const number = Number(years.replace(',', '.'))
  return years && number >= experienceYearsRange.min && number <= experienceYearsRange.max ? years : ''
}

/** Reads `English`, `English - 4` or `English (4)`; the level 0 means not specified. */
function languageOf(text: string): LanguageRow {
  const bare = text.endsWith(')') ? text.slice(0, -1) : text
  const level = bare.slice(-1)
  let end = bare.length - 1
  while (end > 0 && ' -:('.includes(bare[end - 1]!)) end--
  const hasLevel = level >= '1' && level <= '5' && end > 0 && end < bare.length - 1
  return hasLevel ? { language: bare.slice(0, end), level } : { language: text, level: '0' }
}

/** Returns as many languages as can be stored together. */
function fitting(languages: readonly LanguageRow[]): LanguageRow[] {
  const kept: LanguageRow[] = []
  for (const row of languages)
    if (kept.length < mostRows.languages && joinedLanguages([...kept, row]).length <= maxLanguages) kept.push(row)
  return kept
}

/**
 * Returns the initial values of a row's form: what was imported, then what was read from its CV. The marks refer to the
 * passages of the CV; values that are only suggestions are left out.
 */
export function prefilled(info: Info, reading: Reading | null | undefined): { values: Prefilled; marks: Marks } {
  const imported = importedOf(info)
  const draft = reading?.draft
  const resume = draft?.resume
  const fields = (reading?.fields ?? []).filter(({ isOffered }) => !isOffered)
  /** Returns the mark of a value, searched in the fields with these names. */
  const markOf = (value: string, place: RegExp): Mark | undefined => {
    const found = fields.find((one) => place.test(one.field) && fold(one.value) === fold(value))
    return found && { snippet: found.snippet, page: found.page ?? null, isUnsure: found.confidence < sure }
  }
  const work = resume?.work ?? []
  const present = work.find(({ isCurrent }) => isCurrent) ?? work[0]
  const position = imported.position ?? draft?.jobTitle ?? present?.position ?? ''
  const companyName = imported.company ?? present?.company ?? ''
  const website = imported.website ?? draft?.website ?? ''
  const read = (resume?.languages ?? []).map(({ language, fluency }) => ({ language, level: String(fluency) }))
  const levels = new Map(read.map(({ language, level }) => [fold(language), level]))
  const languages = imported.languages
    ? addTags([], imported.languages)
        .map(languageOf)
        .map((row) => (row.level === '0' ? { ...row, level: levels.get(fold(row.language)) ?? '0' } : row))
    : read
  const skills = addTags([], imported.skills ?? (resume?.skills ?? []).map(({ name }) => name).join('\n'))
  const marked = <T extends object>(row: T, marks: Record<string, Mark | undefined>): T & { marks?: Marks } => {
    const known = Object.entries(marks).filter((one): one is [string, Mark] => one[1] !== undefined)
    return known.length > 0 ? { ...row, marks: Object.fromEntries(known) } : row
  }
  const values: Prefilled = {
    position,
    companyName,
    experienceYears: yearsIn(imported.experience ?? '') || (draft?.experienceYears?.toString() ?? ''),
    skills,
    languages: fitting(languages).map((row) =>
      marked(row, { language: markOf(row.language, /^resume\.languages\.\d+\.language$/) }),
    ),
    experiences: work
      .filter((one) => one !== present && (one.company || one.position))
      .slice(0, mostRows.experiences)
      .map((one) => {
        const row = { companyName: one.company, position: one.position ?? '' }
        return marked(row, {
          companyName: markOf(row.companyName, /^resume\.work\.\d+\.company$/),
          position: markOf(row.position, /^resume\.work\.\d+\.position$/),
        })
      }),
    website,
  }
  const ofSkills = skills.flatMap((skill) => markOf(skill, /^resume\.skills\.\d+\.name$/) ?? [])
  const { marks = {} } = marked(
    {},
    {
      position: markOf(position, /^(jobTitle|resume\.work\.\d+\.position)$/),
      companyName: markOf(companyName, /^resume\.work\.\d+\.company$/),
      website: markOf(website, /^website$/),
      skills: ofSkills[0] && {
        snippet: [...new Set(ofSkills.map(({ snippet }) => snippet))].join('\n'),
        page: ofSkills[0].page,
        isUnsure: ofSkills.some(({ isUnsure }) => isUnsure),
      },
    },
  )
  return { values, marks }
}

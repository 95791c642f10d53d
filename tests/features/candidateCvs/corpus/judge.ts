import { readdirSync, readFileSync } from 'node:fs'
import { fold, phoneKey } from '../../../../common/text.ts'
import type { CandidateFields } from '../../../../services/features/candidates/shapes.ts'
import type { Told, Truth } from './truth.ts'

const committed = new URL('files/', import.meta.url)

export interface CorpusCv extends Told {
  name: string
  type: 'pdf' | 'docx'
  read: () => Uint8Array
}

/** The CVs of the corpus with their true contents. */
export const corpus = (folder = committed): CorpusCv[] =>
  readdirSync(folder)
    .filter((name) => /\.(?:pdf|docx)$/.test(name))
    .map((name) => ({
      name,
      type: name.endsWith('.pdf') ? 'pdf' : 'docx',
      read: () => new Uint8Array(readFileSync(new URL(name, folder))),
      ...(JSON.parse(readFileSync(new URL(name.replace(/\.\w+$/, '.json'), folder), 'utf8')) as Told),
    }))

/** For one field: how often CVs contain it, how often the reader finds a value, and how often the value is right. */
export interface Count {
  told: number
  found: number
  right: number
}
export type Counts = Record<string, Count>
export interface Judged {
  counts: Counts
  /** Whether a wrong name was found. */
  isNameWrong: boolean
  /** The values that were not found correctly, for developers of the reader. */
  misses: string[]
}

const same = (text: string | null | undefined) => fold(text ?? '').replace(/\s+/g, '')
const site = (text: string) => same(text).replace(/^https?:\/\/|\/$/g, '')
const exact = (text: string) => text.normalize('NFC').replace(/\s+/g, ' ').trim()
type Ended = { endDate?: string | null | undefined; isAdded?: boolean | undefined }
const endOf = ({ endDate, isAdded }: Ended) => (isAdded ? 'now' : (endDate ?? ''))

type SomeJob = Truth['work'][number] | CandidateFields['resume']['work'][number]
type SomeStudy = Truth['education'][number] | CandidateFields['resume']['education'][number]
const work = (one: SomeJob) => ({
  'work.company': same(one.company),
  'work.position': same(one.position),
  'work.startDate': one.startDate ?? '',
  'work.endDate': endOf(one),
})
const study = (one: SomeStudy) => ({
  'education.institution': same(one.institution),
  'education.area': same(one.area),
  'education.studyType': same(one.studyType),
  'education.startDate': one.startDate ?? '',
  'education.endDate': endOf(one),
})
const award = ({ title, date }: { title: string; date?: string | null | undefined }) => ({
  'awards.title': same(title),
  'awards.date': date ?? '',
})
const skill = ({ name, level }: { name: string; level: number }) => ({
  'skills.name': same(name),
  'skills.level': level ? String(level) : '',
})
const spoken = ({ language, fluency }: { language: string; fluency: number }) => ({
  'languages.language': same(language),
  'languages.fluency': fluency ? String(fluency) : '',
})
const single = (field: string, values: readonly string[]) => values.filter(Boolean).map((value) => ({ [field]: value }))

type Entry = Record<string, string>
function entriesOf(said: Truth | CandidateFields): Entry[][] {
  const isTruth = 'work' in said
  const { work: jobs, education, awards, skills, languages } = isTruth ? said : said.resume
  return [
    single('name', [exact(said.name)]),
    single('phones', said.phones.map(phoneKey)),
    single('emails', said.emails.map(same)),
    single('birthday', [said.birthday ?? '']),
    single('gender', [said.gender === null || said.gender === 2 ? '' : String(said.gender)]),
    single('address', [same(said.address?.replace(/^〒?\s?\d{3}-\d{4}/u, ''))]),
    single('jobTitle', [same(said.jobTitle)]),
    single('nationality', (isTruth ? [said.nationality ?? ''] : said.nationalities).map(same)),
    single('website', [site(said.website ?? '')]),
    jobs.map(work),
    education.map(study),
    awards.map(award),
    skills.map(skill),
    languages.map(spoken),
  ]
}

/** Pairs of entries, matched in the order of how much they have in common. */
function paired(told: readonly Entry[], found: readonly Entry[]): [Entry, Entry | undefined][] {
  const scored = told.flatMap((one) =>
    found.map((other) => ({
      one,
      other,
      score: Object.entries(one).filter(([field, value]) => value && other[field] === value).length,
    })),
  )
  const pairs = new Map<Entry, Entry>()
  const taken = new Set<Entry>()
  for (const { one, other, score } of scored.toSorted((left, right) => right.score - left.score)) {
    if (score === 0 || pairs.has(one) || taken.has(other)) continue
    pairs.set(one, other)
    taken.add(other)
  }
  return told.map((one) => [one, pairs.get(one)])
}

/** Compares what was read from a CV with its true contents. */
export function judge(truth: Truth, draft: CandidateFields): Judged {
  const counts: Counts = {}
  const misses: string[] = []
  const count = (field: string) => (counts[field] ??= { told: 0, found: 0, right: 0 })
  const found = entriesOf(draft)
  for (const [at, told] of entriesOf(truth).entries()) {
    for (const entry of found[at]!) for (const [field, value] of Object.entries(entry)) if (value) count(field).found++
    for (const [entry, other] of paired(told, found[at]!)) {
      for (const [field, value] of Object.entries(entry)) {
        if (!value) continue
        count(field).told++
        if (other?.[field] === value) count(field).right++
        else misses.push(`${field}: ${value} ≠ ${other?.[field] ?? '–'}`)
      }
    }
  }
  const name = exact(draft.name)
  return { counts, isNameWrong: name !== '' && name !== exact(truth.name), misses }
}

/** The sum of the counts of several CVs. */
export function summed(all: readonly Counts[]): Counts {
  const sum: Counts = {}
  for (const counts of all) {
    for (const [field, { told, found, right }] of Object.entries(counts)) {
      const of = (sum[field] ??= { told: 0, found: 0, right: 0 })
      of.told += told
      of.found += found
      of.right += right
    }
  }
  return sum
}

/** All fields as one count. */
export const total = (counts: Counts): Count =>
  Object.values(counts).reduce(
    (sum, { told, found, right }) => ({ told: sum.told + told, found: sum.found + found, right: sum.right + right }),
    { told: 0, found: 0, right: 0 },
  )

import { expect, test } from 'vitest'
import { newsOf } from '../../../services/features/candidateCvs/text/news.ts'
import type { ReadCv } from '../../../services/features/candidateCvs/reader/read.ts'
import type { CandidateFields } from '../../../services/features/candidates/shapes.ts'
import { draft } from '../candidates/candidateRecords.ts'

type Resume = CandidateFields['resume']
const empty: Resume = { work: [], education: [], awards: [], skills: [], languages: [] }
const fields = (more: Partial<CandidateFields> = {}, resume: Partial<Resume> = {}): CandidateFields => ({
  ...draft({
    phones: [],
    emails: [],
    messengers: [],
    nationalities: [],
    gender: 2,
    jobTitle: null,
    birthday: null,
    address: null,
    website: null,
  }),
  name: 'An',
  ...more,
  resume: { ...empty, ...resume },
})
/** A reading that finds everything on page 2. */
const reading = (read: CandidateFields): ReadCv => ({
  draft: read,
  fields: ['name', 'address', 'phones.0', 'phones.1', 'resume.work.0.company', 'resume.work.1.company'].map(
    (field) => ({ field, ...{ value: '', snippet: `says ${field}`, page: 2, confidence: 0.9, isOffered: false } }),
  ),
})
const said = (...args: Parameters<typeof newsOf>) => newsOf(...args).map(({ field, value }) => `${field}=${value}`)
const [acme, sen] = [
  { company: 'Acme', position: 'Engineer', startDate: '2020-01', endDate: null, isAdded: true, summary: '' },
  { company: 'Sen', position: 'Intern', startDate: '2018', endDate: '2019', isAdded: false, summary: '' },
]

test('a value that neither the candidate nor the earlier reading has is offered, with its position', () => {
  const before = fields({}, { work: [acme!] })
  const now = reading(fields({ address: 'Huế' }, { work: [acme!, sen!] }))
  expect(newsOf(now, before, fields({}, { work: [acme!] }))).toEqual([
    { field: 'address', value: 'Huế', snippet: 'says address', page: 2, confidence: 1, isOffered: true },
    ...Object.entries({ company: 'Sen', position: 'Intern', startDate: '2018', endDate: '2019' }).map(
      ([member, value]) => ({
        field: `resume.work.0.${member}`,
        ...{ value, snippet: 'says resume.work.1.company', page: 2, confidence: 1, isOffered: true },
      }),
    ),
  ])
})

test('values that users removed or corrected are not offered again', () => {
  const before = fields({ address: 'Huế', phones: ['0912345678', '0900000000'] }, { work: [acme!, sen!] })
  const candidate = fields(
    { name: 'An Bình', phones: ['+84 912 345 678'] },
    { work: [{ ...acme!, company: 'Acme Ltd' }] },
  )
  expect(said(reading(before), before, candidate)).toEqual([])
})

test('a value that is now read differently is offered if no user has changed it', () => {
  const [before, now] = [fields({ name: 'Kỹ Sư' }), reading(fields({ name: 'Lê An', gender: 1 }))]
  expect(said(now, before, fields({ name: 'Kỹ Sư' }))).toEqual(['name=Lê An', 'gender=1'])
  expect(said(now, before, fields({ name: 'Lê Văn An', gender: 0 }))).toEqual([])
})

test('if the first reading of a CV is unknown, only values for empty fields are offered', () => {
  const now = reading(
    fields({ address: 'Huế', phones: ['0912345678'] }, { work: [acme!, sen!], skills: [{ name: 'Go', level: 0 }] }),
  )
  expect(said(now, null, fields({ name: 'Other' }, { work: [sen!] }))).toEqual([
    'address=Huế',
    'phones.0=0912345678',
    'resume.skills.0.name=Go',
  ])
})

import { expect, test } from 'vitest'
import { plainLine, type Line } from '../../../services/features/candidateCvs/reader/lines.ts'
import { readCv } from '../../../services/features/candidateCvs/reader/read.ts'

const read = (text: string) => readCv(text.split('\n').flatMap((line) => plainLine(line)))
/** Lines with their font sizes. */
const sized = (...lines: [text: string, size: number][]) =>
  readCv(lines.map(([text, size]): Line => ({ parts: [text], size, page: 1, x: 0, isBullet: false })))
const nameIn = ({ draft, fields }: ReturnType<typeof readCv>) => {
  const { value, confidence } = fields.find(({ field }) => field === 'name')!
  return { value, confidence, isFilled: draft.name === value }
}

test('the more evidence there is for a name, the higher its confidence', () => {
  expect(nameIn(read('Full name: Anna Berg'))).toEqual({ value: 'Anna Berg', confidence: 0.98, isFilled: true })
  expect(nameIn(sized(['Blue Harbor', 10], ['Anna Berg', 24], ['berg.a@example.com', 10]))).toEqual({
    value: 'Anna Berg',
    confidence: 0.98,
    isFilled: true,
  })
  expect(nameIn(sized(['Blue Harbor', 10], ['Anna Berg', 24]))).toMatchObject({ confidence: 0.9, isFilled: true })
  expect(nameIn(sized(['Anna Berg', 10], ['Blue Harbor', 10]))).toMatchObject({
    value: 'Anna Berg',
    confidence: 0.6,
    isFilled: true,
  })
})

test('an e-mail address shows which line is the name, even if another is larger', () => {
  const found = nameIn(sized(['Blue Harbor', 24], ['Anna Berg', 12], ['anna.berg@example.com', 10]))
  expect(found).toEqual({ value: 'Anna Berg', confidence: 0.9, isFilled: true })
})

test('a line that might be a name is offered, and the name stays empty', () => {
  const found = readCv(['12 High Street', 'Anna Berg', 'Blue Harbor'].flatMap((text) => plainLine(text)))
  expect(found.draft.name).toBe('')
  expect(found.fields[0]).toEqual({
    field: 'name',
    value: 'Anna Berg',
    snippet: 'Anna Berg',
    page: null,
    confidence: 0.4,
    isOffered: true,
  })
})

test('a line below the name that is no known position has the confidence of the name, unless a job has a position', () => {
  const titleIn = ({ draft, fields }: ReturnType<typeof readCv>) => [
    draft.jobTitle,
    fields.find(({ field }) => field === 'jobTitle')?.confidence,
  ]
  const head = 'Anna Berg\nOut of the box\nanna.berg@example.com'
  expect(titleIn(read(head))).toEqual(['Out of the box', 0.6])
  expect(titleIn(read('12 High Street\nAnna Berg\nOut of the box\nBlue Harbor'))).toEqual([null, 0.4])
  const working = read(`${head}\nExperience\nDesigner at Acme\t2020 - Present`)
  expect(working.draft.jobTitle).toBe('Designer')
  expect(working.fields.filter(({ field }) => field === 'jobTitle')).toEqual([])
})

test('an entry without any certain value is offered complete, after the entries of the draft', () => {
  const { draft, fields } = read(`Anna Berg
Experience
Green Valley Trading
• Helped
Blue Harbor\t2019 - 2020
Accounting
• Counted
Designer at Northwind\t2020 - Present
• Drew`)
  expect(draft.resume.work.map(({ company }) => company)).toEqual(['Blue Harbor', 'Northwind'])
  const of = (index: number) =>
    fields
      .filter(({ field }) => field.startsWith(`resume.work.${index}.`))
      .map(({ snippet: _, page: __, ...one }) => one)
  expect(of(0)).toContainEqual({
    field: 'resume.work.0.position',
    value: 'Accounting',
    confidence: 0.7,
    isOffered: false,
  })
  expect(of(1)).toContainEqual({
    field: 'resume.work.1.company',
    value: 'Northwind',
    confidence: 0.95,
    isOffered: false,
  })
  expect(of(2)).toEqual([
    { field: 'resume.work.2.company', value: 'Green Valley Trading', confidence: 0.4, isOffered: true },
    { field: 'resume.work.2.summary', value: 'Helped', confidence: 0.4, isOffered: true },
  ])
})

test('a language among the personal facts may be a nationality: it is offered, unless a level shows that it is a language', () => {
  const { draft, fields } = read(`Anna Berg
Personal information
Nationality: Vietnamese
English: fluent`)
  expect(draft.nationalities).toEqual(['Vietnamese'])
  expect(draft.resume.languages).toEqual([{ language: 'English', fluency: 4 }])
  expect(fields).toContainEqual(
    expect.objectContaining({ field: 'resume.languages.1.language', value: 'Vietnamese', isOffered: true }),
  )
})

test('every field has a confidence, and is offered only if it is below one half', () => {
  const { fields } = read(
    `Anna Berg\nBlue Harbor\nExperience\nAcme\n• Helped\nSkills\nFigma, giving talks to many people`,
  )
  expect(fields.length).toBeGreaterThan(4)
  for (const { confidence, isOffered } of fields) {
    expect(confidence).toBeGreaterThan(0)
    expect(confidence).toBeLessThanOrEqual(1)
    expect(isOffered).toBe(confidence < 0.5)
  }
})

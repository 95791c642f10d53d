import { expect, test } from 'vitest'
import { phoneKey } from '../../../common/text.ts'
import { createPersonWithCareer } from '../../../services/demo/candidates/careers.ts'
import { cvDrawer, formOf } from '../../../services/demo/cvs/cvs.ts'
import { rirekisho } from '../../../services/demo/cvs/japanese.ts'
import { cvText } from '../../../services/demo/cvs/words.ts'
import type { Country } from '../../../services/demo/people/countries.ts'
import { People } from '../../../services/demo/people/people.ts'
import { Seeded } from '../../../services/demo/random.ts'
import { pdfLines } from '../../../services/features/candidateCvs/reader/pdfText.ts'
import { readCv } from '../../../services/features/candidateCvs/reader/read.ts'

const at = new Date()
const countries: readonly Country[] = ['VN', 'JP', 'VN', 'GB', 'VN', 'JP', 'DE', 'VN', 'SG', 'KR']

function everybody(count: number) {
  const random = new Seeded(5)
  const people = new People(random)
  return Array.from({ length: count }, (_one, index) => ({
    ...createPersonWithCareer(people, random, { country: countries[index % countries.length]! }),
    at,
  }))
}
const formName = (of: ReturnType<typeof everybody>[number]) => {
  const { language, layout } = formOf(of.person)
  return `${language} ${layout.name}`
}

test('the CVs of the demo are read in each of their languages and layouts', async () => {
  const draw = await cvDrawer()
  const all = everybody(60)
  expect([...new Set(all.map(formName))].sort()).toEqual([
    'en band',
    'en plain',
    'en side',
    'ja rirekisho',
    'ja shokumukeirekisho',
    'vi band',
    'vi plain',
    'vi side',
  ])
  for (const of of all) {
    const { person, career } = of
    const { language, layout } = formOf(person)
    const text = cvText(of, language)
    const { bytes } = await draw(of)
    expect(bytes.length).toBeLessThan(60_000)
    const { draft } = readCv(await pdfLines(new Uint8Array(bytes)))
    expect({ ...draft, phones: draft.phones.map(phoneKey) }).toMatchObject({
      name: person.name,
      emails: [person.email],
      phones: [phoneKey(person.phone)],
      birthday: person.birthday,
      gender: person.gender,
      address: career.address,
    })
    const { work, education, skills, languages, awards } = draft.resume
    // The form has no field for positions, and only certificates as awards.
    const isForm = layout === rirekisho
    expect(work.map(({ company, position, startDate, endDate }) => [company, position, startDate, endDate])).toEqual(
      text.work.map((one, index) => {
        const { startDate, endDate = null } = career.resume.work![index]!
        return [one.at, isForm ? '' : one.as, startDate, endDate]
      }),
    )
    const [study] = career.resume.education!
    expect(education[0]).toMatchObject({
      institution: text.education[0]!.at,
      startDate: study!.startDate,
      endDate: study!.endDate,
    })
    expect(skills.map(({ name }) => name)).toEqual(career.skills)
    expect(languages.map((one) => `${one.language} ${one.fluency}`).sort()).toEqual(
      career.languages.map((one) => `${one.language} ${one.level}`).sort(),
    )
    if (!isForm) {
      expect(draft.jobTitle).toBe(text.position)
      expect(awards.map(({ title }) => title)).toEqual(text.awards.map(({ title }) => title))
    }
  }
})

test('names, schools and work are written in the language of the CV', () => {
  const random = new Seeded(1)
  const people = new People(random)
  const of = { ...createPersonWithCareer(people, random, { country: 'JP', field: 'backend' }), at }
  expect(cvText(of, 'ja').position).toMatch(/エンジニア$/)
  expect(cvText(of, 'ja').education[0]!.at).toMatch(/大学$/)
  expect(cvText(of, 'ja').work[0]!.at).toMatch(/株式会社/)
  expect(cvText(of, 'vi').education[0]!.at).toMatch(/^Đại học/)
  expect(cvText(of, 'vi').position).toMatch(/^(?:Kỹ sư|Lập trình viên) /)
})

test('no study or job starts before it is possible', () => {
  for (const { person, career } of everybody(200)) {
    const born = Number(person.birthday.slice(0, 4))
    const [study] = career.resume.education!
    const work = career.resume.work!.toReversed()
    const dates = [
      study!.startDate!,
      study!.endDate!,
      ...work.flatMap(({ startDate, endDate }) => [startDate!, endDate ?? '']),
    ]
    const known = dates.filter(Boolean)
    expect(known.toSorted()).toEqual(known)
    const enrolled = Number(study!.startDate!.slice(0, 4)) - born
    expect([enrolled >= 18, enrolled <= 21]).toEqual([true, true])
    // Employed people have started their job; students have not finished.
    if (work.length > 0) expect(work.at(-1)!.startDate! <= at.toISOString().slice(0, 7)).toBe(true)
    else expect([career.years, Number(study!.endDate!.slice(0, 4)) > at.getUTCFullYear()]).toEqual([0, true])
  }
})

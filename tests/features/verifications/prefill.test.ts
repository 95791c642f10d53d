import { describe, expect, test } from 'vitest'
import { importedNameOf } from '../../../common/imports/names.ts'
import { prefilled, type Reading } from '../../../web/shared/review/form/prefill.ts'

const entry = (name: string, value: string) => ({ name, value })
const field = (name: string, value: string, more: Partial<Reading['fields'][number]> = {}) => ({
  ...{ field: name, value, snippet: `… ${value} …`, page: 1, confidence: 0.9, isOffered: false },
  ...more,
})
const reading: Reading = {
  draft: {
    jobTitle: 'Backend Engineer',
    experienceYears: 6.5,
    website: 'https://an.example',
    resume: {
      work: [
        { company: 'Hoa Sen', position: 'Intern', isCurrent: false },
        { company: 'Sông Pay', position: 'Backend Engineer', isCurrent: true },
      ],
      skills: [{ name: 'Java' }, { name: 'SQL' }],
      languages: [
        { language: 'English', fluency: 4 },
        { language: 'Japanese', fluency: 0 },
      ],
    },
  },
  fields: [
    field('jobTitle', 'Backend Engineer'),
    field('resume.work.0.company', 'Hoa Sen'),
    field('resume.work.1.company', 'Sông Pay', { confidence: 0.6 }),
    field('resume.skills.0.name', 'Java', { snippet: 'Java, SQL' }),
    field('resume.skills.1.name', 'SQL', { snippet: 'Java, SQL' }),
    field('resume.languages.0.language', 'English'),
    field('website', 'https://offered.example', { isOffered: true }),
  ],
}

describe('the initial values of the form of a row', () => {
  test('the language of a CV does not count as a skill', () => {
    expect(prefilled([entry('language', 'vi')], null).values.languages).toEqual([])
    expect(prefilled([entry('language', 'en-GB')], reading).values.languages).toMatchObject([
      { language: 'English' },
      { language: 'Japanese' },
    ])
  })

  test('the data of its CV, each with its position; the present job is separate from earlier ones', () => {
    const { values, marks } = prefilled([], reading)
    expect(values).toEqual({
      position: 'Backend Engineer',
      companyName: 'Sông Pay',
      experienceYears: '6.5',
      skills: ['Java', 'SQL'],
      languages: [
        { language: 'English', level: '4', marks: { language: expect.objectContaining({ snippet: '… English …' }) } },
        { language: 'Japanese', level: '0' },
      ],
      experiences: [
        {
          ...{ companyName: 'Hoa Sen', position: 'Intern' },
          marks: { companyName: { snippet: '… Hoa Sen …', page: 1, isUnsure: false } },
        },
      ],
      website: 'https://an.example',
    })
    expect(marks).toEqual({
      position: { snippet: '… Backend Engineer …', page: 1, isUnsure: false },
      companyName: { snippet: '… Sông Pay …', page: 1, isUnsure: true },
      skills: { snippet: 'Java, SQL', page: 1, isUnsure: false },
    })
  })

  test('imported values come first, whatever the name of their column; only values that the CV confirms have a position', () => {
    const { values, marks } = prefilled(
      [
        entry('Chức danh', 'Team Lead'),
        entry('job_title', 'Not this one'),
        entry('Công ty', 'sông pay'),
        entry('years', 'about 5,5 years'),
        entry('Skill', 'Go; SQL'),
        entry('languages', 'English, French (2), German - 5'),
      ],
      reading,
    )
    expect(values).toMatchObject({
      ...{ position: 'Team Lead', companyName: 'sông pay', experienceYears: '5,5', skills: ['Go', 'SQL'] },
      languages: [
        { language: 'English', level: '4' },
        { language: 'French', level: '2' },
        { language: 'German', level: '5' },
      ],
    })
    expect(Object.keys(marks).toSorted()).toEqual(['companyName', 'skills'])
  })

  test("without either it is empty; the title of a vendor's submission is nobody’s job title", () => {
    const submitted = [entry('vendor', 'TalentBridge'), entry('request', 'Java'), entry('title', 'Best CV ever')]
    expect(prefilled(submitted, null)).toEqual({
      values: {
        ...{ position: '', companyName: '', experienceYears: '', website: '' },
        ...{ skills: [], languages: [], experiences: [] },
      },
      marks: {},
    })
    expect(prefilled([entry('title', 'Tester'), entry('years', '2019')], undefined).values).toMatchObject({
      position: 'Tester',
      experienceYears: '',
    })
  })

  test('no more languages than may be stored together', () => {
    const names = Array.from({ length: 30 }, (_, at) => `Language number ${at}`).join(', ')
    const { languages } = prefilled([entry('languages', names)], null).values
    expect(languages.map(({ language, level }) => `${language} - ${level}`).join(', ').length).toBeLessThanOrEqual(225)
    expect(languages.length).toBeGreaterThan(5)
  })
})

test.each([
  ['Job title', 'position'],
  ['Kỹ năng', 'skills'],
  ['date of birth', 'birthday'],
  ['favourite colour', null],
])('a column named %s means %s', (name, meaning) => expect(importedNameOf(name)).toBe(meaning))

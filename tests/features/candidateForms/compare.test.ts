import { expect, test } from 'vitest'
import { compare } from '../../../web/features/candidateForms/duplicates/compare.ts'
import { emptyValues, type CandidateValues } from '../../../web/features/candidateForms/form/candidateValues.ts'
import { mergeThreeWay } from '../../../web/features/candidateForms/save/threeWay.ts'

const lines = (...texts: string[]) => texts.map((value) => ({ value }))
const options = { candidateStatuses: [], recruitmentChannels: [], labels: [], candidateExtensionFields: [] } as never
const different = (mine: Partial<CandidateValues>, theirs: Partial<CandidateValues>) =>
  compare({ ...emptyValues, ...mine }, { ...emptyValues, ...theirs }, options)
    .filter(({ isDifferent }) => isDifferent)
    .map(({ name }) => name)

test('values in different notation are no difference, nor is a value next to an empty one', () => {
  expect(
    different(
      {
        name: 'LÊ  Chi',
        phones: lines('+84 912 345 678', '(028) 3823 0000'),
        emails: lines('Chi@Example.com'),
        skills: [
          { name: 'Go', level: '1' },
          { name: 'Java', level: '0' },
        ],
        website: 'https://www.chi.example/',
        experienceYears: '4.0',
        address: 'Huế',
      },
      {
        name: 'Lê Chi',
        phones: lines('02838230000', '0912345678'),
        emails: lines('chi@example.com'),
        skills: [
          { name: 'java', level: '3' },
          { name: 'go', level: '0' },
        ],
        website: 'chi.example',
        experienceYears: '4',
        source: 'Fair',
      },
    ),
  ).toEqual([])
  expect(
    different({ name: 'Lê Chi', phones: lines('0912345678') }, { name: 'Le Chi', phones: lines('0912345679') }),
  ).toEqual(['name', 'phones'])
})

const saved: CandidateValues = {
  ...emptyValues,
  jobTitle: 'Developer',
  address: 'Huế',
  extensions: [
    { key: 'Level', value: 'Senior' },
    { key: 'Team', value: '' },
  ],
  version: 3,
}

test('two sets of changes are merged field by field, and separately for each company field', () => {
  const mine = {
    ...saved,
    jobTitle: 'Lead',
    phones: [...lines('0912345678'), { value: ' ' }],
    extensions: [
      { key: 'Level', value: 'Principal' },
      { key: 'Team', value: '' },
    ],
  }
  const theirs = {
    ...saved,
    address: 'Đà Nẵng',
    phones: lines('0912345678'),
    extensions: [
      { key: 'Level', value: 'Senior' },
      { key: 'Team', value: 'Core' },
    ],
    version: 4,
  }
  const { values, conflicts } = mergeThreeWay(saved, mine, theirs)
  expect(conflicts).toEqual([])
  expect(values).toMatchObject({
    jobTitle: 'Lead',
    address: 'Đà Nẵng',
    extensions: [
      { key: 'Level', value: 'Principal' },
      { key: 'Team', value: 'Core' },
    ],
    version: 4,
  })
})

test('a field that both changed is a conflict; without a common base, every difference is', () => {
  const mine = { ...saved, jobTitle: 'Lead', extensions: [{ key: 'Level', value: 'Principal' }] }
  const theirs = { ...saved, jobTitle: 'Head', address: 'Đà Nẵng', extensions: [{ key: 'Level', value: 'Junior' }] }
  expect(mergeThreeWay(saved, mine, theirs).conflicts).toEqual(['jobTitle', 'extensions'])
  expect(mergeThreeWay(null, mine, theirs).conflicts).toEqual(['jobTitle', 'address', 'extensions'])
})

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sql } from 'kysely'
import { fold } from '../../../common/text.ts'
import { candidateFilters } from '../../../services/features/candidates/contract.ts'
import { filterConditions } from '../../../services/features/candidates/filters/filterConditions.ts'
import type { SearchFilter } from '../../../services/features/candidates/filters/filters.ts'
import { candidateList } from '../../../services/features/candidates/list/listContract.ts'
import { channelId, startVerifications, type Here } from '../verifications/verifications.fixture.ts'
import { addFilteredCandidates, label, otherLabel, status } from './filters.fixture.ts'
import { listed } from './reads.fixture.ts'

let here: Here
const ids: Record<string, string> = {}
beforeAll(async () => {
  here = await startVerifications()
  Object.assign(ids, await addFilteredCandidates(here))
})
afterAll(() => here?.close())

const found = async (filter: string, operator: string, value: string[] = [], userName = 'recruiter', offset?: number) =>
  (
    await listed(
      here,
      userName,
      { filters: [{ filter, operator, value } as SearchFilter], sortBy: 'name', sortDirection: 'asc' },
      offset,
    )
  ).join(' ')

type Case = readonly [operator: string, value: string[], names: string]
/**
 * The result of every text filter for a part of An's text and for An's whole text. The text is empty for all but An and
 * Bình.
 */
const text = (part: string, whole: string, others: Case[] = []): Case[] => [
  ['contains', [part], 'An'],
  ['notContains', [part], 'Bình Chi'],
  ['equals', [whole], 'An'],
  ['equals', [whole.slice(1)], ''],
  ['in', [whole, '0999 999'], 'An'],
  ['notIn', [whole], 'Bình Chi'],
  ['isEmpty', [], 'Chi'],
  ['isNotEmpty', [], 'An Bình'],
  ...others,
]
const choice = (an: string, both: string[]): Case[] => [
  ['equals', [an], 'An'],
  ['in', both, 'An Bình'],
  ['notIn', [an], 'Bình Chi'],
  ['isEmpty', [], 'Chi'],
  ['isNotEmpty', [], 'An Bình'],
]
/** An's value is below the successor of `low`, and Bình's is above it. */
const range = (an: string, between: string, binh: string): Case[] => [
  ['equals', [an], 'An'],
  ['before', [between], 'An'],
  ['before', [an], ''],
  ['after', [between], 'Bình'],
  ['after', [binh], ''],
  ['between', [an, binh], 'An Bình'],
  ['between', ['', an], 'An'],
  ['between', [binh, ''], 'Bình'],
  ['isEmpty', [], 'Chi'],
  ['isNotEmpty', [], 'An Bình'],
]

const table: Record<string, () => Case[]> = {
  id: () => [
    ['equals', [ids.An!], 'An'],
    ['in', [ids.An!, ids.Chi!], 'An Chi'],
    ['notIn', [ids.An!], 'Bình Chi'],
    ['isEmpty', [], ''],
  ],
  name: () => [
    ['contains', ['BINH'], 'Bình'],
    ['contains', ['bì'], 'Bình'],
    ['contains', ['nh'], ''],
    ['equals', ['binh'], 'Bình'],
    ['notContains', ['inh'], 'An Chi'],
    ['in', ['an', 'chi'], 'An Chi'],
    ['isEmpty', [], ''],
  ],
  owner: () => choice('recruiter', ['recruiter', 'recruiter2']),
  source: () => [
    ['contains', ['hội chợ'], 'An Bình'],
    ['equals', ['Hội chợ việc làm'], 'An Bình'],
    ['isEmpty', [], 'Chi'],
    ['notContains', ['cho'], 'Chi'],
  ],
  email: () =>
    text('an.dep', 'an.dep@example.VN', [
      ['contains', ['example'], 'An Bình'],
      ['equals', ['b2@example.org'], 'Bình'],
    ]),
  phone: () =>
    text('345 678', '0912345678', [
      ['contains', ['0912'], 'An Bình'],
      ['contains', ['+84912'], 'An Bình'],
      ['contains', ['8123'], 'Bình'],
      ['equals', ['+65 8123-4567'], 'Bình'],
      ['contains', ['84 912 999'], 'Bình'],
    ]),
  messenger: () =>
    text('an.dep', 'Zalo  An', [
      ['contains', ['zalo'], 'An Bình'],
      ['contains', ['za'], 'An Bình'],
    ]),
  website: () =>
    text('about_me', 'https://an.example.vn/about_me', [
      ['contains', ['b_ut'], ''],
      ['contains', ['%'], ''],
    ]),
  jobRank: () => text('seni', 'senior', [['in', ['Senior', 'Junior'], 'An Bình']]),
  address: () =>
    text('pho hue', '12 phố huế, ha noi', [
      ['contains', ['hồ chí'], 'Bình'],
      ['contains', ['qu'], 'Bình'],
      ['contains', ['oi'], ''],
    ]),
  recChannel: () => [
    ['equals', [channelId], 'An'],
    ['notIn', [channelId], 'Bình Chi'],
    ['isEmpty', [], 'Bình Chi'],
  ],
  birthday: () =>
    range('1990-01-01', '1992-01-01', '1995-03-31').map(([operator, value, names]): Case => [
      operator,
      value,
      swap(names),
    ]),
  language: () => [
    ['equals', ['Japanese'], 'Bình'],
    ['in', ['English', 'Thai'], 'An Bình'],
    ['notIn', ['Japanese'], 'An Chi'],
    ['isEmpty', [], 'Chi'],
    ['equals', ['Engl'], ''],
  ],
  nationality: () => choice('Vietnamese', ['Vietnamese', 'Japanese']),
  skill: () => [
    ['equals', ['Go'], 'An'],
    ['in', ['Go', 'Java'], 'An Bình'],
    ['notIn', ['Go'], 'Bình Chi'],
    ['equals', ['Ja'], ''],
    ['isEmpty', [], 'Chi'],
    ['isNotEmpty', [], 'An Bình'],
  ],
  company: () => text('hoa sen', 'song pay', [['contains', ['sakura'], 'Bình']]),
  note: () => [
    ['contains', ['TOT'], 'An'],
    ['equals', ['rất tốt'], 'An'],
    ['contains', ['bi mat'], ''],
    ['notContains', ['tot'], 'Bình Chi'],
    ['isNotEmpty', [], 'An'],
    ['isEmpty', [], 'Bình Chi'],
  ],
  lastNote: () => range('2026-03-10', '2026-03-10', '2026-03-11').filter(([operator]) => operator !== 'before'),
  lastActivity: () => range('2026-03-10', '2026-03-10', '2026-03-11').filter(([operator]) => operator !== 'before'),
  onboardDate: () => range('2026-04-01', '2026-04-15', '2026-05-01'),
  desiredWorkLocation: () => choice('Đà Nẵng', ['Hà Nội', 'Hồ Chí Minh']),
  status: () => [
    ['equals', [status], 'An'],
    ['notIn', [status], 'Bình Chi'],
    ['isEmpty', [], 'Bình Chi'],
  ],
  label: () => choice(label, [otherLabel]),
  folder: () => [
    ['equals', [ids.folder!], 'Bình'],
    ['in', [ids.folder!, ids.hidden!], 'Bình'],
    ['equals', [ids.hidden!], ''],
    ['isEmpty', [], 'An Chi'],
  ],
  follower: () => [
    ['equals', ['recruiter'], 'An'],
    ['notIn', ['recruiter'], 'Bình Chi'],
    ['equals', ['admin'], ''],
    ['isNotEmpty', [], 'An'],
  ],
  createdDate: () => [
    ['equals', ['2026-03-10'], 'An'],
    ['before', ['2026-03-11'], 'An'],
    ['after', ['2026-03-11'], 'Chi'],
    ['between', ['2026-03-10', '2026-03-11'], 'An Bình'],
    ['isEmpty', [], ''],
  ],
  inBlackList: () => [
    ['equals', ['true'], 'An'],
    ['in', ['true', 'false'], 'An Bình Chi'],
    ['equals', ['false'], 'Bình Chi'],
  ],
  experienceYear: () => range('4.5', '5', '10'),
  gender: () => [
    ['equals', ['1'], 'An'],
    ['in', ['0', '1'], 'An Bình'],
    ['notIn', ['2'], 'An Bình'],
  ],
  // Combinations, closed jobs and rejections: places.service.test.ts.
  job: () => choice(ids.job!, [ids.job!, ids.otherJob!]),
  stage: () => choice('SCREENING', ['SCREENING', 'OFFERED']),
  daysInStage: () => range('3', '5', '10'),
  cv: () => [
    ['contains', ['ky su developers'], 'An'],
    ['contains', ['"phan mem node.js"'], 'An'],
    ['contains', ['"mem phan"'], ''],
    ['contains', ['c++'], 'An'],
    ['contains', ['c#'], ''],
    ['contains', ['会計'], 'Bình'],
    ['contains', ['計会'], ''],
    ['contains', ['company'], 'Bình'],
    ['contains', ['develop'], ''],
    ['contains', ['develop* OR account*'], 'An Bình'],
    ['contains', ['developer -node'], ''],
    ['notContains', ['developer'], 'Bình Chi'],
    ['isEmpty', [], 'Chi'],
    ['isNotEmpty', [], 'An Bình'],
  ],
  'extension:Account': () => text('nd "x', 'AND "X"', [['contains', ['bi'], 'Bình']]),
  // Keys that are equal after folding, and a value that looks like another field's key.
  'extension:Cafe': () => [
    ['contains', ['latte'], 'Bình'],
    ['contains', ['\\o/'], 'Bình'],
    ['equals', ['latte'], ''],
    ['isEmpty', [], 'An Chi'],
  ],
  'extension:Café': () => [
    ['contains', ['latte'], 'An'],
    ['equals', ['latte'], 'An'],
    ['isNotEmpty', [], 'An'],
  ],
  'extension:Notice': () => choice('30 days', ['30 days', '45 days']),
  'extension:Tools': () => choice('vim', ['Git', 'Vim']),
  'extension:Level': () => range('7', '8', '10'),
  'extension:Free': () => range('2026-05-01', '2026-05-02', '2026-06-01'),
  'extension:TerminalDate': () =>
    range('2025-01-15', '2025-06-01', '2026-02-01').map(([operator, value, names]): Case => [
      operator,
      value,
      swap(names),
    ]),
}
const swap = (names: string) => (names === 'An' ? 'Bình' : names === 'Bình' ? 'An' : names)

test('the table has every filter', () => {
  expect(
    Object.keys(table)
      .filter((name) => !name.startsWith('extension:'))
      .sort(),
  ).toEqual([...candidateFilters].sort())
})

describe.each(Object.entries(table))('filter %s', (filter, cases) => {
  test('finds what its operators match, in the company and without deleted candidates', async () => {
    for (const [operator, value, names] of cases()) {
      expect([filter, operator, value, await found(filter, operator, value)]).toEqual([filter, operator, value, names])
    }
  })
})

test("days are in the caller's time zone, including both ends", async () => {
  // In Việt Nam (offset −420) An's time is 0:30 on 11 March, Bình's note is at 23:59:59 on the 11th, and his activity
  // at 0:00 on the 12th.
  expect(await found('lastNote', 'equals', ['2026-03-11'], 'recruiter', -420)).toBe('An Bình')
  expect(await found('lastNote', 'before', ['2026-03-11'], 'recruiter', -420)).toBe('')
  expect(await found('lastActivity', 'between', ['2026-03-11', '2026-03-11'], 'recruiter', -420)).toBe('An')
  expect(await found('lastActivity', 'after', ['2026-03-11'], 'recruiter', -420)).toBe('Bình')
  expect(await found('birthday', 'equals', ['1995-03-31'], 'recruiter', -420)).toBe('An')
})

test('notes are searched only for users who may read them', async () => {
  expect(await found('note', 'contains', ['bi mat'], 'recruiter2')).toBe('Bình')
  expect(await found('note', 'contains', ['bi mat'], 'manager')).toBe('Bình')
  expect(await found('note', 'contains', ['bi mat'], 'admin')).toBe('')
})

test('CVs are searched only for users who may open them', async () => {
  const filters: SearchFilter[] = [{ filter: 'cv', operator: 'contains', value: ['…'] }]
  const { status, body } = await here.as('recruiter').raw(candidateList, { body: { filters } })
  expect([status, body]).toMatchObject([400, { errors: { filters: ['cv: takes one value'] } }])
  const nobody = { userName: 'recruiter', permissions: new Set<never>() }
  expect(() => filterConditions({ db: here.db, caller: nobody, timezoneOffset: 0, extensions: [] }, filters)).toThrow(
    expect.objectContaining({ body: expect.objectContaining({ errors: { filters: ['cv: is not known'] } }) }),
  )
})

test('all filters must match, together with the search terms', async () => {
  const filters: SearchFilter[] = [
    { filter: 'skill', operator: 'equals', value: ['Java'] },
    { filter: 'email', operator: 'contains', value: ['example'] },
  ]
  expect(await listed(here, 'recruiter', { filters, searchBox: 'binh' })).toEqual(['Bình'])
  expect(await listed(here, 'recruiter', { filters, searchBox: 'chi' })).toEqual([])
})

test.each([
  ['unknown', 'equals', ['x'], 'unknown: is not known'],
  ['extension:Portfolio', 'contains', ['x'], 'extension:Portfolio: is not known'],
  ['extension:Size', 'equals', ['a'], 'extension:Size: is not known'],
  ['extension:constructor', 'equals', ['a'], 'extension:constructor: is not known'],
  ['constructor', 'equals', ['a'], 'constructor: is not known'],
  ['skill', 'contains', ['x'], 'skill: has no operator contains'],
  ['name', 'between', ['a', 'b'], 'name: has no operator between'],
  ['birthday', 'in', ['1990-01-01'], 'birthday: has no operator in'],
  ['inBlackList', 'isEmpty', [], 'inBlackList: has no operator isEmpty'],
  ['birthday', 'equals', ['1990-02-30'], 'birthday: 1990-02-30 is not a date (YYYY-MM-DD)'],
  ['birthday', 'between', ['1990-02-01'], 'birthday: takes two values, of which one may be empty'],
  ['birthday', 'between', ['', ''], 'birthday: takes two values, of which one may be empty'],
  ['lastNote', 'after', ['yesterday'], 'lastNote: yesterday is not a date (YYYY-MM-DD)'],
  ['experienceYear', 'before', ['many'], 'experienceYear: many is not a number'],
  ['name', 'contains', ['  '], 'name: takes one value'],
  ['name', 'contains', [], 'name: takes one value'],
  ['owner', 'in', [], 'owner: takes one or more values'],
  ['status', 'equals', ['New'], 'status: New is not an id'],
  ['folder', 'in', ['x'], 'folder: x is not an id'],
  ['gender', 'equals', ['3'], 'gender: 3 is not one of 0, 1, 2'],
  ['inBlackList', 'equals', ['yes'], 'inBlackList: yes is not one of true, false'],
  ['phone', 'contains', ['abc'], 'phone: abc is not a phone number'],
])('filter %s %s %j is refused under its name', async (filter, operator, value, message) => {
  const answer = await here.as('recruiter').raw(candidateList, {
    body: {
      filters: [
        { filter, operator, value },
        { filter: 'name', operator: 'isEmpty' },
      ],
    },
  })
  expect([answer.status, answer.body]).toMatchObject([400, { errors: { filters: [message] } }])
})

test('the database folds texts exactly as the product does, with all accents and cases', async () => {
  let state = 7
  const next = (most: number) => (state = (state * 48_271) % 2_147_483_647) % most
  const letters = [...'aAbBcdDđĐeEêẾệoÔộơỡuƯữyỳẠẫ ,.-012ｱカが東京ﬁÅßñçİıΣ\u0301\u0323']
  const texts = Array.from({ length: 300 }, () =>
    Array.from({ length: 1 + next(20) }, () => letters[next(letters.length)]).join(''),
  )
  const { rows } = await sql<{
    folded: string
  }>`select search_text(array[value]) as folded from unnest(${texts}::text[]) with ordinality as t(value, at) order by at`.execute(
    here.services.db,
  )
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map((one) => `\n ${fold(one)}\n`))
})

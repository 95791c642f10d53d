import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { reportCacheChange } from '../../../services/core/cache.ts'
import { isVocabulary, type Vocabulary } from '../../../services/core/contract/vocabulary.ts'
import { nullId } from '../../../services/core/contract/shapes.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/lookups/contract.ts'
import { cacheKey } from '../../../services/features/lookups/vocabulary.ts'
import { startLookups, type Here } from './lookups.fixture.ts'

const vocabularies = Object.values<unknown>(contract).filter(isVocabulary)
const names = (list: readonly { name: string }[]) => list.map(({ name }) => name)

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

test('there are as many vocabularies as the specification names, each with its own operation', () => {
  expect(vocabularies.length).toBe(29)
  expect(
    vocabularies.filter(
      ({ id, kind, method, access }) => id !== `${kind}List` || method !== 'GET' || access !== 'signedIn',
    ),
  ).toEqual([])
})

describe.each(vocabularies.map((vocabulary): [string, Vocabulary] => [vocabulary.kind, vocabulary]))(
  '%s',
  (_kind, vocabulary) => {
    test('has entries in both companies, each with its own ids and at most one default', async () => {
      const [first, other] = await Promise.all([
        here.as('finance').ok(vocabulary),
        here.as('admin@other').ok(vocabulary),
      ])
      expect(first.length).toBeGreaterThan(2)
      expect(names(other)).toEqual(names(first))
      const ids = new Set(first.map(({ id }) => id))
      expect(ids.size).toBe(first.length)
      expect(other.filter(({ id }) => ids.has(id))).toEqual([])
      expect(first.filter(({ isDefault }) => isDefault).length).toBeLessThan(2)
    })

    test('is searched without regard to accents and case', async () => {
      const [all, found] = await Promise.all([
        here.as('recruiter').ok(vocabulary),
        here.as('recruiter').ok(vocabulary, { query: { [vocabulary.searchBy]: 'AN' } }),
      ])
      const begins = (name: string) =>
        /(^|[\s\P{L}])[aAÂâĂăẤấÁáẢảẠạ]n/iu.test(name.normalize('NFD').replace(/\p{M}/gu, ''))
      expect(names(found)).toEqual(names(all).filter(begins))
      expect(await here.as('recruiter').ok(vocabulary, { query: { [vocabulary.searchBy]: 'no such word' } })).toEqual(
        [],
      )
      expect(
        (await here.as('recruiter').raw(vocabulary, { query: { [vocabulary.searchBy]: 'x'.repeat(201) } })).status,
      ).toBe(400)
    })
  },
)

test('entries without a position come in ICU order', async () => {
  const labels = ['Zulu', 'Ấn Độ', 'đá', 'apple', 'Äpfel'].map((name) => ({
    id: newId(),
    kind: 'label',
    name,
    data: JSON.stringify({ color: '#000' }),
  }))
  await here.otherDb.transaction(async (db) => {
    await db.delete('vocabulary_item').where('vocabulary_item.kind', '=', 'label').execute()
    await db.insert('vocabulary_item', labels).execute()
    await reportCacheChange(db, cacheKey('label'))
  })
  const found = await here.as('admin@other').ok(contract.labelList)
  expect(names(found)).toEqual(['Ấn Độ', 'Äpfel', 'apple', 'đá', 'Zulu'])
  expect(found[0]).toEqual({ id: labels[1]!.id, name: 'Ấn Độ', isDefault: false, color: '#000' })
})

test('ordered entries come in their order, with their extra fields', async () => {
  const recruiter = here.as('recruiter')
  expect(names(await recruiter.ok(contract.institutionLevelList))).toEqual([
    'High school',
    'Vocational',
    'College',
    'Bachelor',
    'Engineer',
    'Master',
    'Doctor',
  ])
  expect((await recruiter.ok(contract.salaryCurrencyList))[0]).toEqual({
    id: expect.any(String),
    name: 'VND',
    isDefault: true,
    symbol: 'đ',
  })
  expect(await recruiter.ok(contract.emailTemplateTypeList)).toContainEqual({
    id: expect.any(String),
    name: 'Job request to vendors',
    isDefault: false,
    type: 17,
  })
  expect(names(await recruiter.ok(contract.emailTemplateTokenList))).toEqual(
    expect.arrayContaining(['Job_Title', 'Job_Link']),
  )
  expect((await recruiter.ok(contract.jobRankList)).slice(0, 2).map(({ name }) => name)).toEqual(['Intern', 'Fresher'])
})

test('skills are found by their beginnings when one or two letters are typed', async () => {
  const found = async (keyword: string) =>
    names(await here.as('recruiter').ok(contract.skillKeywordList, { query: { keyword } }))
  expect(await found('c#')).toEqual(['C#'])
  expect(await found('go')).toEqual(expect.arrayContaining(['Go', 'Google Ads']))
  expect(await found('go')).not.toContain('Django')
  expect(await found('JANG')).toEqual(['Django'])
  expect(await found('tieng anh')).toEqual(['Tiếng Anh giao tiếp'])
  expect(await found('%')).toEqual([])
})

test('cities belong to a country, and cities of other companies are not returned', async () => {
  const recruiter = here.as('recruiter')
  const [japan] = await recruiter.ok(contract.countryList, { query: { name: 'japan' } })
  expect(japan).toMatchObject({ code: 'JP' })
  const cities = await recruiter.ok(contract.cityList, { query: { countryId: japan!.id } })
  expect(names(cities)).toContain('東京')
  expect(cities[0]).toMatchObject({ countryId: japan!.id })
  expect(
    names(await recruiter.ok(contract.cityList, { query: { keyword: '東', countryId: japan!.id.toUpperCase() } })),
  ).toEqual(['東京'])
  expect(await here.as('admin@other').ok(contract.cityList, { query: { countryId: japan!.id } })).toEqual([])
  expect((await recruiter.raw(contract.cityList, { query: { countryId: 'japan' } })).body).toMatchObject({
    errors: { countryId: [expect.any(String)] },
  })
})

test('lists of another company are returned only to the administrator of the platform', async () => {
  for (const operation of [contract.jobCategoryList, contract.clientJobRankList]) {
    const own = await here.as('admin@other').ok(operation, { query: { companyId: companies.other.id } })
    expect(own.length).toBeGreaterThan(3)
    expect(await here.as('admin@other').ok(operation, { query: { companyId: nullId } })).toEqual(own)
    expect((await here.as('admin@other').raw(operation, { query: { companyId: companies.first.id } })).status).toBe(404)
    expect((await here.as('recruiter').raw(operation, { query: { companyId: companies.other.id } })).status).toBe(404)
    expect(await here.as('admin').ok(operation, { query: { companyId: companies.other.id } })).toEqual(own)
  }
})

test('the picker of job categories offers all job categories', async () => {
  const all = await here.as('interviewer').ok(contract.jobCategoryList)
  expect(await here.as('interviewer').ok(contract.companyJobCategorySelect)).toEqual(
    all.map(({ id, name, imagePath = null }) => ({ id, name, imagePath })),
  )
})

test('every key of the enumerations leads to its list, and no other key does', async () => {
  const recruiter = here.as('recruiter')
  const keys = await recruiter.ok(contract.enumDataKeyList)
  expect(keys).toEqual(vocabularies.map(({ kind }) => kind).sort())
  for (const key of ['skillKeyword', 'city', 'webhookEvent']) {
    const vocabulary = vocabularies.find(({ kind }) => kind === key)!
    const plain = (await recruiter.ok(vocabulary)).map(({ id, name, isDefault }) => ({ id, name, isDefault }))
    expect(await recruiter.ok(contract.dataByKey, { query: { key } })).toEqual(plain)
    expect(await recruiter.ok(contract.applicantDataByKey, { query: { key } })).toEqual(plain)
  }
  expect(names(await recruiter.ok(contract.dataByKey, { query: { key: 'skillKeyword', search: 'graphql' } }))).toEqual([
    'GraphQL',
  ])
  for (const operation of [contract.dataByKey, contract.applicantDataByKey]) {
    expect(await recruiter.raw(operation, { query: { key: 'statusGroup' } })).toMatchObject({
      status: 400,
      body: { errors: { key: ['must be one of enum-data-keys'] } },
    })
    expect((await recruiter.raw(operation)).status).toBe(400)
  }
})

test('status groups hold the approving and the refusing statuses, in the order of the process', async () => {
  const groups = await here.as('interviewer').ok(contract.statusGroupList)
  expect(names(groups)).toEqual(['CV screening', 'Interview', 'Salary offer', 'Offer letter', 'Onboarding'])
  expect(groups[2]!.statuses.map(({ key }) => key)).toEqual(['SALARY_PROPOSED', 'SALARY_APPROVED', 'SALARY_REJECTED'])
  const system = await here.as('interviewer').ok(contract.systemStatusList)
  expect(system.map(({ key }) => key)).toEqual(['NEW', 'IN_PROCESS', 'OFFERED', 'ONBOARD', 'REJECTED', 'WITHDRAWN'])
  const ids = new Set(JSON.stringify([groups, system]).match(/[0-9a-f-]{36}/g))
  const foreign = JSON.stringify(
    await Promise.all(
      [contract.statusGroupList, contract.systemStatusList].map((operation) => here.as('admin@other').ok(operation)),
    ),
  )
  expect(foreign.match(/[0-9a-f-]{36}/g)!.filter((id) => ids.has(id))).toEqual([])
})

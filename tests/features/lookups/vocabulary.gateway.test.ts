import { describe, expect, test } from 'vitest'
import { isVocabulary } from '../../../services/core/contract/vocabulary.ts'
import * as contract from '../../../services/features/lookups/contract.ts'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, uuid } from '../../support/records.ts'

const vocabularies = Object.values<unknown>(contract).filter(isVocabulary)
const enumName = (kind: string) => kind.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase()
const item = (number: number, name: string, isDefault = false) => ({ id: uuid(number), name, isDefault })
const viewer = viewerWith()

/** An entry with all fields that the answer of any operation needs. */
const any = (number: number) => ({
  ...item(number, `Word ${number}`),
  code: 'VN',
  countryId: uuid(99),
  color: '#000',
  symbol: 'đ',
  icon: 'star',
  key: 'K',
  type: 17,
  description: 'D',
  email: 'e@example.com',
})

describe('vocabulary', () => {
  test.each(vocabularies.map((vocabulary) => [enumName(vocabulary.kind), vocabulary] as const))(
    '%s is read by its own operation, searched by its own parameter',
    async (kind, vocabulary) => {
      const rest = fakeRest().on(vocabulary, () => [any(1)])
      const { data, errors } = await execute(
        `{ vocabulary(kind: ${kind}, query: "wo") { id databaseId name isDefault } }`,
        { rest, viewer },
      )
      expect(errors).toEqual([])
      expect(data.vocabulary).toEqual([
        {
          id: encodeId('VocabularyItem', `${vocabulary.kind}.${uuid(1)}`),
          databaseId: uuid(1),
          name: 'Word 1',
          isDefault: false,
        },
      ])
      expect(rest.calls).toMatchObject([{ operation: vocabulary.id, query: { [vocabulary.searchBy]: 'wo' } }])
    },
  )

  test('cities are requested by the global id of their country', async () => {
    const rest = fakeRest().on(contract.cityList, () => [{ ...any(2), name: 'Huế' }])
    const parentId = encodeId('VocabularyItem', `country.${uuid(1)}`)
    const { data } = await execute('query ($id: ID!) { vocabulary(kind: CITY, parentId: $id) { name } }', {
      rest,
      viewer,
      variables: { id: parentId },
    })
    expect(data.vocabulary).toEqual([{ name: 'Huế' }])
    expect(rest.calls[0]).toMatchObject({ query: { countryId: uuid(1) } })
  })

  test.each([
    ['CITY', idOf('JobRank', 1)],
    ['CITY', encodeId('VocabularyItem', `label.${uuid(1)}`)],
    ['CITY', encodeId('VocabularyItem', 'country.1')],
    ['CITY', 'x'],
    ['LABEL', encodeId('VocabularyItem', `country.${uuid(1)}`)],
  ])('%s below %s is refused without a call', async (kind, id) => {
    const rest = fakeRest()
    const answer = await execute(`query ($id: ID!) { vocabulary(kind: ${kind}, parentId: $id) { name } }`, {
      rest,
      viewer,
      variables: { id },
    })
    expect(answer).toMatchObject({
      code: 'BAD_INPUT',
      errors: [{ extensions: { fields: { parentId: [expect.any(String)] } } }],
    })
    expect(rest.calls).toEqual([])
  })

  test('entries are read again by id, with one call per kind', async () => {
    const rest = fakeRest()
      .on(contract.skillKeywordList, () => [item(1, 'Java'), item(2, 'Go')])
      .on(contract.industryList, () => [item(3, 'Retail')])
    const ids = [
      `skillKeyword.${uuid(2)}`,
      `industry.${uuid(3)}`,
      `skillKeyword.${uuid(1)}`,
      `skillKeyword.${uuid(9)}`,
      `nothing.${uuid(1)}`,
      'nonsense',
    ].map((key) => encodeId('VocabularyItem', key))
    const { data } = await execute('query ($ids: [ID!]!) { nodes(ids: $ids) { ... on VocabularyItem { name } } }', {
      rest,
      viewer,
      variables: { ids },
    })
    expect(data.nodes).toEqual([{ name: 'Go' }, { name: 'Retail' }, { name: 'Java' }, null, null, null])
    expect(rest.counts()).toEqual({ skillKeywordList: 1, industryList: 1 })
  })
})

test('labels, statuses of candidates and job categories are lists and nodes, with one call per list', async () => {
  const rest = fakeRest()
    .on(contract.labelList, () => [{ ...item(1, 'Referral'), color: '#531dab' }])
    .on(contract.candidateStatusList, () => [{ ...item(2, 'New', true), color: '#1677ff' }])
    .on(contract.companyJobCategorySelect, () => [{ id: uuid(3), name: 'Backend' }])
  const ids = [idOf('Label', 1), idOf('CandidateStatus', 2), idOf('JobCategory', 3), idOf('Label', 9)]
  const { data } = await execute(
    `query ($ids: [ID!]!) { labels { id name color } candidateStatuses { name color isDefault } jobCategories { id name }
      nodes(ids: $ids) { ... on Label { color } ... on CandidateStatus { isDefault } ... on JobCategory { name } } }`,
    { rest, viewer, variables: { ids } },
  )
  expect(data).toEqual({
    labels: [{ id: ids[0], name: 'Referral', color: '#531dab' }],
    candidateStatuses: [{ name: 'New', color: '#1677ff', isDefault: true }],
    jobCategories: [{ id: ids[2], name: 'Backend' }],
    nodes: [{ color: '#531dab' }, { isDefault: true }, { name: 'Backend' }, null],
  })
  expect(rest.counts()).toEqual({ labelList: 1, candidateStatusList: 1, companyJobCategorySelect: 1 })
})

test('status groups hold their statuses, which are nodes too', async () => {
  const status = (number: number, key: string) => ({ id: uuid(number), name: key, key, color: '#000' })
  const rest = fakeRest()
    .on(contract.statusGroupList, () => [
      { id: uuid(1), name: 'Interview', statuses: [status(2, 'PASSED'), status(3, 'FAILED')] },
      { id: uuid(4), name: 'Offer', statuses: [] },
    ])
    .on(contract.systemStatusList, () => [status(5, 'NEW')])
  const ids = [idOf('WorkflowStatus', 3), idOf('StatusGroup', 4)]
  const { data } = await execute(
    `query ($ids: [ID!]!) { statusGroups { name statuses { key color } } systemStatuses { id key }
      nodes(ids: $ids) { id ... on WorkflowStatus { key } ... on StatusGroup { name } } }`,
    { rest, viewer, variables: { ids } },
  )
  expect(data.statusGroups).toEqual([
    {
      name: 'Interview',
      statuses: [
        { key: 'PASSED', color: '#000' },
        { key: 'FAILED', color: '#000' },
      ],
    },
    { name: 'Offer', statuses: [] },
  ])
  expect(data.systemStatuses).toEqual([{ id: idOf('SystemStatus', 5), key: 'NEW' }])
  expect(data.nodes).toEqual([
    { id: ids[0], key: 'FAILED' },
    { id: ids[1], name: 'Offer' },
  ])
  expect(rest.counts()).toEqual({ statusGroupList: 1, systemStatusList: 1 })
})

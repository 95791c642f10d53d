import { expect, test } from 'vitest'
import { blockWordList, blockWordsByIds } from '../../../services/features/blockWords/contract.ts'
import { menuByUser } from '../../../services/features/menus/contract.ts'
import * as contract from '../../../services/features/settings/contract.ts'
import { translationList } from '../../../services/features/translations/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { execute, fakeRest, viewerWith } from '../../support/fakeRest.ts'
import { idOf, pageOf, uuid } from '../../support/records.ts'

const viewer = viewerWith()

test('the shell reads menu, texts and contacts in one request', async () => {
  const rest = fakeRest()
    .on(menuByUser, () => [{ url: '/jobs', name: 'Jobs', languageKey: 'menu.jobs', icon: 'briefcase' }])
    .on(translationList, () => ({ 'menu.jobs': 'Việc', 'menu.x': 'Y' }))
    .on(contract.supportContactList, () => [
      { nameVi: 'Hỗ trợ', nameEn: 'Support', phone: '1', email: 'a@example.com' },
    ])
  const { data } = await execute(
    '{ menu { path name languageKey icon } translations(language: VI) { key value } supportContacts { vietnameseName englishName phone email } }',
    { rest, viewer },
  )
  expect(data).toEqual({
    menu: [{ path: '/jobs', name: 'Jobs', languageKey: 'menu.jobs', icon: 'briefcase' }],
    translations: [
      { key: 'menu.jobs', value: 'Việc' },
      { key: 'menu.x', value: 'Y' },
    ],
    supportContacts: [{ vietnameseName: 'Hỗ trợ', englishName: 'Support', phone: '1', email: 'a@example.com' }],
  })
  expect(rest.calls).toContainEqual({ operation: 'translationList', params: { language: 'vi' } })
  expect(rest.counts()).toEqual({ menuByUser: 1, translationList: 1, supportContactList: 1 })
})

test("reads the company's own fields, the columns of a table and the status of the company", async () => {
  const rest = fakeRest()
    .on(contract.extendCandidateList, () => [
      {
        key: 'TerminalDate',
        label: 'Terminal date',
        inputType: 'DatePicker' as const,
        required: false,
        active: true,
        values: [],
      },
      { key: 'Team', label: 'Team', inputType: 'TextArea' as const, required: true, active: false, values: ['A'] },
    ])
    .on(contract.tableDisplayItems, () => [{ key: 'name', title: 'Name', isShow: true, order: 0 }])
    .on(contract.currentCompanyStatusSetting, () => ({
      status: 'Active' as const,
      isSkipGuideline: true,
      skippedBy: 'admin',
      skippedDate: '2025-03-01T00:00:00.000Z',
    }))
    .on(usersByUserNames, () => [
      {
        id: uuid(1),
        userName: 'admin',
        fullName: 'Trần Minh Quân',
        email: null,
        title: null,
        departmentId: null,
        status: 'active' as const,
        avatarVersion: null,
      },
    ])
  const { data } = await execute(
    `{ candidateExtensionFields { key label type isRequired isActive choices } tableColumns(table: "jobs") { key title isShown }
      companyStatus { status statusName isGuidelineSkipped guidelineSkippedBy { fullName } guidelineSkippedAt } }`,
    { rest, viewer },
  )
  expect(data).toEqual({
    candidateExtensionFields: [
      {
        key: 'TerminalDate',
        label: 'Terminal date',
        type: 'DATE_PICKER',
        isRequired: false,
        isActive: true,
        choices: [],
      },
      { key: 'Team', label: 'Team', type: 'TEXT_AREA', isRequired: true, isActive: false, choices: ['A'] },
    ],
    tableColumns: [{ key: 'name', title: 'Name', isShown: true }],
    companyStatus: {
      status: 'ACTIVE',
      statusName: null,
      isGuidelineSkipped: true,
      guidelineSkippedBy: { fullName: 'Trần Minh Quân' },
      guidelineSkippedAt: '2025-03-01T00:00:00.000Z',
    },
  })
  expect(rest.calls).toContainEqual({ operation: 'tableDisplayItems', query: { table: 'jobs' } })
})

test('a company status that only the services know is OTHER, with its original name', async () => {
  const answer = { status: 'Frozen', isSkipGuideline: false, skippedBy: null, skippedDate: null }
  const rest = fakeRest().on(contract.currentCompanyStatusSetting, () => answer as never)
  const { data } = await execute('{ companyStatus { status statusName } }', { rest, viewer })
  expect(data).toEqual({ companyStatus: { status: 'OTHER', statusName: 'Frozen' } })
})

test('block words are a connection, and are read as nodes in one call', async () => {
  const words = [
    { id: uuid(1), keyword: 'casino' },
    { id: uuid(2), keyword: 'lottery' },
  ]
  const rest = fakeRest()
    .on(blockWordList, () => pageOf(words, 41))
    .on(blockWordsByIds, () => words)
  const allowed = viewerWith('BlockWord:ListBlockWord')
  const document =
    'query ($ids: [ID!]!) { blockWords(query: "o", first: 2) { nodes { id keyword } totalCount } nodes(ids: $ids) { ... on BlockWord { keyword } } }'
  const { data } = await execute(document, {
    rest,
    viewer: allowed,
    variables: { ids: [idOf('BlockWord', 2), idOf('BlockWord', 1), idOf('BlockWord', 3)] },
  })
  expect(data.blockWords).toEqual({
    nodes: [
      { id: idOf('BlockWord', 1), keyword: 'casino' },
      { id: idOf('BlockWord', 2), keyword: 'lottery' },
    ],
    totalCount: 41,
  })
  expect(data.nodes).toEqual([{ keyword: 'lottery' }, { keyword: 'casino' }, null])
  expect(rest.calls[0]).toMatchObject({ body: { pageIndex: 0, pageSize: 2, keyword: 'o' } })
  expect(rest.counts()).toEqual({ blockWordList: 1, blockWordsByIds: 1 })
})

import { describe, expect, test } from 'vitest'
import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { failure } from '../../../gateway/core/rest/restErrors.ts'
import { talentUpdateOnCandidate } from '../../../services/features/talentCandidates/contract.ts'
import {
  verificationCandidateByIds,
  verificationFolderAdd,
  verificationFolderByIds,
  verificationFolderUpdate,
  verificationRuleDelete,
  type VerificationFolder,
} from '../../../services/features/verifications/contract.ts'
import { companyId, execute, fakeLive, fakeRest, mayWatch, viewerWith, watch } from '../../support/fakeRest.ts'
import { idOf, userId, uuid } from '../../support/records.ts'
import { candidate, folder } from './records.ts'

const rule = {
  id: uuid(40),
  module: 'CVVerification',
  roleCode: 'Manager',
  roleName: 'Manager',
  roleDescription: 'Decides',
  value: 5,
  active: true,
}
const input = {
  code: 'QA',
  name: 'Testers',
  importType: 'CSV',
  isSharedWithAll: false,
  sharedUserIds: [userId('sato')],
  fields: [{ name: 'city', displayName: 'City', type: 'TEXT' }],
  rules: [{ roleCode: 'Manager', value: 5, isActive: true }],
}
const body = {
  code: 'QA',
  name: 'Testers',
  importType: 0,
  shareAll: false,
  shareUsers: ['sato'],
  config: '[{"name":"city","displayName":"City","type":"text"}]',
  rules: [{ roleCode: 'Manager', value: 5, active: true }],
}
const selection =
  'verificationFolder { id name importType fields { name type } rules { id roleCode roleName roleDescription value isActive } }'
const create = `mutation ($input: CreateVerificationFolderInput!) { createVerificationFolder(input: $input) { ${selection} } }`
const update = `mutation ($input: UpdateVerificationFolderInput!) { updateVerificationFolder(input: $input) { ${selection} } }`
const remove =
  'mutation ($input: DeleteVerificationFolderRuleInput!) { deleteVerificationFolderRule(input: $input) { verificationFolder { rules { id } } } }'
const saved = (): VerificationFolder => folder({ ...body, importType: 0, rules: [rule] })

describe('a folder', () => {
  test.each([
    ['createVerificationFolder', create, input, verificationFolderAdd, undefined],
    [
      'updateVerificationFolder',
      update,
      { ...input, id: idOf('VerificationFolder', 1) },
      verificationFolderUpdate,
      { id: uuid(1) },
    ],
  ] as const)(
    '%s sends the names of the REST API and returns the folder',
    async (field, document, given, operation, params) => {
      const rest = fakeRest().on(verificationFolderAdd, saved).on(verificationFolderUpdate, saved)
      const { data, errors } = await execute(document, { rest, variables: { input: given } })
      expect(errors).toEqual([])
      expect(rest.calls).toHaveLength(1)
      expect(rest.calls[0]).toMatchObject({ operation: operation.id, body })
      expect(rest.calls[0]!.params).toEqual(params)
      expect(data[field].verificationFolder).toEqual({
        id: idOf('VerificationFolder', 1),
        name: 'Testers',
        importType: 'CSV',
        fields: [{ name: 'city', type: 'TEXT' }],
        rules: [
          {
            id: idOf('VerificationFolderRule', 40),
            roleCode: 'Manager',
            roleName: 'Manager',
            roleDescription: 'Decides',
            value: 5,
            isActive: true,
          },
        ],
      })
    },
  )

  test('that is shared with all is sent without users', async () => {
    const rest = fakeRest().on(verificationFolderAdd, saved)
    await execute(create, { rest, variables: { input: { ...input, isSharedWithAll: true } } })
    expect(rest.calls[0]!.body).toMatchObject({ shareAll: true, shareUsers: [] })
  })

  test('gets errors under the names of the form', async () => {
    const rest = fakeRest()
    rest.on(verificationFolderAdd, () => {
      const { fieldNames } = rest.calls[0]!
      throw failure({
        status: 400,
        text: '{"errors":{"config.0.name":["Field only accepts lower case alphabets"],"shareUsers":["no"]}}',
        requestId: 'r',
        fieldNames,
      })
    })
    const { errors } = await execute(create, { rest, variables: { input } })
    expect(errors[0]!.extensions).toMatchObject({
      code: 'BAD_INPUT',
      fields: { 'fields.0.name': ['Field only accepts lower case alphabets'], sharedUserIds: ['no'] },
    })
  })

  test('is written only with the permission of the screen', async () => {
    const rest = fakeRest()
    for (const [document, given] of [
      [create, input],
      [update, { ...input, id: idOf('VerificationFolder', 1) }],
    ] as const) {
      expect(
        await execute(document, {
          rest,
          viewer: viewerWith('TalentManagement:TalentManagement'),
          variables: { input: given },
        }),
      ).toMatchObject({ code: 'FORBIDDEN' })
    }
    expect(rest.calls).toEqual([])
  })
})

describe('deleting a rule', () => {
  const variables = { input: { folderId: idOf('VerificationFolder', 1), ruleId: idOf('VerificationFolderRule', 40) } }

  test('returns the folder after the change', async () => {
    const rest = fakeRest()
      .on(verificationRuleDelete, () => ({ status: 'OK' }))
      .on(verificationFolderByIds, () => [folder({ rules: [] })])
    expect((await execute(remove, { rest, variables })).data).toEqual({
      deleteVerificationFolderRule: { verificationFolder: { rules: [] } },
    })
    expect(rest.calls[0]).toMatchObject({ operation: 'verificationRuleDelete', params: { id: uuid(40) } })
  })

  test('is REFUSED if the answer is not OK', async () => {
    const rest = fakeRest().on(verificationRuleDelete, () => ({ status: 'FAIL' }))
    expect(await execute(remove, { rest, variables })).toMatchObject({ code: 'REFUSED' })
  })
})

describe('a row', () => {
  test.each([
    [null, null],
    ['a.pdf', 'a.pdf'],
    [' ,cv/a.pdf, b.pdf', 'cv/a.pdf'],
    ['', null],
  ])('with the paths %j has the CV %j', async (cvPath, shown) => {
    const rest = fakeRest().on(verificationCandidateByIds, () => [
      candidate({ cvPath, info: '{"a":1}', existedSave: 'required' }),
    ])
    const { data } = await execute(
      `{ verificationCandidate(databaseId: "${uuid(100)}") { cv { path downloadUrl } infoJson saveExisting } }`,
      { rest },
    )
    expect(data.verificationCandidate).toEqual({
      cv: shown && { path: shown, downloadUrl: `/download/commonsFile?${new URLSearchParams({ path: shown })}` },
      infoJson: '{"a":1}',
      saveExisting: 'REQUIRED',
    })
  })

  const save =
    'mutation ($input: SaveExistingCandidateInput!) { saveExistingCandidate(input: $input) { candidate { saveExisting } } }'
  const variables = {
    input: { id: idOf('VerificationCandidate', 100), folderIds: [idOf('TalentFolder', 70)], remark: 'Known' },
  }
  const withRow = (row: object, status = 'OK') =>
    fakeRest()
      .on(verificationCandidateByIds, () => [candidate({ status: 'existed', ...row })])
      .on(talentUpdateOnCandidate, () => ({ status }))

  test.each([
    ['its link', { candidateProccessId: uuid(901), existingCandidateId: uuid(900) }, 901],
    ['what made it existed', { candidateProccessId: null, existingCandidateId: uuid(900) }, 900],
  ])('is saved for the candidate of %s', async (_what, row, id) => {
    const rest = withRow(row)
    expect((await execute(save, { rest, variables })).data).toEqual({
      saveExistingCandidate: { candidate: { saveExisting: 'CLOSED' } },
    })
    expect(rest.callsOf('talentUpdateOnCandidate')[0]!.body).toEqual({
      id: uuid(100),
      candidateId: uuid(id),
      cateIds: [uuid(70)],
      remark: 'Known',
    })
  })

  test('without a candidate is not saved, and a refusal is REFUSED', async () => {
    const rest = withRow({})
    expect(await execute(save, { rest, variables })).toMatchObject({ code: 'NOT_FOUND' })
    expect(rest.counts().talentUpdateOnCandidate).toBeUndefined()
    expect(await execute(save, { rest: withRow({ existingCandidateId: uuid(900) }, 'FAIL'), variables })).toMatchObject(
      { code: 'REFUSED' },
    )
    const away = withRow({ existingCandidateId: uuid(900) }).on(talentUpdateOnCandidate, () => {
      throw new RequestError('FORBIDDEN', 'Only the creator')
    })
    expect(await execute(save, { rest: away, variables })).toMatchObject({ code: 'FORBIDDEN' })
  })
})

test('users who may see the screen are notified of changed folders, and of nothing else', async () => {
  const live = fakeLive()
  const document = 'subscription { verificationFoldersChanged { at } }'
  const events = await watch(document, { live })
  expect((await events.next()).value.data.verificationFoldersChanged.at).toMatch(/Z$/)
  const at = '2026-11-02T03:00:00.000Z'
  live.emit({
    type: 'list.changed',
    subjectId: companyId,
    data: { list: 'TALENT_FOLDERS' },
    at: '2026-11-01T00:00:00.000Z',
  })
  live.emit({ type: 'list.changed', subjectId: companyId, data: { list: 'VERIFICATION_FOLDERS' }, at })
  expect((await events.next()).value.data).toEqual({ verificationFoldersChanged: { at } })
  await expect(
    mayWatch('verificationFoldersChanged', {}, { viewer: viewerWith('TalentManagement:TalentManagement') }),
  ).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})

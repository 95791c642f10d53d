import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../../services/core/ids.ts'
import { searchColumns } from '../../../services/features/candidates/filters/search.ts'
import {
  verificationCandidateApproval,
  verificationCandidateByIds,
  verificationFolderAdd,
  verificationFolderList,
  verificationFolderUpdate,
  verificationRuleDelete,
} from '../../../services/features/verifications/contract.ts'
import type { VerificationFolderFields } from '../../../services/features/verifications/folders/folderShapes.ts'
import { startVerifications, type Here } from './verifications.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startVerifications()
})
afterAll(() => here?.close())

const fields = (more: Partial<VerificationFolderFields> = {}): VerificationFolderFields => ({
  code: 'BE',
  name: 'Backend',
  importType: 0,
  shareAll: false,
  shareUsers: [],
  config: '[]',
  rules: [],
  ...more,
})
const create = (owner: string, more: Partial<VerificationFolderFields> = {}) =>
  here.as(owner).ok(verificationFolderAdd, { body: fields(more) })
const refusal = async (more: Partial<VerificationFolderFields>) => {
  const { status, body } = await here.as('recruiter').raw(verificationFolderAdd, { body: fields(more) })
  return [status, (body as { errors?: object }).errors]
}

async function row(verificationId: string, name = 'An Lê'): Promise<string> {
  const id = newId()
  const emails = [`${id}@example.com`]
  await here.db
    .insert('verification_candidate', {
      id,
      verification_id: verificationId,
      name,
      phones: [],
      emails,
      status: 'new',
      created_by: 'recruiter',
      ...searchColumns({ name, phones: [], emails }),
    })
    .execute()
  return id
}
const reject = (userName: string, id: string) =>
  here.as(userName).raw(verificationCandidateApproval, { body: { id, status: 'rejected', remark: 'No' } })
const canApprove = async (userName: string, id: string) =>
  (await here.as(userName).ok(verificationCandidateByIds, { body: { ids: [id] } }))[0]?.data.canApprove

test('a folder is created, seen by the users it is shared with, and changed only by its creator', async () => {
  const folder = await create('recruiter', {
    name: ' Backend 2026 ',
    shareUsers: ['recruiter2'],
    config: '[{"name":"city","displayName":" City "}]',
  })
  expect(folder).toMatchObject({
    code: 'BE',
    name: 'Backend 2026',
    importType: 0,
    shareUsers: ['recruiter2'],
    config: '[{"name":"city","type":"text","displayName":"City"}]',
    rules: [],
    createdBy: 'recruiter',
    canEdit: true,
    canImport: true,
    canReview: true,
  })
  const names = async (userName: string) =>
    (await here.as(userName).ok(verificationFolderList, { body: { keyword: 'backend be' } })).data.map(({ id }) => id)
  expect(await names('recruiter2')).toEqual([folder.id])
  expect(await names('sato.kenta')).toEqual([])
  const update = (userName: string, more: Partial<VerificationFolderFields>) =>
    here.as(userName).raw(verificationFolderUpdate, { params: { id: folder.id }, body: fields(more) })
  expect((await update('recruiter2', { name: 'Mine now' })).status).toBe(403)
  expect((await update('sato.kenta', { name: 'Mine now' })).status).toBe(404)
  expect((await update('admin@other', { name: 'Mine now' })).status).toBe(404)
  expect(await update('recruiter', { name: 'Backend', shareAll: true, shareUsers: ['recruiter2'] })).toMatchObject({
    status: 200,
    body: { name: 'Backend', shareAll: true, shareUsers: [] },
  })
  expect(await names('sato.kenta')).toEqual([folder.id])
})

test('errors of the form are reported by field, and nothing is created', async () => {
  const before = (await here.db.from('verification_folder').select('id').execute()).length
  expect(await refusal({ code: ' ', name: '' })).toEqual([
    400,
    { code: ['This field is required'], name: ['This field is required'] },
  ])
  expect(await refusal({ config: '[{"name":"City","displayName":"City"}]' })).toEqual([
    400,
    { 'config.0.name': ['Field only accepts lower case alphabets'] },
  ])
  expect(await refusal({ config: '[{"name":"","displayName":"x"}]' })).toEqual([
    400,
    { 'config.0.name': ['This field is required'] },
  ])
  expect(await refusal({ config: '[{"name":"city","displayName":" "}]' })).toEqual([
    400,
    { 'config.0.displayName': ['This field is required'] },
  ])
  expect(await refusal({ config: '[{"name":"a","displayName":"A"},{"name":"a","displayName":"B"}]' })).toEqual([
    400,
    { 'config.1.name': ['appears twice'] },
  ])
  expect(await refusal({ config: '{' })).toEqual([400, { config: ['must be a JSON list'] }])
  const rule = { roleCode: 'Recruiter', value: 0, active: true }
  expect(await refusal({ rules: [rule, rule] })).toEqual([
    400,
    { rules: ['Please do not select duplicate Role Code !'] },
  ])
  expect(await refusal({ rules: [{ ...rule, roleCode: 'Nobody' }] })).toEqual([
    400,
    { rules: ['Unknown roles: Nobody'] },
  ])
  expect(await refusal({ shareUsers: ['finance'] })).toEqual([400, { shareUsers: ['cannot be shared with finance'] }])
  expect((await here.db.from('verification_folder').select('id').execute()).length).toBe(before)
})

test('a company has one folder of vendors: a second one with its code is refused', async () => {
  const [vendors, own] = [await create('admin', { code: 'Vendor' }), await create('recruiter', { code: 'Vendors' })]
  expect(await refusal({ code: ' Vendor ' })).toEqual([400, { code: ['is already taken'] }])
  const rename = (id: string, userName: string) =>
    here.as(userName).raw(verificationFolderUpdate, { params: { id }, body: fields({ code: 'Vendor', name: 'V' }) })
  expect((await rename(own.id, 'recruiter')).status).toBe(400)
  expect((await rename(vendors.id, 'admin')).status).toBe(200)
})

test('an active rule lets the role review, up to its number a day', async () => {
  const folder = await create('recruiter', { code: 'RULES', shareAll: true })
  const [one, two, three] = [await row(folder.id), await row(folder.id), await row(folder.id)]
  expect(await canApprove('recruiter2', one)).toBe(false)
  expect((await reject('recruiter2', one)).status).toBe(403)

  const ruled = await here
    .as('recruiter')
    .ok(verificationFolderUpdate, {
      params: { id: folder.id },
      body: fields({ code: 'RULES', shareAll: true, rules: [{ roleCode: 'Recruiter', value: 1, active: true }] }),
    })
  expect(ruled.rules).toEqual([
    {
      id: expect.any(String),
      module: 'CVVerification',
      roleCode: 'Recruiter',
      roleName: expect.any(String),
      roleDescription: expect.any(String),
      value: 1,
      active: true,
    },
  ])
  expect(await canApprove('recruiter2', one)).toBe(true)
  expect((await reject('recruiter2', one)).status).toBe(200)
  expect(await canApprove('recruiter2', two)).toBe(false)
  expect(await reject('recruiter2', two)).toMatchObject({ status: 400, body: { errorCode: 'REVIEW_LIMIT' } })
  // The creator has no limit, and a colleague has a separate limit.
  expect((await reject('recruiter', two)).status).toBe(200)
  expect(await canApprove('sato.kenta', three)).toBe(true)

  const kept = await here
    .as('recruiter')
    .ok(verificationFolderUpdate, {
      params: { id: folder.id },
      body: fields({ code: 'RULES', shareAll: true, rules: [{ roleCode: 'Recruiter', value: 0, active: true }] }),
    })
  expect(kept.rules![0]!.id).toBe(ruled.rules![0]!.id)
  expect(await canApprove('recruiter2', three)).toBe(true)
  await here
    .as('recruiter')
    .ok(verificationFolderUpdate, {
      params: { id: folder.id },
      body: fields({ code: 'RULES', shareAll: true, rules: [{ roleCode: 'Recruiter', value: 0, active: false }] }),
    })
  expect(await canApprove('recruiter2', three)).toBe(false)
})

test('a rule is deleted by the creator of its folder', async () => {
  const folder = await create('recruiter', {
    code: 'GONE',
    shareAll: true,
    rules: [{ roleCode: 'Recruiter', value: 3, active: true }],
  })
  const id = folder.rules![0]!.id
  expect((await here.as('recruiter2').raw(verificationRuleDelete, { params: { id } })).status).toBe(404)
  expect((await here.as('recruiter').raw(verificationRuleDelete, { params: { id } })).status).toBe(200)
  expect((await here.as('recruiter').raw(verificationRuleDelete, { params: { id } })).status).toBe(404)
})

test('the import type is fixed once the folder has candidates', async () => {
  const folder = await create('recruiter', { code: 'TYPE' })
  const update = (importType: 0 | 1) =>
    here
      .as('recruiter')
      .raw(verificationFolderUpdate, { params: { id: folder.id }, body: fields({ code: 'TYPE', importType }) })
  expect((await update(1)).status).toBe(200)
  await here.db.update('verification_folder').set({ candidate_count: 1 }).where('id', '=', folder.id).execute()
  expect(await update(0)).toMatchObject({
    status: 400,
    body: { errors: { importType: ['cannot change once candidates have arrived'] } },
  })
})

test('a row shows whether it can be saved into folders, and by whom', async () => {
  const folder = await create('recruiter', { code: 'SAVE', shareAll: true })
  const known = newId()
  const found = async (
    userName: string,
    given: { status: 'existed' | 'new'; owner: string | null; isLinked: boolean },
  ) => {
    const id = await row(folder.id)
    const link = given.isLinked ? known : null
    await here.db
      .update('verification_candidate')
      .set({ status: given.status, owner: given.owner, candidate_proccess_id: link, existing_candidate_id: known })
      .where('id', '=', id)
      .execute()
    const [one] = await here.as(userName).ok(verificationCandidateByIds, { body: { ids: [id] } })
    return [one!.existedSave, one!.existingCandidateId]
  }
  expect(await found('recruiter', { status: 'existed', owner: null, isLinked: true })).toEqual(['required', known])
  expect(await found('recruiter', { status: 'existed', owner: 'sato.kenta', isLinked: false })).toEqual([
    'optional',
    known,
  ])
  expect(await found('recruiter', { status: 'existed', owner: 'sato.kenta', isLinked: true })).toEqual([
    'closed',
    known,
  ])
  expect(await found('recruiter', { status: 'new', owner: null, isLinked: true })).toEqual(['closed', known])
  expect(await found('recruiter2', { status: 'existed', owner: null, isLinked: true })).toEqual(['forbidden', known])
})

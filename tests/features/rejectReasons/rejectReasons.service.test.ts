import { afterAll, beforeAll, expect, test } from 'vitest'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { rejectReasonList } from '../../../services/features/lookups/vocabularyContract.ts'
import { jobCandidatesReject } from '../../../services/features/pipelines/contract.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/rejectReasons/contract.ts'
import { startPipelines, type PipelinesHere } from '../pipelines/pipelines.fixture.ts'

let here: PipelinesHere
let templateId: string
beforeAll(async () => {
  here = await startPipelines()
  const templates = await here.as('interviewer').ok(emailTemplatesByCompany)
  templateId = templates.find(({ name }) => name === 'Rejection')!.id
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.rejectReasonManageCreate, { body: { isDefault: false, templateId: null, ...body } })
const made = async (body: object) => (await create(body)).body as contract.RejectReason
const remove = (id: string) => admin().raw(contract.rejectReasonManageDelete, { params: { id } })
const offered = async () => (await here.as().ok(rejectReasonList)).map(({ name }) => name)

test('a reason is offered at its position, suggests its e-mail, and is changed and deleted', async () => {
  const before = await offered()
  const reason = await made({ name: 'Không  phản hồi', place: 1, templateId })
  expect(reason).toMatchObject({ name: 'Không phản hồi', place: 1, templateId, isDefault: false })
  expect(await offered()).toEqual(['Không phản hồi', ...before])
  const { data } = await admin().ok(contract.rejectReasonManageList, { body: { keyword: 'khong phan' } })
  expect(data).toEqual([reason])
  const changed = await admin().ok(contract.rejectReasonManageUpdate, {
    params: { id: reason.id },
    body: { name: 'Ghosted us', isDefault: true, place: 2 },
  })
  expect(changed).toMatchObject({ name: 'Ghosted us', place: 2, templateId, isDefault: true })
  expect((await remove(reason.id)).body).toEqual({ status: 'OK' })
  expect(await offered()).toEqual(before)
})

test('a reason with rejected candidates cannot be deleted; after a merge they count for the remaining reason and keep their texts', async () => {
  const [from, into] = [await made({ name: 'Too expensive', templateId }), await made({ name: 'Salary' })]
  const { jobId, ids } = await here.jobWith(1)
  await here.as().ok(jobCandidatesReject, { body: { jobId, candidateIds: ids, reasonId: from.id } })
  const usage = async (id: string) =>
    (await admin().ok(contract.rejectReasonManageUsage, { body: { ids: [id] } }))[0]!.candidates
  expect([await usage(from.id), await usage(into.id)]).toEqual([1, 0])
  const refused = await remove(from.id)
  expect([refused.body.errorCode, refused.body.paramValues]).toEqual(['REJECT_REASON_IN_USE', { count: '1' }])
  const merged = await admin().ok(contract.rejectReasonManageMerge, {
    params: { id: from.id },
    body: { into: into.id },
  })
  expect(merged).toMatchObject({ name: 'Salary', templateId })
  expect(await usage(into.id)).toBe(1)
  const [place] = (await here.list(jobId)).filter(({ candidateId }) => candidateId === ids[0])
  expect(place!.rejectReason).toBe('Too expensive')
})

test('errors are reported under their fields, and nothing is stored', async () => {
  const before = await offered()
  expect((await create({ name: ' ' })).body.errors).toEqual({ name: ['This field is required'] })
  expect((await create({ name: before[0]!.toUpperCase() })).body.errors).toEqual({ name: ['is already taken'] })
  expect((await create({ name: 'x'.repeat(101) })).body.errors).toEqual({ name: ['Maximum length is 100'] })
  expect((await create({ name: 'Fine', templateId: newId() })).body.errors).toEqual({
    templateId: ['There is no such e-mail template'],
  })
  expect(await offered()).toEqual(before)
})

test('reasons belong to a company, and only users with the permission change them', async () => {
  const own = await made({ name: 'Ours alone' })
  const other = await here.as('admin@other').ok(contract.rejectReasonManageList, { body: { keyword: 'Ours alone' } })
  expect(other.data).toEqual([])
  expect((await here.as('admin@other').raw(contract.rejectReasonManageDelete, { params: { id: own.id } })).status).toBe(
    404,
  )
  for (const userName of ['recruiter', 'finance', 'vendor'])
    expect((await create({ name: 'Mine' }, userName)).status).toBe(403)
})

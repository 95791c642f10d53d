import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { parseContents } from '../../../common/forms/contents.ts'
import { companies } from '../../../services/demo/people/accounts.ts'
import { newId } from '../../../services/core/ids.ts'
import * as contract from '../../../services/features/interviewForms/contract.ts'
import { statusGroupList } from '../../../services/features/lookups/contract.ts'
import { commonsFile } from '../../../services/features/media/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'
import { docx, docxOf, paragraph } from '../../support/docx.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const as = (userName = 'interviewer') => here.as(userName)
const listed = async (body: object = {}, userName?: string) =>
  (await as(userName).ok(contract.formTemplateList, { body: { pageSize: 1000, ...body } })).data
const create = (body: object, userName?: string) => as(userName).raw(contract.formTemplateCreate, { body })
const read = (id: string, userName?: string) => as(userName).ok(contract.formTemplateGet, { params: { id } })
const update = (id: string, body: object, userName?: string) =>
  as(userName).raw(contract.formTemplateUpdate, { params: { id }, body })
const remove = (id: string, userName?: string) => as(userName).raw(contract.formTemplateDelete, { params: { id } })
/** Creates a form. Returns it as the list shows it. */
async function made(formName: string, more: object = {}, userName?: string) {
  expect(await create({ formName, type: 1, ...more }, userName)).toEqual({ status: 200, body: true })
  return (await listed({ name: formName })).find((form) => form.formName === formName)!
}

async function upload(name: string, bytes: Buffer, userName = 'interviewer'): Promise<string> {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(bytes)]), name)
  const answer = await fetch(`${here.services.url}/commons/upload`, {
    method: 'POST',
    body,
    headers: { authorization: `Bearer ${await here.tokenOf(userName)}` },
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as string
}
const attached = (file: string) => JSON.stringify([{ file, sendType: 'attachment' }])
const file = (path: string, userName?: string) => as(userName).raw(commonsFile, { query: { path } })

test('the demo has believable forms of every category; a list has one category and is searched without regard to accents', async () => {
  const all = await listed()
  expect([1, 2, 3, 4].map((type) => all.some((form) => form.type === type))).toEqual([true, true, true, true])
  expect(all).toEqual(all.toSorted((one, other) => other.createdDate!.localeCompare(one.createdDate!)))
  expect(
    all
      .filter(({ formName }) => formName !== 'Probation review')
      .every(({ contents }) => parseContents(contents).fields.length > 0),
  ).toBe(true)
  expect(all.every(({ emailTemplateType }) => emailTemplateType === '1')).toBe(true)
  expect((await listed({ type: 2 })).map(({ type }) => type)).toEqual([2])
  await made('Phỏng vấn Đội ngũ 50%_')
  for (const name of ['phong van doi', 'ĐỘI NGŨ', '50%_'])
    expect((await listed({ name })).map(({ formName }) => formName)).toEqual(['Phỏng vấn Đội ngũ 50%_'])
  expect(await listed({ name: '5_%' })).toEqual([])
  expect(await as().ok(contract.formTemplateList, { body: { pageIndex: 1, pageSize: 2 } })).toMatchObject({
    pageIndex: 1,
    pageSize: 2,
    totalItem: all.length + 1,
  })
})

test('a form is created, read, changed and deleted; contents are stored as they were sent', async () => {
  const contents = '{ "extendProperties" : [ {"title":"A","inputType":"Hologram","n":1.0} ], "foreign": true }'
  const form = await made('Round trip', { contents, active: false })
  expect(form).toMatchObject({
    contents,
    active: false,
    type: 1,
    version: 1,
    createdBy: 'interviewer',
    updatedBy: null,
    updatedDate: null,
    attachmentName: null,
  })
  expect(await update(form.id, { ...form, formName: ' Renamed ', active: true })).toEqual({ status: 200, body: true })
  expect(await read(form.id)).toMatchObject({
    formName: 'Renamed',
    active: true,
    contents,
    version: 2,
    updatedBy: 'interviewer',
  })
  expect(await remove(form.id)).toEqual({ status: 200, body: true })
  expect((await remove(form.id)).status).toBe(404)
  expect((await update(form.id, form)).status).toBe(404)
  expect((await as().raw(contract.formTemplateGet, { params: { id: form.id } })).status).toBe(404)
})

test('when two users change the same version, the second is told who was first', async () => {
  const form = await made('Two editors')
  expect((await update(form.id, { ...form, formName: 'First' }, 'admin')).status).toBe(200)
  const late = await update(form.id, { ...form, formName: 'Second' })
  expect(late).toMatchObject({ status: 400, body: { errorCode: '599', paramValues: { updatedBy: 'admin' } } })
  expect((await read(form.id)).formName).toBe('First')
  const { version: _seen, ...whole } = form
  expect((await update(form.id, { ...whole, formName: 'Without a version' })).status).toBe(200)
})

test('the services refuse what the builder refuses, and nothing is changed', async () => {
  const before = await listed()
  const errors = async (more: object) => {
    const { status, body } = await create({ formName: 'Wrong', type: 1, ...more })
    return [status, body.errors]
  }
  const contents = (...fields: object[]) => JSON.stringify(fields)
  expect(await errors({ formName: '  ' })).toEqual([400, { formName: ['Form Name is required'] }])
  expect(await errors({ formName: 'x'.repeat(251) })).toEqual([400, { formName: ['Maximum length is 250'] }])
  expect(await errors({ contents: 'nonsense' })).toEqual([
    400,
    { contents: ['must be the JSON text of a list or an object'] },
  ])
  const choice = (...values: string[]) => ({
    title: 'Q',
    itemType: 'Choice',
    values: values.map((value) => ({ value })),
  })
  expect(await errors({ contents: contents(choice('A', 'A')) })).toEqual([
    400,
    { contents: ['Q: Duplicated or empty option'] },
  ])
  expect(await errors({ contents: contents({ ...choice('A'), reasonTitle: 'x'.repeat(201) }) })).toEqual([
    400,
    { contents: ['Q: Maximum length is 200'] },
  ])
  expect(await errors({ contents: contents({ title: 'R', inputType: 'Rate', levels: 11 }) })).toEqual([
    400,
    { contents: ['R: Enter a number from 1 to 10'] },
  ])
  expect(
    await errors({ contents: contents({ title: 'W', inputType: 'Input', showWhen: { field: 'gone', is: [true] } }) }),
  ).toEqual([400, { contents: ['W: Its condition needs an earlier question and some of its answers'] }])
  expect(await errors({ contents: '{"isCalcJobRank":true,"extendProperties":[]}' })).toEqual([
    400,
    { contents: ['Please choose Job Rank!'] },
  ])
  const [group] = await as().ok(statusGroupList)
  const approval = JSON.stringify([
    { id_GroupStatus: group!.id, isRequired: true, yesStatusId: group!.statuses[0]!.id, noStatusId: '' },
  ])
  expect(await errors({ requiredApprovalSetting: approval })).toEqual([
    400,
    { requiredApprovalSetting: [`Please select item for Approve or Reject of ${group!.name}`] },
  ])
  expect((await create({ type: 1 })).body.errors).toHaveProperty('formName')
  expect(await listed()).toEqual(before)
})

test('a repeated creation makes one form', async () => {
  const token = await here.tokenOf('interviewer')
  const send = () =>
    fetch(`${here.services.url}${contract.formTemplateCreate.path}`, {
      method: 'POST',
      body: JSON.stringify({ formName: 'Only once', type: 1 }),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': 'form-once-0001',
      },
    })
  expect([(await send()).status, (await send()).status]).toEqual([200, 200])
  expect(await listed({ name: 'Only once' })).toHaveLength(1)
})

test('an attachment is a DOCX of at most 5 MB; it is deleted with its form and copied into a duplicate', async () => {
  const refusal = async (path: string) =>
    (await create({ formName: 'Attached', type: 3, attachmentSetting: attached(path) })).body.errors?.attachmentSetting
  expect(await refusal(await upload('offer.pdf', Buffer.from('%PDF-1.4 x')))).toEqual([
    'You can only upload DOCX file!',
  ])
  expect(await refusal(`${companies.first.id}/none`)).toEqual(['You can only upload DOCX file!'])
  const large = await upload(
    'large.docx',
    docx(paragraph('Offer'), { more: { 'word/noise.bin': randomBytes(5 * 1_048_576) } }),
  )
  expect(await refusal(large)).toEqual(['File must smaller than 5MB!'])

  const path = await upload('offer.docx', docxOf('Offer'))
  const form = await made('With a letter', { type: 3, attachmentSetting: attached(path) })
  expect(form).toMatchObject({ attachmentSetting: attached(path), attachmentName: 'offer.docx' })
  expect((await file(path, 'manager')).status).toBe(200)
  expect((await file(path, 'finance')).status).toBe(404)
  const copy = await made('Copy of the letter', { type: 3, attachmentSetting: form.attachmentSetting })
  const copied = JSON.parse(copy.attachmentSetting)[0].file
  expect(copied).not.toBe(path)
  expect((await update(form.id, { ...form, attachmentSetting: '[]' })).status).toBe(200)
  expect(await read(form.id)).toMatchObject({ attachmentSetting: '[]', attachmentName: null })
  expect([(await file(path)).status, (await file(copied)).status]).toEqual([404, 200])
  await remove(copy.id)
  expect((await file(copied)).status).toBe(404)
  // Nobody can use a file that somebody else has uploaded.
  const theirs = await upload('theirs.docx', docxOf('Theirs'), 'recruiter')
  expect((await create({ formName: 'Thief', type: 3, attachmentSetting: attached(theirs) })).status).toBe(404)
})

test("everyone can read the newest active form of a category; only the platform's administrators can read that of another company", async () => {
  const open = { id: expect.any(String), formName: 'Offer letter', type: 3, active: true, contents: expect.any(String) }
  for (const { id } of (await listed({ type: 3 })).filter(({ formName }) => formName !== 'Offer letter'))
    await remove(id)
  expect(await as('finance').ok(contract.formTemplateByType, { query: { type: '3' } })).toEqual(open)
  await made('Inactive letter', { type: 3, active: false })
  expect(
    (await as('finance').ok(contract.clientFormTemplate, { query: { type: '3', companyId: companies.first.id } }))
      .formName,
  ).toBe('Offer letter')
  expect((await as().raw(contract.formTemplateByType, { query: { type: '77' } })).status).toBe(404)
  const other = { type: '1', companyId: companies.other.id }
  expect((await as().raw(contract.clientFormTemplate, { query: other })).status).toBe(404)
  expect((await as('admin').raw(contract.clientFormTemplate, { query: other })).status).toBe(200)
})

test('a form is read by its id without signing in, and shows only what is needed to fill it in', async () => {
  const [form] = await listed({ type: 1 })
  const get = (id: string) => fetch(`${here.services.url}${contract.openFormTemplate.path}?id=${id}`)
  const answer = await get(form!.id)
  expect([answer.status, await answer.json()]).toEqual([
    200,
    { id: form!.id, formName: form!.formName, type: 1, active: form!.active, contents: form!.contents },
  ])
  expect((await get(newId())).status).toBe(404)
  expect((await get('x')).status).toBe(400)
})

test('only users with the permission change forms, and no company sees or changes the forms of another', async () => {
  const [form] = await listed()
  for (const userName of ['recruiter', 'manager']) {
    expect((await listed({}, userName)).length).toBeGreaterThan(0)
    expect([
      (await create({ formName: 'Mine', type: 1 }, userName)).status,
      (await update(form!.id, form!, userName)).status,
      (await remove(form!.id, userName)).status,
    ]).toEqual([403, 403, 403])
  }
  expect((await listed({}, 'admin@other')).some(({ id }) => id === form!.id)).toBe(false)
  expect([
    (await update(form!.id, form!, 'admin@other')).status,
    (await remove(form!.id, 'admin@other')).status,
  ]).toEqual([404, 404])
  expect((await read(form!.id)).formName).toBe(form!.formName)
})

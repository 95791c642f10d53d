import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/emailSenders/contract.ts'
import { emailTemplatesByCompany } from '../../../services/features/emailTemplates/contract.ts'
import { emailSenderList } from '../../../services/features/lookups/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const admin = () => here.as('admin')
const create = (body: object, userName = 'admin') =>
  here.as(userName).raw(contract.emailSenderManageCreate, { body: body as never })
const made = async (name: string) => (await create({ name, email: `${name.replaceAll(' ', '-')}@hr.example` })).body
const change = (id: string, body: object) =>
  admin().raw(contract.emailSenderManageUpdate, { params: { id }, body: body as never })
const remove = (id: string) => admin().raw(contract.emailSenderManageDelete, { params: { id } })
const offered = async () =>
  (await here.as('recruiter').ok(emailSenderList)).map(({ name, isDefault }) => [name, isDefault])
const templates = async () =>
  (await admin().ok(emailTemplatesByCompany)).map(({ emailFrom, emailFromName }) => [emailFrom, emailFromName])
const usage = async (id: string) =>
  (await admin().ok(contract.emailSenderManageUsage, { body: { ids: [id] } }))[0]!.templates

test('a sender is offered, becomes the default, is moved, and is deleted when it is not the default', async () => {
  const before = await offered()
  const sender = await made('Campus')
  expect(sender).toMatchObject({ name: 'Campus', email: 'Campus@hr.example', isDefault: false })
  expect(await offered()).toEqual([...before, ['Campus', false]])
  await change(sender.id, { name: 'Campus', email: 'campus@hr.example', isDefault: true, place: 1 })
  expect((await offered()).filter(([, isDefault]) => isDefault)).toEqual([['Campus', true]])
  expect((await offered())[0]).toEqual(['Campus', true])
  // The default can only move to another sender; there is always one.
  expect((await change(sender.id, { ...sender, isDefault: false })).body.isDefault).toBe(true)
  expect((await remove(sender.id)).body.errorCode).toBe('EMAIL_SENDER_DEFAULT')
  const { data } = await admin().ok(contract.emailSenderManageList, { body: {} })
  const former = data.find(({ name }) => name === before.find(([, isDefault]) => isDefault)![0])!
  await change(former.id, { name: former.name, email: former.email, isDefault: true })
  expect((await remove(sender.id)).body).toEqual({ status: 'OK' })
  expect(await offered()).toEqual(before)
})

test('templates follow a new address, a new name and a merge; a sender with templates cannot be deleted', async () => {
  const { data } = await admin().ok(contract.emailSenderManageList, { body: {} })
  const counts = await Promise.all(data.map(({ id }) => usage(id)))
  const at = counts.findIndex((count) => count > 0)
  const [sender, count] = [data[at]!, counts[at]!]
  const own = (await templates()).filter(([email]) => email === sender.email)
  expect(own).toHaveLength(count)
  await change(sender.id, { name: 'Talent team', email: 'talent@hr.example' })
  expect((await templates()).filter(([email]) => email === sender.email)).toEqual([])
  const moved = (await templates()).filter(([email]) => email === 'talent@hr.example')
  expect(moved.map(([, name]) => name)).toEqual(own.map(([, name]) => (name === sender.name ? 'Talent team' : name)))

  const into = await made('Elsewhere')
  if (!sender.isDefault) {
    const refused = (await remove(sender.id)).body
    expect([refused.errorCode, refused.paramValues]).toEqual(['EMAIL_SENDER_IN_USE', { count: String(count) }])
  }
  const stays = await admin().ok(contract.emailSenderManageMerge, {
    params: { id: sender.id },
    body: { into: into.id },
  })
  expect(stays).toMatchObject({ id: into.id, isDefault: sender.isDefault })
  expect(await usage(into.id)).toBe(count)
  expect((await remove(sender.id)).status).toBe(404)
})

test('invalid values are reported under their fields', async () => {
  expect((await create({ name: ' ', email: 'a@hr.example' })).body.errors).toEqual({ name: ['This field is required'] })
  for (const [email, fault] of [
    ['', 'This field is required'],
    ['nobody', 'is not a valid e-mail address'],
    [`${'x'.repeat(250)}@hr.example`, 'Maximum length is 250'],
  ])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await create({ name: 'New', email })).body.errors).toEqual({ email: [fault] })
  await made('Twice')
  expect((await create({ name: 'Other', email: 'TWICE@hr.example' })).body.errors).toEqual({
    email: ['is already taken'],
  })
  expect((await create({ name: 'twice', email: 'b@hr.example' })).body.errors).toEqual({ name: ['is already taken'] })
})

test('each company has its own senders, and only users with the permission change them', async () => {
  const own = await made('Ours alone')
  const other = here.as('admin@other')
  expect((await other.ok(contract.emailSenderManageList, { body: { keyword: 'Ours alone' } })).data).toEqual([])
  expect((await other.raw(contract.emailSenderManageDelete, { params: { id: own.id } })).status).toBe(404)
  for (const userName of ['finance', 'vendor'])
    // oxlint-disable-next-line no-await-in-loop -- two
    expect((await create({ name: 'Mine', email: 'mine@hr.example' }, userName)).status).toBe(403)
})

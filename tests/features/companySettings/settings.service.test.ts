import { afterAll, beforeAll, expect, test } from 'vitest'
import * as contract from '../../../services/features/companySettings/contract.ts'
import { requisitionSettings } from '../../../services/features/requisitions/contract.ts'
import { supportContactList } from '../../../services/features/settings/contract.ts'
import { startLookups, type Here } from '../lookups/lookups.fixture.ts'

let here: Here
beforeAll(async () => {
  here = await startLookups()
})
afterAll(() => here?.close())

const as = (userName = 'admin') => here.as(userName)
const get = (id: contract.ManagedKey, userName = 'admin') =>
  as(userName).ok(contract.settingManageGet, { params: { id } })
const update = (id: contract.ManagedKey, body: object, userName = 'admin') =>
  as(userName).raw(contract.settingManageUpdate, { params: { id }, body: body as never })
const history = async (id: contract.ManagedKey) =>
  (await as().ok(contract.settingManageHistory, { params: { id }, body: {} })).data

test('a setting takes effect at once, has a history, and can be reverted', async () => {
  expect(await get('requisitionApproval')).toMatchObject({ value: { isOn: false }, isDefault: true, kind: 'switch' })
  const { version } = await get('requisitionApproval')
  const on = await update('requisitionApproval', { value: { isOn: true }, version })
  expect(on.body).toMatchObject({
    value: { isOn: true, number: null },
    isDefault: false,
    version: version + 1,
    updatedBy: 'admin',
  })
  expect((await as().ok(requisitionSettings)).isOn).toBe(true)
  // The same value again is no change; an update with an outdated version is refused.
  expect((await update('requisitionApproval', { value: { isOn: true } })).body.version).toBe(version + 1)
  expect((await update('requisitionApproval', { value: { isOn: false }, version })).body.errorCode).toBe('599')
  expect((await history('requisitionApproval')).map(({ value }) => value.isOn)).toEqual([true, false])

  const back = { params: { id: 'requisitionApproval' as const }, body: { from: version } }
  expect((await as().ok(contract.settingManageRestore, back)).value.isOn).toBe(false)
  expect((await as().ok(requisitionSettings)).isOn).toBe(false)
  expect(await history('requisitionApproval')).toHaveLength(3)
  const unknown = await as().raw(contract.settingManageRestore, { ...back, body: { from: 99 } })
  expect(unknown.status).toBe(404)
})

test('numbers have limits, and a reset restores the default', async () => {
  expect(await get('minPasswordLength')).toMatchObject({
    value: { number: 6 },
    min: 6,
    max: 64,
    version: 0,
    updatedBy: null,
  })
  for (const number of [5, 65, 7.5])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await update('minPasswordLength', { value: { number } })).body.errors).toEqual({
      'value.number': ['must be from 6 to 64'],
    })
  for (const value of [{}, { isOn: true }, { number: 8, isOn: true }])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await update('minPasswordLength', { value })).body.errors).toEqual({ value: ['is not valid'] })
  expect(await get('minPasswordLength')).toMatchObject({ value: { number: 6 }, version: 0 })
  expect((await update('minPasswordLength', { value: { number: 20 }, version: 0 })).body.value.number).toBe(20)
  const reset = await as().ok(contract.settingManageDelete, { params: { id: 'minPasswordLength' } })
  expect(reset).toMatchObject({ value: { number: 6 }, isDefault: true })
  expect((await history('minPasswordLength')).map(({ value }) => value.number)).toEqual([6, 20])
})

test('errors are reported for each contact, and everybody sees the saved ones', async () => {
  const contact = { nameVi: ' Hà ', nameEn: 'Ha', phone: '024 1', email: 'ha@hr.example' }
  const bad = [contact, { ...contact, nameEn: ' ', email: 'ha' }]
  expect((await update('supportContacts', { value: { contacts: bad } })).body.errors).toEqual({
    'value.contacts.1.nameEn': ['This field is required'],
    'value.contacts.1.email': ['is not a valid e-mail address'],
  })
  const four = await update('supportContacts', { value: { contacts: [contact, contact, contact, contact] } })
  expect(four.body.errors).toEqual({ 'value.contacts': ['at most 3'] })
  await update('supportContacts', { value: { contacts: [contact] } })
  expect(await as('recruiter').ok(supportContactList)).toEqual([{ ...contact, nameVi: 'Hà' }])
})

test('each company has its own settings, and only users with the permission change them', async () => {
  await update('approvalReminderDays', { value: { number: 5 } })
  expect(await get('approvalReminderDays', 'admin@other')).toMatchObject({ value: { number: 2 }, version: 0 })
  for (const userName of ['recruiter', 'finance', 'vendor'])
    // oxlint-disable-next-line no-await-in-loop -- three
    expect((await update('approvalReminderDays', { value: { number: 1 } }, userName)).status).toBe(403)
  const { data } = await as().ok(contract.settingManageList, { body: { areas: ['security', 'support'] } })
  expect(data.map(({ id }) => id)).toEqual(['minPasswordLength', 'supportContacts'])
})

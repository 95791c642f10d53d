import { expect, test } from 'vitest'
import { encodeId } from '../../../gateway/core/graph/ids.ts'
import { execute, viewerWith } from '../../support/fakeRest.ts'
import { settingServices } from './settings.fixture.ts'

const keys = ['List', 'Read', 'Update', 'Delete'].map((verb) => `SettingSystem:${verb}SettingSystem` as const)
const viewer = viewerWith(...(keys as 'SettingSystem:ListSettingSystem'[]))
const id = (key: string) => encodeId('CompanySetting', key)

test('settings are read with typed values, with two calls', async () => {
  const rest = settingServices()
  const text =
    '{ companySettings(filter: { areas: [HIRING, SECURITY] }, first: 10) { nodes { key area kind minimum maximum version value { isOn number contacts { phone } } changedBy { fullName } } } }'
  const { data } = await execute(text, { rest, viewer })
  expect(data.companySettings.nodes).toMatchObject([
    { key: 'requisitionApproval', kind: 'SWITCH', version: 2, value: { isOn: true, number: null, contacts: null } },
    { key: 'approvalReminderDays', kind: 'NUMBER', minimum: 1, value: { isOn: null, number: 2 }, changedBy: null },
    { key: 'minPasswordLength', area: 'SECURITY', maximum: 64 },
  ])
  expect(rest.counts()).toEqual({ settingManageList: 1, usersByUserNames: 1 })
  expect(rest.callsOf('settingManageList')[0]!.body).toMatchObject({ areas: ['hiring', 'security'] })
})

test('a setting is read by its id with its history, changed, restored and reset', async () => {
  const rest = settingServices()
  const node = `{ node(id: "${id('requisitionApproval')}") { ... on CompanySetting { history(first: 5) { nodes { version value { isOn } } } } } }`
  expect((await execute(node, { rest, viewer })).data.node.history.nodes).toEqual([
    { version: 2, value: { isOn: true } },
    { version: 1, value: { isOn: false } },
  ])
  const run = async (text: string) => (await execute(`mutation { ${text} }`, { rest, viewer })).data
  await run(
    `updateCompanySetting(input: { id: "${id('supportContacts')}", version: 0, value: { contacts: [{ vietnameseName: "Hà", englishName: "Ha", phone: "1", email: "ha@hr.example" }] } }) { companySetting { version } }`,
  )
  await run(
    `restoreCompanySetting(input: { id: "${id('requisitionApproval')}", fromVersion: 1, version: 2 }) { companySetting { value { isOn } } }`,
  )
  await run(`resetCompanySetting(input: { id: "${id('minPasswordLength')}" }) { companySetting { isDefault } }`)
  const writes = rest.calls.filter(({ operation }) => /Update|Restore|Delete/.test(operation))
  expect(writes.map(({ params, body }) => [params, body])).toEqual([
    [
      { id: 'supportContacts' },
      { value: { contacts: [{ nameVi: 'Hà', nameEn: 'Ha', phone: '1', email: 'ha@hr.example' }] }, version: 0 },
    ],
    [{ id: 'requisitionApproval' }, { from: 1, version: 2 }],
    [{ id: 'minPasswordLength' }, undefined],
  ])
})

test('an invalid value is reported at its field; a user who may only list cannot change anything', async () => {
  const rest = settingServices()
  const update = (who = viewer) =>
    execute(
      `mutation { updateCompanySetting(input: { id: "${id('supportContacts')}", value: { contacts: [{ vietnameseName: "Hà", englishName: "Ha", phone: "1", email: "taken@hr.example" }] } }) { companySetting { id } } }`,
      { rest, viewer: who },
    )
  expect((await update()).errors![0]!.extensions).toMatchObject({
    code: 'BAD_INPUT',
    fields: { 'value.contacts.0.email': ['is not a valid e-mail address'] },
  })
  const refused = await update(viewerWith('SettingSystem:ListSettingSystem'))
  expect(refused.errors![0]!.extensions!.code).toBe('FORBIDDEN')
  expect(rest.callsOf('settingManageUpdate')).toHaveLength(1)
})

import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companySettings/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt } from '../../support/records.ts'
import { summary } from '../users/people.ts'

const at = '2026-11-20T03:00:00.000Z'
const who = summary(1).userName
const nothing = { isOn: null, number: null, contacts: null }

/** REST services that keep a company's settings in memory. */
export function settingServices() {
  const of = (
    id: contract.ManagedKey,
    value: contract.NewSettingValue,
    given: Partial<contract.ManagedSetting> = {},
  ): contract.ManagedSetting => ({
    id,
    area: contract.managedSettings[id].area,
    kind: contract.managedSettings[id].kind,
    value: { ...nothing, ...value },
    isDefault: true,
    min: null,
    max: null,
    version: 0,
    updatedBy: null,
    updatedDate: null,
    ...given,
  })
  const all = [
    of('requisitionApproval', { isOn: true }, { isDefault: false, version: 2, updatedBy: who, updatedDate: at }),
    of('approvalReminderDays', { number: 2 }, { min: 1, max: 30 }),
    of('minPasswordLength', { number: 6 }, { min: 6, max: 64 }),
    of('supportContacts', { contacts: [] }, { max: 3 }),
  ]
  const find = (id: unknown) => {
    const found = all.find((setting) => setting.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const set = (id: unknown, value: contract.NewSettingValue, isDefault = false) =>
    Object.assign(find(id), {
      value: { ...nothing, ...value },
      isDefault,
      version: find(id).version + 1,
      updatedBy: who,
      updatedDate: at,
    })
  return fakeRest()
    .on(contract.settingManageList, ({ body }) =>
      pageAt(
        all.filter(({ area }) => !body.areas || body.areas.includes(area)),
        body,
      ),
    )
    .on(contract.settingManageGet, ({ params }) => find(params!.id))
    .on(contract.settingManageHistory, ({ body }) =>
      pageAt(
        [
          { version: 2, value: { ...nothing, isOn: true }, changedBy: who, changedDate: at },
          { version: 1, value: { ...nothing, isOn: false }, changedBy: who, changedDate: at },
        ],
        body,
      ),
    )
    .on(contract.settingManageUpdate, ({ params, body }) => {
      if (body.value.contacts?.some(({ email }) => email === 'taken@hr.example'))
        throw new RequestError('BAD_INPUT', 'no', {
          fields: { 'value.contacts.0.email': ['is not a valid e-mail address'] },
        })
      return set(params!.id, body.value)
    })
    .on(contract.settingManageRestore, ({ params }) => set(params!.id, { isOn: false }))
    .on(contract.settingManageDelete, ({ params }) => set(params!.id, { isOn: false }, true))
    .on(usersByUserNames, () => [summary(1)])
}

import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companySettings/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt } from '../../support/records.ts'
import { summary } from '../users/people.ts'

const at = '2026-11-20T03:00:00.000Z'
const who = summary(1).userName

/** REST services that keep the settings of a company in memory. */
export function settingServices() {
  const of = (
    id: contract.ManagedKey,
    value: contract.SettingValue,
    given: Partial<contract.ManagedSetting> = {},
  ): contract.ManagedSetting => ({
    id,
    area: contract.managedSettings[id].area,
    kind: contract.managedSettings[id].kind,
    value,
    isDefault: true,
    min: null,
    max: null,
    version: 0,
    updatedBy: null,
    updatedDate: null,
    ...given,
  })
  const all = [
    of('requisitionApproval', true, { isDefault: false, version: 2, updatedBy: who, updatedDate: at }),
    of('approvalReminderDays', 2, { min: 1, max: 30 }),
    of('minPasswordLength', 6, { min: 6, max: 64 }),
    of('supportContacts', [], { max: 3 }),
  ]
  const find = (id: unknown) => {
    const found = all.find((setting) => setting.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const set = (id: unknown, value: contract.SettingValue, isDefault = false) =>
    Object.assign(find(id), { value, isDefault, version: find(id).version + 1, updatedBy: who, updatedDate: at })
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
          { version: 2, value: true, changedBy: who, changedDate: at },
          { version: 1, value: false, changedBy: who, changedDate: at },
        ],
        body,
      ),
    )
    .on(contract.settingManageUpdate, ({ params, body }) => {
      if (Array.isArray(body.value) && body.value.some(({ email }) => email === 'taken@hr.example'))
        throw new RequestError('BAD_INPUT', 'no', { fields: { 'value.0.email': ['is not a valid e-mail address'] } })
      return set(params!.id, body.value)
    })
    .on(contract.settingManageRestore, ({ params }) => set(params!.id, false))
    .on(contract.settingManageDelete, ({ params }) => set(params!.id, false, true))
    .on(usersByUserNames, () => [summary(1)])
}

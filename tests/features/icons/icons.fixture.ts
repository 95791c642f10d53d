import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/icons/contract.ts'
import { iconList } from '../../../services/features/lookups/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  icon: string
  modules?: number
}

/** REST services that keep icons in memory. */
export function iconServices(...given: Given[]) {
  const all = given.map(({ modules = 0, ...icon }, at) => ({
    icon: { id: uuid(at + 1), ...icon } as contract.MenuIcon,
    modules,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ icon }) => icon.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(iconList, () => all.map(({ icon }) => ({ ...icon, isDefault: false })))
    .on(contract.iconManageList, ({ body }) =>
      pageAt(
        all.map(({ icon }) => icon).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.iconManageUsage, ({ body }) => body.ids.map((id) => ({ id, modules: find(id).modules })))
    .on(contract.iconManageCreate, ({ body }) => {
      if (all.some(({ icon }) => icon.icon === body.icon))
        throw new RequestError('BAD_INPUT', 'no', { fields: { icon: ['This is already taken'] } })
      const icon = { id: uuid(all.length + 1), ...body }
      all.push({ icon, modules: 0 })
      return icon
    })
    .on(contract.iconManageUpdate, ({ params, body }) => Object.assign(find(params!.id).icon, body))
    .on(contract.iconManageDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}

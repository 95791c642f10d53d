import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/departments/contract.ts'
import { usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { department, summary } from '../users/people.ts'

/** REST services that keep departments in memory. The first one has users, the others have nothing. */
export function managedServices(departments: contract.Department[]) {
  const find = (id: unknown) => {
    const found = departments.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const rest = fakeRest()
    .on(contract.departmentManageList, ({ body }) =>
      pageAt(
        departments.filter(({ active }) => body.active === undefined || active === body.active),
        body,
      ),
    )
    .on(contract.departmentManageUsage, ({ body }) =>
      body.ids.map((id) => ({
        id: String(id),
        people: id === departments[0]!.id ? 3 : 0,
        jobs: 0,
        below: 0,
        workflows: 0,
      })),
    )
    .on(contract.departmentByIds, ({ body }) => departments.filter(({ id }) => body!.ids.includes(id)))
    .on(contract.departmentsByCompany, () => departments.filter(({ active }) => active))
    .on(contract.locationsByCompany, () => [
      { id: uuid(900), name: 'Hà Nội', address: null, city: 'Hà Nội', country: 'VN' },
    ])
    .on(usersByUserNames, ({ body }) => body.map((name) => ({ ...summary(1), userName: String(name) })))
    .on(contract.departmentManageCreate, ({ body }) => {
      if (departments.some(({ key }) => key === body.key))
        throw new RequestError('BAD_INPUT', 'no', { fields: { key: ['This is already taken'] } })
      const made = department(50 + departments.length, { ...(body as object), position: 90 })
      departments.push(made)
      return made
    })
    .on(contract.departmentManageUpdate, ({ params, body }) => Object.assign(find(params!.id), body))
    .on(contract.departmentManageMove, ({ params, body: { parentId, beforeId } }) => {
      const moved = Object.assign(find(params.id), { parentId })
      departments.splice(departments.indexOf(moved), 1)
      const at = departments.findIndex(({ id }) => id === beforeId)
      departments.splice(at < 0 ? departments.length : at, 0, moved)
      return moved
    })
    .on(contract.departmentManageDelete, ({ params }) => {
      departments.splice(departments.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
  return rest
}

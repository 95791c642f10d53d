import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import type { Location } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/locations/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given {
  name: string
  departments?: number
  rooms?: number
}

/** REST services that keep locations in memory. */
export function locationServices(...given: Given[]) {
  const all = given.map(({ name, departments = 0, rooms = 0 }, at) => ({
    location: { id: uuid(at + 1), name, address: null, city: 'Huế', country: 'VN' } as Location,
    departments,
    rooms,
  }))
  const find = (id: unknown) => {
    const found = all.find(({ location }) => location.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(contract.locationManageList, ({ body }) =>
      pageAt(
        all.map(({ location }) => location).filter(({ name }) => name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.locationManageUsage, ({ body }) =>
      body.ids.map((id) => {
        const { departments, rooms } = find(id)
        return { id, place: all.indexOf(find(id)) + 1, version: 3, departments, rooms }
      }),
    )
    .on(contract.locationManageCreate, ({ body: { place: _place, ...body } }) => {
      if (all.some(({ location }) => location.name === body.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const location = { id: uuid(all.length + 1), ...body, address: body.address ?? null }
      all.push({ location, departments: 0, rooms: 0 })
      return location
    })
    .on(contract.locationManageUpdate, ({ params, body: { place: _place, version: _version, ...body } }) =>
      Object.assign(find(params!.id).location, body),
    )
    .on(contract.locationManageDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}

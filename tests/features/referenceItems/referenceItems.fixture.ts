import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/referenceItems/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

interface Given extends Partial<contract.ReferenceItem> {
  name: string
  cities?: number
}

/** REST services that keep reference data in memory; ids are numbers from 1. */
export function referenceServices(...given: Given[]) {
  const items = given.map(({ cities = 0, ...item }, at) => ({
    item: {
      ...{ id: uuid(at + 1), kind: 'country', code: null, countryId: null, isDefault: false, place: at + 1 },
      ...item,
    } as contract.ReferenceItem,
    cities,
  }))
  const find = (id: unknown) => {
    const found = items.find(({ item }) => item.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(contract.referenceManageList, ({ body }) =>
      pageAt(
        items
          .map(({ item }) => item)
          .filter(({ kind, name }) => (!body.kind || kind === body.kind) && name.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.referenceManageByIds, ({ body }) =>
      items.map(({ item }) => item).filter(({ id }) => body.ids.includes(id)),
    )
    .on(contract.referenceManageUsage, ({ body }) => body.ids.map((id) => ({ id, cities: find(id).cities })))
    .on(contract.referenceManageCreate, ({ body: { kind, ...fields } }) => {
      if (items.some(({ item }) => item.name === fields.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['This is already taken'] } })
      const place = items.length + 1
      const item = { id: uuid(place), kind, code: null, countryId: null, isDefault: false, place, ...fields }
      items.push({ item, cities: 0 })
      return item
    })
    .on(contract.referenceManageUpdate, ({ params, body }) => Object.assign(find(params!.id).item, body))
    .on(contract.referenceManageDelete, ({ params }) => {
      items.splice(items.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}

/** A country, one of its cities and a level of education. */
export const three: Given[] = [
  { name: 'Việt Nam', code: 'VN', isDefault: true, cities: 101 },
  { name: 'Huế', kind: 'city', countryId: uuid(1) },
  { name: 'Master', kind: 'institutionLevel' },
]

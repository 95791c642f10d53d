import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import { locationsByCompany } from '../../../services/features/departments/contract.ts'
import * as contract from '../../../services/features/vendors/contract.ts'
import { userSearch, usersByUserNames } from '../../../services/features/users/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'

const person = (userName: string) => ({
  ...{ id: uuid(70), userName, fullName: 'Lan Phạm', email: 'lan@company.example', title: null },
  ...{ departmentId: null, status: 'active' as const, avatarVersion: null },
})

type Given<T> = Partial<T> & { name: string }

/**
 * REST services that keep vendors and the users in charge of them in memory; their ids are numbers from 1 and from 51.
 */
export function vendorServices({
  vendors: givenVendors = [],
  configs: givenConfigs = [],
}: { vendors?: readonly Given<contract.Vendor>[]; configs?: readonly Given<contract.VendorConfig>[] } = {}) {
  const vendors = givenVendors.map((one, at): contract.Vendor => ({
    ...{ id: uuid(at + 1), address: 'Huế', status: 'Active', location: ['Hà Nội'], email: [], version: 3 },
    ...one,
  }))
  const configs = givenConfigs.map((one, at): contract.VendorConfig => ({
    ...{ id: uuid(at + 51), userName: 'lan', status: 'Active', location: ['Hà Nội'], version: 3 },
    ...one,
  }))
  const find = <T extends { id: string }>(list: T[], id: unknown) => {
    const found = list.find((one) => one.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const listed = <T extends { name: string; status: string }>(list: T[], body: any) =>
    pageAt(
      list.filter(
        ({ name, status }) => name.includes(body.input ?? '') && (!body.status || body.status.includes(status)),
      ),
      body,
    )
  const demandFree = (list: readonly { name: string }[], name: string) => {
    if (list.some((one) => one.name === name))
      throw new RequestError('BAD_INPUT', 'no', { fields: { 'vendor.name': ['This is already taken'] } })
  }
  const invited = new Set<string>()
  const personOf = (vendorId: string, email: string): contract.VendorPerson => ({
    ...{ vendorId, email, userName: invited.has(email) ? 'lan' : null },
    state: invited.has(email) ? 'invited' : 'none',
  })
  return fakeRest()
    .on(locationsByCompany, () =>
      ['Hà Nội', '東京'].map((name, at) => ({ id: uuid(80 + at), name, address: null, city: name, country: 'VN' })),
    )
    .on(userSearch, ({ body }) => pageAt([person('lan')], body))
    .on(usersByUserNames, ({ body }) => body.map(person))
    .on(contract.vendorList, ({ body }) => listed(vendors, body))
    .on(contract.vendorByIds, ({ body }) => vendors.filter(({ id }) => body.ids.includes(id)))
    .on(contract.vendorPeople, ({ body }) =>
      vendors
        .filter(({ id }) => body.ids.includes(id))
        .flatMap(({ id, email }) => email.map((one) => personOf(id, one.email))),
    )
    .on(contract.vendorInvite, ({ params, body }) => {
      invited.add(body.email)
      return personOf(params!.id!, body.email)
    })
    .on(contract.vendorCreate, ({ body: { location = [], email = [], ...body } }) => {
      demandFree(vendors, body.name)
      const vendor = { id: uuid(vendors.length + 1), ...body, location, email, version: 1 }
      vendors.push(vendor)
      return vendor
    })
    .on(contract.vendorUpdate, ({ params, body }) => Object.assign(find(vendors, params!.id), body))
    .on(contract.vendorDelete, ({ params }) => {
      vendors.splice(vendors.indexOf(find(vendors, params!.id)), 1)
      return { status: 'OK' }
    })
    .on(contract.vendorConfigList, ({ body }) => listed(configs, body))
    .on(contract.vendorConfigByIds, ({ body }) => configs.filter(({ id }) => body.ids.includes(id)))
    .on(contract.vendorConfigCreate, ({ body: { location = [], ...body } }) => {
      const config = { id: uuid(configs.length + 51), ...body, location, version: 1 }
      configs.push(config)
      return config
    })
    .on(contract.vendorConfigUpdate, ({ params, body }) => Object.assign(find(configs, params!.id), body))
    .on(contract.vendorConfigDelete, ({ params }) => {
      configs.splice(configs.indexOf(find(configs, params!.id)), 1)
      return { status: 'OK' }
    })
}

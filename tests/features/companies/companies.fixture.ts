import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companies/contract.ts'
import { companyTypeList } from '../../../services/features/lookups/contract.ts'
import { currentUserInfo } from '../../../services/features/users/contract.ts'
import { companyId, fakeRest } from '../../support/fakeRest.ts'
import { pageOf, uuid } from '../../support/records.ts'

export const companyRow = (id: string, more: Partial<contract.CompanyInfo> = {}): contract.CompanyInfo => ({
  id,
  name: 'Sông Hồng',
  code: 'SHS',
  type: 'Employer',
  email: null,
  phone: null,
  website: null,
  address: null,
  taxCode: '1',
  active: true,
  createdDate: '2025-03-01T00:00:00.000Z',
  version: 1,
  mayManage: true,
  ...more,
})

/** Services with these companies, which store changes. The first company is the viewer's. */
export function companyServices(...rows: contract.CompanyInfo[]) {
  const kept = rows
  const found = (id: unknown) => {
    const row = kept.find((one) => one.id === id)
    if (!row) throw new RequestError('NOT_FOUND', 'Not found')
    return row
  }
  return fakeRest()
    .on(contract.companyList, ({ body }) =>
      pageOf(kept.filter(({ active }) => body!.active === undefined || body!.active === active)),
    )
    .on(contract.companyByIds, ({ body }) => kept.filter(({ id }) => body!.ids.includes(id)))
    .on(contract.companyManageUsage, ({ body }) =>
      body!.ids.map((id) => ({ id: String(id), users: 4, lastUsedDate: null })),
    )
    .on(contract.companyManageGet, ({ params }) => found(params!.id))
    .on(contract.companyManageCreate, ({ body }) => {
      if (kept.some(({ name }) => name === body!.name))
        throw new RequestError('BAD_INPUT', 'no', { fields: { name: ['is already taken'] } })
      const row = companyRow(uuid(kept.length + 1), { name: body!.name, code: body!.code ?? null })
      kept.push(row)
      return row
    })
    .on(contract.companyManageUpdate, ({ params, body }) => {
      const { version: _version, ...fields } = body!
      const row = found(params!.id)
      return Object.assign(row, fields, { version: row.version! + 1 })
    })
    .on(contract.companyManageDelete, ({ params }) => Object.assign(found(params!.id), { active: false }))
    .on(contract.companyManageActivate, ({ params }) => Object.assign(found(params!.id), { active: true }))
    .on(companyTypeList, () =>
      ['Employer', 'University'].map((name, at) => ({ id: uuid(700 + at), name, isDefault: false })),
    )
    .on(currentUserInfo, () => ({
      id: uuid(7),
      userName: 'admin',
      fullName: 'A',
      email: null,
      roles: ['Administrator'],
      currentRole: 'Administrator',
      companyId: kept[0]?.id ?? companyId,
      companyName: kept[0]?.name ?? '',
    }))
}

interface SignedInOf {
  isPlatform?: boolean
  /** The path of the logo. */
  logo?: string
}

/** Adds the signed-in user to services: an administrator of the company that runs the platform, or of another one. */
export function withCompany(rest: ReturnType<typeof fakeRest>, { isPlatform = false, logo }: SignedInOf) {
  const company = companyRow(companyId, { platform: isPlatform, ...(logo && { logo }) })
  return rest
    .on(currentUserInfo, () => ({
      id: uuid(7),
      userName: 'admin',
      fullName: 'A',
      email: null,
      roles: ['Administrator'],
      currentRole: 'Administrator',
      companyId,
      companyName: company.name,
    }))
    .on(contract.currentCompanyInfo, () => company)
    .on(contract.companyByIds, () => [company])
}

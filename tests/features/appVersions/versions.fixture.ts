import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/appVersions/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { withCompany } from '../companies/companies.fixture.ts'

/** REST services that keep app versions in memory. `isPlatform`: whether the viewer's company manages them. */
export function versionServices({ isPlatform = true, versions = ['2.3.0', '2.4.0'] } = {}) {
  const all = versions.map((version, at): contract.AppVersion => ({
    id: uuid(at + 1),
    appID: 'Hireloom',
    version,
    isRequireToUpdate: at === 0,
    canChange: isPlatform,
  }))
  const find = (id: unknown) => {
    const found = all.find((version) => version.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return withCompany(fakeRest(), { isPlatform })
    .on(contract.appVersionList, ({ body }) =>
      pageAt(
        all.filter(({ version }) => version.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.appVersionApps, () => ['Hireloom', 'HireloomLite'])
    .on(contract.appVersionGet, ({ params }) => find(params!.id))
    .on(contract.appVersionCreate, ({ body }) => {
      if (all.some(({ version }) => version === body.version))
        throw new RequestError('BAD_INPUT', 'no', { fields: { version: ['This is already taken'] } })
      all.unshift({ id: uuid(all.length + 1), ...body, canChange: true })
      return all[0]!
    })
    .on(contract.appVersionUpdate, ({ params, body }) => Object.assign(find(params!.id), body))
    .on(contract.appVersionDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.id)), 1)
      return { status: 'OK' }
    })
}

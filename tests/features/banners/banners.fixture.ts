import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/banners/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt, uuid } from '../../support/records.ts'
import { withCompany } from '../companies/companies.fixture.ts'

/** REST services that keep banners in memory. `isPlatform`: whether the viewer's company manages them. */
export function bannerServices({ isPlatform = true, titles = ['Fair', 'Course'] } = {}) {
  const all = titles.map((title, at): contract.Banner => ({
    id: uuid(at + 1),
    type: 'Banner',
    title,
    url: `https://${title.toLowerCase()}.example/`,
    description: `All about the ${title.toLowerCase()}`,
    status: at === 0 ? 'Active' : 'Inactive',
    position: 'Dashboard',
    sort: at,
    name: `${title}.png`,
    logo: null,
    canChange: isPlatform,
  }))
  const find = (id: unknown) => {
    const found = all.find((banner) => banner.id === id)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  const choices = (words: readonly string[]) => words.map((word) => ({ id: word, name: word }))
  return withCompany(fakeRest(), { isPlatform })
    .on(contract.bannerList, ({ body }) =>
      pageAt(
        all.filter(({ type, title }) => (!body.type || type === body.type) && title.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.bannerShown, ({ query }) =>
      all
        .filter(({ status, position }) => status === 'Active' && position === query!.position)
        .map(({ id, type, title, url, description, logo }) => ({ id, type, title, url, description, logo })),
    )
    .on(contract.bannerStatusList, () => choices(contract.bannerStatuses))
    .on(contract.bannerPositionList, () => choices([...contract.bannerPositions, 'Wall']))
    .on(contract.bannerGet, ({ params }) => find(params!.id))
    .on(contract.bannerCreate, ({ body }) => {
      if (body.url.startsWith('ftp')) throw new RequestError('BAD_INPUT', 'no', { fields: { url: ['is not valid'] } })
      const { title, url, description, status, position, sort, name = '', type = 'Banner' } = body
      const row = { id: uuid(all.length + 1), type, title, url, description, status, position, sort, name }
      all.unshift({ ...row, logo: null, canChange: true })
      return all[0]!
    })
    .on(contract.bannerUpdate, ({ params, body: { title, url, description, status, position, sort } }) =>
      Object.assign(find(params!.id), { title, url, description, status, position, sort }),
    )
    .on(contract.bannerDelete, ({ params }) => {
      const banner = find(params!.id)
      banner.status = banner.status === 'Active' ? 'Inactive' : 'Active'
      return { status: 'OK' }
    })
}

import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/contentPages/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt } from '../../support/records.ts'
import { withCompany } from '../companies/companies.fixture.ts'

/** REST services that keep pages of text in memory. `isPlatform`: whether the viewer's company manages them. */
export function contentServices({ isPlatform = true, codes = ['help', 'terms'] } = {}) {
  const all = codes.map((code): contract.ContentPage => ({
    code,
    title: `All about ${code}`,
    contents: `<h2>Of ${code}</h2><p>What is <strong>true</strong> of ${code}.</p>`,
    version: 3,
    canChange: isPlatform,
  }))
  const find = (asked: unknown) => {
    const found = all.find(({ code }) => code === String(asked).toLowerCase())
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return withCompany(fakeRest(), { isPlatform })
    .on(contract.contentList, ({ body }) =>
      pageAt(
        all.filter(({ title }) => title.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.contentTitles, () => all.map(({ code, title }) => ({ code, title })))
    .on(contract.contentGet, ({ params }) => find(params!.code))
    .on(contract.contentCreate, ({ body }) => {
      if (all.some(({ code }) => code === body.code))
        throw new RequestError('BAD_INPUT', 'no', { fields: { code: ['This is already taken'] } })
      all.unshift({ ...body, version: 1, canChange: true })
      return all[0]!
    })
    .on(contract.contentUpdate, ({ params, body }) => {
      const page = find(params!.code)
      if (body.version !== undefined && body.version !== page.version)
        throw new RequestError('CONFLICT', 'Somebody else has changed the page')
      return Object.assign(page, { title: body.title, contents: body.contents, version: page.version + 1 })
    })
    .on(contract.contentDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.code)), 1)
      return { status: 'OK' }
    })
}

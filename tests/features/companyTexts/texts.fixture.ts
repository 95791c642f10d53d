import { RequestError } from '../../../gateway/core/graph/requestError.ts'
import * as contract from '../../../services/features/companyTexts/contract.ts'
import { translationList } from '../../../services/features/translations/contract.ts'
import { fakeRest } from '../../support/fakeRest.ts'
import { pageAt } from '../../support/records.ts'

/** REST services that keep a company's own texts in memory. */
export function textServices(
  given: Record<string, string> = { 'jobs:title': 'Vacancies', 'candidates:title': 'People' },
) {
  const all = Object.entries(given).map(([key, en]): contract.CompanyText => ({ key, texts: { en, vi: '', ja: '' } }))
  const find = (key: unknown) => {
    const found = all.find((text) => text.key === key)
    if (!found) throw new RequestError('NOT_FOUND', 'Not found')
    return found
  }
  return fakeRest()
    .on(contract.companyTextManageList, ({ body }) =>
      pageAt(
        all.filter(({ key }) => key.includes(body.keyword ?? '')),
        body,
      ),
    )
    .on(contract.companyTextManageGet, ({ params }) => find(params!.key))
    .on(contract.companyTextManageUpdate, ({ params, body }) => {
      const { key } = params as { key: string }
      if (body.texts.en.includes('<b>'))
        throw new RequestError('BAD_INPUT', 'no', { fields: { 'texts.en': ['is not valid'] } })
      for (const one of [...(body.also ?? []), key]) {
        const at = all.findIndex((text) => text.key === one)
        if (at >= 0) all.splice(at, 1)
        all.unshift({ key: one, texts: body.texts })
      }
      return all[0]!
    })
    .on(contract.companyTextManageDelete, ({ params }) => {
      all.splice(all.indexOf(find(params!.key)), 1)
      return { status: 'OK' }
    })
    .on(translationList, ({ params }) =>
      Object.fromEntries(
        all.flatMap(({ key, texts }) => {
          const word = texts[(params as { language: 'en' }).language]
          return word ? [[key, word]] : []
        }),
      ),
    )
}

import { byText, listSource, preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import { everyType, formTypes, typeParam } from '../categories.ts'
import query, { type FormsTabQuery } from './__generated__/FormsTabQuery.graphql.ts'

/** What the list of the interview forms asks for. */
export const formsSource = listSource({
  params: { type: { param: typeParam }, name: byText },
  variables: ({ type, name, page, size }) => ({
    category: type === everyType ? null : formTypes[type],
    query: name || null,
    page,
    size,
  }),
})

export default preloadList(asQuery<FormsTabQuery>(query), formsSource)

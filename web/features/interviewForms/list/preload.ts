import { textFilterParam, listSource, preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import { everyType, formTypes, typeParam } from '../categories.ts'
import query, { type FormsTabQuery } from './__generated__/FormsTabQuery.graphql.ts'

/** The data for the list of interview forms. */
export const formsSource = listSource({
  params: { type: { param: typeParam }, name: textFilterParam },
  variables: ({ type, name, page, size }) => ({
    category: type === everyType ? null : formTypes[type],
    query: name || null,
    page,
    size,
  }),
})

export default preloadList(asQuery<FormsTabQuery>(query), formsSource)

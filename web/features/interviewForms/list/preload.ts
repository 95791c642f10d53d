import { byText, listSource, preloadList } from '../../../shared/list/listAddress.ts'
import { asQuery } from '../../../shared/list/typed.ts'
import query, { type FormsTabQuery } from './__generated__/FormsTabQuery.graphql.ts'

/** The forms tab shows feedback forms (000/9). */
const feedback = 'FEEDBACK' as const

/** What the list of the interview forms asks for. */
export const formsSource = listSource({
  params: { name: byText },
  variables: ({ name, page, size }) => ({ category: feedback, query: name || null, page, size }),
})

export default preloadList(asQuery<FormsTabQuery>(query), formsSource)

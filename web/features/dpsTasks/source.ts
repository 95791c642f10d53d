import { byText, listSource } from '../../shared/list/listAddress.ts'

/** What the tasks of a stored search are asked with; the search by the services' id, empty: the tasks of all. */
export const tasksSource = (type: string) =>
  listSource({
    params: { q: byText, job: byText },
    // The list's own page size, and the others that are offered (001/9).
    sizes: [10, 20, 30, 40, 90],
    variables: ({ q, job, page, size }) => ({
      type,
      hasType: type !== '',
      query: q.trim() || null,
      job: job || null,
      page,
      size,
    }),
  })

/** What the stored searches are asked with. */
export const searchesVariables = (search: string) => ({ query: search.trim() || null })

import { textFilterParam, listSource } from '../../shared/list/listAddress.ts'

/** The query source for the tasks of a stored search, by its id in the services; '' for all tasks. */
export const tasksSource = (type: string) =>
  listSource({
    params: { q: textFilterParam, job: textFilterParam },
    // The list has its own page sizes (001/9).
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

/** Returns the variables of the query for the stored searches. */
export const searchesVariables = (search: string) => ({ query: search.trim() || null })

import { textFilterParam, listSource } from '../../../shared/list/listAddress.ts'
import { reviewConditionsOf, reviewParams, type Channel } from '../../../shared/review/list/reviewSource.ts'

/** The query source for the rows of a folder. The address contains the services' ids of the import and the channels. */
export const rowsSource = (
  folder: string,
  channels: readonly Channel[] | null,
  importIdOf: (databaseId: string) => string | null,
) =>
  listSource({
    params: { ...reviewParams, import: textFilterParam, request: textFilterParam },
    variables: ({ page, size, import: batch, request, keyword, status, created, channels: chosen }) => {
      const { query, filter } = reviewConditionsOf({ keyword, status, created, channels: chosen }, channels)
      const narrowed = { ...filter, importId: importIdOf(batch), vendorRequestDatabaseId: request || null }
      return { folder, page, size, query, filter: narrowed }
    },
  })

import { listSource } from '../../shared/list/listAddress.ts'
import { reviewConditionsOf, reviewParams, type Channel } from '../../shared/review/list/reviewSource.ts'

/** The query source for Greeting, depending on the channels of its filter. */
export const inboundSource = (channels: readonly Channel[] | null) =>
  listSource({
    params: reviewParams,
    variables: ({ page, size, keyword, status, created, channels: chosen }) => ({
      ...reviewConditionsOf({ keyword, status, created, channels: chosen }, channels),
      page,
      size,
    }),
  })
